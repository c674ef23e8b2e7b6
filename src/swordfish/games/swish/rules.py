"""The rules of swish. Rulebook, section 1, in its words and its order."""

from typing import TypeVar

from msgspec.structs import replace

from swordfish.core import BadOptions, Forced, IllegalMove, Over, Players
from swordfish.games.swish import decks
from swordfish.games.swish.cards import KIND, ORIENTATIONS, Card, turned
from swordfish.games.swish.model import (
    EMPTY,
    LAYOUTS,
    MOST_CARDS,
    NOBODY,
    PLACES,
    Call,
    Called,
    Command,
    Deal,
    Dealt,
    Event,
    Laid,
    Lay,
    Layer,
    Lift,
    Lifted,
    Lying,
    NoSwish,
    Options,
    ProofFailed,
    Prove,
    Proven,
    State,
    Swap,
    Swapped,
    TakeBack,
    WaitEnded,
    WordGiven,
    WordTakenBack,
)
from swordfish.games.swish.swishes import is_any, is_swish

MOST_SEATS = 8
SWAPPED = 4

Item = TypeVar("Item")

LAYS = tuple(tuple(Lay(place, way) for way in range(ORIENTATIONS)) for place in range(PLACES))
"""Every way to lay the card of each place."""
OTHER_LAYS = tuple(
    {way: tuple(lay for lay in lays if lay.orientation != way) for way in (None, *range(ORIENTATIONS))} for lays in LAYS
)
"""The same without the way in which the card lies on the mat; None: it does not lie there."""


def start(options: Options) -> State:
    if not 1 <= options.seats <= MOST_SEATS:
        raise BadOptions("swish-seats", seats=options.seats, most=MOST_SEATS)
    if not 1 <= len(options.limits) <= options.seats:
        raise BadOptions("swish-limits-count", limits=len(options.limits), seats=options.seats)
    for limit in options.limits:
        if not 2 <= limit.least <= limit.most <= MOST_CARDS:
            raise BadOptions("swish-limit", least=limit.least, most=limit.most, largest=MOST_CARDS)
    if not 5 <= options.proof <= 120:
        raise BadOptions("swish-proof-time", seconds=options.proof)
    if not 0 <= options.wait <= 30:
        raise BadOptions("swish-wait-time", seconds=options.wait)
    if options.deck:
        decks.check(options.deck)
    return State(
        options=options,
        deck=tuple(range(len(options.cards))),
        area=(EMPTY,) * PLACES,
        piles=((),) * options.seats,
        waits=(0,) * options.seats,
    )


def due(state: State) -> Players | Deal | Swap | Forced[Event] | Over:
    seats = state.options.seats
    if state.caller != NOBODY:
        return first_of(state, (state.caller,), [(state.until, failed(state, state.until))])
    if state.deck and EMPTY in state.area:
        empty = [place for place, lying in enumerate(state.area) if lying == EMPTY]
        return Deal(tuple(empty[: len(state.deck)]), state.deck)
    if not swish_left(state) or (len(state.words) == seats and not state.deck):
        return Over(places(state))
    if len(state.words) == seats:
        return Swap(tuple(range(PLACES)), state.deck, min(SWAPPED, len(state.deck)))
    return first_of(state, tuple(range(seats)), [])


def first_of(state: State, seats: tuple[int, ...], lapses: list[tuple[int, Event]]) -> Players:
    """These seats may act until the first deadline: of a proof, or of a wait."""
    lapses += [(until, WaitEnded(seat)) for seat, until in enumerate(state.waits) if until]
    if not lapses:
        return Players(seats)
    until, lapse = min(lapses, key=lambda item: item[0])
    return Players(seats, until, lapse)


def swish_left(state: State) -> bool:
    """Whether playing area and deck together hold a swish that some seat may collect: swaps could bring it about."""
    cards = state.options.cards
    dealt = [lying.card for lying in state.area if lying != EMPTY]
    kinds = tuple(sorted([KIND[cards[number]] for number in (*state.deck, *dealt)]))
    return any(is_any(kinds, limit.least, limit.most) for limit in state.options.limits)


def places(state: State) -> tuple[int, ...]:
    """Most cards wins; equal piles share."""
    return tuple(1 + sum(len(other) > len(pile) for other in state.piles) for pile in state.piles)


def failed(state: State, at: int) -> ProofFailed:
    """The caller gives the card last collected, if any, and waits."""
    return ProofFailed(state.caller, state.piles[state.caller][-1:], at + 1000 * state.options.wait)


def legal(state: State, seat: int) -> tuple[Command, ...]:
    if state.caller == seat:
        return proving(state)
    word = TakeBack(state.layout) if seat in state.words else NoSwish(state.layout)
    return (word,) if state.waits[seat] else (Call(state.layout), word)


def proving(state: State) -> tuple[Command, ...]:
    on_mat = {layer.place: layer.orientation for layer in state.mat}
    full = len(state.mat) == MOST_CARDS
    lays: list[Lay] = []
    for place, lying in enumerate(state.area):
        if lying.card != EMPTY.card and (place in on_mat or not full):
            lays += OTHER_LAYS[place][on_mat.get(place)]
    return (Prove(), *lays, *(Lift(layer.place) for layer in state.mat))


