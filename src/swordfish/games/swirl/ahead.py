"""What the cards of the player to move would capture, as the sums that a board shows. Rulebook, `swirl.capture`."""

from msgspec import Struct

from swordfish.games.swirl.captures import grouped, outlook
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.effects import choice
from swordfish.games.swirl.model import State


class Sums(Struct, frozen=True):
    """A card of the hand, and the cards that it captures without a choice, in groups that add up to its number."""

    card: int
    groups: tuple[tuple[int, ...], ...]


class Ahead(Struct, frozen=True):
    """The sums of every card of the hand that captures something and leaves nothing to choose.

    While a played card leaves a choice, `sure` are the cards that it captures whatever the player chooses next.
    """

    sums: tuple[Sums, ...]
    sure: tuple[int, ...] = ()


def ahead(state: State) -> Ahead:
    """The captures of the player to move, from their view."""
    if state.played:
        return Ahead((), choice(state).sure)
    of = cards(state.options.deck)
    sums: list[Sums] = []
    for card in state.hands[state.turn]:
        if card is None or of.kinds[card] is not Kind.CREATURE:
            continue
        look = outlook(state.middle, of.numbers, of.numbers[card])
        if look.sure and not look.open:
            sums.append(Sums(card, grouped(look.sure, of.numbers, of.numbers[card])))
    return Ahead(tuple(sums))
