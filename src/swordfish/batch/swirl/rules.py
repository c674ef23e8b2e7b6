# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""A step of swirl as arrays. Rulebook, section 3; the reference is `games/swirl/rules.py` and `effects.py`.

What several results need is `stored` in as few words as it takes: a card as the number of its bit, a tally as a word.
"""

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from swordfish.batch.bits import (
    Cards,
    common,
    count,
    element,
    empty,
    index,
    lowest,
    single,
    some,
    union,
    where,
    without,
)
from swordfish.batch.seats import at_seat, wrapped
from swordfish.batch.stored import stored
from swordfish.batch.swirl.captures import Outlook, entry_of, outlook
from swordfish.batch.swirl.deck import Deck
from swordfish.batch.swirl.table import (
    DECK,
    HAND,
    MIDDLE,
    PILE,
    SERIES,
    Moves,
    Planes,
    Rest,
    SwirlState,
    lying,
    moved,
    packed,
    unpacked,
)
from swordfish.games.handicaps import head_start
from swordfish.games.swirl.actions import FIRST_CARD
from swordfish.games.swirl.cards import Colour, Kind
from swordfish.games.swirl.model import Options

NONE = -1
"""In place of the bit of a card."""


class SwirlOutcome(NamedTuple):
    """A deal: the cards of all hands; of each, in two bits, the seat that gets it; and the middle, the first time."""

    dealt: Cards
    seats: tuple[Cards, Cards]
    middle: Cards


class Effect(NamedTuple):
    """What a played card does, once there is nothing to choose."""

    open: Cards  # what its player may take next; if there is any, the effect waits
    captured: Cards  # cards of the middle
    snatched: Array  # a card of a series


class Gain(NamedTuple):
    """What enters a series."""

    laid: Cards  # into that of the player
    victim: Array
    replaced: Array  # into that of the victim of a snatch


def step(deck: Deck, options: Options, state: SwirlState, action: Array, outcome: SwirlOutcome) -> SwirlState:
    """A choice, what it forces, and a deal if one is due then."""
    before = unpacked(state.rest)
    choosing = ~before.over & (before.chosen < options.seats)
    taking = before.played >= 0
    card = jnp.where(action < FIRST_CARD + deck.size, action - FIRST_CARD, action - FIRST_CARD - deck.size)
    named = (card >= 0) & (card < deck.size)
    bit = jnp.where(named, element(deck.bits, jnp.clip(card, 0, deck.size - 1)), NONE)
    rest = creature_chosen(options, before, choosing, action)
    rest = rest._replace(played=jnp.where(~before.over & ~choosing & ~taking, bit, before.played))
    took, word = stored((jnp.where(taking, bit, NONE), packed(rest)))
    rest = unpacked(word)
    kind = jnp.where(rest.played >= 0, element(deck.kinds, jnp.maximum(rest.played, 0)), NONE)
    enough = taking & (took == NONE)

    middle = lying(state.planes, MIDDLE)
    taken = union(state.taken, single(took, deck.size))
    creature = (kind == Kind.CREATURE) & ~enough
    number = stored(jnp.where(creature, element(deck.numbers, jnp.maximum(rest.played, 0)), 0))
    look = outlook(deck, middle, taken, number, stored(entry_of(deck, middle, taken, number)))
    found = stored(effect(deck, options, state, rest, kind, took, enough, look))
    gain = stored(gained(deck, options, state.planes, rest, kind, found))

    waits = some(found.open)
    end = ended(deck, options, state.planes, rest, kind, waits, gain)
    word, deals = stored((packed(end._replace(enough=waits & look.enough)), end.deals > rest.deals))
    moves = carried_out(deck, options, state.planes, rest, kind, found, gain)
    return SwirlState(
        planes=handed_out(moved(state.planes, moves, rest.turn, gain.victim), deals, outcome),
        taken=where(waits & creature, taken),
        open=found.open,
        sure=where(waits, look.sure),
        rest=word,
    )


def creature_chosen(options: Options, rest: Rest, choosing: Array, action: Array) -> Rest:
    """A creature for the next seat; and the last one that is free for the last seat, which needs no word."""
    creatures = jnp.where(choosing, rest.creatures | (action & 3) << 2 * rest.chosen, rest.creatures)
    chosen = rest.chosen + choosing
    if options.creatures == options.seats:
        last = choosing & (chosen == options.seats - 1)
        free = sum(range(options.seats))
        for seat in range(options.seats - 1):
            free -= creatures >> 2 * seat & 3
        creatures = jnp.where(last, creatures | free << 2 * (options.seats - 1), creatures)
        chosen = chosen + last
    return rest._replace(creatures=creatures, chosen=chosen)


def effect(
    deck: Deck, options: Options, state: SwirlState, rest: Rest, kind: Array, took: Array, enough: Array, look: Outlook
) -> Effect:
    """What the played card does, or what its player may take first."""
    middle, it, chose = lying(state.planes, MIDDLE), single(took, deck.size), took >= 0
    prey = empty(deck.size)
    for seat in range(options.seats):
        opponent = (rest.turn + seat) % 2 == 1 if options.teams else rest.turn != seat
        prey = union(prey, where(opponent, lying(state.planes, SERIES + seat)))
    choice = union(where(kind == Kind.COLLECT_ONE, middle), where(kind == Kind.SNATCH, prey))
    undecided = union(look.open, where(~chose & (count(choice) > 1), choice))
    waits, collects = some(undecided), (kind == Kind.COLLECT_ONE) | (kind == Kind.COLLECT_ALL)
    captured = union(
        look.sure, where(enough, state.sure), where(collects & chose, it), where(collects & ~chose, middle)
    )
    snatches = (kind == Kind.SNATCH) & ~waits
    return Effect(
        open=undecided,
        captured=where(~waits, captured),
        snatched=jnp.where(snatches, jnp.where(chose, took, index(prey)), NONE),
    )


def gained(deck: Deck, options: Options, planes: Planes, rest: Rest, kind: Array, found: Effect) -> Gain:
    """What enters a series. A captured card does, if it is the lowest of a colour that the series lacks."""
    captures = some(found.captured)
    fresh = union(found.captured, single(jnp.where(captures, rest.played, NONE), deck.size))
    mine = common(fresh, collected(deck, rest, rest.turn))
    series = lying(planes, SERIES + rest.turn)
    laid = empty(deck.size)
    for colour in Colour:
        lacks = ~some(common(series, deck.coloured[colour]))
        laid = union(laid, where(lacks, lowest(common(mine, deck.coloured[colour]))))
    prey = single(found.snatched, deck.size)
    victim = jnp.int32(0)
    for seat in range(1, options.seats):
        victim = jnp.where(some(common(prey, lying(planes, SERIES + seat))), seat, victim)
    gap = union(*[where(some(common(prey, same)), same) for same in deck.coloured])
    alike = common(common(lying(planes, PILE + victim), gap), collected(deck, rest, victim))
    return Gain(laid=laid, victim=victim, replaced=index(lowest(alike)))


def collected(deck: Deck, rest: Rest, seat: Array) -> Cards:
    """All cards of the creature that the seat collects."""
    creature = rest.creatures >> 2 * seat & 3
    return union(*[where(creature == at, cards) for at, cards in enumerate(deck.alike)])


def ended(deck: Deck, options: Options, planes: Planes, rest: Rest, kind: Array, waits: Array, gain: Gain) -> Rest:
    """Whose turn it is after the effect, whether the game is over, and whether a deal is due."""
    resolved, swirls = (rest.played >= 0) & ~waits, kind == Kind.SWIRL
    played = single(rest.played, deck.size)
    hands = [
        some(without(lying(planes, HAND + seat), played)) & ~(swirls & (rest.turn != seat))
        for seat in range(options.seats)
    ]
    turn = jnp.where(resolved, after(hands, rest.turn), rest.turn)
    ahead = at_seat(head_starts(options), rest.turn)
    complete = count(gain.laid) + count(lying(planes, SERIES + rest.turn)) + ahead >= options.colours
    spent = (rest.chosen == options.seats) & ~waits & ~at_seat(hands, turn)
    over = rest.over | (resolved & complete) | (spent & (dealt_each(options, planes) == 0))
    deals = spent & ~over
    starter = rest.deals % options.seats if options.rotating else jnp.int32(0)
    return rest._replace(
        turn=jnp.where(deals, starter, turn),
        deals=rest.deals + deals,
        over=over,
        played=jnp.where(waits, rest.played, NONE),
    )


def head_starts(options: Options) -> list[Array]:
    """The colours fewer that each seat needs."""
    return [jnp.int32(head_start(options.head_starts, seat)) for seat in range(options.seats)]


def carried_out(
    deck: Deck, options: Options, planes: Planes, rest: Rest, kind: Array, found: Effect, gain: Gain
) -> Moves:
    """Where the effect puts every card; or the played one alone, while its effect waits."""
    played, waits = single(rest.played, deck.size), some(found.open)
    left = (kind == Kind.CREATURE) & ~some(found.captured)
    fresh = union(found.captured, where(~left & ~waits, played))
    fallen = empty(deck.size)
    for seat in range(options.seats):
        drops = (kind == Kind.SWIRL) & (rest.turn != seat)
        fallen = union(fallen, where(drops, lying(planes, HAND + seat)))
    return Moves(
        middle=union(fallen, where(left & ~waits, played)),
        played=where(waits, played),
        pile=union(without(fresh, gain.laid), single(found.snatched, deck.size)),
        series=gain.laid,
        replaced=single(gain.replaced, deck.size),
    )


def handed_out(planes: Planes, deals: Array, outcome: SwirlOutcome) -> Planes:
    """The deal, where one is due. Where a card lies in the deck all bits are 0, so none is to be taken away."""
    one, two, three, four = planes
    return (
        union(one, where(deals, union(outcome.seats[0], outcome.middle))),
        union(two, where(deals, outcome.seats[1])),
        union(three, where(deals, outcome.dealt)),
        four,
    )


def after(hands: Sequence[Array], seat: Array) -> Array:
    """Play goes to the left, to the next who has a card."""
    seats, found = len(hands), seat
    for steps in range(seats - 1, 0, -1):
        other = wrapped(seat + steps, seats)
        found = jnp.where(at_seat(hands, other), other, found)
    return found


def dealt_each(options: Options, planes: Planes) -> Array:
    """How many cards each seat gets in the next deal."""
    return jnp.minimum(options.hand, count(lying(planes, DECK)).astype(jnp.uint32) // options.seats).astype(jnp.int32)
