"""A disk that takes no more data, and then does again: a limit of the system on a real server's process."""

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import Visitor
from tests.server.process import Server
from tests.waiting import until

if sys.platform != "linux":
    pytest.skip("only Linux changes the limits of another process", allow_module_level=True)

import resource

EVERYTHING = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def fill(server: Server) -> None:
    """From now on the server can make no file longer."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))


def clear(server: Server) -> None:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, EVERYTHING)


def test_a_full_disk_is_reported_and_bots_play_on_once_there_is_room(tmp_path: Path) -> None:
    async def play(server: Server) -> list[dict[str, Any]]:
        await server.start("--bot-pace", "0.2", errors=PIPE)
        anybody, ann = Visitor(server.port), Visitor(server.port)

        def metric(name: str) -> int:
            found = re.search(rf"^{name} (\d+)$", anybody.ask("GET", "/metrics").body.decode(), re.MULTILINE)
            assert found, name
            return int(found[1])

        ann.post("/api/guest", {"name": "Ann"})
        made = ann.table("swirl", options={"seats": 2})["table"]
        async with ann.socket(made) as line:
            await line.news()
            for seat in range(2):
                await line.say("SeatBot", seat=seat, bot="random")
            await line.say("Begin")
            assert anybody.get("/health/ready")[0] == 200
            fill(server)
            await asyncio.to_thread(until, lambda: metric("swordfish_store_failed_writes_total") > 0, "a bot was due")
            assert [anybody.get(f"/health/{what}")[0] for what in ("ready", "live")] == [503, 200]
            assert anybody.get("/health")[0] == 503
            assert metric("swordfish_store_writable") == 0
            before = len(server.entries(made))
            clear(server)
            await asyncio.to_thread(until, lambda: len(server.entries(made)) > before, "a bot speaks again")
            assert anybody.get("/health/ready")[0] == 200
            assert metric("swordfish_store_writable") == 1
        server.process.terminate()
        assert server.process.stderr
        return [json.loads(text) for text in (await server.process.stderr.read()).splitlines()]

    async def work() -> list[dict[str, Any]]:
        server = Server(tmp_path)
        try:
            return await asyncio.wait_for(play(server), 250)
        finally:
            await server.kill()

    lines = asyncio.run(work())
    said = [(one["what"], one.get("why")) for one in lines if "written" in one["what"]]
    full = "the disk takes no data: it is full, a quota is used up, or it is damaged"
    assert said[0] == ("the store cannot be written", full)
    assert said[-1] == ("the store can be written again", None)
