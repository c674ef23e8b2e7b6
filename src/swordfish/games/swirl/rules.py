"""The rules of swirl. Rulebook, section 3, in its words and its order."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from swordfish.core import Forced, IllegalMove, Over, Players
from swordfish.games.handicaps import head_start
from swordfish.games.swirl.cards import MOST_CARDS, Creature, Kind, cards
from swordfish.games.swirl.effects import TURNS, captured, choice, chosen, effect
from swordfish.games.swirl.model import (
    Captured,
    CardChosen,
    CardLeft,
    CardPlayed,
    Choose,
    Command,
    CreatureChosen,
    Deal,
    DealMiddle,
    Dealt,
    Enough,
    Event,
    Hand,
    HandsDropped,
    MiddleDealt,
    NothingTaken,
    Play,
    Snatched,
    State,
    Take,
)
from swordfish.games.swirl.sight import middle_missing, placed

PLAYS = tuple(map(Play, range(MOST_CARDS)))
Item = TypeVar("Item")


def due(state: State) -> Players | DealMiddle | Deal | Forced[Event] | Over:
    if state.played:
        return effect(state)
    for length in lengths(state) if state.options.head_starts else map(len, state.series):
        if length >= state.options.colours:
            return Over(places(state))
    if state.hands[state.turn]:
        return deal_middle(state) if middle_missing(state) else TURNS[state.turn]
    return dealing(state) if len(state.creatures) == len(state.hands) else choosing(state)


def choosing(state: State) -> Players | Forced[Event]:
    """Creatures are chosen from seat 0 on; the last one is forced."""
    seat, free = len(state.creatures), free_creatures(state)
    return Forced(CreatureChosen(seat, free[0])) if len(free) == 1 else TURNS[seat]


def free_creatures(state: State) -> tuple[Creature, ...]:
    return tuple([one for one in Creature if one < state.options.creatures and one not in state.creatures])


def dealing(state: State) -> DealMiddle | Deal | Over:
    """All hands are empty: deal, unless the deck cannot give each player one card."""
    if state.rules == 1 and not state.deals and not state.middle:
        return deal_middle(state)
    each = min(state.options.hand, len(state.deck) // len(state.hands))
    return Deal(state.deck, len(state.hands), each) if each else Over(places(state))


def deal_middle(state: State) -> DealMiddle:
    """Four of the creature cards that are left."""
    kinds = cards(state.options.deck).kinds
    return DealMiddle(tuple([card for card in state.deck if kinds[card] is Kind.CREATURE]))


def places(state: State) -> tuple[int, ...]:
    """By the longest series, then the largest pile; in teams by their sums, but a complete series before all."""
    ranks = [
        (length >= state.options.colours, length, len(pile))
        for length, pile in zip(lengths(state), state.piles, strict=True)
    ]
    if state.options.teams:
        ranks = [tuple(map(sum, zip(rank, ranks[seat - 2], strict=True))) for seat, rank in enumerate(ranks)]
    return tuple([1 + sum(other > rank for other in ranks) for rank in ranks])


def lengths(state: State) -> list[int]:
    """How long each series counts: its cards and the head start of its seat."""
    head_starts = state.options.head_starts
    return [len(series) + head_start(head_starts, seat) for seat, series in enumerate(state.series)]


def legal(state: State, seat: int) -> tuple[Command, ...]:
    if state.played:
        look = choice(state)
        takes = tuple(map(Take, look.open))
        return (*takes, Enough()) if look.enough else takes
    if len(state.creatures) < len(state.hands):
        return tuple(map(Choose, free_creatures(state)))
    return tuple([PLAYS[card] for card in state.hands[seat] if card is not None])


def decide(state: State, seat: int, command: Command, at: int) -> tuple[Event]:
    if state.played:
        return (decide_effect(state, seat, command),)
    if len(state.creatures) < len(state.hands):
        if not isinstance(command, Choose):
            raise IllegalMove("swirl-choose-first")
        if command.creature not in free_creatures(state):
            raise IllegalMove("swirl-creature-gone", creature=command.creature)
        return (CreatureChosen(seat, command.creature),)
    if not isinstance(command, Play):
        raise IllegalMove("swirl-play-first")
    if command.card not in state.hands[seat]:
        raise IllegalMove("swirl-not-in-hand")
    return (CardPlayed(seat, command.card),)


def decide_effect(state: State, seat: int, command: Command) -> Event:
    """One step of the choice that the played card requires."""
    look = choice(state)
    if isinstance(command, Enough):
        if not look.enough:
            raise IllegalMove("swirl-not-enough")
        return captured(state, look.sure)
    if not isinstance(command, Take):
        raise IllegalMove("swirl-take-first")
    if command.card not in look.open:
        raise IllegalMove("swirl-cannot-take")
    return chosen(state, command.card) or CardChosen(seat, command.card)


def evolve(state: State, event: Event) -> State:
    match event:
        case CardPlayed(seat, card):
            return shown(state, seat, card)
        case Captured():
            return captures_moved(state, event)
        case CardLeft(seat, card):
            return replace(state, middle=(*state.middle, card), played=(), turn=after(state.hands, seat))
        case Dealt(hands):
            return dealt(state, hands)
        case CardChosen(_, card):
            return replace(state, taken=(*state.taken, card))
        case NothingTaken(seat, card):
            piles = put(state.piles, seat, (*state.piles[seat], card))
            return replace(state, piles=piles, played=(), turn=after(state.hands, seat))
        case Snatched():
            return prey_moved(state, event)
        case HandsDropped(seat, hands):
            return hands_dropped(state, seat, hands)
        case MiddleDealt(middle):
            return placed(replace(state, middle=middle, deck=without(state.deck, middle)))
        case CreatureChosen(_, creature):
            return replace(state, creatures=(*state.creatures, creature))


def shown(state: State, seat: int, card: int) -> State:
    """A card has left a hand. If the hand is hidden, the card comes from the deck of this view."""
    hand = state.hands[seat]
    if card in hand:
        return replace(state, hands=put(state.hands, seat, without(hand, (card,))), played=(card,))
    hands = put(state.hands, seat, hand[1:])
    return placed(replace(state, hands=hands, deck=without(state.deck, (card,)), played=(card,)))


def captures_moved(state: State, event: Captured) -> State:
    """Cards of the middle and the played card go onto the pile or into the series."""
    seat, taken, laid = event.seat, event.cards, event.laid
    gone = tuple([card for card in taken + state.played if card not in laid])
    return replace(
        state,
        middle=without(state.middle, taken),
        series=put(state.series, seat, by_colour(state, state.series[seat] + laid)),
        piles=put(state.piles, seat, state.piles[seat] + gone),
        played=(),
        taken=(),
        turn=after(state.hands, seat),
    )


def dealt(state: State, hands: tuple[Hand, ...]) -> State:
    """All seats get new cards; seat 0 starts, or with `rotating` the next one to the left."""
    drawn = {card for hand in hands for card in hand}
    starter = state.deals % len(hands) if state.options.rotating else 0
    return placed(replace(state, hands=hands, deck=without(state.deck, drawn), deals=state.deals + 1, turn=starter))


def prey_moved(state: State, event: Snatched) -> State:
    """The snatched card and the snatch go onto the taker's pile; the victim fills the gap if possible."""
    taker, victim = event.taker, event.victim
    piles = put(state.piles, taker, (*state.piles[taker], event.card, *state.played))
    piles = put(piles, victim, without(piles[victim], event.replaced))
    series = without(state.series[victim], (event.card,)) + event.replaced
    return replace(
        state,
        series=put(state.series, victim, by_colour(state, series)),
        piles=piles,
        played=(),
        turn=after(state.hands, taker),
    )


