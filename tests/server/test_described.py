"""Positions as picture and text, for pages without a board: a viewer gets what the socket or the replay shows."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from swordfish.games import find, swirl
from tests.server.hosting import Line, Visitor, hosted, play_out

SWIRL = find("swirl")


def written(view: object) -> str:
    """A view from the wire as text."""
    return SWIRL.notation.write(msgspec.convert(view, swirl.State))


async def my_turn(line: Line, after: int = 0) -> dict[str, Any]:
    """The last news, once there are more entries and it is the visitor's turn."""
    while True:
        news = next(told for told in reversed(line.told) if told["type"] == "News")
        if news["seq"] > after and news.get("legal"):
            return news
        await line.news()


@pytest.mark.waits
def test_the_table_and_every_frame_of_its_replay_are_described_as_their_viewer_may_see_them(tmp_path: Path) -> None:
    async def play() -> None:
        with hosted(tmp_path) as host:
            ann = Visitor(host.port)
            ann.post("/api/guest", {"name": "Ann"})
            path = f"/api/tables/{ann.table('swirl', options={'seats': 2, **swirl.VARIANTS['tiny']})['table']}"
            assert ann.get(f"{path}/described")[1]["key"] == "not-begun"
            async with ann.socket(path.rsplit("/", 1)[1]) as line:
                await line.news()
                await line.say("Sit", seat=0)
                await line.say("SeatBot", seat=1, bot="random")
                await line.say("Begin")
                first = await my_turn(line)
                await line.say("Speak", commands=first["legal"][:1])  # a creature; then the hands are dealt
                news = await my_turn(line, first["seq"])
                mine, watched = ann.get(f"{path}/described")[1], ann.get(f"{path}/described?watch=true")[1]
                assert mine["position"] == written(news["view"])
                assert mine["picture"].startswith("<svg")
                assert [choice["command"] for choice in mine["choices"]] == news["legal"]
                assert watched["position"] != mine["position"], "watchers see no hand"
                assert watched["choices"] == []
                assert ann.get(f"{path}/replay/0/described")[1]["key"] == "table-not-over"
                await play_out(line, news)
            for eyes in ("all", "watcher", "1"):
                film = ann.get(f"{path}/replay?eyes={eyes}")[1]
                for number in (0, 3, film["count"] - 1):
                    shown = ann.get(f"{path}/replay/{number}/described?eyes={eyes}&lang=de")[1]
                    assert shown["position"] == written(film["frames"][number]["view"])
                    assert (shown["picture"][:4], shown["choices"]) == ("<svg", [])
                assert ann.get(f"{path}/replay/{film['count']}/described?eyes={eyes}")[1]["key"] == "no-such-page"
            assert ann.get(f"{path}/replay/0/described?eyes=2")[1]["key"] == "no-such-eyes"

    asyncio.run(play())
