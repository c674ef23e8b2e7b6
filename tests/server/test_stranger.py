"""Attacks by one stranger are bounded, and nobody else is served later because of them."""

import asyncio
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from swordfish.core import Refusal, open_seed
from swordfish.server.limits import BOUNDLESS, Limits, Rate
from swordfish.server.table.registry import IDLE_SECONDS, SUMMARY_SECONDS, SWEEP_SECONDS, Registry
from tests.server.hosting import Host, Line, Visitor, begin, hosted
from tests.server.room import Memory, Player, no_bots, seeded, settle, step, table
from tests.server.virtual import run
from tests.waiting import until


async def over(registry: Registry, *guests: str) -> list[Player]:
    """These guests at a table whose game is over."""
    players = await table(registry, guests=guests, chips=6)
    while await step(players):
        pass
    return players


# tables and rematches


def test_a_rematch_seats_only_those_who_ask_for_it() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, ben = await over(registry, "ann", "ben")
        await ann.must("Rematch")
        again = await registry.find(ann.news["table"]["rematch"])
        assert [chair.guest for chair in again.state.chairs] == ["", "ann"], "nobody is seated who has not agreed"
        host = await Player(registry, "ann").join(again)
        assert (await host.ask("Begin"))["key"] == "table-chairs-empty"
        await ben.must("Rematch")
        assert [chair.guest for chair in again.state.chairs] == ["ben", "ann"]
        await ben.must("Rematch")
        assert len(registry.tables) == 2, "it is one table, however often somebody asks"

    run(play())


def test_a_rematch_is_a_new_table_under_the_same_limits() -> None:
    async def play() -> None:
        asked: list[tuple[str, str]] = []

        async def admit(guest: str, address: str) -> None:
            asked.append((guest, address))
            raise Refusal("too-many-tables", seconds=5.0)

        registry = Registry(Memory().tables, no_bots(), admit=admit)
        ann, _ = await over(registry, "ann", "ben")
        ann.link.address = "203.0.113.9"
        assert (await ann.ask("Rematch"))["key"] == "too-many-tables"
        assert asked == [("ann", "203.0.113.9")]
        assert len(registry.tables) == 1

    run(play())


def test_begin_and_rematch_in_a_loop_end_at_the_limit_of_new_tables(tmp_path: Path) -> None:
    def is_over(visitor: Visitor, code: str) -> bool:
        return visitor.get(f"/api/tables/{code}")[1]["phase"] == "over"

    async def loop(host: Host) -> str:
        ann, ben = host.guest("Ann"), host.guest("Ben")
        code = ann.table("swipe", options={"seats": 2, "chips": 6})["table"]
        while True:
            async with ann.socket(code) as line, ben.socket(code) as other:
                await line.news()
                await other.news()
                for seat, one in enumerate((line, other)):
                    if (await one.say("Sit", seat=seat))["type"] == "Refused":
                        assert one.told[-1]["key"] == "table-seated", "the rematch seated them"
                await begin(line, other)
                until(partial(is_over, ann, code), "two-player swipe plays itself")
                for one in (line, other):
                    answer = await one.say("Rematch")
                    if answer["type"] == "Refused":
                        return answer["key"]
                code = ""
                while not code:
                    code = (await line.news("over"))["table"]["rematch"]

    with hosted(tmp_path, limits=replace(BOUNDLESS, tables=Rate(3, 0.001))) as host:
        assert asyncio.run(loop(host)) == "too-many-tables"


def test_one_address_has_a_limit_of_new_tables_however_many_guests_it_makes(tmp_path: Path) -> None:
    limits = replace(BOUNDLESS, address_tables=Rate(4, 0.001))
    with hosted(tmp_path, limits=limits, trusted_proxy="127.0.0.1") as host:

        def make(address: str) -> int:
            visitor = Visitor(host.port, {"x-forwarded-for": address})
            visitor.post("/api/guest", {"name": "Ann"})
            return visitor.post("/api/tables", {"game": "swipe"})[0]

        assert [make("203.0.113.9") for _ in range(5)] == [201] * 4 + [429]
        assert make("203.0.113.10") == 201, "others still make theirs"


def test_a_finished_table_leaves_memory_soon_and_an_open_one_later() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, ben = await over(registry, "ann", "ben")
        waiting = await registry.make("ann", "swipe", {"seats": 2}, listed=False)
        for player in (ann, ben):
            ann.live.presence.leave(player.link)
        await asyncio.sleep(2 * SWEEP_SECONDS)
        assert set(registry.tables) == {waiting.tid}
        await asyncio.sleep(IDLE_SECONDS + SWEEP_SECONDS)
        assert not registry.tables

    run(play())


# the log of a table


