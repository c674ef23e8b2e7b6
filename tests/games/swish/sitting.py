"""Tables of swish for tests: chosen cards, in order, and a clock."""

from collections.abc import Sequence
from typing import Any

import pytest

from swordfish.core import Event, IllegalMove, Luck, Waiting, apply_commands, open_seed, settled
from swordfish.games import swish
from swordfish.games.swish.cards import Card
from swordfish.games.swish.model import PLACES, Command, Lying, Options, State
from swordfish.games.swish.notation import read_command

LUCK = Luck(open_seed("sitting"))

BALL_TO_HOOP = Card(1, 4)
HOOP_TO_BALL = Card(4, 1)
PAIR = (BALL_TO_HOOP, HOOP_TO_BALL)
"""Two cards that form a swish as they lie: places 0 and 1 if they come first."""
THREE = (Card(1, 4), Card(4, 7), Card(7, 1))
"""Three that do, and no two of them."""
DEAD = (Card(0, 3), Card(0, 5), Card(0, 6), Card(0, 8))
"""All balls blue, all hoops orange: never part of a swish."""


def dead(count: int) -> tuple[Card, ...]:
    return tuple(DEAD[number % 4] for number in range(count))


def table(cards: Sequence[Card], undealt: Sequence[Card] = (), **options: Any) -> State:
    """These cards, filled up with dead ones to 16, dealt in order in orientation 0; the others in the deck."""
    area = [*cards, *dead(PLACES - len(cards))]
    start = swish.start(Options(deck=(*area, *undealt), **options))
    dealt = tuple(Lying(card, 0) for card in range(PLACES))
    return State(
        options=start.options,
        deck=start.deck[PLACES:],
        area=dealt,
        piles=start.piles,
        waits=start.waits,
    )


class Sitting:
    """A state with a clock; `news` is everything that has happened."""

    def __init__(self, state: State, at: int = 0) -> None:
        self.state, self.at = state, at
        self.news: list[tuple[int, Event]] = []
        self.due: Waiting
        self.wait(at)

    def wait(self, at: int) -> list[tuple[int, Event]]:
        """Advance the clock; returns the events that happen by themselves."""
        before = len(self.news)
        self.at = at
        steps, self.due = settled(swish, self.state, LUCK, len(self.news), at)
        for stamp, event, state in steps:
            self.news.append((stamp, event))
            self.state = state
        return self.news[before:]

    def say(self, seat: int, *texts: str | Command, at: int | None = None) -> list[Event]:
        """The events of the commands; IllegalMove changes nothing."""
        self.wait(self.at if at is None else at)
        commands = [read_command(text) if isinstance(text, str) else text for text in texts]
        steps, self.due = apply_commands(swish, self.state, self.due, seat, commands, LUCK, len(self.news), self.at)
        for stamp, event, state in steps:
            self.news.append((stamp, event))
            self.state = state
        return [event for _, event, _ in steps]


def proven_pair(sitting: Sitting, seat: int, at: int) -> list[Event]:
    """The seat calls and proves the PAIR that lies in places 0 and 1."""
    layout = sitting.state.layout
    sitting.say(seat, f"call {layout}", at=at)
    sitting.say(seat, "lay 0.0", "lay 1.0")
    return sitting.say(seat, "prove")


def refused(sitting: Sitting, seat: int, *texts: str | Command) -> str:
    """The key of the refusal, after checking that nothing has changed."""
    before = sitting.state
    with pytest.raises(IllegalMove) as refusal:
        sitting.say(seat, *texts)
    assert sitting.state == before
    return refusal.value.key
