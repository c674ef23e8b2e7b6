"""What docs/reference/nodes.md promises across nodes: each thing is done at one node and seen at another."""

import asyncio
import datetime
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from swordfish.exact.swish.puzzles import daily
from swordfish.server.nodes.forwarding import visit
from swordfish.server.nodes.frames import FrameKind
from swordfish.server.nodes.link import Channel
from swordfish.server.nodes.node import nothing
from swordfish.server.socket.connection import Connection
from swordfish.server.store.guests import device_of
from tests.rulebook import ROOT
from tests.server.hosting import SOON, Host, Line, Visitor, begin, play_out
from tests.server.noded import hosts_on, node_of, nodes_on, sooner
from tests.server.postgresql import Databases
from tests.server.test_deploy import NODES
from tests.waiting import until

HELD = 1.5
"""So long, in seconds, a client holds back its answer to a ping."""


@pytest.fixture(scope="module")
def pair(databases: Databases) -> Iterator[tuple[Host, Host]]:
    """Two nodes."""
    with databases.fresh() as url, hosts_on(url, "a", "b") as (one, other):
        yield one, other


def through(visitor: Visitor, host: Host) -> Visitor:
    """The same guest, who comes through this node."""
    other = Visitor(host.port)
    other.cookie, other.numbers = visitor.cookie, visitor.numbers + 1000
    return other


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(SOON):
            await play()

    asyncio.run(bounded())


async def seen(line: Line, seat: int, **wanted: Any) -> None:
    """Wait until a seat looks like this to a client."""
    while True:
        message = await line.next("News", "Presence")
        seats = message["table"]["seats"] if "table" in message else message.get("seats", [])
        if seats and all(seats[seat][key] == value for key, value in wanted.items()):
            return


async def closed(line: Line) -> None:
    """Read until the server has closed the socket."""
    with suppress(ConnectionClosed):
        while True:
            await line.next()


