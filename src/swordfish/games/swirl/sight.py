"""Who sees what in swirl: secret are the others' hands and the undealt cards. In a view the deck holds every card that
the seat cannot place."""

from msgspec.structs import replace

from swordfish.core import Rng
from swordfish.games.swirl.model import Dealt, Event, Hand, State


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
    """The view with what follows from it: a hand that must hold all the cards still unplaced is known."""
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
    """Any of the full states that look like this from there, all equally likely."""
    hidden = sum(hand.count(None) for hand in view.hands)
    drawn = rng.sample(view.deck, hidden)
    rest = set(view.deck).difference(drawn)
    hands: list[Hand] = []
    for hand in view.hands:
        if None in hand:
            hands.append(tuple(sorted(drawn[: len(hand)])))
            drawn = drawn[len(hand) :]
        else:
            hands.append(hand)
    return replace(view, deck=tuple(sorted(rest)), hands=tuple(hands))