def decide(state: State, seat: int, command: Command, at: int) -> tuple[Event]:
    match command:
        case Call(layout) | NoSwish(layout) | TakeBack(layout):
            return (spoken(state, seat, command, layout, at),)
        case Lay() | Lift() | Prove() if state.caller != seat:
            raise IllegalMove("swish-not-called")
        case Lay(place, orientation):
            check_lay(state, place, orientation)
            return (Laid(seat, place, orientation),)
        case Lift(place):
            check_place(place)
            if all(layer.place != place for layer in state.mat):
                raise IllegalMove("swish-not-laid", place=place)
            return (Lifted(seat, place),)
        case Prove():
            limit = state.options.limit(seat)
            if is_swish(proof(state), limit.least, limit.most):
                return (Proven(seat, tuple(state.area[layer.place].card for layer in state.mat)),)
            return (failed(state, at),)


def spoken(state: State, seat: int, command: Call | NoSwish | TakeBack, layout: int, at: int) -> Event:
    """A call, or "no swish", refers to the layout that its seat saw."""
    if state.caller == seat:
        raise IllegalMove("swish-proving")
    if layout != state.layout:
        raise IllegalMove("swish-other-cards")
    match command:
        case Call():
            if state.waits[seat]:
                raise IllegalMove("swish-waits", seconds=state.options.wait)
            return Called(seat, at + 1000 * state.options.proof)
        case NoSwish():
            if seat in state.words:
                raise IllegalMove("swish-said")
            return WordGiven(seat)
        case TakeBack():
            if seat not in state.words:
                raise IllegalMove("swish-unsaid")
            return WordTakenBack(seat)


def check_place(place: int, orientation: int = 0) -> None:
    if not (0 <= place < PLACES and 0 <= orientation < ORIENTATIONS):
        raise IllegalMove("swish-no-such-place")


def check_lay(state: State, place: int, orientation: int) -> None:
    """Refuse to lay an absent card, a card that already lies so, or more cards than a swish can have."""
    check_place(place, orientation)
    if state.area[place] == EMPTY:
        raise IllegalMove("swish-empty-place", place=place)
    if Layer(place, orientation) in state.mat:
        raise IllegalMove("swish-lies-so", place=place)
    if len(state.mat) == MOST_CARDS and all(layer.place != place for layer in state.mat):
        raise IllegalMove("swish-full-mat", most=MOST_CARDS)


def proof(state: State) -> tuple[Card, ...]:
    """The cards on the mat, in their orientations."""
    cards = state.options.cards
    return tuple([turned(cards[state.area[layer.place].card], layer.orientation) for layer in state.mat])


def evolve(state: State, event: Event) -> State:
    match event:
        case Dealt(places, cards):
            return dealt(state, places, cards)
        case Called(seat, until):
            return replace(state, caller=seat, until=until, words=())
        case Laid(_, place, orientation):
            return replace(state, mat=laid(state.mat, Layer(place, orientation)))
        case Lifted(_, place):
            return replace(state, mat=tuple(layer for layer in state.mat if layer.place != place))
        case Proven(seat, cards):
            area = tuple(EMPTY if lying.card in cards else lying for lying in state.area)
            piles = changed(state.piles, seat, state.piles[seat] + cards)
            return replace(searching(state), area=area, piles=piles, layout=other(state.layout))
        case ProofFailed(seat, given, until):
            kept = state.piles[seat][: len(state.piles[seat]) - len(given)]
            return replace(
                searching(state),
                piles=changed(state.piles, seat, kept),
                discard=state.discard + given,
                waits=changed(state.waits, seat, until if state.options.wait else 0),
            )
        case WaitEnded(seat):
            return replace(state, waits=changed(state.waits, seat, 0))
        case WordGiven(seat):
            return replace(state, words=tuple(sorted((*state.words, seat))))
        case WordTakenBack(seat):
            return replace(state, words=tuple(word for word in state.words if word != seat))
        case Swapped(places, cards):
            back = [state.area[place].card for place in places]
            state = dealt(state, places, cards)
            return replace(state, deck=tuple(sorted((*state.deck, *back))), layout=other(state.layout), words=())


def dealt(state: State, places: tuple[int, ...], cards: tuple[Lying, ...]) -> State:
    """Move cards from the deck to these places."""
    area = list(state.area)
    for place, lying in zip(places, cards, strict=True):
        area[place] = lying
    out = {lying.card for lying in cards}
    return replace(state, area=tuple(area), deck=tuple([card for card in state.deck if card not in out]))


def searching(state: State) -> State:
    """The state after a proof, successful or not."""
    return replace(state, caller=NOBODY, until=0, mat=())


def laid(mat: tuple[Layer, ...], layer: Layer) -> tuple[Layer, ...]:
    """The mat with this layer: on top, or, if its card is already there, turned in place."""
    if any(other.place == layer.place for other in mat):
        return tuple(layer if other.place == layer.place else other for other in mat)
    return (*mat, layer)


def other(layout: int) -> int:
    """The number of the next layout."""
    return (layout + 1) % LAYOUTS


def changed(items: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    """One seat's item replaced."""
    return (*items[:seat], item, *items[seat + 1 :])
