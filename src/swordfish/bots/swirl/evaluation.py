"""Evaluate swirl: whole turns ranked by static value, and win probabilities at a deal, when all hands are empty."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import nlargest
from operator import itemgetter, mul
from typing import TypeAlias

from swordfish.bots.bot import Budget
from swordfish.bots.plans import Plan
from swordfish.bots.search import shares
from swordfish.bots.swirl.hands import Reader
from swordfish.bots.swirl.worth import MOST, StaticEvaluation
from swordfish.core import Rng
from swordfish.games import Game
from swordfish.games.swirl import rules
from swordfish.games.swirl.captures import outlook
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.effects import snatchable
from swordfish.games.swirl.model import Choose, Command, Enough, Event, Play, State, Take
from swordfish.games.swirl.rules import PLAYS
from swordfish.games.swirl.sight import imagine

WARMTH = 4.0
"""The temperature of priors: a turn worth less by WARMTH is e times less likely."""
WEIGHTS = (-1.89, 0.3, 0.08, 0.86, 0.26, -0.12, 0.98)
"""Maximum-likelihood weights of the features, from `python -m swordfish.arena.fit swirl 2500`."""
MOST_TURNS = 60
"""The most turns to compare, by value: with a large middle there may be hundreds of captures."""
ENOUGH = Enough()
TAKES = tuple([Take(play.card) for play in PLAYS])

WholeTurn: TypeAlias = tuple[Command, ...]
"""All commands of a seat until its turn is over."""


class SwirlGreedy:
    """Completes its series; else takes cards for it, then cards that others need, then most cards."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self._seat = seat
        self._rng = rng

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], Choose):
            return self._rng.pick(legal)
        evaluation = StaticEvaluation(view, self._seat)
        if view.played:
            return evaluation.next_step(legal)
        return max(legal, key=lambda command: evaluation.play(command.card) if isinstance(command, Play) else 0.0)


class SwirlEvaluator:
    """The evaluator of swirl: leaves are evaluated at the next deal, when all hands are empty."""

    depth = 100

    def __init__(self, rng: Rng, reader: Reader | None = None) -> None:
        self._rng = rng
        self._reader = reader

    def observe(self, view: State, seat: int, news: Sequence[Event]) -> None:
        if self._reader:
            self._reader.observe(view, seat, news)

    def world(self, view: State, seat: int, rng: Rng) -> State:
        return self._reader.world(view, seat, rng) if self._reader else imagine(view, seat, rng)

    def plans(self, state: State, seat: int) -> Sequence[Plan[Command]]:
        if chooses(state):
            return (Plan((self._rng.pick(rules.legal(state, seat)),), 1.0),)
        evaluation = StaticEvaluation(state, seat)
        found = nlargest(MOST_TURNS, weighed(evaluation), key=itemgetter(2))
        likely = shares([min(MOST, worth) / WARMTH for _, _, worth in found])
        return [
            Plan(said(evaluation, card, taken), prior) for (card, taken, _), prior in zip(found, likely, strict=True)
        ]

    def rollout(self, state: State, seat: int) -> Sequence[Command]:
        """The rollout policy: what greedy would play."""
        if chooses(state):
            return rules.legal(state, seat)[:1]
        evaluation = StaticEvaluation(state, seat)
        card, taken, _ = max(weighed(evaluation), key=itemgetter(2))
        return said(evaluation, card, taken)

    def value(self, state: State) -> Sequence[float]:
        seats = range(len(state.hands))
        if len(state.creatures) < len(seats):
            return [1 / len(seats)] * len(seats)
        alone = shares([sum(map(mul, WEIGHTS, features(state, seat))) for seat in seats])
        if state.options.teams:
            return [(share + alone[seat - 2]) / 2 for seat, share in enumerate(alone)]
        return alone


def chooses(state: State) -> bool:
    """Whether creatures are still being chosen."""
    return len(state.creatures) < len(state.hands)


def weighed(evaluation: StaticEvaluation) -> Iterator[tuple[int, tuple[int, ...], float]]:
    """Each card to play, or already played, with each capture and its value."""
    view = evaluation.view
    for card in view.played or evaluation.hand:
        for taken, worth in evaluation.ways(card, view.taken):
            yield card, taken, worth


def said(evaluation: StaticEvaluation, card: int, taken: tuple[int, ...]) -> WholeTurn:
    """The commands, or the rest of them, that play this card and take these cards."""
    view, kind = evaluation.view, evaluation.of.kinds[card]
    first = () if view.played else (PLAYS[card],)
    if kind is Kind.CREATURE:
        return first + steps_to(view.options.deck, view.middle, card, taken, view.taken)
    choices = view.middle if kind is Kind.COLLECT_ONE else snatchable(view)
    return first + tuple([TAKES[other] for other in taken]) if len(choices) > 1 else first


@lru_cache(maxsize=1 << 14)
def steps_to(
    deck: tuple[str, ...], middle: tuple[int, ...], card: int, taken: tuple[int, ...], wanted: tuple[int, ...]
) -> tuple[Command, ...]:
    """The commands by which the played card takes these cards, some of which are already chosen."""
    numbers, said = cards(deck).numbers, list[Command]()
    while (look := outlook(middle, numbers, numbers[card], wanted)).open:
        step = next((other for other in look.open if other in taken), None)
        if step is None:
            return (*said, ENOUGH)
        said.append(TAKES[step])
        wanted = (*wanted, step)
    return tuple(said)


def features(state: State, seat: int) -> tuple[float, ...]:
    """Predictors of the winner at a deal: scarcity of the missing colours, those in the middle, the pile."""
    of, creature = cards(state.options.deck), state.creatures[seat]
    had = {of.colours[card] for card in state.series[seat]}
    mine = [of.colours[card] for card in state.deck if of.creatures[card] == creature]
    near = [of.colours[card] for card in state.middle if of.creatures[card] == creature]
    lacking = [colour for colour in range(state.options.colours) if colour not in had]
    scarce = [1 / (1 + mine.count(colour) + near.count(colour)) for colour in lacking]
    lying = sum([colour in near for colour in lacking])
    last = lying if len(lacking) == 1 else 0
    starts = (state.deals % len(state.hands) if state.options.rotating else 0) == seat
    pile, late = len(state.piles[seat]) / 10, 1 - len(state.deck) / len(of.kinds)
    return (
        sum(scarce),
        sum([share * share for share in scarce]),
        last,
        starts * last,
        starts * lying,
        pile,
        pile * late,
    )
