# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""swish as arrays: the race in ticks of `envs`, one action per step, a tick of one second when all seats have acted."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.bits import below, constant, several, without
from swordfish.batch.engine import CHANCE, OVER, BatchEngine
from swordfish.batch.seldom import counted
from swordfish.batch.swish.minimal import any_in_each, any_swish
from swordfish.batch.swish.policies import POLICIES
from swordfish.batch.swish.table import NO_CARD, SwishCards, SwishState, constants, legal, observe
from swordfish.batch.swish.ticks import WORDS, SwishOutcome, drawn, outcome, step
from swordfish.core import BadOptions, Due, Event, Over, Players, Stamped
from swordfish.envs import numbering, observed
from swordfish.games import swish
from swordfish.games.swish.cards import KIND
from swordfish.games.swish.model import NOBODY, PLACES, Deal, Dealt, Lying, Options, Swap, Swapped
from swordfish.games.swish.swishes import is_any

__all__ = ["MOST_CARDS", "POLICIES", "Order", "any_in_each", "any_swish", "engine", "entries"]

MOST_CARDS = 240
"""A deck must be small enough for two fair cards from one random word."""


class Order(NamedTuple):
    """The order in which the seats of a tick act: chance that has no event in the log."""

    seats: tuple[int, ...]


def engine(options: Options) -> BatchEngine[SwishState, SwishOutcome]:
    """The engine of tables with these options."""
    if len(options.cards) > MOST_CARDS:
        raise BadOptions("batch-swish-deck", cards=len(options.cards), most=MOST_CARDS)
    cards = constants(options)
    return BatchEngine(
        game="swish",
        options=options,
        actions=numbering("swish", options).count,
        spec=observed("swish", options),
        words=WORDS,
        chance_first=True,
        start=lambda: start(options, cards.size),
        step=lambda state, action, chance: step(cards, options, state, action, chance),
        outcome=lambda state, words: outcome(cards, options, state, words),
        waiting=waiting,
        legal=legal,
        pick=pick,
        observe=lambda state, seat: observe(cards, options, state, seat),
        places=lambda state: 1 + (state.piles[None, :] > state.piles[:, None]).sum(axis=1),
        gained=(lambda state: state.gained[None]) if options.seats == 1 else None,
        on_host=any(limit.least > 2 for limit in options.limits),
        begun=lambda words: begun(cards, options, words),
        to_event=to_event,
        to_outcome=lambda events: to_outcome(options, events),
    )


def start(options: Options, size: int) -> SwishState:
    zero = jnp.int32(0)
    return SwishState(
        area=jnp.full(PLACES, NO_CARD, jnp.int32),
        mat=jnp.zeros(PLACES, jnp.int32),
        deck=tuple(jnp.asarray(word) for word in constant(range(size), size)),
        piles=jnp.zeros(options.seats, jnp.int32),
        words=zero,
        waits=jnp.zeros(options.seats, jnp.int32),
        caller=jnp.int32(NOBODY),
        until=zero,
        tick=jnp.int32(-1),
        pending=jnp.zeros(options.seats, jnp.int32),
        turn=zero,
        over=jnp.asarray(False),
        gained=zero,
    )


def begun(cards: SwishCards, options: Options, words: Array) -> SwishState:
    """The table after the first deal. Area and deck hold all cards then, so it is known whether there is a swish."""
    state = start(options, cards.size)
    kinds = tuple(sorted(KIND[card] for card in options.cards))
    over = not any(is_any(kinds, limit.least, limit.most) for limit in options.limits)
    new, _ = drawn(cards, state.deck, jnp.ones(PLACES, bool), jnp.asarray(False), words)
    return state._replace(
        area=new - 1,
        deck=without(state.deck, several(new - 1, cards.size)),
        tick=jnp.zeros_like(state.tick),
        over=jnp.asarray(over),
    )


def waiting(state: SwishState) -> Array:
    """The seat that acts next, or CHANCE before the first deal, or OVER."""
    return jnp.where(state.over, OVER, jnp.where(state.tick < 0, CHANCE, state.turn))


def pick(state: SwishState, word: Array) -> Array:
    """Any legal action of the seat that acts next."""
    able = legal(state, state.turn)
    number, _ = below(word, able.sum())
    return jnp.argmax(able & (counted(able) == number + 1)).astype(jnp.int32)


def to_event(due: Due[object], chance: SwishOutcome) -> Dealt | Swapped:
    """The reference event, from an outcome in NumPy."""
    fresh = [place for place in range(PLACES) if chance.cards[place] >= 0]
    places = due.places if isinstance(due, Deal) else tuple(fresh)
    lying = tuple(Lying(int(chance.cards[place]), int(chance.orientations[place])) for place in places)
    match due:
        case Deal():
            return Dealt(places, lying)
        case Swap():
            return Swapped(places, lying)
        case _:
            raise TypeError(f"swish has no random event like {due}")


def to_outcome(options: Options, events: Sequence[Event]) -> SwishOutcome:
    """The outcome for these chance events and the order of a tick, in NumPy; by default the seats act in turn."""
    order: Sequence[int] = range(options.seats)
    cards, orientations = np.full(PLACES, NO_CARD, np.int32), np.zeros(PLACES, np.int32)
    for event in events:
        match event:
            case Order(seats):
                order = seats
            case Dealt(places, dealt) | Swapped(places, dealt):
                cards[[*places]] = [lying.card for lying in dealt]
                orientations[[*places]] = [lying.orientation for lying in dealt]
            case _:
                raise TypeError(f"swish has no random event like {event}")
    return SwishOutcome(np.array(order, np.int32), cards, orientations)  # pyright: ignore[reportArgumentType] - NumPy's arrays are JAX's on the host


def entries(
    batch: BatchEngine[SwishState, SwishOutcome], log: Iterable[tuple[Any, SwishOutcome]]
) -> list[Stamped[Event]]:
    """The log of the reference for the actions and outcomes of one table; see `records.recorded`."""
    options = batch.options
    numbers = numbering("swish", options)
    state, found, pending, tick = swish.start(options), list[Stamped[Event]](), list[int](), 0

    def settle(at: int, chance: SwishOutcome) -> None:
        """Everything that needs no player; chance is drawn from the outcome."""
        nonlocal state
        while True:
            due = swish.due(state)
            stamp = at
            match due:
                case Players(until=int(until), lapse=event) if until <= at:
                    stamp = until
                case Players() | Over():
                    return
                case _:
                    event = to_event(due, chance)
            state = swish.evolve(state, event)
            found.append(Stamped(stamp, event))

    for action, chance in log:
        if isinstance(swish.due(state), Over):
            break
        if not found:
            settle(0, chance)
            continue
        pending.append(int(action))
        if len(pending) < options.seats:
            continue
        tick += 1
        settle(1000 * tick, chance)
        commands = {seat: numbers.command(state, seat, chosen) for seat, chosen in enumerate(pending)}
        for seat in map(int, chance.order):
            due, command = swish.due(state), commands[seat]
            if command is None or not isinstance(due, Players) or seat not in due.seats:
                continue
            if command in swish.legal(state, seat):
                for event in swish.decide(state, seat, command, 1000 * tick):
                    state = swish.evolve(state, event)
                    found.append(Stamped(1000 * tick, event))
                settle(1000 * tick, chance)
        pending.clear()
    return found