def test_presence_is_shown_at_every_node(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann, ben = one.guest("Ann"), other.guest("Ben")
    made = ann.table("swipe", options={"seats": 2})

    async def play() -> None:
        async with ann.socket(made["table"]) as here:
            async with ben.socket(made["table"]) as there:
                await there.say("Sit", seat=1)
                await seen(here, 1, name="Ben", present=True)
            await seen(here, 1, name="Ben", present=False)

    run(play)


def test_a_client_that_delays_a_pong_at_another_node_gains_no_time(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann, ben = one.guest("Ann"), other.guest("Ben")
    made = ann.table("swish", options={"seats": 2})

    async def play() -> None:
        async with ben.socket(made["table"]) as there:
            ping = await there.next("Ping", pong=False)
            await asyncio.sleep(HELD)
            await there.connection.send(json.dumps({"type": "Pong", "id": ping["id"]}))
            await there.say("Sit", seat=1)
            lag = (await there.news())["table"]["seats"][1]["lag"]
            assert lag < 1000 * HELD / 3, "half of what both systems measured, not half of what was held back"

    run(play)


def test_a_mute_at_one_node_silences_a_guest_at_a_table_of_another(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann, ben = one.guest("Ann"), other.guest("Ben")
    made = ann.table("swipe", options={"seats": 2})
    gid = ben.get("/api/guest")[1]["guest"]

    async def heard(line: Line) -> str:
        while True:
            for entry in (await line.next("News"))["entries"]:
                if entry["type"] in {"Said", "Muted"}:
                    return entry["type"]

    async def play() -> None:
        async with ann.socket(made["table"]) as here, ben.socket(made["table"]) as there:
            await here.next("News")  # she is at the table before anything is said
            assert (await there.say("Chat", phrase="hello"))["type"] == "Done"
            assert await heard(here) == "Said"
            muted = await asyncio.to_thread(through(ann, other).ask, "PUT", f"/api/guest/mutes/{gid}")
            assert muted.status == 200
            await there.say("Chat", phrase="hello")
            while await heard(here) != "Muted":  # the other node hears of it a moment later
                await there.say("Chat", phrase="hello")

    run(play)


class Corner(Channel):
    """The near end of a channel, which writes down what the owner of the table sends."""

    def __init__(self) -> None:
        self.ends: list[str] = []

    def received(self, kind: FrameKind, payload: bytes) -> None:
        if kind == FrameKind.CLOSE:
            self.ends.append(json.loads(payload)["why"])

    def lost(self) -> None:
        """The nodes stop."""


@pytest.mark.parametrize("early", [True, False], ids=["before they are at the node", "while they wait at the table"])
def test_news_of_a_guest_who_is_just_coming_in_are_not_lost(postgres: str, early: bool) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (owner, entry):
            guests, boot = entry.store.guests, node_of(owner).boot
            while (link := node_of(entry).mesh.link(boot)) is None:
                await node_of(entry).mesh.look(SOON)
            table = await owner.registry.make("host", "swipe", {"seats": 2}, listed=False)
            node_of(owner).operations["here"] = nothing
            held: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            holding = asyncio.create_task(table.queue.run(lambda: held))
            corners: dict[str, Corner] = {}
            known = {name: await guests.greet(name) for name in ("Ben", "Eve", "Zoe", "Kim", "Ada")}

            def come() -> None:
                for name, (guest, token) in known.items():
                    connection = Connection(guest.gid, name)
                    connection.device = device_of(token)
                    corners[name] = Corner()
                    link.open(corners[name], visit(table.tid, connection, -1))

            async def news() -> None:
                ben, eve, zoe, kim = (known[name][0] for name in ("Ben", "Eve", "Zoe", "Kim"))
                await guests.rename(ben, "Benno")
                entry.announce("renamed", ben.gid, "Benno", "")
                await guests.mute(ben.gid, eve.gid, muted=True)
                entry.announce("muted", ben.gid, [eve.gid])
                entry.announce("banned", f"guest:{eve.gid}")
                await guests.revoke(zoe.gid)
                entry.announce("gone", zoe.gid)
                await guests.end_device(kim.gid, device := device_of(known["Kim"][1]))
                entry.announce("device-gone", device)
                await link.call("here", "")  # frames arrive in order: the owner knows all of it now

            if early:
                await news()
                come()
                await link.call("here", "")
            else:
                come()
                await news()
            held.set_result(None)
            await holding

            async def settled() -> bool | None:
                ends = {name: corner.ends for name, corner in corners.items()}
                return ends == {"Ben": [], "Eve": ["resync"], "Zoe": ["resync"], "Kim": ["resync"], "Ada": []} or None

            async def right() -> bool | None:
                there = {one.guest: one for one in table.connections}
                ben, ada = (there.get(known[name][0].gid) for name in ("Ben", "Ada"))
                eve = known["Eve"][0].gid
                return (ben and ada and (ben.name, ben.muted, ada.name) == ("Benno", {eve}, "Ada")) or None

            await sooner(settled)
            await sooner(right)

    run(play)


def test_a_guest_forgotten_at_one_node_is_gone_at_every_other(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann = one.guest("Ann")
    made = ann.table("swipe", options={"seats": 2})

    async def play() -> None:
        async with ann.socket(made["table"]) as here:
            await here.next("News")
            assert (await asyncio.to_thread(through(ann, other).ask, "DELETE", "/api/guest")).status == 200
            await closed(here)

    run(play)
    assert ann.get("/api/guest")[0] == 401


def test_a_device_that_is_removed_at_one_node_is_disconnected_at_every_other(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann, phone = one.guest("Ann"), Visitor(other.port)
    made = ann.table("swipe", options={"seats": 2})
    assert phone.post("/api/devices", {"key": ann.post("/api/guest/devices")[1]["key"]})[0] == 200
    [device] = [one["device"] for one in ann.get("/api/guest/devices")[1] if not one["here"]]

    async def play() -> None:
        async with phone.socket(made["table"]) as there:
            await there.next("News")
            assert (await asyncio.to_thread(ann.ask, "DELETE", f"/api/guest/devices/{device}")).status == 200
            await closed(there)

    run(play)


def test_every_metric_of_a_node_is_documented(pair: tuple[Host, Host]) -> None:
    found = re.findall(r"^# TYPE (swordfish_\S+)", pair[0].guest().ask("GET", "/metrics").body.decode(), re.MULTILINE)
    own = {name for name in found if re.search("_nodes?$|_node_|_forwarded_|_tables_", name)}
    assert own >= NODES
    page = (ROOT / "docs" / "reference" / "nodes.md").read_text(encoding="utf-8")
    assert [name for name in own if f"`{name}`" not in page] == []


def test_the_lobby_of_every_node_lists_the_tables_of_all(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann, ben = one.guest("Ann"), other.guest("Ben")
    made = ann.table("swipe", options={"seats": 2}, listed=True)
    until(lambda: made["code"] in [table["code"] for table in ben.get("/api/tables")[1]], "the table in the lobby")


def test_a_rated_game_between_nodes_is_scored_once_and_shown_everywhere(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann, ben = one.guest("Ann"), other.guest("Ben")
    made = ann.table("swipe", options={"seats": 2, "chips": 10}, rated=True)

    async def play() -> None:
        async with ann.socket(made["table"]) as here, ben.socket(made["table"]) as there:
            for seat, line in enumerate((here, there)):
                assert (await line.say("Sit", seat=seat, rated=True))["type"] == "Done"
            await begin(here, there)
            starts = [await line.news("playing", "over") for line in (here, there)]
            await asyncio.gather(*map(play_out, (here, there), starts))

    run(play)
    until(lambda: ann.get("/api/guest/ratings")[1], "the rating")
    for guest in (ann, ben, through(ann, other), through(ben, one)):
        assert [(rating["game"], rating["games"]) for rating in guest.get("/api/guest/ratings")[1]] == [("swipe", 1)]
    met = [person["name"] for person in through(ann, other).get("/api/guest/companions")[1]]
    assert met == ["Ben"]


def test_a_daily_puzzle_that_is_solved_at_one_node_is_solved_at_all(pair: tuple[Host, Host]) -> None:
    one, other = pair
    ann, day = one.guest("Ann"), "2026-11-10"
    made, away = daily(datetime.date.fromisoformat(day)), through(ann, other)
    assert ann.get(f"/api/puzzle?day={day}")[1]["cards"] == away.get(f"/api/puzzle?day={day}")[1]["cards"]
    proof = {"day": day, "cards": [*made.solution], "orientations": [*made.orientations]}
    right = away.post("/api/puzzle", proof)[1]
    assert right["solved"]
    assert ann.get(f"/api/puzzle?day={day}")[1]["mine"] == right["mine"]
    assert [result["name"] for result in ann.get(f"/api/puzzle/results?day={day}")[1]["best"]] == ["Ann"]
