# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Many tables at once: programs that are kept on disk, and tables on several devices."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from swordfish import batch
from swordfish.games import NAMES

MANY = 16


def same(one: Any, other: Any) -> bool:
    import jax

    return all(np.array_equal(a, b) for a, b in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True))


def untraceable(*given: Any) -> Any:
    raise AssertionError("a program of the folder is not traced again")


def test_a_program_of_the_folder_is_neither_traced_nor_compiled(tmp_path: Path) -> None:
    import jax

    from swordfish.batch.tables import BatchTables

    engine, key = batch.make("swipe", seats=3), jax.random.key(7)
    first = BatchTables(engine, MANY, tmp_path)
    states = first.init(key)
    actions = first.pick(states, key)
    after = first.autostep(states, actions, key)
    first.finish()
    assert same(first.autostep(states, actions, key), after)  # by the program that is compiled well
    broken = replace(engine, step=untraceable, pick=untraceable, outcome=untraceable)
    again = BatchTables(broken, MANY, tmp_path)
    assert same(again.init(key), states)
    assert same(again.pick(states, key), actions)
    assert same(again.autostep(states, actions, key), after)
    with pytest.raises(AssertionError, match="traced again"):
        BatchTables(broken, MANY + 1, tmp_path).init(key)


@pytest.mark.long  # other tests lose what JAX has compiled
@pytest.mark.parametrize("game", NAMES)
def test_the_first_step_with_kept_programs_compiles_little_else(game: str, tmp_path: Path) -> None:
    import jax

    from swordfish.batch.tables import BatchTables

    def play() -> None:
        tables, key = BatchTables(batch.make(game), MANY, tmp_path), jax.random.key(7)
        states = tables.init(key)
        jax.block_until_ready(tables.autostep(states, tables.pick(states, key), key))
        tables.finish()

    play()
    jax.clear_caches()
    jax.random.key(7)
    compiled: list[str] = []
    jax.monitoring.register_event_duration_secs_listener(lambda event, *_, **__: compiled.append(event))
    play()
    assert compiled.count("/jax/core/compile/backend_compile_duration") <= 3  # the start of a table; a key's words


@pytest.mark.parametrize("damage", [lambda content: content[:-100], lambda content: content[:-1] + b"?", lambda _: b""])
def test_a_damaged_program_is_compiled_again(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    import jax

    from swordfish.batch.tables import BatchTables

    engine = batch.make("swipe", seats=3)
    states = jax.tree.map(lambda array: np.broadcast_to(array, (MANY, *array.shape)), engine.start())
    first = BatchTables(engine, MANY, tmp_path)
    expected = first.waiting(states)
    first.finish()
    (path,) = tmp_path.iterdir()
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    again = BatchTables(engine, MANY, tmp_path)
    assert same(again.waiting(states), expected)
    again.finish()
    broken = replace(engine, waiting=untraceable)
    assert same(BatchTables(broken, MANY, tmp_path).waiting(states), expected)  # the folder has a whole one again


@pytest.mark.parametrize(
    ("game", "first_programs"), [("swipe", 0), pytest.param("swishbones", 1, marks=pytest.mark.long)]
)
def test_the_first_program_of_a_gpu_computes_what_the_lasting_one_does(
    game: str, first_programs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import jax

    from swordfish.batch.tables import BatchTables

    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")  # this is what a GPU traces; a GPU is not at hand
    key = jax.random.key(7)
    tables = BatchTables(batch.make(game), MANY, tmp_path)
    tables.prepare("autostep", "pick")
    programs = tables._programs  # pyright: ignore[reportPrivateUsage] - nothing else shows a second program
    begun = dict(programs)
    states = [tables.init(key)]
    for number in range(6):
        keys = jax.random.fold_in(key, number)
        states.append(tables.autostep(states[-1], tables.pick(states[-1], keys), keys))
    tables.finish()
    assert len([name for name in begun if programs[name] is not begun[name]]) == first_programs
    for number, (before, after) in enumerate(pairwise(states)):
        keys = jax.random.fold_in(key, number)
        assert same(tables.autostep(before, tables.pick(before, keys), keys), after)
    assert len([*tmp_path.iterdir()]) == 2


def test_where_xla_cannot_hurry_programs_are_compiled_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import jax

    from swordfish.batch import tables

    monkeypatch.setattr(tables, "IN_A_HURRY", {"xla_option_of_another_version": True})
    made = tables.BatchTables(batch.make("swipe", seats=3), MANY, tmp_path)
    made.waiting(jax.tree.map(lambda array: np.broadcast_to(array, (MANY, *array.shape)), made.engine.start()))
    made.finish()
    assert [path.suffix for path in tmp_path.iterdir()] == [".program"]


@pytest.mark.long
def test_tables_have_the_functions_of_their_engine() -> None:
    import jax
    import jax.numpy as jnp

    from swordfish.batch.tables import BatchTables

    engine, key = batch.make("swipe", seats=3), jax.random.key(7)
    tables = BatchTables(engine, MANY)
    states = tables.init(key)
    assert not same(states, tables.init(jax.random.key(8)))
    seats = jnp.maximum(tables.waiting(states), 0)
    legal = np.asarray(tables.legal(states, seats))
    actions = np.asarray(tables.pick(states, key))
    choosing = np.asarray(tables.waiting(states)) >= 0
    assert legal[choosing, actions[choosing]].all()
    assert same(tables.observe(states, seats), jax.vmap(engine.observe)(states, seats))
    assert np.asarray(tables.rewards(states)).shape == (MANY, 3)


SHARDED = """
import jax
import numpy as np
from jax.sharding import Mesh, PartitionSpec
from swordfish import batch
from swordfish.games import NAMES

assert len(jax.devices()) == 2
engine = batch.make({game!r})
keys = jax.random.split(jax.random.key(3), 64)
states = jax.jit(jax.vmap(engine.init))(keys)


def play(states, keys):
    def one(state, key):
        action = engine.pick(state, jax.random.bits(key))
        return engine.autostep(state, action, jax.random.fold_in(key, 1))

    return jax.vmap(one)(states, keys)


here = PartitionSpec("tables")
mesh = Mesh(jax.devices(), "tables")
apart = jax.jit(jax.shard_map(play, mesh=mesh, in_specs=here, out_specs=here, check_vma=False))
together = jax.jit(play)
for number in range(3):
    keys = jax.vmap(jax.random.fold_in, (0, None))(keys, number)
    found, states = apart(states, keys), together(states, keys)
    for one, other in zip(jax.tree.leaves(found), jax.tree.leaves(states), strict=True):
        assert len(one.sharding.device_set) == 2
        assert np.array_equal(one, other)
print("equal")
"""


@pytest.mark.long
@pytest.mark.parametrize("game", ["swipe", "swirl", "swish", "swishbones"])
def test_tables_on_two_devices_go_on_as_on_one(game: str) -> None:
    flags = {"XLA_FLAGS": "--xla_force_host_platform_device_count=2", "JAX_PLATFORMS": "cpu"}
    run = subprocess.run(
        [sys.executable, "-c", SHARDED.format(game=game)],
        env=os.environ | flags,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == "equal\n", run.stderr[-2000:]
