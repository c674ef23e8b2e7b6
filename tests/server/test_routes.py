"""The routes, over real HTTP and a real socket."""

import asyncio
import contextlib
import json
import re
import shlex
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from swordfish.record import check, parse
from tests.server.hosting import Host, Visitor, begin, hosted, play_out
from tests.waiting import until


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted(tmp_path_factory.mktemp("routes"), operator="let me in") as running:
        yield running


OPERATOR = {"authorization": "Bearer let me in"}


async def played(
    *visitors: Visitor, listed: bool = False, game: str = "swipe", options: dict[str, Any] | None = None
) -> dict[str, Any]:
    """A table at which these sit, played to the end with first legal commands."""
    rules = {"chips": 14} if options is None else options
    made = visitors[0].table(game, options={"seats": len(visitors), **rules}, listed=listed, rated=True)

    async def sit(visitor: Visitor, seat: int, seated: asyncio.Barrier) -> None:
        async with visitor.socket(made["table"]) as line:
            await line.news()
            assert (await line.say("Sit", seat=seat, rated=True))["type"] == "Done"
            await seated.wait()
            if seat == 0:
                assert (await line.say("Begin"))["type"] == "Done"
            news = next((told for told in line.told if "view" in told), None) or await line.news()
            while "view" not in news:
                news = await line.news()
            await play_out(line, news)

    barrier = asyncio.Barrier(len(visitors))
    await asyncio.gather(*(sit(visitor, seat, barrier) for seat, visitor in enumerate(visitors)))
    return made


def test_health_games_and_schema(host: Host) -> None:
    anybody = Visitor(host.port)
    assert anybody.get("/health")[1]["ok"] is True
    [swipe] = [game for game in anybody.get("/api/games")[1] if game["game"] == "swipe"]
    assert swipe["seats"] == [2, 3, 4, 5, 6]
    assert "random" in swipe["bots"]
    schema = anybody.get("/api/schema/openapi.json")[1]
    assert {"/api/guest", "/api/tables", "/api/tables/{table}/record", "/metrics"} <= set(schema["paths"])


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("swirl", {}, [2, 3, 4]),
        ("swirl", {"seats": 3, "teams": True}, [4]),
        ("swirl", {"creatures": 2, "colours": 2, "numbers": 6, "hand": 2}, [2]),
        ("swish", {"limits": [[3, 12], [2, 12]]}, [2, 3, 4, 5, 6, 7, 8]),
        ("swipe", {"chips": 9}, [2, 3, 4]),
    ],
)
def test_the_allowed_number_of_players_is_known_before_a_table_is_made(
    host: Host, game: str, options: dict[str, Any], seats: list[int]
) -> None:
    ann = host.guest()
    status, room = ann.post(f"/api/games/{game}/seats", {"options": options})
    assert (status, room["seats"], room["key"]) == (200, seats, "")
    offered = next(info["seats"] for info in ann.get("/api/games")[1] if info["game"] == game)
    for count in offered:
        made, _ = ann.post("/api/tables", {"game": game, "options": {**options, "seats": count}})
        assert made == (201 if count in seats else 422), count


def test_options_that_nobody_can_play_are_refused_with_a_sentence(host: Host) -> None:
    ann = host.guest()
    room = ann.post("/api/games/swipe/seats", {"options": {"chips": 1}})[1]
    assert (room["seats"], room["key"]) == ([], "swipe-few-chips")
    assert "2 players need at least" in room["text"]
    assert ann.post("/api/games/chess/seats", {})[1]["key"] == "no-such-game"
    assert ann.post("/api/games/swipe/seats", {"options": {"chips": "x" * 5000}})[1]["key"] == "bad-options"


def test_the_page_and_its_parts_come_without_inline_script(host: Host) -> None:
    anybody = Visitor(host.port)
    for path in ("/", "/t/ABCDEF", "/r/some", "/replay/some", "/tv/ABCDEF", "/me", "/device"):
        page = anybody.ask("GET", path)
        assert page.status == 200
        text = page.body.decode()
        assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|style=", text)
    assert anybody.get("/assets/nothing.js")[0] == 404
    assert anybody.get("/assets/..%2Findex.html")[0] == 404