def test_chat_has_a_limit_of_its_own_and_a_repeated_request_costs_nothing(tmp_path: Path) -> None:
    async def talk(host: Host) -> None:
        ann = host.guest("Ann")
        async with ann.socket(ann.table()["table"]) as line:
            await line.news()
            said = [await line.say("Chat", phrase="hello", number=number) for number in (1, 2, 3, 2)]
            assert [(answer["type"], answer.get("key")) for answer in said] == [
                ("Done", None),
                ("Done", None),
                ("Refused", "too-fast"),
                ("Done", None),
            ]
            assert (await line.say("Sit", seat=0))["type"] == "Done", "other things can still be asked for"

    with hosted(tmp_path, limits=replace(BOUNDLESS, chat=Rate(2, 0.001))) as host:
        asyncio.run(talk(host))


def test_the_log_of_a_table_is_bounded_and_its_second_half_belongs_to_the_game() -> None:
    async def play() -> None:
        registry = Registry(Memory().tables, no_bots(), most_entries=40, seeds=lambda: open_seed("two"))
        players = await table(registry, guests=("ann", "ben", "cat"), chips=40)
        ann = players[0]
        while (answer := await ann.ask("Chat", phrase="hello"))["type"] == "Done":
            pass
        assert answer["key"] == "table-log-full"
        assert ann.live.seq == 20
        await step(players)
        assert ann.live.seq > 20, "the game goes on"
        while (due := next((player for player in players if player.due), None)) is not None:
            if (answer := await due.ask("Speak", commands=[due.news["legal"][0]]))["type"] == "Refused":
                break
            await settle()
        assert answer["key"] == "table-log-full"
        assert ann.live.seq <= 40

    run(play())


def test_a_summary_comes_from_memory_or_is_read_once_for_all_requests() -> None:
    async def play() -> None:
        store = Memory()
        registry = seeded(store)
        live = await registry.make("ann", "swipe", {"seats": 2}, listed=False)
        ann = await Player(registry, "ann").join(live)
        await ann.must("Sit", seat=0)
        read: list[str] = []
        entries = store.tables.entries

        async def counted(tid: str, since: int = 0) -> list[bytes]:
            read.append(tid)
            return await entries(tid, since)

        store.tables.entries = counted  # pyright: ignore[reportAttributeAccessIssue] - only counts what goes by
        assert (await registry.summary(live.tid)).chairs[0].guest == "ann"
        assert not read
        await registry.release(live.tid)
        summaries = await asyncio.gather(*(registry.summary(live.tid) for _ in range(20)))
        assert {summary.chairs[0].guest for summary in summaries} == {"ann"}
        assert read == [live.tid]
        await asyncio.sleep(2 * SUMMARY_SECONDS)
        await registry.summary(live.tid)
        assert len(read) == 2

    run(play())


@pytest.mark.waits
def test_only_clients_of_an_address_that_used_up_its_bytes_wait(tmp_path: Path) -> None:
    async def talk(host: Host) -> None:
        visitors = [Visitor(host.port, {"x-forwarded-for": address}) for address in ("203.0.113.9", "203.0.113.10")]
        for visitor in visitors:
            visitor.post("/api/guest", {"name": "Ann"})
        loud, quiet = (visitor.table()["table"] for visitor in visitors)
        headers = [{"x-forwarded-for": address} for address in ("203.0.113.9", "203.0.113.10")]
        async with (
            visitors[0].socket(loud, headers=headers[0]) as line,
            visitors[1].socket(quiet, headers=headers[1]) as other,
        ):
            await line.news()
            await other.news()
            stuck = asyncio.create_task(flood(line))
            while not slowed(host):
                await asyncio.sleep(0.01)
            for _ in range(5):
                assert (await other.say("Chat", phrase="hello"))["type"] == "Done"
            stuck.cancel()

    async def flood(line: Line) -> None:
        while True:
            await line.say("Chat", phrase="hello")

    def slowed(host: Host) -> bool:
        return b"\nswordfish_messages_slowed_total 0\n" not in Visitor(host.port).ask("GET", "/metrics").body

    with hosted(tmp_path, limits=replace(BOUNDLESS, disk=Rate(2000, 0.001)), trusted_proxy="127.0.0.1") as host:
        asyncio.run(talk(host))


# watchers


def test_watchers_of_one_address_cannot_fill_a_table_and_its_people_always_get_in(tmp_path: Path) -> None:
    limits = replace(BOUNDLESS, watchers=4, address_watchers=3)

    async def watch(host: Host) -> None:
        host_headers, near, far = ({"x-forwarded-for": f"203.0.113.{number}"} for number in (1, 2, 3))
        ann, mal, cat = (Visitor(host.port, headers) for headers in (host_headers, near, far))
        for visitor in (ann, mal, cat):
            visitor.post("/api/guest", {"name": "Somebody"})
        made = ann.table("swipe", options={"seats": 2})["table"]
        async with AsyncExitStack() as stack:

            async def enter(visitor: Visitor) -> str:
                line = await stack.enter_async_context(visitor.socket(made, headers=visitor.headers))
                told = await line.next("News", "Refused")
                return told.get("key", "in")

            assert [await enter(mal) for _ in range(4)] == ["in"] * 3 + ["too-many-watchers"]
            assert [await enter(cat) for _ in range(3)] == ["in"] * 3, "one more than four for each free chair"
            assert await enter(cat) == "too-many-watchers"
            assert await enter(ann) == "in", "the host comes first"

    with hosted(tmp_path, limits=limits, trusted_proxy="127.0.0.1") as host:
        asyncio.run(watch(host))


