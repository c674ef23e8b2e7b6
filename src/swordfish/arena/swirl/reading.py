"""`python -m swordfish.arena.swirl.reading [GAMES] [LEVEL]`: how well static values predict the cards of a level.

`best` infers hands from such predictions: a card worth less by `CLEAR` is e times less likely, and `DOUBT` is added for
each card. The program fits both numbers to games of the level against itself, by maximum likelihood. A prediction is
better the nearer its mean logarithm is to 0.
"""

import sys
from collections.abc import Sequence
from itertools import product
from math import exp, log

from swordfish.arena.match import play
from swordfish.bots import AnyBot, Budget, Decision, find
from swordfish.bots.swirl.hands import CLEAR, DOUBT
from swordfish.bots.swirl.worth import MOST, StaticEvaluation
from swordfish.core import Luck, open_seed
from swordfish.games import swirl
from swordfish.games.swirl.model import Command, Event, Play, State

CLEARS = (0.1, 0.2, 0.4, 0.7, 1.0, 1.5, 2.0, 3.0, 5.0)
DOUBTS = (0.005, 0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2)

Lead = tuple[float, ...]
"""By how much each card of a hand is worth more than the one that was played."""


class Observed:
    """A bot, and the leads of all hands from which it has played a card."""

    def __init__(self, bot: AnyBot, seat: int, leads: list[Lead]) -> None:
        self._bot, self._seat, self._leads = bot, seat, leads

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Decision[Command]:
        command = self._bot.choose(view, legal, news, budget)
        if isinstance(command, Play) and len(legal) > 1:
            evaluation = StaticEvaluation(view, self._seat)
            played = evaluation.play(command.card)
            self._leads.append(tuple(evaluation.play(card) - played for card in evaluation.hand))
        return command


def leads(games: int, level: str) -> list[Lead]:
    """The leads of all choices of a card, in games of two players with rotating starter."""
    found: list[Lead] = []
    for number in range(games):
        luck = Luck(open_seed(f"reading bots {number}"))
        players = [Observed(find(level, "swirl")(swirl, seat, luck(seat)), seat, found) for seat in range(2)]
        play(
            swirl,
            swirl.Options(seats=2, rotating=True),
            players,
            Luck(open_seed(f"reading game {number}")),
            think=10**9,
        )
    return found


def predicted(found: Sequence[Lead], clear: float, doubt: float) -> float:
    """The mean logarithm of the probability of the card that was played."""
    total = 0.0
    for lead in found:
        likely = doubt + (1 - doubt) / sum(exp(min(MOST, one / clear)) for one in lead)
        total += log(likely / (len(lead) * doubt + 1 - doubt))
    return total / len(found)


def main(games: int, level: str) -> None:
    found = leads(games, level)
    by_value = sum(max(lead) <= 0 for lead in found) / len(found)
    print(f"{level}: {len(found)} choices of a card in {games} games; {by_value:.0%} are of the highest static value")
    print(f"all cards equally likely: {predicted(found, 1.0, 1.0):.3f}")
    fitted = max(product(CLEARS, DOUBTS), key=lambda pair: predicted(found, *pair))
    for name, (clear, doubt) in {"as `best` assumes": (CLEAR, DOUBT), "best fit": fitted}.items():
        print(f"{name} (CLEAR {clear}, DOUBT {doubt}): {predicted(found, clear, doubt):.3f}")


if __name__ == "__main__":
    games, level = (*sys.argv[1:], *("60", "hard")[len(sys.argv) - 1 :])
    main(int(games), level)
