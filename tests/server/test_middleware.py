"""Middleware: host names, origins, headers, cookies, rates."""

import asyncio
import json
import logging
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from swordfish.server.banned import BanList
from swordfish.server.budgets import Budgets
from swordfish.server.http import static
from swordfish.server.http.localized import accepted
from swordfish.server.http.middleware import HEADERS, OF_DOCUMENTS, OPENER, Middleware, own_cookies
from swordfish.server.limits import Limits, Rate
from swordfish.server.logs import JsonFormatter, note
from swordfish.server.metrics import Metrics
from swordfish.server.settings import Settings
from tests.server.hosting import Host, Visitor, hosted

EVIL = "http://evil.example"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted(tmp_path_factory.mktemp("guard")) as running:
        yield running


async def knock(visitor: Visitor, table: str, **headers: str) -> int:
    """The status of an upgrade request."""
    try:
        async with visitor.socket(table, headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/guest", "/api/nothing", "/metrics", "/worker.js", "/assets/none.js", "/assets/*.svg"]
)
def test_every_response_that_is_shown_or_runs_by_itself_has_all_security_headers(host: Host, path: str) -> None:
    path = part(path)
    answer = Visitor(host.port).ask("GET", path)
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()
    assert "'unsafe" not in answer.headers["content-security-policy"]
    assert "cache-control" in answer.headers
    assert "server" not in answer.headers


@pytest.mark.parametrize("ending", ["js", "css", "woff2"])
def test_scripts_styles_and_fonts_come_without_the_headers_of_documents(host: Host, ending: str) -> None:
    answer = Visitor(host.port).ask("GET", part(f"/assets/*.{ending}"))
    assert answer.status == 200
    for name, value in (*HEADERS, OPENER):
        expected = None if name in OF_DOCUMENTS else value.decode()
        assert answer.headers.get(name.decode()) == expected


def part(path: str) -> str:
    """An asset of this kind, if the path has a star."""
    kind = path.rsplit("*", 1)[-1]
    return (
        next(f"/{name}" for name in static.files() if name.startswith("assets/") and name.endswith(kind))
        if "*" in path
        else path
    )


@pytest.mark.parametrize(
    ("host_name", "scheme", "url", "said"),
    [
        ("localhost:7733", "http", "", True),
        ("[::1]:7733", "http", "", True),
        ("192.168.1.7:7733", "http", "", False),
        ("192.168.1.7:7733", "https", "", True),
        ("games.example", "http", "https://games.example", True),
        ("games.example", "http", "http://games.example", False),
        ("[", "http", "", False),
    ],
)
def test_cross_origin_headers_are_sent_where_browsers_accept_them(
    host_name: str, scheme: str, url: str, *, said: bool
) -> None:
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        told.append(message)

    async def app(_: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    settings = Settings(store=Path("unused"), url=url)
    guard = Middleware(app, settings, Metrics(), BanList(), Budgets(settings.limits))
    scope = {"type": "http", "method": "GET", "scheme": scheme, "headers": [(b"host", host_name.encode())]}
    asyncio.run(guard(scope, receive, send))
    assert (OPENER in told[0]["headers"]) is said


def test_a_foreign_origin_is_refused_for_sockets_and_for_requests_that_change_something(host: Host) -> None:
    ann = host.guest()
    table = ann.table()["table"]
    own = f"http://127.0.0.1:{host.port}"
    assert asyncio.run(knock(ann, table, origin=EVIL)) == 403
    assert asyncio.run(knock(ann, table, origin="null")) == 403
    assert asyncio.run(knock(ann, table, origin="http://127.0.0.1:1")) == 403
    assert asyncio.run(knock(ann, table, origin=own)) == 101
    assert asyncio.run(knock(ann, table)) == 101, "not a browser"
    answer = ann.ask("POST", "/api/tables", {"game": "swipe"}, origin=EVIL)
    assert (answer.status, answer.json()["key"]) == (403, "foreign-origin")
    assert ann.ask("DELETE", "/api/guest", origin=EVIL).status == 403
    assert ann.get("/api/guest")[0] == 200


def test_a_foreign_host_name_is_refused(host: Host) -> None:
    for name, status in {"evil.example": 421, "127.0.0.1.evil.example": 421, "": 421, "localhost": 200}.items():
        assert Visitor(host.port).ask("GET", "/health", host=name).status == status, name


def test_a_server_with_a_url_answers_to_its_name() -> None:
    async def nothing(*_: Any) -> None: ...

    settings = Settings(store=Path("unused"), url="https://games.example/", names=("other.example",))
    guard = Middleware(nothing, settings, Metrics(), BanList(), Budgets(settings.limits))
    for name in ("games.example", "games.example:443", "other.example", "192.168.1.7:7733", "[::1]:7733", "[fe80::1]"):
        assert guard.answers_to(name), name
    for name in ("evil.example", "games.example.evil", "", "[", "a:b:c"):
        assert not guard.answers_to(name), name


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/assets/" + "a" * 2048, {}),
        ("/health?" + "a" * 2048, {}),
        ("/health?" + "a&" * 32, {}),
        ("/health", {"x_long": "a" * 17_000}),
    ],
)
def test_a_long_address_and_long_headers_are_refused(host: Host, path: str, headers: dict[str, str]) -> None:
    answer = Visitor(host.port).ask("GET", path, **headers)
    assert (answer.status, answer.json()["key"]) == (431, "request-too-long")


def test_cookies_of_other_programs_on_this_host_go_no_further() -> None:
    given = [(b"host", b"localhost"), (b"cookie", b"_xsrf=1; swordfish=a=b;swordfishes=2; swordfish-language=fr; c")]
    assert own_cookies(given) == [(b"host", b"localhost"), (b"cookie", b" swordfish=a=b; swordfish-language=fr")]


def test_requests_for_files_that_are_not_there_leave_nothing_in_memory(host: Host) -> None:
    visitor = Visitor(host.port)
    assert visitor.ask("GET", "/").status == 200
    kept = static.translated.cache_info().currsize
    for number in range(5):
        assert visitor.ask("GET", f"/assets/none-{number}.js", accept_language=f"x{number}").status == 404
    assert static.translated.cache_info().currsize == kept
    assert accepted.cache_info().maxsize == 256, "and languages are bounded"


def test_cookies_are_out_of_reach_of_scripts_and_of_other_sites(host: Host) -> None:
    given = Visitor(host.port).ask("POST", "/api/guest", {"name": "Ann"}).headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    assert "Secure" not in given


def test_cookies_are_secure_behind_a_proxy_that_is_trusted_and_only_there(host: Host, tmp_path: Path) -> None:
    forwarded = {"x_forwarded_proto": "https", "x_forwarded_for": "203.0.113.7"}
    with hosted(tmp_path, trusted_proxy="127.0.0.1") as proxied:
        given = Visitor(proxied.port).ask("POST", "/api/guest", {"name": "Ann"}, **forwarded)
        assert "Secure" in given.headers["set-cookie"]
    untrusted = Visitor(host.port).ask("POST", "/api/guest", {"name": "Ann"}, **forwarded)
    assert "Secure" not in untrusted.headers["set-cookie"]


def test_behind_a_trusted_proxy_each_guest_has_an_address_of_their_own(tmp_path: Path) -> None:
    limits = Limits(address=Rate(5, 0.001))
    with hosted(tmp_path, limits=limits, trusted_proxy="127.0.0.1") as proxied:
        near, far = Visitor(proxied.port), Visitor(proxied.port)
        statuses = [near.ask("GET", "/health", x_forwarded_for="203.0.113.7").status for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert far.ask("GET", "/health", x_forwarded_for="203.0.113.8").status == 200


def test_an_address_over_its_rate_learns_when_to_retry(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=Limits(address=Rate(5, 0.1))) as running:
        anybody = Visitor(running.port)
        answers = [anybody.ask("GET", "/health") for _ in range(8)]
        assert [answer.status for answer in answers] == [200] * 5 + [429] * 3
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 11
        assert answers[-1].headers["connection"] == "close", "so that asking on costs a new connection"
        assert answers[-1].json()["text"].startswith("You are doing that too often.")


@pytest.mark.parametrize(
    ("limits", "asked", "key"),
    [
        (Limits(greetings=Rate(2, 0.001)), "guest", "too-many-guests"),
        (Limits(tables=Rate(2, 0.001)), "table", "too-many-tables"),
        (Limits(open_tables=2), "table", "too-many-tables"),
        (Limits(most_tables=2), "table", "server-full"),
    ],
)
def test_guests_and_tables_are_bounded(tmp_path: Path, limits: Limits, asked: str, key: str) -> None:
    with hosted(tmp_path, limits=limits) as running:
        ann = running.guest()
        if asked == "guest":
            answers = [Visitor(running.port).post("/api/guest", {"name": "Ben"}) for _ in range(2)]
        else:
            answers = [ann.post("/api/tables", {"game": "swipe"}) for _ in range(3)]
        assert answers[-1][1]["key"] == key
        assert answers[-2][0] in (200, 201)


def test_sockets_of_a_guest_and_watchers_of_a_table_are_bounded(tmp_path: Path) -> None:
    limits = Limits(guest_sockets=2, watchers=3)  # and two more, for the free chairs
    with hosted(tmp_path, limits=limits) as running:
        ann, *others = [running.guest(name) for name in ("Ann", "Ben", "Cat", "Dan", "Eve")]
        table = ann.table()["table"]

        async def crowd() -> tuple[str, str]:
            async with AsyncExitStack() as sockets:  # each has its news before the next one connects
                for guest in (ann, ann):
                    await (await sockets.enter_async_context(guest.socket(table))).news()
                third = await sockets.enter_async_context(ann.socket(table))
                twice = (await third.next("Refused"))["key"]
                for guest in others[:3]:
                    await (await sockets.enter_async_context(guest.socket(table))).news()
                last = await sockets.enter_async_context(others[3].socket(table))
                return twice, (await last.next("Refused"))["key"]

        assert asyncio.run(crowd()) == ("too-many-sockets", "too-many-watchers")


def test_logs_are_lines_of_json_without_secrets(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    ann = host.guest("Secretive")
    with caplog.at_level(logging.INFO, "swordfish"):
        made = ann.table()
        ann.get(f"/api/tables/{made['code']}")
        ann.get("/api/tables/NOSUCH?since=Secretive")
        note("something", count=3)
        try:
            raise ValueError(ann.cookie)
        except ValueError:
            logging.getLogger("swordfish.server").exception("it failed")
    lines = [JsonFormatter().format(record) for record in caplog.records]
    told = [json.loads(line) for line in lines]
    assert {"what": "something", "count": 3}.items() <= next(one for one in told if one["what"] == "something").items()
    assert [one["route"] for one in told if one["what"] == "request"][-1] == "/api/tables/{table}"
    failed = next(one for one in told if one["what"] == "it failed")
    assert failed["error"] == "ValueError"
    assert failed["where"]
    for secret in (made["code"], made["table"], "Secretive", ann.cookie.split("=")[1], "127.0.0.1"):
        assert secret not in "".join(lines)
