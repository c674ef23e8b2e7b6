"""Hints, costs and win probabilities at real tables: only where no other player is harmed, from the asker's view."""

import asyncio
import json
from typing import Any

import pytest

from tests.server.hosting import Host, Line, Visitor, begin, hosted


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted(tmp_path_factory.mktemp("advice")) as running:
        yield running


async def begun(line: Line, *bots: str) -> None:
    """The socket's guest sits first, bots take the other seats, and the game begins."""
    assert (await line.say("Sit", seat=0, rated=True))["type"] == "Done"
    for seat, bot in enumerate(bots, 1):
        assert (await line.say("SeatBot", seat=seat, bot=bot))["type"] == "Done"
    assert (await line.say("Begin"))["type"] == "Done"


async def until_due(line: Line, seat: int) -> dict[str, Any]:
    """The first news in which the seat is due."""
    while True:
        news = await line.news()
        if due(news, seat):
            return news


def due(news: dict[str, Any], seat: int) -> bool:
    waits: dict[str, Any] = news.get("due") or {}
    return seat in waits.get("seats", ())


def asked(visitor: Visitor, path: str, method: str = "GET") -> "asyncio.Future[tuple[int, Any]]":
    """Send a request in a thread, so that the socket's pings are still answered."""
    ask = visitor.post if method == "POST" else visitor.get
    return asyncio.get_running_loop().run_in_executor(None, ask, path)


def test_a_hint_against_bots_is_something_legal(host: Host) -> None:
    ann = host.guest("Ann")

    async def play() -> None:
        made = ann.table("swirl", options={"seats": 2})
        async with ann.socket(made["table"]) as line:
            await begun(line, "random")
            news = await until_due(line, 0)
            status, hint = await asked(ann, f"/api/tables/{made['table']}/hint", "POST")
            assert status == 200
            assert hint["commands"][0] in news["legal"]
            assert len(hint["better"]["creatures"]) == len(news["view"]["creatures"]) + 1, "the first choice"
            said = await line.say("Speak", commands=hint["commands"][:1])
            assert said["type"] == "Done"

    asyncio.run(play())


def test_a_rated_game_has_no_hints(host: Host) -> None:
    ann = host.guest("Ann")

    async def play() -> None:
        made = ann.table("swirl", options={"seats": 2}, rated=True)
        async with ann.socket(made["table"]) as line:
            await begun(line, "random")
            await until_due(line, 0)
            status, answer = await asked(ann, f"/api/tables/{made['table']}/hint", "POST")
            assert (status, answer["key"]) == (422, "hint-rated")

    asyncio.run(play())


def test_there_are_no_hints_against_people_or_out_of_turn(host: Host) -> None:
    ann, ben, eve = (host.guest(name) for name in ("Ann", "Ben", "Eve"))

    async def play() -> None:
        made = ann.table("swirl", options={"seats": 2})
        route = f"/api/tables/{made['table']}/hint"
        assert (await asked(ann, route, "POST"))[1]["key"] == "not-begun"
        async with ann.socket(made["table"]) as line, ben.socket(made["table"]) as other:
            assert (await line.say("Sit", seat=0))["type"] == "Done"
            assert (await other.say("Sit", seat=1))["type"] == "Done"
            await begin(line, other)
            for visitor in (ann, ben, eve):
                status, answer = await asked(visitor, route, "POST")
                assert (status, answer["key"]) == (422, "hint-not-here")

    asyncio.run(play())