def test_the_host_can_remove_watchers_and_they_do_not_come_back(tmp_path: Path) -> None:
    async def watch(host: Host) -> None:
        headers = [{"x-forwarded-for": f"203.0.113.{number}"} for number in (1, 2)]
        ann, mal = (Visitor(host.port, one) for one in headers)
        for visitor in (ann, mal):
            visitor.post("/api/guest", {"name": "Somebody"})
        made = ann.table("swipe", options={"seats": 2})["table"]
        async with ann.socket(made, headers=headers[0]) as line, mal.socket(made, headers=headers[1]) as other:
            await line.news()
            await other.news()
            while (await line.next("Presence"))["watchers"] != 1:
                pass
            assert (await other.say("RemoveWatchers"))["key"] == "table-not-host"
            assert (await line.say("RemoveWatchers"))["type"] == "Done"
            with suppress(Exception):
                while True:
                    await other.next()
            assert other.connection.close_code == 4000
            mal.post("/api/guest", {"name": "Another"})
            async with mal.socket(made, headers=headers[1]) as again:
                assert (await again.next("News", "Refused"))["key"] == "watchers-removed"
            assert (await line.say("Sit", seat=0))["type"] == "Done"

    with hosted(tmp_path, trusted_proxy="127.0.0.1") as host:
        asyncio.run(watch(host))


def test_a_client_that_claims_to_be_a_television_gains_nothing(tmp_path: Path) -> None:
    limits = replace(BOUNDLESS, watchers=4, address_watchers=2)

    async def watch(host: Host) -> None:
        headers = [{"x-forwarded-for": f"203.0.113.{number}"} for number in (1, 2)]
        ann, mal, other = (Visitor(host.port, headers[near]) for near in (0, 1, 1))
        for visitor in (ann, mal, other):
            visitor.post("/api/guest", {"name": "Somebody"})
        made = ann.table("swipe", options={"seats": 2})["table"]
        async with AsyncExitStack() as stack:

            async def enter(*, watch: bool, visitor: Visitor = other) -> Line:
                return await stack.enter_async_context(visitor.socket(made, headers=headers[1], watch=watch))

            async def answer(*, watch: bool) -> str:
                told = await (await enter(watch=watch)).next("News", "Refused")
                return told.get("key", "in")

            line = await stack.enter_async_context(ann.socket(made, headers=headers[0]))
            await line.news()
            screen = await enter(watch=True, visitor=mal)
            await screen.news()
            while (await line.next("Presence"))["screens"] != 1:  # the host sees that it is there
                pass
            assert (await screen.say("RemoveWatchers"))["key"] == "table-not-host"
            assert await answer(watch=False) == "in"
            assert await answer(watch=True) == "too-many-watchers", "limits count televisions, too"
            while (await line.next("Presence"))["watchers"] != 1:
                pass
            assert (await line.say("RemoveWatchers"))["type"] == "Done"
            assert await answer(watch=True) == "watchers-removed", "a television does not protect its address"
            assert (await line.say("RemoveScreens"))["type"] == "Done"
            with suppress(Exception):
                while True:
                    await screen.next()
            assert screen.connection.close_code == 4000
            assert await answer(watch=True) == "watchers-removed"

    with hosted(tmp_path, limits=limits, trusted_proxy="127.0.0.1") as host:
        asyncio.run(watch(host))


def test_watchers_hold_no_commands_of_a_race_and_a_player_only_so_many() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, ben = await table(registry, "swish")
        ben.lag = 0.3  # so that commands of a race wait for his
        mal = await Player(registry, "mal").join(ann.live)
        call = ann.news["legal"][0]
        ben.link.ping(asyncio.get_running_loop().time(), 2.0)
        await asyncio.sleep(1)
        assert ann.live.order.seconds > 0.1
        for number in range(300):
            mal.call(call, number)
            await settle(2)
        for number in range(40):
            ann.call({"type": "NoSwish", "layout": 7}, 10_000 + number)
        await settle()
        assert {told["key"] for told in mal.told if told["type"] == "Refused"} == {"not-seated"}
        late = [told for told in ann.told if told["type"] == "Refused" and told["key"] == "try-again"]
        assert len(late) == 40 - ann.live.surroundings.most_held
        ben.call(call, 50_000)
        await asyncio.sleep(5)
        assert ann.live.state.log[-1].event.seat == 1, "ben is heard"

    run(play())


def test_limits_are_those_of_a_server_by_default() -> None:
    assert Limits().chat.a_second <= 1, "about one message a second"
    assert Limits().address_watchers < Limits().watchers