def hands_dropped(state: State, seat: int, hands: tuple[Hand, ...]) -> State:
    """Only the player of the swirl has a hand now, so the turn returns to them until it is empty."""
    fallen = tuple([card for hand in hands for card in hand if card is not None])
    left = tuple([hand if at == seat else () for at, hand in enumerate(state.hands)])
    return placed(
        replace(
            state,
            hands=left,
            deck=without(state.deck, fallen),
            middle=state.middle + fallen,
            piles=put(state.piles, seat, state.piles[seat] + state.played),
            played=(),
            turn=after(left, seat),
        )
    )


def after(hands: Sequence[Hand], seat: int) -> int:
    """The next seat to the left that has a card."""
    seats = len(hands)
    for step in range(1, seats + 1):
        if hands[(seat + step) % seats]:
            return (seat + step) % seats
    return seat


def by_colour(state: State, series: tuple[int, ...]) -> tuple[int, ...]:
    colours = cards(state.options.deck).colours
    return tuple(sorted(series, key=lambda card: colours[card]))


def put(tuples: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    """Replace one seat's item."""
    return (*tuples[:seat], item, *tuples[seat + 1 :])


def without(pile: tuple[Item, ...], gone: Sequence[object] | set[int | None]) -> tuple[Item, ...]:
    """Remove these cards and keep the order."""
    return tuple([card for card in pile if card not in gone])
