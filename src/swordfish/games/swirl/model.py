"""The data of swirl: options, state, commands and events. Rulebook, section 3."""

from typing import TypeAlias

from msgspec import Struct

from swordfish.core import Rng
from swordfish.games.swirl.cards import Creature

VERSION = 2
"""The version of the rules. Version 1 dealt the middle before the hands; `version1.py` continues its tables."""
MIDDLE = 4
"""Cards dealt to the middle, once."""

Hand: TypeAlias = tuple[int | None, ...]
"""Cards by number, in order; None is a card that this view does not know."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The printed game has 4 creatures in 4 colours, numbers up to 10, hands of 4 and its own deck (no lines)."""

    seats: int = 2
    teams: bool = False
    rotating: bool = False  # each deal starts with the next seat to the left
    creatures: int = 4
    colours: int = 4
    numbers: int = 10
    hand: int = 4
    head_starts: tuple[int, ...] = ()  # colours fewer that a seat needs, by seat
    deck: tuple[str, ...] = ()  # lines like those of data/deck.txt


class State(Struct, frozen=True):
    """Everything on the table. Cards are the numbers of lines in the deck, from 0."""

    options: Options
    deck: tuple[int, ...]  # undealt cards as a set: sorted
    hands: tuple[Hand, ...]
    series: tuple[tuple[int, ...], ...]  # by colour
    piles: tuple[tuple[int, ...], ...]  # in the order captured
    creatures: tuple[Creature, ...] = ()  # those chosen so far
    middle: tuple[int, ...] = ()
    turn: int = 0
    deals: int = 0
    played: tuple[int, ...] = ()  # the card whose effect is pending, if any
    taken: tuple[int, ...] = ()  # the cards that its player has chosen so far
    rules: int = VERSION  # decides the first deal; set by `start`, not by an option


class Choose(Struct, frozen=True, tag=True):
    """Choose the creature to collect."""

    creature: Creature


class Play(Struct, frozen=True, tag=True):
    """Play a card of the hand."""

    card: int


class Take(Struct, frozen=True, tag=True):
    """A card for the played card to take: into a capture, by collect one, or by snatch."""

    card: int


class Enough(Struct, frozen=True, tag=True):
    """Capture only the chosen cards, although more are possible."""


class CreatureChosen(Struct, frozen=True, tag=True):
    """A creature is chosen."""

    seat: int
    creature: Creature


class MiddleDealt(Struct, frozen=True, tag=True):
    """The first cards of the middle, face up."""

    cards: tuple[int, ...]


class Dealt(Struct, frozen=True, tag=True):
    """A hand for each seat, face down."""

    hands: tuple[Hand, ...]


class CardPlayed(Struct, frozen=True, tag=True):
    """A card is played; its effect comes next."""

    seat: int
    card: int


class CardChosen(Struct, frozen=True, tag=True):
    """A card is chosen for one of several captures."""

    seat: int
    card: int


class Captured(Struct, frozen=True, tag=True):
    """Cards of the middle go with the played card onto the pile, except those that enter the series."""

    seat: int
    cards: tuple[int, ...]
    laid: tuple[int, ...]


class CardLeft(Struct, frozen=True, tag=True):
    """The played card captures nothing and stays in the middle."""

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
    """A swirl: all other hands fall into the middle, and its player continues alone."""

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
    """Chance: a hand for each seat."""

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
