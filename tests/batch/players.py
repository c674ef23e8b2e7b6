"""Players and draws for logs of the reference that reach the corners of the rules."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from swordfish.core import Command, Event, Rng, State
from swordfish.games import GAMES
from swordfish.games.swipe.model import Face, Rolled, Throw
from swordfish.games.swirl.captures import outlook
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.model import Play
from swordfish.games.swish.cards import Card
from swordfish.games.swish.chooser import towards
from swordfish.games.swish.model import EMPTY, Call, Layer, Prove
from swordfish.games.swish.swishes import find_swish
from swordfish.games.swishbones.model import Bone, Place, PondLaid
from swordfish.games.swishbones.pond import heaps
from tests.batch.feeding import honest


def crossed(due: Any, rng: Rng) -> Any:
    """Dice with many Super Swipes in a row."""
    if isinstance(due, Throw) and rng.below(3):
        return Rolled((Face.X,) * due.dice)
    return honest(due, rng)


def hoarding(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    """Swirl with a crowded middle: mostly play cards that capture nothing, and sometimes the largest capture."""
    table: Any = state
    deck = cards(table.options.deck)

    def worth(command: Play) -> int:
        card = command.card
        if deck.kinds[card] is not Kind.CREATURE:
            return 1 if deck.kinds[card] is Kind.SWIRL else 9
        found = outlook(table.middle, deck.numbers, deck.numbers[card])
        return len(found.sure) + len(found.open)

    plays = [command for command in legal if isinstance(command, Play)]
    if not plays or not rng.below(8):
        return rng.pick(legal)
    return max(plays, key=worth) if not rng.below(10) else min(plays, key=worth)


def skilful(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    """The game's own test player."""
    return chooser(state).choose(state, seat, legal, rng)


def chooser(state: State) -> Any:
    return next(GAMES[game].chooser for game in GAMES if isinstance(state, GAMES[game].State))


def eager(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    """Swish with proofs of eight cards, as long as there is such a swish."""
    table: Any = state
    seen = eight(table)
    if not seen:
        return skilful(state, seat, legal, rng)
    if table.caller == seat:
        command = towards(table, seen, legal, rng)
        if isinstance(command, Prove):
            PROVED.append(len(table.mat))
        return command
    call = Call(table.layout)
    return call if call in legal else rng.pick(legal)


PROVED: list[int] = []
"""How many cards the proofs of `eager` have had."""


def eight(table: Any) -> tuple[Layer, ...]:
    """A swish of eight cards of the area, or none."""
    filled = [place for place, lying in enumerate(table.area) if lying != EMPTY]
    found = found_eight(tuple(table.options.cards[table.area[place].card] for place in filled))
    return tuple(Layer(filled[number], orientation) for number, orientation in found)


@cache
def found_eight(lying: tuple[Card, ...]) -> tuple[tuple[int, int], ...]:
    return find_swish(lying, 8, 8) or ()


def heaped(due: Any, rng: Rng) -> Event:
    """A pond in two heaps, in which a swish touches several bones and little room is left.

    A small box has only some bones of them, from the first on.
    """
    pieces = rng.shuffled(due.box)
    return PondLaid(tuple(sorted(Bone(piece, x, y) for piece, (_, x, y) in zip(pieces, heaps(), strict=False))))


def beside(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    """Swishbones with fish that begin before the heaps."""
    places = [command for command in legal if isinstance(command, Place) and command.bearing in (0, 180)]
    return rng.pick(places) if places else skilful(state, seat, legal, rng)
