# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""swirl as arrays."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.bits import (
    WORD,
    Cards,
    below,
    common,
    constant,
    count,
    empty,
    nth,
    single,
    some,
    union,
    where,
    without,
)
from swordfish.batch.engine import OVER, BatchEngine
from swordfish.batch.seldom import seldom
from swordfish.batch.stored import stored
from swordfish.batch.swirl.deck import Deck, tables
from swordfish.batch.swirl.policies import POLICIES, moment
from swordfish.batch.swirl.rules import SwirlOutcome, dealt_each, head_starts, step
from swordfish.batch.swirl.search import MOST_ALIKE
from swordfish.batch.swirl.seen import legal, observe
from swordfish.batch.swirl.table import DECK, HAND, PILE, SERIES, Rest, SwirlState, lying, packed, placed, unpacked
from swordfish.core import BadOptions, Due, Event
from swordfish.envs import numbering, observed
from swordfish.games.swirl.actions import FIRST_CARD
from swordfish.games.swirl.model import MIDDLE, Deal, DealMiddle, Dealt, Hand, MiddleDealt, Options

__all__ = ["POLICIES", "engine", "moment"]

CARDS_A_WORD = 2
"""With two cards from one random word, no deal is off by more than some millionths of its probability."""
SHARE = 4
"""One table in so many can be dealt cards at once; about one step in nine is a deal."""


