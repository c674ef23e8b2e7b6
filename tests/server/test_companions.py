"""Faces, invitations and the list of people one has played with, over HTTP."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

from tests.server.hosting import Host, Visitor, begin, hosted

HOUR = 3600
DAY = 24 * HOUR
CAT = "Cat with a name that has far more than 24 characters"


async def game(host: Host, *visitors: Visitor) -> str:
    """A game that these visitors have begun; the first is its host."""
    made = visitors[0].table(options={"seats": len(visitors)})
    async with AsyncExitStack() as sockets:
        lines = [await sockets.enter_async_context(visitor.socket(made["table"])) for visitor in visitors]
        for line in lines:
            assert (await line.say("Sit", seat=-1))["type"] == "Done"
        await begin(*lines)
    return str(made["table"])


def names(found: tuple[int, Any]) -> list[str]:
    return [one["name"] for one in found[1]]


def test_a_guest_has_a_name_and_a_face_that_are_remembered(tmp_path: Path) -> None:
    with hosted(tmp_path) as host:
        ann = host.guest("Ann")
        assert ann.get("/api/guest")[1]["face"] == "", "not chosen yet"
        status, told = ann.post("/api/guest", {"name": CAT})
        assert (status, told["text"]) == (422, "A name has 1 to 24 characters.")
        assert ann.post("/api/guest", {"name": "Ann", "face": "dragon"})[1]["key"] == "bad-face"
        assert ann.post("/api/guest", {"name": "Anna", "face": "otter"})[1]["face"] == "otter"
        assert ann.post("/api/guest", {"name": "Ann"})[1]["face"] == "otter", "an empty face changes nothing"
        assert ann.get("/api/guest")[1] | {"name": "Ann", "face": "otter"} == ann.get("/api/guest")[1]
        table = ann.table("swirl")
        info = Visitor(host.port).get(f"/api/tables/{table['code']}")[1]
        assert info["host"] == {"name": "Ann", "face": "otter"}, "who invites, to anybody with the code"
        assert ann.ask("DELETE", "/api/guest").status == 200
        assert Visitor(host.port).get(f"/api/tables/{table['code']}")[1]["host"] == {"name": "", "face": ""}


def test_a_new_name_and_face_count_for_the_next_chair_at_an_open_page(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        ann = host.guest("Otter Oscar")
        made = ann.table()
        async with ann.socket(made["table"]) as line:
            await line.next("News")
            ann.post("/api/guest", {"name": "Ann", "face": "whale"})
            await line.say("Sit", seat=-1)
        seat = ann.get(f"/api/tables/{made['code']}")[1]["seats"][0]
        assert (seat["name"], seat["face"]) == ("Ann", "whale")

    with hosted(tmp_path) as host:
        asyncio.run(play(host))


def test_people_who_played_together_can_invite_each_other_until_one_does_not_want_it(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        ann, ben, cat = host.guest("Ann"), host.guest("Ben"), host.guest("Cat")
        await game(host, ann, ben)
        assert names(ann.get("/api/guest/companions")) == ["Ben"]
        [anna] = ben.get("/api/guest/companions")[1]
        [bens] = ann.get("/api/guest/companions")[1]
        assert cat.get("/api/guest/companions")[1] == []

        table = ann.table("swirl")
        path = f"/api/tables/{table['code']}/invitations"
        assert ann.post(path, {"guest": bens["guest"]}) == (200, {"sent": True})
        [invited] = ben.get("/api/guest/invitations")[1]
        assert (invited["name"], invited["game"], invited["code"]) == ("Ann", "swirl", table["code"])
        assert cat.post(path, {"guest": bens["guest"]})[1]["key"] == "not-seated", "only from one's own table"
        async with ben.socket(table["table"]) as line:
            await line.say("Sit", seat=-1)
        assert ben.get("/api/guest/invitations")[1] == [], "accepted"

        another = f"/api/tables/{ann.table('swipe')['code']}/invitations"
        ann.post(another, {"guest": bens["guest"]})
        [invited] = ben.get("/api/guest/invitations")[1]
        assert ben.ask("DELETE", f"/api/guest/invitations/{invited['table']}").json() == []
        stored = ben.get("/api/guest/data")[1]
        assert [row["other"] for row in stored["companions"]] == [anna["guest"]]
        assert ben.ask("DELETE", f"/api/guest/companions/{anna['guest']}").json() == []
        assert ann.post(another, {"guest": bens["guest"]}) == (200, {"sent": True}), "nobody is told"
        assert ben.get("/api/guest/invitations")[1] == []
        assert names(ann.get("/api/guest/companions")) == ["Ben"], "Ann's list is hers"

    with hosted(tmp_path) as host:
        asyncio.run(play(host))


def test_an_invitation_is_shown_for_a_day(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        ann, ben = host.guest("Ann"), host.guest("Ben")
        await game(host, ann, ben)
        [bens] = ann.get("/api/guest/companions")[1]
        ann.post(f"/api/tables/{ann.table('swirl')['code']}/invitations", {"guest": bens["guest"]})

        def older(seconds: int) -> int:
            with closing(sqlite3.connect(host.settings.store)) as store, store:
                store.execute("update invitations set made = made - ?", (seconds,))
            return len(ben.get("/api/guest/invitations")[1])

        assert older(DAY - HOUR) == 1
        assert older(HOUR + 1) == 0

    with hosted(tmp_path) as host:
        asyncio.run(play(host))


def test_a_stranger_cannot_invite_and_a_forgotten_guest_is_on_no_list(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        ann, ben, cat = host.guest("Ann"), host.guest("Ben"), host.guest("Cat")
        await game(host, ann, ben)
        table = cat.table("swirl")
        [bens] = ann.get("/api/guest/companions")[1]
        assert cat.post(f"/api/tables/{table['code']}/invitations", {"guest": bens["guest"]}) == (200, {"sent": True})
        assert ben.get("/api/guest/invitations")[1] == [], "they have never played together"
        mine = f"/api/tables/{ann.table('swirl')['code']}/invitations"
        assert ben.ask("PUT", f"/api/guest/mutes/{ben.get('/api/guest/companions')[1][0]['guest']}").status == 200
        ann.post(mine, {"guest": bens["guest"]})
        assert ben.get("/api/guest/invitations")[1] == [], "Ben has muted Ann"
        assert ben.ask("DELETE", "/api/guest").status == 200
        assert ann.get("/api/guest/companions")[1] == []

    with hosted(tmp_path) as host:
        asyncio.run(play(host))