def test_a_guest_is_known_by_cookie_and_can_be_renamed(host: Host) -> None:
    ann = host.guest("  Ann   B ")
    first = ann.get("/api/guest")[1]
    assert first["name"] == "Ann B"
    assert Visitor(host.port).get("/api/guest")[0] == 401
    assert Visitor(host.port).get("/api/guest?gently=true") == (
        200,
        {"guest": "", "name": "", "settings": {}, "face": ""},
    )
    assert ann.post("/api/guest", {"name": "Anna"})[1] == {**first, "name": "Anna"}
    status, told = ann.post("/api/guest", {"name": " "})
    assert (status, told["key"]) == (422, "bad-name")
    assert Visitor(host.port).get("/api/guest")[0] == 401


def test_a_table_is_found_by_code_and_listed_only_if_public(host: Host) -> None:
    ann = host.guest()
    hidden, public = ann.table(), ann.table(listed=True)
    listed = {table["table"] for table in ann.get("/api/tables")[1]}
    assert public["table"] in listed
    assert hidden["table"] not in listed
    found = Visitor(host.port).get(f"/api/tables/{hidden['code'].lower()}")[1]
    assert found["table"] == hidden["table"]
    assert found["link"] == f"http://127.0.0.1:{host.port}/t/{hidden['code']}"
    assert found["seats"] == [{"name": "", "bot": "", "taken": False, "face": ""}] * 2
    svg = ann.ask("GET", f"/api/tables/{hidden['code']}/qr.svg")
    assert svg.headers["content-type"] == "image/svg+xml"
    assert svg.body.lstrip().startswith(b"<?xml")
    assert ann.get("/api/tables/NOSUCH")[1]["key"] == "no-such-table"


def test_a_table_says_whether_it_is_rated_and_a_game_alone_is_not(host: Host) -> None:
    ann = host.guest("Ann")
    for rated in (True, False):
        made = ann.table("swipe", options={"seats": 2}, rated=rated)
        assert ann.get(f"/api/tables/{made['table']}")[1]["rated"] is rated
    status, refused = ann.post("/api/tables", {"game": "swish", "options": {"seats": 1}, "rated": True})
    assert (status, refused["key"]) == (422, "rated-alone")


def test_a_finished_game_has_a_record_a_replay_a_share_link_places_and_ratings(host: Host) -> None:
    ann, ben = host.guest("Ann"), host.guest("Ben")
    for visitor, name, face in ((ann, "Ann", "crab"), (ben, "Ben", "seal")):
        assert visitor.post("/api/guest", {"name": name, "face": face})[0] == 200
    made = asyncio.run(played(ann, ben))
    text = ann.ask("GET", f"/api/tables/{made['table']}/record")
    record = parse(text.body.splitlines(), "downloaded")
    check(record)
    assert record.places is not None
    assert record.header.names == ("Ann", "Ben")
    replay = Visitor(host.port).get(f"/api/tables/{made['table']}/replay?start=0")[1]
    assert replay["count"] == len(record.entries) + 1
    assert replay["faces"] == ["crab", "seal"]
    assert replay["frames"][0]["event"] is None
    rest = Visitor(host.port).get(f"/api/tables/{made['table']}/replay?start=5")[1]
    assert rest["frames"][0] == replay["frames"][5]
    assert Visitor(host.port).get(f"/api/tables/{made['table']}/replay?eyes=2")[1]["key"] == "no-such-eyes"
    assert ann.get(f"/api/tables/{made['table']}/share")[1]["link"].endswith(f"/r/{made['table']}")
    assert ann.ask("GET", f"/api/tables/{made['table']}/share.svg").status == 200
    [past] = until(lambda: [one for one in ben.get("/api/guest/history")[1] if one["place"] is not None], "its end")
    assert (past["table"], past["seat"], past["place"]) == (made["table"], 1, record.places[1])
    rated = {one["name"]: one for one in ann.get("/api/ratings/swipe")[1] if not one["bot"]}
    winner, loser = (rated[name] for _, name in sorted(zip(record.places, ("Ann", "Ben"), strict=True)))
    assert winner["low"] < loser["mu"] < winner["mu"] < winner["high"]
    assert winner["games"] >= 1
    assert {name for name, one in rated.items() if one["you"]} == {"Ann"}
    assert ben.get("/api/guest/ratings")[1] == [{**rated["Ben"], "you": True}]


