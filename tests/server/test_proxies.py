"""The examples of docs/reference/proxies.md, run by the real nginx and Caddy in front of a real server."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from swordfish.server.limits import BOUNDLESS, Rate
from tests.server.hosting import Visitor, hosted
from tests.server.proxying import PROXIES, installed, proxied


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.skipif(not installed(name), reason=f"{name} is not installed here"))
        for name in PROXIES
    ],
)
def test_people_play_through_the_proxy_and_the_operators_routes_are_closed(name: str, tmp_path: Path) -> None:
    limits = replace(BOUNDLESS, greetings=Rate(1, 1e-6))
    with (
        hosted(tmp_path, limits=limits, operator="let me in", trusted_proxy="127.0.0.1") as host,
        proxied(name, tmp_path, host.port) as port,
    ):
        own = {"origin": f"http://127.0.0.1:{port}"}
        ann, ben = (Visitor(port, own, source=f"127.0.0.{number}") for number in (8, 9))
        assert ann.post("/api/guest", {"name": "Ann"})[0] == 200, "the origin is ours, also on this port"
        assert ben.post("/api/guest", {"name": "Ben"})[0] == 200, "the guest's own address counts"
        liar = Visitor(port, {**own, "x-forwarded-for": "203.0.113.1"}, source="127.0.0.8")
        assert liar.post("/api/guest", {"name": "Mal"})[0] == 429, "and no address that a client makes up"
        secret = {"authorization": "Bearer let me in"}
        assert [Visitor(port, secret).ask("GET", path).status for path in ("/metrics", "/api/operator/bans")] == [
            404,
            404,
        ]
        assert Visitor(host.port, secret).ask("GET", "/api/operator/bans").status == 200
        assert ann.ask("GET", "/").status == 200
        made = ann.table("swish", options={"seats": 1})["table"]

        async def play() -> str:
            async with ann.socket(made, headers=own) as line:
                await line.news()
                return (await line.say("Sit", seat=0))["type"]

        assert asyncio.run(play()) == "Done"
