"""What there is in swirl: options, the state, what can be chosen and what can happen. Rulebook, section 3."""

from typing import TypeAlias

from msgspec import Struct

from swordfish.core import Rng
from swordfish.games.swirl.cards import Creature

VERSION = 2
"""Of the rules. Version 1 dealt the middle before the hands; `version1.py` goes on with its records and tables."""
MIDDLE = 4
"""Cards dealt to the middle, once."""

Hand: TypeAlias = tuple[int | None, ...]
"""Cards by number, in order; None is a card that cannot be known from here."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The printed game has 4 creatures in 4 colours, numbers up to 10, hands of 4 and a deck of its own (no lines)."""

    seats: int = 2
    teams: bool = False
    rotating: bool = False  # the next seat to the left starts each deal
    creatures: int = 4
    colours: int = 4
    numbers: int = 10
    hand: int = 4
    deck: tuple[str, ...] = ()  # lines like those of data/deck.txt


class State(Struct, frozen=True):
    """Everything on the table. Cards are the numbers of lines in the deck, from 0."""

    options: Options
    deck: tuple[int, ...]  # not dealt, in no order: sorted
    hands: tuple[Hand, ...]
    series: tuple[tuple[int, ...], ...]  # by colour
    piles: tuple[tuple[int, ...], ...]  # as they were captured
    creatures: tuple[Creature, ...] = ()  # as far as they are chosen
    middle: tuple[int, ...] = ()
    turn: int = 0
    deals: int = 0
    played: tuple[int, ...] = ()  # the card whose effect is still to come, if any
    taken: tuple[int, ...] = ()  # what its player wants to capture with it, so far
    rules: int = VERSION  # decides the first deal; `start` sets it, no option does


class Choose(Struct, frozen=True, tag=True):
    """The creature that one wants to collect."""

    creature: Creature


class Play(Struct, frozen=True, tag=True):
    """A card of the hand."""

    card: int


class Take(Struct, frozen=True, tag=True):
    """A card that the played one shall take: into a capture, by collect one, or by snatch."""

    card: int


class Enough(Struct, frozen=True, tag=True):
    """Capture what has been chosen, although more could be."""


class CreatureChosen(Struct, frozen=True, tag=True):
    """A creature is taken."""

    seat: int
    creature: Creature


class MiddleDealt(Struct, frozen=True, tag=True):
    """The first cards of the middle, face up."""

    cards: tuple[int, ...]


class Dealt(Struct, frozen=True, tag=True):
    """A hand for each seat, face down."""

    hands: tuple[Hand, ...]


class CardPlayed(Struct, frozen=True, tag=True):
    """A card is shown; what it does comes next."""

    seat: int
    card: int


class CardChosen(Struct, frozen=True, tag=True):
    """One of several captures comes nearer."""

    seat: int
    card: int


class Captured(Struct, frozen=True, tag=True):
    """Cards of the middle go with the played one onto the pile, except what is laid into the series."""

    seat: int
    cards: tuple[int, ...]
    laid: tuple[int, ...]


class CardLeft(Struct, frozen=True, tag=True):
    """The played card captures nothing and lies in the middle."""

    seat: int
    card: int


class NothingTaken(Struct, frozen=True, tag=True):
    """The played action card finds nothing to take."""

    seat: int
    card: int


class Snatched(Struct, frozen=True, tag=True):
    """A card of a series changes hands; its victim replaces it from the pile, if there is one like it."""

    taker: int
    victim: int
    card: int
    replaced: tuple[int, ...]


class HandsDropped(Struct, frozen=True, tag=True):
    """A swirl: all other hands fall into the middle, and who swirled plays on alone."""

    seat: int
    hands: tuple[Hand, ...]


Command: TypeAlias = Choose | Play | Take | Enough
Event: TypeAlias = (
    CreatureChosen
    | MiddleDealt
    | Dealt
    | CardPlayed
    | CardChosen
    | Captured
    | CardLeft
    | NothingTaken
    | Snatched
    | HandsDropped
)


class DealMiddle(Struct, frozen=True):
    """Chance: four creature cards."""

    cards: tuple[int, ...]

    def draw(self, rng: Rng) -> MiddleDealt:
        return MiddleDealt(rng.sample(self.cards, MIDDLE))


class Deal(Struct, frozen=True):
    """Chance: as many cards to each seat."""

    deck: tuple[int, ...]
    seats: int
    each: int

    def draw(self, rng: Rng) -> Dealt:
        drawn, each = rng.sample(self.deck, self.seats * self.each), self.each
        return Dealt(tuple([tuple(sorted(drawn[at : at + each])) for at in range(0, len(drawn), each)]))


def pieces(state: State) -> tuple[int, ...]:
    """All cards, wherever they lie."""
    places = (state.deck, state.middle, state.played, *state.hands, *state.series, *state.piles)
    return tuple(sorted(card for cards in places for card in cards if card is not None))
