"""What the cards of the player to move would capture, as the sums that a board shows. Rulebook, `swirl.capture`."""

from msgspec import Struct

from swordfish.games.swirl.captures import Outlook, grouped, outlook
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.effects import choice
from swordfish.games.swirl.model import State


class Sums(Struct, frozen=True):
    """A card to play or to take, and the cards that it captures without a further choice, in groups that add up."""

    card: int
    groups: tuple[tuple[int, ...], ...]


class Ahead(Struct, frozen=True):
    """The sums of every card of the hand that captures something and leaves nothing to choose.

    While a played card leaves a choice, the sums are those of the cards to take that leave no other choice, and `sure`
    are the cards that it captures whatever the player chooses next.
    """

    sums: tuple[Sums, ...]
    sure: tuple[int, ...] = ()


def ahead(state: State) -> Ahead:
    """The captures of the player to move, from their view."""
    of = cards(state.options.deck)
    if state.played:
        look = choice(state)
        found = choices(state, look) if of.kinds[state.played[0]] is Kind.CREATURE else ()
        return Ahead(found, look.sure)
    sums: list[Sums] = []
    for card in state.hands[state.turn]:
        if card is None or of.kinds[card] is not Kind.CREATURE:
            continue
        look = outlook(state.middle, of.numbers, of.numbers[card])
        if look.sure and not look.open:
            sums.append(Sums(card, grouped(look.sure, of.numbers, of.numbers[card])))
    return Ahead(tuple(sums))


def choices(state: State, look: Outlook) -> tuple[Sums, ...]:
    """The sums of the cards that complete the capture of the played creature card."""
    numbers = cards(state.options.deck).numbers
    number = numbers[state.played[0]]
    found: list[Sums] = []
    for card in look.open:
        then = outlook(state.middle, numbers, number, (*state.taken, card))
        if not then.open:
            found.append(Sums(card, grouped(then.sure, numbers, number)))
    return tuple(found)
