"""Batch games as records: the reference rules carry out every choice, so a record cannot hold an illegal step."""

from collections.abc import Iterable, Iterator
from typing import Any

import jax
import numpy as np

from swordfish.batch.engine import OVER, Array, Engine
from swordfish.core import Forced, Header, Over, Players, Stamped, State
from swordfish.envs import numbering
from swordfish.games import GAMES
from swordfish.record import Record


def records(engine: Engine[Any, Any], key: Array, tables: int, steps: int) -> Iterator[Record]:
    """Records of so many tables at which every seat chooses at random, for so many steps or until the game is over."""

    def one(state: Any, key: Array) -> tuple[Any, tuple[Array, Any]]:
        words = jax.random.bits(key, (engine.words + 1,))
        action, outcome = engine.pick(state, words[0]), engine.outcome(state, words[1:])
        return engine.step(state, action, outcome), (action, outcome)

    def table(key: Array) -> tuple[Any, tuple[Array, Any]]:
        return jax.lax.scan(one, engine.start(), jax.random.split(key, steps))

    ends, log = jax.tree.map(np.asarray, jax.jit(jax.vmap(table))(jax.random.split(key, tables)))
    over = np.asarray(jax.vmap(engine.waiting)(ends)) == OVER
    for number in range(tables):
        record = recorded(engine, (jax.tree.map(lambda array: array[number, at], log) for at in range(steps)))  # noqa: B023 - read at once
        if over[number] != (record.places is not None):
            raise RuntimeError(f"table {number}: the engines do not agree whether the game is over")
        yield record


def recorded(engine: Engine[Any, Any], log: Iterable[tuple[Any, Any]]) -> Record:
    """The record of one table, from its actions and outcomes; IllegalMove, if the reference refuses one.

    No seed stands behind its luck, so the draws of the record cannot be verified.
    """
    rules, options = GAMES[engine.game], engine.options
    numbers = numbering(engine.game, options)
    state: State = rules.start(options)
    entries: list[Stamped] = []

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
        drawn: list[type] = []  # kinds of chance events at the end of the entries: one step draws each kind once
        while not isinstance(due := rules.due(state), Players | Over):
            if isinstance(due, Forced):
                happen(due.event)
                drawn = [Forced] if drawn else []
            elif Forced in drawn or type(due) in drawn:
                break
            else:
                happen(engine.told(due, outcome))
                drawn.append(type(due))
        if isinstance(due, Over):
            break
    end = rules.due(state)
    header = Header(game=engine.game, rules=rules.VERSION, options=options, commitment="")
    return Record(header=header, entries=tuple(entries), places=end.places if isinstance(end, Over) else None)