def test_a_replay_is_seen_with_all_hands_open_or_through_the_eyes_of_one(host: Host) -> None:
    ann, ben = host.guest("Ann"), host.guest("Ben")
    tiny = {"creatures": 2, "colours": 2, "numbers": 6, "hand": 2}
    table = asyncio.run(played(ann, ben, game="swirl", options=tiny))["table"]
    seen = {eyes: ann.get(f"/api/tables/{table}/replay?eyes={eyes}")[1] for eyes in ("all", "watcher", "0", "1")}
    [dealt] = [number for number, frame in enumerate(seen["all"]["frames"]) if "Dealt" in str(frame["event"])][1:2]
    hands = {eyes: told["frames"][dealt]["view"]["hands"] for eyes, told in seen.items()}
    assert None not in hands["all"][0] + hands["all"][1]
    assert hands["watcher"] == [[None, None], [None, None]]
    assert hands["0"] == [hands["all"][0], [None, None]]
    assert hands["1"] == [[None, None], hands["all"][1]]
    kinds = {"Captured": "capture", "Snatched": "steal"}
    events = [(number, frame["event"]["type"]) for number, frame in enumerate(seen["all"]["frames"]) if frame["event"]]
    told = [{"frame": number, "kind": kinds[name]} for number, name in events if name in kinds]
    assert seen["0"]["moments"] == seen["all"]["moments"] == told
    first = seen["all"]["first"]
    assert seen["all"]["frames"][first + 1]["event"]["type"] == "CreatureChosen", "it begins at the first choice"


def test_a_big_screen_shows_no_hand_even_if_its_guest_has_one_and_cannot_play(host: Host) -> None:
    ann = host.guest("Ann")

    async def evening() -> tuple[Any, Any, Any, Any]:
        made = ann.table("swirl", options={"seats": 2})
        async with ann.socket(made["table"]) as phone:
            await phone.news()
            for message in ({"seat": 0}, {"seat": 1, "bot": "random"}):
                await phone.say("SeatBot" if "bot" in message else "Sit", **message)
            await phone.say("Begin")
            while not (own := [told for told in phone.told if told.get("legal")]):
                await phone.next("News")
            await phone.say("Speak", commands=[own[-1]["legal"][0]])
            async with ann.socket(made["table"], watch=True) as screen:
                news = await screen.news()
                refused = await screen.say("AskUndo")
                return own[-1]["table"]["you"] if "table" in own[-1] else 0, news["table"], news["view"], refused

    you, table, view, refused = asyncio.run(evening())
    assert you == 0
    assert (table["you"], table["host"]) == (None, True)
    assert {card for hand in view["hands"] for card in hand} <= {None}
    assert refused["key"] == "not-seated"


def test_a_record_before_the_end_is_sealed(host: Host) -> None:
    ann, ben = host.guest("Ann"), host.guest("Ben")

    async def begun() -> str:
        made = ann.table("swipe", options={"seats": 3})
        assert ann.get(f"/api/tables/{made['table']}/record")[1]["key"] == "not-begun"
        async with ann.socket(made["table"]) as line:
            await line.news()
            await line.say("Sit", seat=0)
            await line.say("SeatBot", seat=1, bot="random")
            async with ben.socket(made["table"]) as other:
                await other.news()
                await other.say("Sit", seat=2)
                await begin(line, other)
        return made["table"]

    table = asyncio.run(begun())
    record = parse(ann.ask("GET", f"/api/tables/{table}/record").body.splitlines(), "downloaded")
    assert (record.seed, record.places) == (None, None)
    assert ann.get(f"/api/tables/{table}/replay")[1]["key"] == "table-not-over"
    assert ann.get(f"/api/tables/{table}/share")[1]["key"] == "table-not-over"


