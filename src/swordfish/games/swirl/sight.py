"""What each seat sees in swirl: not the other hands, not the undealt cards. In a view the deck holds every card whose
place the seat does not know."""

from math import comb

from msgspec.structs import replace

from swordfish.core import Rng
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.model import MIDDLE, Dealt, Event, Hand, State


def view(state: State, seat: int | None) -> State:
    unplaced = [*state.deck]
    hands: list[Hand] = []
    for at, hand in enumerate(state.hands):
        if at == seat:
            hands.append(hand)
        else:
            unplaced.extend([card for card in hand if card is not None])
            hands.append((None,) * len(hand))
    return placed(replace(state, deck=tuple(sorted(unplaced)), hands=tuple(hands)))


def placed(view: State) -> State:
    """Complete the view by inference: a hidden hand as large as the deck must hold all its cards."""
    hidden = [seat for seat, hand in enumerate(view.hands) if None in hand]
    if len(hidden) != 1 or len(view.hands[hidden[0]]) != len(view.deck):
        return view
    hands = [*view.hands]
    hands[hidden[0]] = view.deck
    return replace(view, deck=(), hands=tuple(hands))


def redact(event: Event, seat: int | None) -> Event:
    if not isinstance(event, Dealt):
        return event
    return Dealt(tuple([hand if at == seat else (None,) * len(hand) for at, hand in enumerate(event.hands)]))


def imagine(view: State, seat: int | None, rng: Rng) -> State:
    """A full state consistent with the view, drawn from the exact posterior: docs/lab/swirl.md derives it."""
    hidden = sum(hand.count(None) for hand in view.hands)
    first = view.deals == 1 and view.rules > 1 and not middle_missing(view)
    drawn = first_deal(view, hidden, rng) if first and hidden else rng.sample(view.deck, hidden)
    rest = set(view.deck).difference(drawn)
    hands: list[Hand] = []
    for hand in view.hands:
        if None in hand:
            hands.append(tuple(sorted(drawn[: len(hand)])))
            drawn = drawn[len(hand) :]
        else:
            hands.append(hand)
    return replace(view, deck=tuple(sorted(rest)), hands=tuple(hands))


def first_deal(view: State, hidden: int, rng: Rng) -> tuple[int, ...]:
    """The hidden cards, in any order, if the middle was dealt from the creature cards that the hands had left.

    Each way to hide k of u creature cards has weight 1 / C(u − k + 4, 4): the probability of this middle. There are
    C(u, k) · C(a, hidden − k) ways to choose them and the action cards, and the product is proportional to
    C(u + 4, k) · C(a, hidden − k).
    """
    kinds = cards(view.options.deck).kinds
    creatures = [card for card in view.deck if kinds[card] is Kind.CREATURE]
    actions = [card for card in view.deck if kinds[card] is not Kind.CREATURE]
    most = min(hidden, len(creatures))
    weights = [comb(len(creatures) + MIDDLE, k) * comb(len(actions), hidden - k) for k in range(most + 1)]
    k, at = 0, rng.below(sum(weights))
    while at >= weights[k]:
        at -= weights[k]
        k += 1
    return rng.shuffled(rng.sample(creatures, k) + rng.sample(actions, hidden - k))


def middle_missing(state: State) -> bool:
    """Whether the first hands are dealt and the middle is not: no card has been played, and the middle is empty."""
    each = state.options.hand
    return state.deals == 1 and not state.middle and all(len(hand) == each for hand in state.hands)
