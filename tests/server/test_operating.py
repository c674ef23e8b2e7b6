"""The operator's tools over HTTP and on the command line: find and close tables, ban guests and networks."""

import asyncio
import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from swordfish import cli
from swordfish.core import Refusal
from swordfish.server.banned import BanList, banned_name
from tests.server.hosting import Host, Visitor, hosted

SECRET = "let me in"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Generator[Host]:
    with hosted(tmp_path_factory.mktemp("operating"), operator=SECRET, trusted_proxy="127.0.0.1") as running:
        yield running


@pytest.fixture
def operate(host: Host, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Type `swordfish operator …`; returns the status and what it says."""
    monkeypatch.setenv("SWORDFISH_OPERATOR", SECRET)
    monkeypatch.setenv("LC_ALL", "C")

    def typed(*words: str) -> tuple[int, str]:
        code = cli.main(["operator", *words, "--url", f"http://127.0.0.1:{host.port}"])
        said = capsys.readouterr()
        return code, said.out + said.err

    return typed


def test_tables_are_found_by_code_guest_name_phase_and_game(host: Host, operate: Any) -> None:
    ann, ben = host.guest("Annabel"), host.guest("Ben")
    made, other = ann.table("swipe"), ben.table("swirl")
    gid = ann.get("/api/guest")[1]["guest"]

    def found(*words: str) -> list[str]:
        code, said = operate("tables", *words, "--json")
        assert code == 0
        return [one["code"] for one in json.loads(said)]

    assert {made["code"], other["code"]} <= {*found()}
    assert found(made["code"].lower()) == found(made["table"]) == found(gid) == [made["code"]]
    assert found("--game", "swirl") == [other["code"]]
    assert found("nobody") == []
    assert made["code"] in found("--phase", "open")
    code, said = operate("tables", made["code"])
    assert code == 0
    assert f"{made['code']}" in said
    assert operate("close", made["code"]) == (0, f"Table {made['code']} is closed.\n")
    assert found("--phase", "closed") == [made["code"]]
    assert ben.get(f"/api/tables/{made['code']}")[1]["phase"] == "closed"


def test_a_player_is_found_by_a_part_of_the_name(host: Host, operate: Any) -> None:
    cat = host.guest("Catherine")
    made = cat.table("swish", options={"seats": 1})["table"]

    async def sit() -> None:
        async with cat.socket(made) as line:
            await line.news()
            await line.say("Sit", seat=0)

    asyncio.run(sit())
    [one] = json.loads(operate("tables", "cather", "--json")[1])
    assert (one["table"], [player["name"] for player in one["players"]]) == (made, ["Catherine"])


def test_bans_are_listed_with_their_reasons_and_hold_for_ranges(host: Host, operate: Any) -> None:
    def status(address: str) -> int:
        return Visitor(host.port, {"x-forwarded-for": address}).get("/health/live")[0]

    dan = host.guest("Dan")
    gid = dan.get("/api/guest")[1]["guest"]
    assert operate("ban", f"guest:{gid}", "--why", "rude") == (0, f"guest:{gid} is banned.\n")
    assert operate("ban", "address:203.0.113.99/24", "--why", "spam")[0] == 0
    assert operate("ban", "address:2001:db8::/32")[0] == 0
    assert [status(address) for address in ("203.0.113.7", "203.0.114.7", "2001:db8:9::1", "2001:db9::1")] == [
        *(403, 200, 403, 200)
    ]
    listed = {one["who"]: (one["name"], one["why"]) for one in json.loads(operate("bans", "--json")[1])}
    assert listed == {
        f"guest:{gid}": ("Dan", "rude"),
        "address:203.0.113.0/24": ("", "spam"),
        "address:2001:db8::/32": ("", ""),
    }
    assert "rude" in operate("bans")[1]
    assert operate("ban", "address:203.0.113.0/24", "--why", "much spam")[0] == 0
    assert "much spam" in operate("bans")[1]
    for who in listed:
        assert operate("unban", who)[0] == 0
    assert status("203.0.113.7") == 200
    assert dan.get("/api/guest")[0] == 200
    assert json.loads(operate("bans", "--json")[1]) == []


def test_bans_hold_after_a_restart(tmp_path: Path) -> None:
    for expected in (200, 403):
        with hosted(tmp_path, operator=SECRET, trusted_proxy="127.0.0.1") as host:
            assert Visitor(host.port, {"x-forwarded-for": "203.0.113.7"}).get("/health/live")[0] == expected
            operator = Visitor(host.port, {"authorization": f"Bearer {SECRET}"})
            assert operator.ask("PUT", "/api/operator/bans?who=address:203.0.113.0/24").status == 200


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("close",), "“close” needs one more word"),
        (("close", "NOSUCH"), "NOSUCH"),
        (("ban", "everybody"), "“everybody” cannot be banned"),
        (("ban", "address:127.0.0.0/8"), "this computer itself"),
        (("ban", "address:0.0.0.0/0"), "cannot be banned"),
    ],
)
def test_an_impossible_operation_gets_a_sentence(operate: Any, words: tuple[str, ...], said: str) -> None:
    code, told = operate(*words)
    assert code == 2
    assert said in told


def test_without_the_secret_nothing_is_shown(
    host: Host, operate: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    anybody = Visitor(host.port)
    for method, path in (
        ("GET", "tables"),
        ("GET", "bans"),
        ("PUT", "bans?who=guest:x"),
        ("DELETE", "bans?who=guest:x"),
    ):
        assert anybody.ask(method, f"/api/operator/{path}").status == 403, path
    monkeypatch.setenv("SWORDFISH_OPERATOR", "wrong")
    assert operate("bans")[0] == 2
    monkeypatch.delenv("SWORDFISH_OPERATOR")
    assert "SWORDFISH_OPERATOR" in operate("bans")[1]
    secret = tmp_path / "secret"
    secret.write_text(f"{SECRET}\n", encoding="utf-8")
    monkeypatch.setenv("SWORDFISH_OPERATOR_FILE", str(secret))
    assert operate("bans")[0] == 0


def test_a_server_that_does_not_answer_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("SWORDFISH_OPERATOR", SECRET)
    assert cli.main(["operator", "bans", "--url", "http://127.0.0.1:1"]) == 2
    assert cli.main(["operator", "bans", "--socket", str(tmp_path / "none")]) == 2
    assert cli.main(["operator", "bans", "--url", "games.example"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 3
    assert "http://127.0.0.1:1" in said[0]


@pytest.mark.parametrize(
    ("who", "name"),
    [
        ("guest:abc", "guest:abc"),
        ("address:203.0.113.7", "address:203.0.113.7"),
        ("address:203.0.113.7/32", "address:203.0.113.7"),
        ("address:203.0.113.7/24", "address:203.0.113.0/24"),
        ("address:2001:db8::1", "address:2001:db8::/64"),
        ("address:2001:db8::/80", "address:2001:db8::/64"),
        ("address:2001:db8::/48", "address:2001:db8::/48"),
    ],
)
def test_a_ban_has_one_name(who: str, name: str) -> None:
    assert banned_name(who) == name
    bans = BanList([name])
    assert bans.has_guest("abc") is name.startswith("guest:")
    bans.lift(name)
    assert not bans.has_guest("abc")


def test_a_list_of_bans_knows_networks_around_an_owner() -> None:
    bans = BanList(["address:10.0.0.0/8", "address:2001:db8::/48"])
    assert bans.has_address("10.1.2.3")
    assert bans.has_address("2001:db8:0:7::/64")
    assert not bans.has_address("11.1.2.3")
    assert not bans.has_address("2001:db9::/64")
    assert not bans.has_address("unix")
    bans.lift("address:10.0.0.0/8")
    assert not bans.has_address("10.1.2.3")
    with pytest.raises(Refusal):
        banned_name("address:")
