"""Nodes of the version before the last change of the store are replaced one after the other, while people play."""

import asyncio
import io
import shutil
import subprocess
import tarfile
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from swordfish.server.store.migrations import NEWEST
from tests.rulebook import ROOT
from tests.server.nodes_process import Match, NodeProcess, Nodes, balanced, launched
from tests.server.postgresql import Databases, execute
from tests.waiting import LONG

STORE = "src/swordfish/server/store"
STATIC = Path("src/swordfish/server/static")
GAMES = ("swipe", "swirl", "swishbones")


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout


def has_history() -> bool:
    """Whether the commit before the last change of the store is here."""
    return shutil.which("git") is not None and (ROOT / ".git").exists() and bool(before())


def before() -> str:
    """The last commit with the previous version of the store; empty if it is not here."""
    added = git("log", "--diff-filter=A", "--format=%H", "--", f"{STORE}/version{NEWEST}.sql").decode().split()
    if not added:
        return "HEAD"
    parents = git("log", "-1", "--format=%P", added[-1]).decode().split()
    return parents[0] if parents else ""


def checkout(folder: Path) -> Path:
    """The sources of that commit, with the page of today: the page is built, not stored."""
    with tarfile.open(fileobj=io.BytesIO(git("archive", "--format=tar", before(), "src"))) as archive:
        archive.extractall(folder, filter="data")
    if not (folder / STATIC).exists() and (ROOT / STATIC).exists():
        (folder / STATIC).symlink_to(ROOT / STATIC)
    return folder / "src"


def version(store: str) -> int:
    [(number,)] = execute(store, "select number from store_version")
    return number


async def lane(nodes: Nodes, number: int, stop: asyncio.Event) -> tuple[int, list[str]]:
    """Play one game after the other; returns how many, and all faults."""
    found: list[str] = []
    count = 0
    while not (count and stop.is_set()):
        match = Match(nodes, 1000 * number + count, GAMES[(number + count) % len(GAMES)], {})
        found += await match.play()
        count += 1
    return count, found


async def upgraded(folder: Path, store: str, old: Path) -> list[tuple[int, list[str]]]:
    nodes = [NodeProcess(folder, store, f"n{number}") for number in range(3)]
    for node in nodes:
        node.environment = {"PYTHONPATH": str(old)}
    async with launched(nodes[:1]), launched(nodes[1:]), balanced([node.port for node in nodes]) as port:
        assert await asyncio.to_thread(version, store) == NEWEST - 1, "these are nodes of the version before"
        seen, stop = Nodes(nodes, port, store), asyncio.Event()
        playing = [asyncio.create_task(lane(seen, number, stop)) for number in range(2)]
        for node in nodes:
            assert await node.stop() == 0
            node.environment = {}
            await node.launch()
            assert await asyncio.to_thread(version, store) == NEWEST, "the first new node has migrated the store"
        stop.set()
        return await asyncio.gather(*playing)


@pytest.mark.long
@pytest.mark.skipif(not has_history(), reason="this checkout has no history, so there is no version to upgrade from")
def test_nodes_are_upgraded_one_after_the_other_and_nothing_acknowledged_is_lost(
    tmp_path: Path, databases: Databases
) -> None:
    old = checkout(tmp_path / "old")
    with databases.fresh("template0") as store:
        assert urlsplit(store).path, "an empty database: the old nodes create its tables"
        results = asyncio.run(asyncio.wait_for(upgraded(tmp_path, store, old), LONG))
    assert [faults for _, faults in results] == [[], []]
    assert all(count for count, _ in results)
