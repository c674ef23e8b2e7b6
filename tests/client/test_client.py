"""The client at a table whose server says unusual things: late, early, twice, or not at all."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, get_args

import pytest

from swordfish import Table
from swordfish.bots import Budget
from swordfish.client import client as client_module
from swordfish.client import connection
from swordfish.client.client import Client, Received
from swordfish.core import Refusal, commitment
from swordfish.games import swipe
from swordfish.games.swipe import Command, Event, State
from swordfish.server.socket.server_messages import (
    REFUSED,
    Done,
    News,
    OverDue,
    PlayersDue,
    Reacted,
    Refused,
    ServerMessage,
    Supposed,
)
from tests.client.host import Host, hosted, seat, table
from tests.waiting import LONG

FRESH = News(seq=1, table=table())
STATE = Table("swipe", seats=2, seed=1).state


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, LONG))


def refused(number: int, key: str = "not-begun") -> Refused:
    return Refused(number=number, key=key, facts={}, text="")


async def until_known(client: Client, seq: int) -> None:
    while client.seq < seq:
        await client.changed()


def test_every_message_of_the_server_can_be_read() -> None:
    def names(union: object) -> set[object]:
        return {kind.__struct_config__.tag for kind in get_args(union)}

    assert names(Received) == names(ServerMessage)


def test_a_reaction_ends_nothing() -> None:
    async def visit(host: Host) -> None:
        await host.say(FRESH, Reacted(1, "wave"), News(seq=2, table=table()))

    async def work() -> None:
        async with hosted(visit) as client:
            await until_known(client, 2)

    run(work())


def test_two_connections_of_one_guest_number_their_requests_apart() -> None:
    """The server carries out each number of a guest once, so a second program needs others."""
    numbers: list[int] = []

    async def visit(host: Host) -> None:
        await host.say(FRESH)
        numbers.append((await host.hear("Sit"))["number"])
        await host.say(Done(number=numbers[-1], seq=1))

    async def work() -> None:
        async with hosted(visit) as one, hosted(visit) as other:
            await asyncio.gather(one.sit(0), other.sit(0))

    run(work())
    assert abs(numbers[0] - numbers[1]) > 10**6


def test_a_message_of_another_version_is_an_error_and_not_silence() -> None:
    async def visit(host: Host) -> None:
        await host.say(FRESH)
        await host.is_alone()  # the client has joined
        await host.say_raw(b'{"type": "Sung", "song": "la"}')

    async def work() -> None:
        async with hosted(visit) as client:
            with pytest.raises(Refusal, match="does not know"):
                await until_known(client, 2)

    run(work())


def test_a_client_backs_off_from_a_server_that_hangs_up_after_each_message(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[int] = []

    class Pauses(tuple[float, ...]):
        def __getitem__(self, at: Any) -> Any:
            waited.append(at)
            return 0.0

    monkeypatch.setattr(connection, "PAUSES", Pauses(connection.PAUSES))

    async def visit(host: Host) -> None:
        await host.say(FRESH)
        await host.close()

    async def last(host: Host) -> None:
        await host.say(News(seq=2, table=table()))

    async def work() -> None:
        async with hosted(visit, visit, last) as client:
            await until_known(client, 2)

    run(work())
    assert waited == [0, 1, 1]


def test_outdated_news_change_nothing() -> None:
    async def visit(host: Host) -> None:
        await host.say(FRESH)
        await host.is_alone()  # the test listens now
        await host.say(News(seq=6, table=table(phase="playing")), News(seq=3, table=table()))
        await host.say(News(seq=7, table=table(phase="over")))

    async def work() -> None:
        async with hosted(visit) as client:
            phases: list[str] = []
            client.on_entries = lambda _: phases.append(client.table.phase)
            await until_known(client, 7)
            assert phases == ["playing", "over"]

    run(work())


def test_missing_news_are_fetched_from_the_last_number() -> None:
    sat = {"type": "Sat", "seat": 0, "guest": "a", "name": "Ann"}
    seen: list[Sequence[object]] = []

    async def first(host: Host) -> None:
        assert host.since == "-1"
        await host.say(FRESH, News(seq=4, entries=(sat,)))  # two entries are missing

    async def second(host: Host) -> None:
        assert host.since == "1"
        await host.say(News(seq=4, entries=(sat, sat, sat)))

    async def work() -> None:
        async with hosted(first, second) as client:
            client.on_entries = seen.append
            await until_known(client, 4)

    run(work())
    assert seen == [[sat, sat, sat]]


def test_the_reply_to_a_cancelled_request_is_ignored() -> None:
    async def work() -> None:
        heard, gone = asyncio.Event(), asyncio.Event()

        async def visit(host: Host) -> None:
            await host.say(FRESH)
            first = await host.hear("Throw")
            heard.set()
            await gone.wait()
            await host.say(Done(first["number"], 1))
            await host.say(Done((await host.hear("Throw"))["number"], 1))

        async with hosted(visit) as client:
            asking = asyncio.create_task(client.throw())
            await heard.wait()
            asking.cancel()
            gone.set()
            await client.throw()

    run(work())


def test_a_rejected_client_raises_the_refusal_on_every_request() -> None:
    async def visit(host: Host) -> None:
        await host.say(FRESH)
        await host.is_alone()  # the client has joined
        await host.say(refused(-1))
        await host.close(REFUSED)

    async def work() -> None:
        async with hosted(visit) as client:
            for _ in range(3):  # the refusal and the end of the line each wake all waiters; after that nothing does
                with pytest.raises(Refusal, match="not begun"):
                    await until_known(client, 2)

    run(work())


def test_a_client_does_not_reconnect_after_a_final_refusal() -> None:
    body = '{"key": "not-begun", "facts": {}, "text": ""}'

    async def work() -> None:
        async with hosted(status=403, body=body):
            pass

    with pytest.raises(Refusal, match="cannot be reached: The game has not begun"):
        run(work())


def staying() -> list[asyncio.Task[Any]]:
    """The tasks that hold a client's connection."""
    return [task for task in asyncio.all_tasks() if "Remote._stay" in repr(task)]


