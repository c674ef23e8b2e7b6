# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""The functions of an engine for many tables at once, compiled once and kept on disk.

    tables = BatchTables(batch.make("swirl"), 4096, folder)
    states = tables.init(key)
    states = tables.autostep(states, tables.pick(states, key), key)

A program that another process has kept in the folder needs neither tracing nor compiling. On a CPU a new program is
compiled twice: in a hurry, so that the first step comes soon, and meanwhile well, in a thread of its own, for the steps
after it and for the folder. Both compute the same. A program is machine code, as in JAX's own cache: use only a folder
that nobody else can write to.
"""

import platform
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from os import PathLike
from pathlib import Path
from threading import Thread
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
from jax import Array
from jax.experimental import serialize_executable as programs
from numpy.typing import NDArray

import swordfish
from swordfish.batch.bits import hashed
from swordfish.batch.engine import AnyEngine
from swordfish.home import write_whole

IN_A_HURRY: dict[str, str | bool] = {"xla_backend_optimization_level": "0", "xla_cpu_use_fusion_emitters": False}
"""Options of XLA for a program that is compiled in a quarter of the time and runs at a tenth of the speed."""
SOURCES = ("batch", "envs", "exact/swish", "games")
"""The folders of this package whose files decide what a program computes."""


class BatchTables:
    """So many tables of an engine. Each function is compiled, or loaded, when it is called for the first time."""

    def __init__(self, engine: AnyEngine, many: int, folder: str | PathLike[str] | None = None) -> None:
        self.engine, self.many = engine, many
        self._folder = None if folder is None else Path(folder)
        self._state = jax.eval_shape(engine.start)
        self._programs: dict[str, Callable[..., Any]] = {}
        self._compiling: list[Thread] = []
        if self._folder:
            self._folder.mkdir(parents=True, exist_ok=True)

    def init(self, key: Array) -> Any:
        """New tables. Those that begin with chance take a step from the start, so they need no program of their own."""
        start = jax.tree.map(lambda array: np.broadcast_to(array, (self.many, *array.shape)), self.engine.start())
        if not self.engine.chance_first:
            return jax.tree.map(jnp.asarray, start)
        return self.autostep(start, np.zeros(self.many, np.int32), other_key(key))

    def pick(self, states: Any, key: Array) -> Array:
        """A uniform legal action for each table."""
        return self._run("pick", self._pick, ONE, states, key_data(key))

    def autostep(self, states: Any, actions: Array | NDArray[np.int32], key: Array | NDArray[np.uint32]) -> Any:
        """A step of every table; where a game was over, a new one starts instead."""
        return self._run("autostep", self._autostep, self._state, states, actions, key_data(key))

    def waiting(self, states: Any) -> Array:
        """The seat that must choose at each table, or CHANCE, or OVER."""
        return self._run("waiting", jax.vmap(self.engine.waiting), ONE, states)

    def legal(self, states: Any, seats: Array) -> Array:
        """The legal actions of one seat at each table."""
        return self._run("legal", jax.vmap(self.engine.legal), ONE, states, seats)

    def observe(self, states: Any, seats: Array) -> dict[str, Array]:
        """The observation of one seat at each table."""
        fields = {field.name: ONE for field in self.engine.spec.fields}
        return self._run("observe", jax.vmap(self.engine.observe), fields, states, seats)

    def rewards(self, states: Any) -> Array:
        """The rewards of all seats at each table."""
        return self._run("rewards", jax.vmap(self.engine.rewards), ONE, states)

    def _pick(self, states: Any, data: Array) -> Array:
        return jax.vmap(self.engine.pick)(states, self._words(data, 0, 1)[0])

    def _autostep(self, states: Any, actions: Array, data: Array) -> Any:
        words = self._words(data, 1, self.engine.words)
        return jax.vmap(self.engine.autostep_from, in_axes=(0, 0, 1))(states, actions, words)

    def finish(self) -> None:
        """Wait until all programs so far are compiled well and kept in the folder. The end of the process waits too."""
        while self._compiling:
            self._compiling.pop().join()

    def _words(self, data: Array, purpose: int, rows: int) -> Array:
        """So many random words for each table; other purposes get others from the same key.

        By Threefry, as in `jax.random`, but in one loop that is quick to compile.
        """
        numbers = jnp.arange(-(-rows * self.many // 2), dtype=jnp.uint32)
        words = jnp.concatenate(hashed(hashed((data[0], data[1]), jnp.uint32(purpose)), numbers))
        return words[: rows * self.many].reshape(rows, self.many)

    def _run(self, name: str, function: Callable[..., Any], result: Any, *given: Any) -> Any:
        if name not in self._programs:
            self._prepare(name, function, result, given)
        return self._programs[name](*given)

    def _prepare(self, name: str, function: Callable[..., Any], result: Any, given: Any) -> None:
        """Load the program of the function, or compile it. `result` has the shape of the result's tree."""
        if self._folder is None or self.engine.on_host:
            self._programs[name] = jax.jit(function)
            return
        path = self._folder / f"{self._digest(name)}.program"
        if path.exists():
            trees = jax.tree.structure((given, {})), jax.tree.structure(result)
            self._programs[name] = programs.deserialize_and_load(path.read_bytes(), *trees)
            return
        lowered = jax.jit(function).lower(*given)

        def compile_well() -> None:
            made = lowered.compile()
            write_whole(path, [programs.serialize(made)[0]])
            self._programs[name] = made

        if jax.default_backend() == "cpu":
            with suppress(jax.errors.JaxRuntimeError):  # a version of XLA that does not know these options
                self._programs[name] = lowered.compile(compiler_options=IN_A_HURRY)
                thread = Thread(target=compile_well, name=f"compile {name}")
                self._compiling.append(thread)
                thread.start()
                return
        compile_well()

    def _digest(self, name: str) -> str:
        """A name for the program of one function, from everything that decides its code."""
        device = jax.devices()[0]
        options = msgspec.json.encode(self.engine.options).decode()
        versions = version("jax"), version("jaxlib"), device.client.platform_version
        facts = repr((name, self.many, options, device.device_kind, processor(), versions, sources()))
        return f"{self.engine.game}-{name}-{sha256(facts.encode()).hexdigest()[:20]}"


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
