"""`swordfish cluster`: nodes and a proxy with one command, ended cleanly."""

import asyncio
import json
import os
import re
import signal
import sys
import urllib.request
from pathlib import Path

import pytest

from swordfish.cli import main
from tests.server.nodes_process import Match, Nodes
from tests.server.postgresql import execute
from tests.waiting import LONG

READY = re.compile(rb"http://127\.0\.0\.1:(\d+)")


async def tried(folder: Path, store: str) -> tuple[list[str], int]:
    """Play a game; returns the names of the nodes that served, and the exit code after Ctrl-C."""
    command = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "swordfish", "cluster", "--nodes", "3", "--port", "0", "--store", store),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "SWORDFISH_HOME": str(folder)},
    )
    try:
        assert command.stdout
        while not (found := READY.search(line := await command.stdout.readline())):
            assert line, "it ended before it was ready"
        for _ in range(4):
            health = await asyncio.to_thread(urllib.request.urlopen, f"http://127.0.0.1:{int(found[1])}/health")
            assert json.loads(health.read())["ok"]
        match = Match(Nodes([], int(found[1]), store), 1, "swipe", {"chips": 10}, seats=2)
        assert await match.play() == []
        names = [name for (name,) in await asyncio.to_thread(execute, store, "select name from nodes order by name")]
        command.send_signal(signal.SIGINT)
        return names, await command.wait()
    finally:
        if command.returncode is None:
            command.terminate()  # it ends its nodes
            await command.wait()


def test_one_command_starts_nodes_behind_one_address_where_people_play_and_ends_them(
    tmp_path: Path, postgres: str
) -> None:
    names, code = asyncio.run(asyncio.wait_for(tried(tmp_path, postgres), LONG))
    assert names == ["node-1", "node-2", "node-3"]
    assert code == 0
    assert execute(postgres, "select name from nodes where until > 0") == [], "each node has ended its lease"


@pytest.mark.parametrize(
    ("flags", "said"), [(["--nodes", "0"], "between 1 and 16"), (["--store", "tables.db"], "--store postgresql://")]
)
def test_settings_that_cannot_work_are_refused_with_a_sentence(
    flags: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cluster", "--port", "0", *flags]) == 2
    assert said in capsys.readouterr().err
