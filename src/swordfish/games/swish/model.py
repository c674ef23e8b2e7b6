"""The data of swish: options, state, commands and events. Rulebook, section 1."""

from typing import TypeAlias

from msgspec import Struct

from swordfish.core import Rng
from swordfish.games.swish.cards import ORIENTATIONS, Card, deck

PLACES = 16
"""The playing area: 4 rows of 4 places, numbered like cells."""
NOBODY = -1
MOST_CARDS = 12
"""A swish has at most one card per cell."""
LAYOUTS = 8
"""Layouts are numbered 0 to 7, then from 0 again: no call is eight layouts late."""


class Limit(Struct, frozen=True, array_like=True):
    """How many cards a seat's swishes may have."""

    least: int = 2
    most: int = MOST_CARDS


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Limits count from seat 0; the last one also holds for all later seats. Times are in seconds."""

    seats: int = 2
    limits: tuple[Limit, ...] = (Limit(),)
    proof: int = 20
    wait: int = 5
    deck: tuple[Card, ...] = ()  # a custom deck, [ball, hoop] each; empty: the printed deck

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the table, by number, in orientation 0."""
        return self.deck or deck()

    def limit(self, seat: int) -> Limit:
        """The sizes of swishes that this seat may collect."""
        return self.limits[min(seat, len(self.limits) - 1)]


class Lying(Struct, frozen=True):
    """A card of the playing area and the orientation in which it was dealt."""

    card: int
    orientation: int


EMPTY = Lying(card=-1, orientation=0)
"""A place without a card."""


class Layer(Struct, frozen=True):
    """A card of a proof, named by its place; orientation 0 is the deck's own pair, however the card was dealt."""

    place: int
    orientation: int


class State(Struct, frozen=True):
    """Everything on the table; nothing is hidden."""

    options: Options
    deck: tuple[int, ...]  # undealt cards as a set: sorted
    area: tuple[Lying, ...]
    piles: tuple[tuple[int, ...], ...]  # in the order collected
    discard: tuple[int, ...] = ()
    layout: int = 0  # the number of the layout: changes with each deal and swap
    words: tuple[int, ...] = ()  # the seats that say there is no swish
    waits: tuple[int, ...] = ()  # the time until which each seat cannot call; 0: it can
    caller: int = NOBODY
    until: int = 0  # the deadline of the caller's proof
    mat: tuple[Layer, ...] = ()  # in the order laid


class Call(Struct, frozen=True, tag=True):
    """There is a swish in this layout."""

    layout: int


class NoSwish(Struct, frozen=True, tag=True):
    """Say that there is no swish in this layout."""

    layout: int


class TakeBack(Struct, frozen=True, tag=True):
    """Take back "no swish" about this layout."""

    layout: int


class Lay(Struct, frozen=True, tag=True):
    """Lay the card of this place on the mat, or turn it there."""

    place: int
    orientation: int


class Lift(Struct, frozen=True, tag=True):
    """Take the card of this place off the mat."""

    place: int


class Prove(Struct, frozen=True, tag=True):
    """Claim that the mat shows a swish."""


class Dealt(Struct, frozen=True, tag=True):
    """The dealer fills empty places from the deck."""

    places: tuple[int, ...]
    cards: tuple[Lying, ...]


class Called(Struct, frozen=True, tag=True):
    """A seat calls a swish and has to prove it before the deadline."""

    seat: int
    until: int


class Laid(Struct, frozen=True, tag=True):
    """A card lies on the mat in this orientation."""

    seat: int
    place: int
    orientation: int


class Lifted(Struct, frozen=True, tag=True):
    """A card is off the mat again."""

    seat: int
    place: int


class Proven(Struct, frozen=True, tag=True):
    """A swish: its cards go to the pile of the seat."""

    seat: int
    cards: tuple[int, ...]


class ProofFailed(Struct, frozen=True, tag=True):
    """No swish, or too late: the seat gives a card of its pile, if it has one, and cannot call until the given time."""

    seat: int
    given: tuple[int, ...]
    until: int


class WaitEnded(Struct, frozen=True, tag=True):
    """The seat can call again."""

    seat: int


class WordGiven(Struct, frozen=True, tag=True):
    """A seat says that there is no swish."""

    seat: int


class WordTakenBack(Struct, frozen=True, tag=True):
    """A seat no longer says that there is no swish."""

    seat: int


class Swapped(Struct, frozen=True, tag=True):
    """All say that there is no swish: these places get other cards, and the old ones return to the deck."""

    places: tuple[int, ...]
    cards: tuple[Lying, ...]


Command: TypeAlias = Call | NoSwish | TakeBack | Lay | Lift | Prove
Event: TypeAlias = (
    Dealt | Called | Laid | Lifted | Proven | ProofFailed | WaitEnded | WordGiven | WordTakenBack | Swapped
)


class Deal(Struct, frozen=True):
    """Chance: the dealer fills these places from the deck."""

    places: tuple[int, ...]
    deck: tuple[int, ...]

    def draw(self, rng: Rng) -> Dealt:
        return Dealt(self.places, _dealt(rng, self.deck, len(self.places)))


class Swap(Struct, frozen=True):
    """Chance: which cards the dealer removes, and which ones replace them."""

    places: tuple[int, ...]
    deck: tuple[int, ...]
    count: int

    def draw(self, rng: Rng) -> Swapped:
        return Swapped(tuple(sorted(rng.sample(self.places, self.count))), _dealt(rng, self.deck, self.count))


def _dealt(rng: Rng, cards: tuple[int, ...], count: int) -> tuple[Lying, ...]:
    return tuple([Lying(card, rng.below(ORIENTATIONS)) for card in rng.sample(cards, count)])


def pieces(state: State) -> tuple[int, ...]:
    """All cards, wherever they lie: none is ever lost."""
    dealt = [lying.card for lying in state.area if lying != EMPTY]
    return tuple(sorted([*state.deck, *dealt, *state.discard, *(card for pile in state.piles for card in pile)]))