def test_a_closed_client_leaves_no_running_task() -> None:
    async def visit(host: Host) -> None:
        await host.say(FRESH)

    async def work() -> None:
        async with hosted(visit) as client:
            assert staying()
            await client.close()
            assert not staying()

    run(work())


def test_a_client_that_finds_no_chair_asks_for_the_first_one() -> None:
    async def visit(host: Host) -> None:
        await host.say(News(seq=1, table=table(you=None, seats=(seat("Ben"),))))
        asked = await host.hear("Sit")
        assert asked["seat"] == 0
        await host.say(refused(asked["number"], "no-guest"))

    async def work() -> None:
        async with hosted(visit) as client:
            with pytest.raises(Refusal):
                await client.sit()

    run(work())


def test_a_game_that_did_not_begin_is_an_error() -> None:
    async def visit(host: Host) -> None:
        await host.say(FRESH)
        asked = await host.hear("Begin")
        await host.say(News(seq=2, table=table(beginning="commit", commitment="")), Done(asked["number"], 2))
        await host.hear("Commit")
        await host.say(News(seq=3, table=table()))

    async def work() -> None:
        async with hosted(visit) as client:
            with pytest.raises(Refusal, match="did not begin"):
                await client.begin()

    run(work())


def test_each_beginning_has_a_salt_of_its_own_even_for_the_same_seed() -> None:
    async def visit(host: Host) -> None:
        await host.say(News(seq=1, table=table(beginning="commit")), News(seq=2, table=table()))
        first = await host.hear("Commit")
        await host.say(News(seq=3, table=table(beginning="commit")))
        second = await host.hear("Commit")
        assert first["commitment"] != second["commitment"]
        await host.say(News(seq=4, table=table()))

    async def work() -> None:
        async with hosted(visit) as client:
            await until_known(client, 4)

    run(work())


@pytest.mark.parametrize(
    ("others", "ours", "seed", "reveals"),
    [
        ("b", "", "seed", True),
        ("", "", "seed", False),  # somebody has not committed
        ("b", "stranger", "seed", False),  # to a salt that is not ours
        ("b", "", "another seed", False),
    ],
)
def test_a_salt_is_revealed_only_if_nobody_can_profit(others: str, ours: str, seed: str, reveals: bool) -> None:
    salt = b"s" * 32

    async def visit(host: Host) -> None:
        await host.say(FRESH)
        await host.is_alone()  # the test has set the salt
        await host.say(News(seq=2, table=table(beginning="commit")))
        await host.hear("Commit")
        commitments = (ours or commitment(salt), others)
        await host.say(News(seq=3, table=table(beginning="reveal", commitment=seed, commitments=commitments)))
        if reveals:
            assert (await host.hear("Reveal"))["salt"] == salt.hex()
        await host.is_alone()
        await host.say(News(seq=4, table=table()))

    async def work() -> None:
        async with hosted(visit) as client:
            client.new_salt = lambda: salt
            await until_known(client, 4)

    run(work())


def test_a_shared_device_plays_the_seat_that_the_server_names() -> None:
    async def visit(host: Host) -> None:
        await host.say(News(seq=1, table=table(yours=(0, 1)), plays=1))

    async def work() -> None:
        async with hosted(visit) as client:
            assert (client.seat, client.plays) == (0, 1)

    run(work())


def test_a_supposition_is_a_state_of_the_game() -> None:
    async def visit(host: Host) -> None:
        await host.say(FRESH)
        number = (await host.hear("Suppose"))["number"]
        await host.say(Supposed(number=number, view=STATE, due=PlayersDue((0,)), legal=(), events=()))

    async def work() -> None:
        async with hosted(visit) as client:
            assert await client.suppose(swipe.Command(1)) == STATE

    run(work())


class Rob:
    """A bot that robs seat 1."""

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        return swipe.Command(1)


def due_to_rob(seq: int) -> News:
    return News(seq=seq, table=table(phase="playing"), view=STATE, due=PlayersDue((0,)))


def test_a_refusal_that_news_explain_is_no_failure() -> None:
    async def visit(host: Host) -> None:
        await host.say(due_to_rob(1))
        asked = await host.hear("Speak")
        over = News(seq=2, table=table(phase="over"), view=STATE, due=OverDue((1, 2)))
        await host.say(refused(asked["number"]), over)

    async def work() -> None:
        async with hosted(visit) as client:
            assert await client.play(Rob()) == (1, 2)

    run(work())


def test_a_refusal_that_nothing_explains_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "SOON", 0.01)

    async def visit(host: Host) -> None:
        await host.say(due_to_rob(1))
        await host.say(refused((await host.hear("Speak"))["number"]))

    async def work() -> None:
        async with hosted(visit) as client:
            with pytest.raises(Refusal, match="not begun"):
                await client.play(Rob())

    run(work())