def test_forget_me_deletes_name_chat_and_ratings_and_leaves_the_game(host: Host) -> None:
    ann, ben = host.guest("Forgotten"), host.guest("Ben")

    async def talk(table: str) -> None:
        async with ann.socket(table) as line:
            await line.news()
            assert (await line.say("Chat", phrase="hello"))["type"] == "Done"

    made = asyncio.run(played(ann, ben))
    asyncio.run(talk(made["table"]))
    until(lambda: [one for one in ann.get("/api/ratings/swipe")[1] if one["you"]], "a rating")
    old = ann.cookie
    assert ann.ask("DELETE", "/api/guest").status == 200
    ann.cookie = old
    assert ann.get("/api/guest")[0] == 401
    assert "Forgotten" not in str(ben.get("/api/ratings/swipe")[1])
    text = ben.ask("GET", f"/api/tables/{made['table']}/record").body
    assert b"Forgotten" not in text
    check(parse(text.splitlines(), "downloaded"))
    with contextlib.closing(sqlite3.connect(host.settings.store)) as store:
        assert not [line for line in store.iterdump() if "Forgotten" in line or b"Forgotten".hex().upper() in line]

    async def look() -> str:
        async with ben.socket(made["table"], since=0) as line:
            return str(await line.news())

    assert "Forgotten" not in asyncio.run(look())


def test_another_device_becomes_the_same_guest_once(host: Host) -> None:
    ann, phone, thief = host.guest("Ann"), Visitor(host.port), Visitor(host.port)
    key = ann.post("/api/guest/devices")[1]
    assert key["link"].endswith(f"/device#{key['key']}")
    assert phone.post("/api/devices", {"key": key["key"]})[1] == ann.get("/api/guest")[1]
    assert phone.get("/api/guest")[1] == ann.get("/api/guest")[1]
    assert thief.post("/api/devices", {"key": key["key"]})[1]["key"] == "no-such-device"


def test_the_lobby_links_to_the_host_name_of_the_request(host: Host) -> None:
    ann = host.guest("Ann")
    code = ann.table(listed=True)["code"]
    for name in (f"127.0.0.1:{host.port}", f"localhost:{host.port}"):
        links = [table["link"] for table in ann.ask("GET", "/api/tables", host=name).json()]
        assert f"http://{name}/t/{code}" in links


@pytest.mark.waits
def test_only_programs_that_the_operator_named_may_sit_at_tables(tmp_path: Path) -> None:
    command = shlex.join([sys.executable, str(Path(__file__).parents[2] / "docs" / "bots" / "last.py")])
    with hosted(tmp_path, bots={"last": command}) as running:
        ann = running.guest("Ann")
        assert all("last" in game["bots"] for game in ann.get("/api/games")[1])
        made = ann.table("swipe", options={"seats": 3, "chips": 9})

        async def play() -> dict[str, Any]:
            async with ann.socket(made["table"]) as line:
                await line.news()
                await line.say("Sit", seat=0)
                assert (await line.say("SeatBot", seat=1, bot=f"cmd:{command}"))["key"] == "no-such-bot"
                for seat in (1, 2):
                    assert (await line.say("SeatBot", seat=seat, bot="last"))["type"] == "Done"
                await line.say("Begin")
                return await play_out(line, await line.news("playing", "over"))

        assert asyncio.run(play())["due"]["kind"] == "over"
        record = parse(ann.ask("GET", f"/api/tables/{made['table']}/record").body.splitlines(), "record")
        check(record)
        assert record.header.players == ("you", "last", "last")


