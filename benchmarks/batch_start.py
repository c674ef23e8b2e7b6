"""How long the first step of batch tables takes after the import, in wall-clock time, each time in a new process.

It counts from `batch.make` on: new tables, a random choice and a step of each. JAX's own start does not count. A folder
of programs is empty the first time; with the programs of another process in it, nothing is traced or compiled. The new
process may use all cores: the programs are compiled at the same time, and then the lasting ones in a thread.
"""

import subprocess
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.harness import AtMost, Survey, peer

GAMES = ("swipe", "swirl", "swish", "swishbones")
NEW, KEPT = "s, new", "s, programs kept"
TABLES = 1024
FIRST = """
import os, sys, time
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
import jax
from swordfish import batch
from swordfish.batch.tables import BatchTables

key = jax.block_until_ready(jax.random.key(1))
began = time.perf_counter()
tables = BatchTables(batch.make(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
tables.prepare("autostep", "pick")
states = tables.init(key)
states = tables.autostep(states, tables.pick(states, key), key)
jax.block_until_ready(states)
print(time.perf_counter() - began)
"""


def claim() -> Survey:
    peer("jax")
    return Survey(
        "the first step of batch tables comes within 5 seconds, and within one with programs on disk",
        rivals={game: partial(first, game) for game in GAMES},
        bounds=[AtMost(limit, figure, game) for game in GAMES for figure, limit in ((NEW, 5), (KEPT, 1))],
        rounds=3,
        packages=("swordfish", "jax", "jaxlib"),
    )


def first(game: str) -> Mapping[str, float]:
    """The first step with an empty folder, and again with what it holds then."""
    with TemporaryDirectory() as folder:
        return {figure: measured(game, Path(folder)) for figure in (NEW, KEPT)}


def measured(game: str, folder: Path) -> float:
    command = [sys.executable, "-c", FIRST, game, str(TABLES), str(folder)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