@pytest.mark.waits
def test_costs_of_choices_are_served_only_after_the_game(host: Host) -> None:
    ann = host.guest("Ann")

    async def play() -> None:
        long = ann.table("swipe", options={"seats": 3})["table"]
        async with ann.socket(long) as line:
            await begun(line, "random", "random")
            for what in ("cost", "costs", "chances?estimated=true"):
                assert (await asked(ann, f"/api/tables/{long}/{what}"))[1]["key"] == "table-not-over"
        made = ann.table("swipe", options={"seats": 3, "chips": 9})
        route = f"/api/tables/{made['table']}/cost"
        async with ann.socket(made["table"]) as line:
            await begun(line, "random", "random")
            news = await line.news()
            while news.get("table", {}).get("phase") != "over":
                if due(news, 0):
                    await line.say("Speak", commands=news["legal"][:1])
                news = await line.news()
        number, found = 0, 0
        while choice := (await asked(ann, f"{route}?event={number}"))[1]["choice"]:
            assert choice["number"] >= number
            assert 0.0 <= choice["cost"] <= 1.0
            assert {step["type"] for step in choice["said"] + choice["best"]} == {"Swipe"}
            number, found = choice["number"] + 1, found + 1
            if found == 2:
                break
        end = (await asked(ann, f"{route}?event=100000"))[1]
        assert end == {"choice": None}
        reviewed, stranger = f"/api/tables/{made['table']}/costs?spare=true", Visitor(host.port)
        costs = (await asked(stranger, reviewed))[1]["choices"]
        assert (await asked(ann, reviewed))[1]["choices"] == costs, "computed once, also for a stranger with the link"
        assert (await asked(stranger, f"{route}?event={number}"))[0] == 200
        assert (await asked(stranger, route.replace("/cost", "/chances")))[0] == 200
        assert [choice["number"] for choice in costs] == sorted(choice["number"] for choice in costs)
        assert all(choice["cost"] >= 0.02 and len(choice["better"]["seats"]) == 3 for choice in costs)
        replay = (await asked(ann, f"/api/tables/{made['table']}/replay"))[1]
        wins = (await asked(ann, f"/api/tables/{made['table']}/chances?estimated=true"))[1]["chances"]
        assert len(wins) == replay["count"]
        assert all(sum(each) == pytest.approx(1.0) for each in wins)
        assert [chance > 0 for chance in wins[-1]] == [place == 1 for place in replay["places"]]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("game", "options", "known"),
    [("swipe", {"seats": 2, "chips": 12}, True), ("swipe", {"seats": 4, "chips": 12}, False), ("swirl", {}, False)],
)
def test_win_probabilities_are_served_where_they_are_known(
    host: Host, game: str, options: dict[str, int], known: bool
) -> None:
    ann = host.guest("Ann")

    async def play() -> None:
        made = ann.table(game, options=options)
        route = f"/api/tables/{made['table']}/chances"
        async with ann.socket(made["table"]) as line:
            assert (await asked(ann, route))[1]["key"] == "not-begun"
            await begun(line, *["random"] * (options.get("seats", 2) - 1))
            if known:
                await line.news("over")
            told = (await asked(ann, route))[1]["chances"]
        if not known:
            assert told is None
            return
        record = ann.ask("GET", f"/api/tables/{made['table']}/record").body
        end = json.loads(record.splitlines()[-1])
        assert all(sum(each) == pytest.approx(1.0) for each in told)
        assert told[0][0] > 0.5  # the first player
        assert len(told) > 10
        assert [round(chance) for chance in told[-1]] == [int(place == 1) for place in end["places"]]

    asyncio.run(play())


def test_three_at_the_printed_game_see_win_probabilities_of_a_table(host: Host) -> None:
    ann = host.guest("Ann")

    async def play() -> None:
        made = ann.table("swipe", options={"seats": 3})
        async with ann.socket(made["table"]) as line:
            await begun(line, "random", "random")
            status, told = await asked(ann, f"/api/tables/{made['table']}/chances")
            assert (status, told["within"]) == (200, 0.001)
            assert told["chances"][0] == pytest.approx([0.3484, 0.3332, 0.3184], abs=1e-3)

    asyncio.run(play())


def test_win_probabilities_do_not_help_to_choose_against_people(host: Host) -> None:
    ann, ben = (host.guest(name) for name in ("Ann", "Ben"))

    async def play() -> None:
        made = ann.table("swipe", options={"seats": 3})
        route = f"/api/tables/{made['table']}/chances"
        async with ann.socket(made["table"]) as line, ben.socket(made["table"]) as other:
            assert (await line.say("Sit", seat=0))["type"] == "Done"
            assert (await other.say("Sit", seat=1))["type"] == "Done"
            assert (await line.say("SeatBot", seat=2, bot="random"))["type"] == "Done"
            await begin(line, other)
            while True:
                news = await line.news()
                if due(news, 0) or due(news, 1):
                    break
            for visitor in (ann, ben, host.guest("Eve")):
                status, answer = await asked(visitor, route)
                assert (status, answer["key"]) == (422, "chances-not-here")

    asyncio.run(play())
