# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Batch games as records: the reference rules apply every choice, so a record cannot hold an illegal step."""

from collections.abc import Callable, Iterable, Iterator
from operator import itemgetter
from typing import Any

import jax
import numpy as np
from jax import Array

from swordfish.batch.engine import OVER, AnyEngine
from swordfish.core import BadRecord, Event, Forced, Header, Over, Players, Stamped, State
from swordfish.envs import numbering
from swordfish.games import GAMES
from swordfish.parts import own
from swordfish.record import Record


def records(
    engine: AnyEngine,
    key: Array,
    tables: int,
    steps: int,
    policy: Callable[[Any, Array], Array] | None = None,
) -> Iterator[Record]:
    """Records of this many tables, after this many steps or at the end of the game; by default play is random."""
    choose = policy or engine.pick

    def one(state: Any, key: Array) -> tuple[Any, tuple[Array, Any]]:
        words = jax.random.bits(key, (engine.words + 1,))
        action, outcome = choose(state, words[0]), engine.outcome(state, words[1:])
        return engine.step(state, action, outcome), (action, outcome)

    def table(key: Array) -> tuple[Any, tuple[Array, Any]]:
        return jax.lax.scan(one, engine.start(), jax.random.split(key, steps))

    ends, log = jax.tree.map(np.asarray, jax.jit(jax.vmap(table))(jax.random.split(key, tables)))
    over = np.asarray(jax.vmap(engine.waiting)(ends)) == OVER
    places = np.asarray(jax.vmap(engine.places)(ends))
    for number in range(tables):
        record = recorded(engine, [jax.tree.map(itemgetter((number, at)), log) for at in range(steps)])
        if record.places != (tuple(places[number].tolist()) if over[number] else None):
            raise RuntimeError(f"table {number}: the engines disagree about the end of the game")
        yield record


def recorded(engine: AnyEngine, log: Iterable[tuple[Any, Any]]) -> Record:
    """The record of one table, from its actions and outcomes; IllegalMove or BadRecord, if the reference refuses one.

    It has no seed, so its draws cannot be verified. A game's part may have its own `entries(engine, log)`.
    """
    rules = GAMES[engine.game]
    entries: list[Stamped[Event]] = own("batch", engine.game, "entries", turns)(engine, log)
    state: State = rules.start(engine.options)
    pieces = rules.pieces(state)
    for number, entry in enumerate(entries):
        state = rules.evolve(state, entry.event)
        if rules.pieces(state) != pieces:
            raise BadRecord("verify-chance", number=number, line=number + 2)
    end = rules.due(state)
    header = Header(game=engine.game, rules=rules.VERSION, options=engine.options, commitment="")
    return Record(header=header, entries=tuple(entries), places=end.places if isinstance(end, Over) else None)


def turns(engine: AnyEngine, log: Iterable[tuple[Any, Any]]) -> list[Stamped[Event]]:
    """The events of a turn game."""
    rules, numbers = GAMES[engine.game], numbering(engine.game, engine.options)
    state: State = rules.start(engine.options)
    entries: list[Stamped[Event]] = []

    def happen(*events: Any) -> None:
        nonlocal state
        for event in events:
            entries.append(Stamped(0, event))
            state = rules.evolve(state, event)

    for action, outcome in log:
        due = rules.due(state)
        if isinstance(due, Players):
            seat = due.seats[0]
            happen(*rules.decide(state, seat, numbers.command(state, seat, int(action)), 0))
        drawn: list[type] = []  # kinds of chance in this step: each happens once
        while not isinstance(due := rules.due(state), Players | Over):
            if isinstance(due, Forced):
                happen(due.event)
                drawn = [Forced] if drawn else []
            elif Forced in drawn or type(due) in drawn:
                break
            else:
                happen(engine.to_event(due, outcome))
                drawn.append(type(due))
        if isinstance(due, Over):
            break
    return entries
