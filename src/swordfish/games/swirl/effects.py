"""The effects of played cards. Rulebook, section 3, from *A turn* to *Captured cards*."""

from collections.abc import Sequence

from swordfish.core import Forced, Players
from swordfish.games.swirl.captures import Outlook, outlook
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.model import Captured, CardLeft, Event, HandsDropped, NothingTaken, Snatched, State
from swordfish.games.swirl.setup import MOST_SEATS

TURNS = tuple(Players((seat,)) for seat in range(MOST_SEATS))
"""It is the turn of this seat."""


def effect(state: State) -> Players | Forced[Event]:
    """The effect of the played card, or the choice that its player has to make first."""
    card, seat = state.played[0], state.turn
    match cards(state.options.deck).kinds[card]:
        case Kind.CREATURE:
            look = capture(state)
            if look.open:
                return TURNS[seat]
            return Forced(captured(state, look.sure) if look.sure else CardLeft(seat, card))
        case Kind.COLLECT_ONE if len(state.middle) > 1:
            return TURNS[seat]
        case Kind.COLLECT_ONE | Kind.COLLECT_ALL:
            return Forced(captured(state, state.middle) if state.middle else NothingTaken(seat, card))
        case Kind.SNATCH:
            prey = snatchable(state)
            if len(prey) > 1:
                return TURNS[seat]
            return Forced(snatched(state, prey[0]) if prey else NothingTaken(seat, card))
        case Kind.SWIRL:
            others = tuple([() if at == seat else hand for at, hand in enumerate(state.hands)])
            return Forced(HandsDropped(seat, others))


def choice(state: State) -> Outlook:
    """The choices of the player of the played card."""
    match cards(state.options.deck).kinds[state.played[0]]:
        case Kind.CREATURE:
            return capture(state)
        case Kind.SNATCH:
            return Outlook(sure=(), open=snatchable(state), enough=False)
        case _:
            return Outlook(sure=(), open=state.middle, enough=False)


def chosen(state: State, card: int) -> Captured | Snatched | None:
    """The event once the card is chosen; None if it is only one card of a capture."""
    match cards(state.options.deck).kinds[state.played[0]]:
        case Kind.CREATURE:
            return None
        case Kind.SNATCH:
            return snatched(state, card)
        case _:
            return captured(state, (card,))


def capture(state: State) -> Outlook:
    """What the played creature card captures, given the cards chosen so far."""
    numbers = cards(state.options.deck).numbers
    return outlook(state.middle, numbers, numbers[state.played[0]], state.taken)


def captured(state: State, taken: tuple[int, ...]) -> Captured:
    """These cards of the middle and the played card go to its player."""
    return Captured(state.turn, taken, entering(state, state.turn, taken + state.played))


def entering(state: State, seat: int, fresh: Sequence[int]) -> tuple[int, ...]:
    """The cards that enter the series: of the seat's creature, the lowest of each colour that it lacks."""
    of, creature = cards(state.options.deck), state.creatures[seat]
    mine = [card for card in fresh if of.creatures[card] == creature]
    if not mine:
        return ()
    had = [of.colours[card] for card in state.series[seat]]
    lowest: dict[int, int] = {}
    for card in sorted(mine, key=lambda card: (of.numbers[card], card)):
        if of.colours[card] not in had:
            lowest.setdefault(of.colours[card], card)
    return tuple([lowest[colour] for colour in sorted(lowest)])


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """All other seats; in teams, without the partner opposite."""
    step = 2 if state.options.teams else len(state.hands)
    return tuple([other for other in range(len(state.hands)) if (other - seat) % step])


def snatchable(state: State) -> tuple[int, ...]:
    """Every card in a series of an opponent."""
    return tuple([card for seat in opponents(state, state.turn) for card in state.series[seat]])


def snatched(state: State, card: int) -> Snatched:
    """The card leaves; its victim fills the gap with the lowest card of that creature and colour in their pile."""
    of = cards(state.options.deck)
    victim = next(seat for seat, series in enumerate(state.series) if card in series)
    creature, colour = of.creatures[card], of.colours[card]
    spares = [
        (of.numbers[other], other)
        for other in state.piles[victim]
        if of.creatures[other] == creature and of.colours[other] == colour
    ]
    return Snatched(state.turn, victim, card, (min(spares)[1],) if spares else ())
