# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""The functions of an engine for many tables at once, compiled once and kept on disk.

    tables = BatchTables(batch.make("swirl"), 4096, folder)
    tables.prepare("autostep", "pick")
    states = tables.init(key)
    states = tables.autostep(states, tables.pick(states, key), key)

A program that another process has kept in the folder needs neither tracing nor compiling. If a new program takes long,
it is compiled twice: in a hurry, so that the first step comes soon, and then well, in a thread of its own, for the
steps after it and for the folder. Both compute the same. A program is machine code, as in JAX's own cache: use only a
folder that nobody else can write to.
"""

import platform
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from os import PathLike
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
from jax import Array
from numpy.typing import NDArray

import swordfish
from swordfish.batch import kept
from swordfish.batch.bits import hashed
from swordfish.batch.engine import AnyEngine
from swordfish.batch.hurry import hurried

IN_A_HURRY: dict[str, str | bool] = {"xla_backend_optimization_level": "0", "xla_cpu_use_fusion_emitters": False}
"""Options of XLA for a program that a CPU compiles in a quarter of the time and runs at a tenth of the speed."""
SOURCES = ("batch", "envs", "exact/swish", "games")
"""The folders of this package whose files decide what a program computes."""


class TableFunction(NamedTuple):
    """A function of all tables: the shapes of its arguments, and a tree like its result."""

    compute: Callable[..., Any]
    given: tuple[Any, ...]
    result: Any


class FirstProgram(NamedTuple):
    """A program to begin with, and how the lasting one is compiled, if that is another one."""

    run: Callable[..., Any]
    compile_well: Callable[[], Any] | None


class BatchTables:
    """So many tables of an engine. Each function is compiled, or loaded, when it is called for the first time."""

    def __init__(self, engine: AnyEngine, many: int, folder: str | PathLike[str] | None = None) -> None:
        self.engine, self.many = engine, many
        self._folder = None if folder is None else Path(folder)
        self._programs: dict[str, Callable[..., Any]] = {}
        self._threads: list[Thread] = []
        if self._folder:
            self._folder.mkdir(parents=True, exist_ok=True)

    def init(self, key: Array) -> Any:
        """New tables. Those that begin with chance take a step from the start, so they need no program of their own."""
        one = jax.jit(self.engine.start)()  # outside of `jit`, every operation of it would be a program to compile
        start = jax.tree.map(lambda array: np.broadcast_to(array, (self.many, *array.shape)), one)
        if not self.engine.chance_first:
            return jax.tree.map(jnp.asarray, start)
        return self.autostep(start, np.zeros(self.many, np.int32), other_key(key))

    def pick(self, states: Any, key: Array) -> Array:
        """A uniform legal action for each table."""
        return self._run("pick", states, key_data(key))

    def autostep(self, states: Any, actions: Array | NDArray[np.int32], key: Array | NDArray[np.uint32]) -> Any:
        """A step of every table; where a game was over, a new one starts instead."""
        if self.engine.draws_apart:
            return self._run("advance", states, actions, self._run("drawn", states, key_data(key)))
        return self._run("autostep", states, actions, key_data(key))

    def waiting(self, states: Any) -> Array:
        """The seat that must choose at each table, or CHANCE, or OVER."""
        return self._run("waiting", states)

    def legal(self, states: Any, seats: Array) -> Array:
        """The legal actions of one seat at each table."""
        return self._run("legal", states, seats)

    def observe(self, states: Any, seats: Array) -> dict[str, Array]:
        """The observation of one seat at each table."""
        return self._run("observe", states, seats)

    def rewards(self, states: Any) -> Array:
        """The rewards of all seats at each table."""
        return self._run("rewards", states)

    def prepare(self, *names: str) -> None:
        """Load these functions, or compile them at the same time: name the largest first."""
        functions = self._functions()
        parts = {"autostep": ("advance", "drawn")} if self.engine.draws_apart else {}
        every = [part for name in names for part in parts.get(name, (name,))]
        new = [name for name in every if name not in self._programs]
        if self._folder is None or self.engine.on_host:
            self._programs |= {name: jax.jit(functions[name].compute) for name in new}
            return
        paths = {name: self._folder / f"{self._digest(name)}.program" for name in new}
        for name in new:
            try:
                self._programs[name] = kept.load(paths[name], functions[name].given, functions[name].result)
            except kept.NoProgramError:
                continue
        with ThreadPoolExecutor(len(new) or 1) as pool:
            begun = {name: begin(pool, functions[name]) for name in new if name not in self._programs}
        first = {name: future.result() for name, future in begun.items()}
        self._programs |= {name: program.run for name, program in first.items()}
        if first:
            thread = Thread(target=self._keep, args=(first, paths), name=f"keep {', '.join(first)}")
            self._threads.append(thread)
            thread.start()

    def finish(self) -> None:
        """Wait until all programs so far are compiled well and kept in the folder. The end of the process waits too."""
        while self._threads:
            self._threads.pop().join()

    def _keep(self, first: Mapping[str, FirstProgram], paths: Mapping[str, Path]) -> None:
        for name, program in first.items():
            if program.compile_well:
                self._programs[name] = program.compile_well()
            kept.keep(paths[name], self._programs[name])

    def _functions(self) -> dict[str, TableFunction]:
        """All functions, by the names of their methods."""
        engine, one = self.engine, jax.eval_shape(self.engine.start)
        outcome = jax.tree.map(np.asarray, engine.to_outcome(()))
        states, outcomes = jax.tree.map(
            lambda array: jax.ShapeDtypeStruct((self.many, *array.shape), array.dtype), (one, outcome)
        )
        numbers = jax.ShapeDtypeStruct((self.many,), jnp.int32)
        key = jax.eval_shape(lambda: key_data(jax.random.key(0)))
        fields = {field.name: ONE for field in engine.spec.fields}
        return {
            "pick": TableFunction(self.pick_from, (states, key), ONE),
            "autostep": TableFunction(self.autostep_from, (states, numbers, key), one),
            "drawn": TableFunction(self.drawn_from, (states, key), outcome),
            "advance": TableFunction(jax.vmap(engine.advance), (states, numbers, outcomes), one),
            "waiting": TableFunction(jax.vmap(engine.waiting), (states,), ONE),
            "legal": TableFunction(jax.vmap(engine.legal), (states, numbers), ONE),
            "observe": TableFunction(jax.vmap(engine.observe), (states, numbers), fields),
            "rewards": TableFunction(jax.vmap(engine.rewards), (states,), ONE),
        }

    def pick_from(self, states: Any, data: Array) -> Array:
        """The function that `pick` compiles, for programs that contain it: from the words of a key."""
        return jax.vmap(self.engine.pick)(states, self._words(data, 0, 1)[0])

    def autostep_from(self, states: Any, actions: Array, data: Array) -> Any:
        """The function that `autostep` compiles, in one program or two."""
        return jax.vmap(self.engine.advance)(states, actions, self.drawn_from(states, data))

    def drawn_from(self, states: Any, data: Array) -> Any:
        """The chance events of the next steps."""
        return jax.vmap(self.engine.drawn, in_axes=(0, 1))(states, self._words(data, 1, self.engine.words))

    def _words(self, data: Array, purpose: int, rows: int) -> Array:
        """So many random words for each table; other purposes get others from the same key.

        By Threefry, as in `jax.random`, but in one loop that is quick to compile.
        """
        numbers = jnp.arange(-(-rows * self.many // 2), dtype=jnp.uint32)
        words = jnp.concatenate(hashed(hashed((data[0], data[1]), jnp.uint32(purpose)), numbers))
        return words[: rows * self.many].reshape(rows, self.many)

    def _run(self, name: str, *given: Any) -> Any:
        if name not in self._programs:
            self.prepare(name)
        return self._programs[name](*given)

    def _digest(self, name: str) -> str:
        """A name for the program of one function, from everything that decides its code."""
        device = jax.devices()[0]
        options = msgspec.json.encode(self.engine.options).decode()
        versions = version("jax"), version("jaxlib"), device.client.platform_version
        facts = repr((name, self.many, options, device.device_kind, processor(), versions, sources()))
        return f"{self.engine.game}-{name}-{sha256(facts.encode()).hexdigest()[:20]}"


def begin(pool: ThreadPoolExecutor, function: TableFunction) -> "Future[FirstProgram]":
    """Trace a function here, and compile it in the pool.

    A CPU gets the same program with other options first. Another device gets a smaller one, if the engine has one.
    """
    with hurried() as hurry:
        lowered = jax.jit(lambda *given: function.compute(*given)).lower(*function.given)  # `hurried` needs a new one
    if jax.default_backend() == "cpu":
        return pool.submit(compiled_on_cpu, lowered)

    def compile_well() -> Any:
        return jax.jit(function.compute).lower(*function.given).compile()

    return pool.submit(lambda: FirstProgram(lowered.compile(), compile_well if hurry.matters else None))


def compiled_on_cpu(lowered: Any) -> FirstProgram:
    """The program in a hurry; or well, if this version of XLA does not know the options for that."""
    try:
        return FirstProgram(lowered.compile(compiler_options=IN_A_HURRY), lowered.compile)
    except jax.errors.JaxRuntimeError:
        return FirstProgram(lowered.compile(), None)


ONE = 0
"""The tree of a result that is one array."""


def key_data(key: Any) -> Array:
    """The words of a key; a program takes arrays of numbers only."""
    return jax.random.key_data(key) if jnp.issubdtype(key.dtype, jax.dtypes.prng_key) else jnp.asarray(key)


def other_key(key: Array) -> NDArray[np.uint32]:
    """The words of a key that depends on this one, computed on the host."""
    one, other = np.asarray(key_data(key))[:, None]
    return np.concatenate(hashed((one, other), np.full(1, 2**32 - 1, np.uint32)))  # pyright: ignore[reportArgumentType, reportCallIssue] - NumPy's arrays are JAX's on the host


@cache
def processor() -> str:
    """What this machine's processor can do, where the system says it: a program may use all of it."""
    path = Path("/proc/cpuinfo")
    text = path.read_text() if path.exists() else platform.processor()
    return next((line for line in text.splitlines() if line.startswith(("flags", "Features"))), text)


@cache
def sources() -> str:
    """A digest of the files that decide what a program computes."""
    root, found = Path(swordfish.__file__).parent, sha256()
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                found.update(path.read_bytes())
    return found.hexdigest()