def engine(options: Options) -> BatchEngine[SwirlState, SwirlOutcome]:
    """The engine of tables with these options."""
    deck = tables(options)
    alike = max(np.bincount(deck.numbers)[1:])
    if alike > MOST_ALIKE:
        raise BadOptions("batch-swirl-alike", cards=int(alike), most=MOST_ALIKE)
    actions = numbering("swirl", options).count

    return BatchEngine(
        game="swirl",
        options=options,
        actions=actions,
        spec=observed("swirl", options),
        words=-(-(options.hand * options.seats + MIDDLE) // CARDS_A_WORD),
        chance_first=False,
        draws_apart=True,
        start=lambda: start(deck),
        step=lambda state, action, outcome: step(deck, options, state, action, outcome),
        outcome=lambda state, words: dealt(deck, options, state, words),
        waiting=lambda state: waiting(options, state),
        legal=lambda state, seat: (waiting(options, state) == seat) & legal(deck, options, state),
        pick=lambda state, word: pick(deck, options, state, word),
        observe=lambda state, seat: observe(deck, options, state, seat),
        places=lambda state: places(options, state),
        to_event=lambda due, outcome: to_event(deck, due, outcome),
        to_outcome=lambda events: to_outcome(deck, events),
    )


def start(deck: Deck) -> SwirlState:
    none, zero = empty(deck.size), jnp.int32(0)
    rest = Rest(zero, zero, zero, zero, jnp.asarray(False), jnp.asarray(False), jnp.int32(-1))
    return SwirlState(planes=placed(deck.dealt), taken=none, open=none, sure=none, rest=packed(rest))


def waiting(options: Options, state: SwirlState) -> Array:
    """Who must choose, or OVER; nobody ever waits for a deal alone."""
    rest = unpacked(state.rest)
    return jnp.where(rest.over, OVER, jnp.where(rest.chosen < options.seats, rest.chosen, rest.turn))


def dealt(deck: Deck, options: Options, state: SwirlState, words: Array) -> SwirlOutcome:
    """The next deal, if this step can lead to one; otherwise no cards."""
    rest = unpacked(state.rest)
    hands = [lying(state.planes, HAND + seat) for seat in range(options.seats)]
    own = [where(rest.turn == seat, hand) for seat, hand in enumerate(hands)]
    others = union(*[without(hand, mine) for hand, mine in zip(hands, own, strict=True)])
    last = (count(union(*own)) <= 1) & (~some(others) | some(common(union(*own), deck.swirls)))
    needed = ~rest.over & ((rest.deals == 0) | last)
    each = dealt_each(options, state.planes)
    undealt = lying(state.planes, DECK)
    return seldom(partial(drawn, deck, options), SHARE)(needed, undealt, each, rest.deals == 0, words)


def drawn(deck: Deck, options: Options, undealt: Cards, each: Array, first: Array, words: Array) -> SwirlOutcome:
    """Hands from all cards left; the first time a middle, too, from the creature cards left then."""
    hands = options.seats * options.hand

    def card(at: Array, carry: tuple[Cards, Array, SwirlOutcome]) -> tuple[Cards, Array, SwirlOutcome]:
        left, word, found = carry
        seat, held = at // options.hand, at % options.hand
        handed = at < hands
        pool = tuple(jnp.where(handed, word, word & only) for word, only in zip(left, deck.creature_cards, strict=True))
        word = jnp.where(at % CARDS_A_WORD == 0, words[at // CARDS_A_WORD], word)
        number, word = below(word, count(pool))
        wanted = jnp.where(handed, held < each, first)
        card, word = stored((where(wanted, single(nth(pool, number), deck.size)), word))
        return (
            without(left, card),
            word,
            SwirlOutcome(
                dealt=union(found.dealt, where(handed, card)),
                seats=(
                    union(found.seats[0], where(handed & (seat & 1 != 0), card)),
                    union(found.seats[1], where(handed & (seat & 2 != 0), card)),
                ),
                middle=union(found.middle, where(~handed, card)),
            ),
        )

    none = empty(deck.size)
    begin = undealt, words[0], SwirlOutcome(none, (none, none), none)
    return jax.lax.fori_loop(0, hands + MIDDLE, card, begin)[2]


def pick(deck: Deck, options: Options, state: SwirlState, word: Array) -> Array:
    """Any legal action of the seat that is due."""
    rest = unpacked(state.rest)
    choosing, taking = rest.chosen < options.seats, rest.played >= 0
    free = jnp.uint32((1 << options.creatures) - 1)
    for seat in range(options.seats - 1):
        free &= ~jnp.where(seat < rest.chosen, jnp.uint32(1) << (rest.creatures >> 2 * seat & 3).astype(jnp.uint32), 0)
    creatures = (free, *empty(deck.size)[1:])
    cards = union(where(taking, state.open), where(~taking, lying(state.planes, HAND + rest.turn)))
    pool = union(where(choosing, creatures), where(~choosing, cards))
    many = count(pool)
    number, _ = below(word, many + rest.enough)
    bit = stored(nth(pool, number))
    card = jnp.asarray(deck.ids)[jnp.clip(bit, 0, deck.size - 1)]
    card = jnp.where(number < many, card, deck.size) + jnp.where(taking, deck.size, 0)
    return jnp.where(choosing, bit, FIRST_CARD + card)


def places(options: Options, state: SwirlState) -> Array:
    """By the longest series with head starts, then the largest pile; in teams by sums, but a complete series first."""
    series = jnp.stack([count(lying(state.planes, SERIES + seat)) for seat in range(options.seats)])
    series += jnp.stack(head_starts(options))
    piles = jnp.stack([count(lying(state.planes, PILE + seat)) for seat in range(options.seats)])
    ranks = ((series >= options.colours) << 24) + (series << 12) + piles
    if options.teams:
        ranks += jnp.roll(ranks, 2)
    return 1 + (ranks[None, :] > ranks[:, None]).sum(axis=1)


def to_event(deck: Deck, due: Due[object], outcome: SwirlOutcome) -> Dealt | MiddleDealt:
    """The reference's event, from an outcome in NumPy."""

    def listed(cards: Sequence[Any]) -> tuple[int, ...]:
        bits = [WORD * at + bit for at, word in enumerate(cards) for bit in range(WORD) if int(word) >> bit & 1]
        return tuple(sorted(int(deck.ids[bit]) for bit in bits))

    one, two = map(listed, outcome.seats)
    match due:
        case Deal(seats=seats):
            seat = {card: (card in one) + 2 * (card in two) for card in listed(outcome.dealt)}
            return Dealt(tuple(tuple(card for card in seat if seat[card] == at) for at in range(seats)))
        case DealMiddle():
            return MiddleDealt(listed(outcome.middle))
        case _:
            raise TypeError(f"swirl has no random event like {due}")


def to_outcome(deck: Deck, events: Sequence[Event]) -> SwirlOutcome:
    """The outcome of these deals, in NumPy; without any, nobody gets a card."""

    def words(cards: Iterable[int | None]) -> Any:
        return constant([int(deck.bits[card]) for card in cards if card is not None], deck.size)

    hands: tuple[Hand, ...] = ()
    middle: tuple[int, ...] = ()
    for event in events:
        match event:
            case Dealt(cards):
                hands = cards
            case MiddleDealt(cards):
                middle = cards
            case _:
                raise TypeError(f"swirl has no random event like {event}")
    seats = [words(card for seat, hand in enumerate(hands) if seat >> bit & 1 for card in hand) for bit in range(2)]
    return SwirlOutcome(words(card for hand in hands for card in hand), (seats[0], seats[1]), words(middle))