def test_a_client_that_delays_pongs_gets_no_credit_for_lag(host: Host) -> None:
    """Over a real socket, whose round trips the operating system measures."""
    ann = host.guest("Ann")
    table = ann.table()["table"]

    async def wait() -> int:
        async with ann.socket(table) as line:
            await line.news()
            ping = await line.next("Ping", pong=False)
            await asyncio.sleep(0.4)
            await line.connection.send(json.dumps({"type": "Pong", "id": ping["id"]}))
            await line.say("Sit", seat=0)
            return (await line.news())["table"]["seats"][0]["lag"]

    assert asyncio.run(wait()) < 200


def test_messages_of_a_muted_guest_are_not_shown(host: Host) -> None:
    ann, ben = host.guest("Ann"), host.guest("Ben")
    made = ann.table()

    async def talk() -> tuple[str, str]:
        async with ann.socket(made["table"]) as line, ben.socket(made["table"]) as other:
            seq = (await line.news())["seq"]
            await other.news()
            heard: list[str] = []
            for muted in (False, True):
                if muted:
                    gid = ben.get("/api/guest")[1]["guest"]
                    assert ann.ask("PUT", f"/api/guest/mutes/{gid}").status == 200
                await other.say("Chat", phrase="oops")
                told = await line.news()
                heard.append(str(told["entries"]))
                assert len(told["entries"]) == told["seq"] - seq, "no number is left out"
                seq = told["seq"]
            return heard[0], heard[1]

    loud, silent = asyncio.run(talk())
    assert "oops" in loud
    assert "oops" not in silent


@pytest.mark.parametrize("free", [False, True])
def test_free_text_is_the_operators_choice(tmp_path: Path, free: bool) -> None:
    with hosted(tmp_path, free_text=free) as running:
        ann = running.guest()
        made = ann.table()

        async def talk() -> str:
            async with ann.socket(made["table"]) as line:
                await line.news()
                await line.say("Sit", seat=0)
                return (await line.say("Chat", text="what I like"))["type"]

        assert asyncio.run(talk()) == ("Done" if free else "Refused")


def test_only_the_operator_closes_tables_and_bans(host: Host) -> None:
    ann, operator = host.guest("Ann"), Visitor(host.port, OPERATOR)
    made = ann.table(listed=True)
    close = f"/api/operator/tables/{made['table']}/close"
    assert ann.post(close)[1]["key"] == "not-operator"
    assert operator.post(close)[0] == 200
    assert made["table"] not in {table["table"] for table in ann.get("/api/tables")[1]}

    async def knock() -> dict[str, Any]:
        async with ann.socket(made["table"]) as line:
            return await line.next("Refused")

    assert asyncio.run(knock())["key"] == "table-closed"
    gid = ann.get("/api/guest")[1]["guest"]
    assert ann.ask("PUT", f"/api/operator/bans?who=guest:{gid}").status == 403
    assert operator.ask("PUT", f"/api/operator/bans?who=guest:{gid}").status == 200
    assert ann.get("/api/guest")[1]["key"] == "banned"
    assert operator.ask("DELETE", f"/api/operator/bans?who=guest:{gid}").status == 200
    assert ann.get("/api/guest")[0] == 200
    assert operator.ask("PUT", "/api/operator/bans?who=everybody").json()["key"] == "bad-ban"
    assert operator.ask("PUT", "/api/operator/bans?who=address:203.0.113.9").status == 200


def test_metrics_are_in_prometheus_form_and_name_nobody(host: Host) -> None:
    ann = host.guest("Secretive")
    made = ann.table()
    ann.get(f"/api/tables/{made['code']}")
    text = ann.ask("GET", "/metrics").body.decode()
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r'[a-z_]+(\{([a-z]+="[^"]*",?)+\})? -?[0-9.e+-]+', line) for line in lines)
    assert 'route="/api/tables/{table}"' in text
    for secret in (made["code"], made["table"], "Secretive", ann.cookie.split("=")[1]):
        assert secret not in text
