"""Settings from a file, the environment and flags: flags come first, and a bad one is refused with its place."""

from pathlib import Path
from typing import Any

import pytest

from swordfish.core import Refusal
from swordfish.server.buckets import Buckets
from swordfish.server.budgets import Budgets
from swordfish.server.configuration import Configuration, configured
from swordfish.server.limits import BOUNDLESS, Limits, Rate
from tests.docs.pages import DOCS, blocks

FILE = """
port = 8080
url = "https://games.example/"
trusted_proxy = ["127.0.0.1", "10.0.0.0/8"]
free_text = true

[limits]
address = { burst = 1000, a_second = 100 }
open_tables = 5
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "swordfish.toml"
    found.write_text(FILE, encoding="utf-8")
    return found


def test_without_any_source_the_defaults_apply() -> None:
    assert configured({}, {}) == Configuration()
    assert configured({}, {}).limits == Limits()


def test_a_file_sets_what_it_names_and_nothing_else(path: Path) -> None:
    found = configured({}, {}, path)
    assert (found.port, found.url, found.free_text) == (8080, "https://games.example", True)
    assert found.trusted_proxy == ("127.0.0.1", "10.0.0.0/8")
    assert (found.limits.address, found.limits.open_tables) == (Rate(1000, 100), 5)
    assert found.limits.greetings == Limits().greetings


def test_the_environment_comes_before_the_file_and_flags_before_both(path: Path) -> None:
    environment = {
        "SWORDFISH_PORT": "9090",
        "SWORDFISH_FREE_TEXT": "false",
        "SWORDFISH_TRUSTED_PROXY": "192.0.2.1, 192.0.2.64/26",
        "SWORDFISH_LIMIT_OPEN_TABLES": "6",
        "SWORDFISH_LIMIT_ADDRESS": "7,0.5",
        "SWORDFISH_URL": "",
    }
    found = configured({}, environment, path)
    assert (found.port, found.free_text, found.url) == (9090, False, "https://games.example"), "empty counts as missing"
    assert found.trusted_proxy == ("192.0.2.1", "192.0.2.64/26")
    assert (found.limits.open_tables, found.limits.address) == (6, Rate(7, 0.5))
    over = configured({"port": 1}, environment, path, {"open_tables": "8"})
    assert (over.port, over.limits.open_tables, over.limits.address) == (1, 8, Rate(7, 0.5))


def test_without_limits_a_named_one_still_holds() -> None:
    found = configured({"no_limits": True}, {}, None, {"seats": "4"}).limits
    assert (found.seats, found.address) == (4, BOUNDLESS.address)


def test_the_operators_secret_can_lie_in_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "operator"
    secret.write_text("let me in\n", encoding="utf-8")
    assert configured({}, {"SWORDFISH_OPERATOR_FILE": str(secret)}).operator == "let me in"
    with pytest.raises(Refusal, match="no such file"):
        configured({}, {"SWORDFISH_OPERATOR_FILE": str(tmp_path / "none")})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = ", "the TOML ends too early"),
        ("port = \nurl = 'x'", "line 1 is not TOML"),
        ("prot = 8080", "prot"),
        ("port = '8080'", "port"),
        ("log_level = 'loud'", "log_level"),
        ("[limits]\nadress = { burst = 1, a_second = 1 }", "adress"),
        ("[limits]\naddress = { burst = 1 }", "a_second"),
        ("[limits]\naddress = { burst = 0, a_second = 1 }", "The limit “address”"),
        ("[limits]\nopen_tables = 0", "The limit “open_tables”"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_a_sentence(path: Path, text: str, said: str) -> None:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        configured({}, {}, path)
    assert said in str(refused.value)
    assert refused.value.key in {"serve-bad-file", "serve-bad-limit"}


@pytest.mark.parametrize(
    ("flags", "environment", "limits", "said"),
    [
        ({"url": "games.example"}, {}, {}, "https://games.example"),
        ({"url": "ftp://x"}, {}, {}, "“ftp://x”"),
        ({"url": "https://x/sub"}, {}, {}, "without a path"),
        ({"url": "https://"}, {}, {}, "“https://”"),
        ({"url": "https://x:port"}, {}, {}, "“https://x:port”"),
        ({"url": "https://me@x"}, {}, {}, "“https://me@x”"),
        ({"url": "https://x y"}, {}, {}, "“https://x y”"),
        ({"bot_pace": -1.0}, {}, {}, "0 or more"),
        ({}, {"SWORDFISH_BOT_PACE": "nan"}, {}, "0 or more"),
        ({"trusted_proxy": ["127.0.0.1", "proxy"]}, {}, {}, "“proxy”"),
        ({"trusted_proxy": ["10.0.0.1/8"]}, {}, {}, "“10.0.0.1/8”"),
        ({"address": "here"}, {}, {}, "“here”"),
        ({"node": "a", "advertise": "tcp://10.0.0.2:7744"}, {}, {}, "--store postgresql://"),
        ({"node": "a b", "advertise": "tcp://10.0.0.2:7744", "store": "postgresql://h/d"}, {}, {}, "“a b”"),
        ({"node": "a", "store": "postgresql://h/d"}, {}, {}, "tcp://10.0.0.2:7744"),
        ({"node": "a", "advertise": "http://x:1", "store": "postgresql://h/d"}, {}, {}, "“http://x:1”"),
        ({"node": "a", "advertise": "tcp://x", "store": "postgresql://h/d"}, {}, {}, "“tcp://x”"),
        ({}, {"SWORDFISH_PORT": "many"}, {}, "SWORDFISH_PORT"),
        ({}, {"SWORDFISH_LIMIT_ADRESS": "5"}, {}, "“adress”"),
        ({}, {}, {"open_tables": "many"}, "“open_tables”"),
        ({}, {}, {"open_tables": "5,1"}, "“open_tables”"),
        ({}, {}, {"address": "5"}, "“address”"),
        ({}, {}, {"address": "inf,inf"}, "“address”"),
        ({}, {}, {"patience": "inf"}, "“patience”"),
        ({}, {}, {"connections": "-1"}, "“connections”"),
    ],
)
def test_settings_that_cannot_work_are_refused_with_a_sentence(
    flags: dict[str, Any], environment: dict[str, str], limits: dict[str, str], said: str
) -> None:
    with pytest.raises(Refusal) as refused:
        configured(flags, environment, None, limits)
    assert said in str(refused.value)


@pytest.mark.parametrize("url", ["http://x", "https://games.example", "https://games.example:8443/", "http://[::1]:80"])
def test_a_public_address_has_a_scheme_and_a_host(url: str) -> None:
    assert configured({"url": url}, {}).url == url.rstrip("/")


def test_other_limits_hold_at_once() -> None:
    now = 0.0
    budgets = Budgets(Limits(address=Rate(1, 0.001)))
    budgets.address = Buckets(Rate(1, 0.001), clock=lambda: now)
    assert budgets.address.take("a") == 0
    assert budgets.address.take("a") > 0
    budgets.change(Limits(address=Rate(50, 10), requests=3, address_sockets=1))
    now = 1.0
    assert [budgets.address.take("a") for _ in range(10)] == [0] * 10
    assert budgets.requests.width == 3
    budgets.sockets.enter("ann", "here")
    with pytest.raises(Refusal):
        budgets.sockets.enter("ben", "here")


def test_the_settings_of_the_manual_can_be_used(path: Path) -> None:
    [example] = [block.text for block in blocks(DOCS / "reference" / "settings.md") if block.language == "toml"]
    path.write_text(example, encoding="utf-8")
    found = configured({}, {}, path)
    assert {name for name in Configuration.__struct_fields__ if f"\n{name} = " in f"\n{example}"} >= {"url", "store"}
    assert found.limits != Limits()


def test_the_manual_lists_every_setting() -> None:
    text = (DOCS / "reference" / "settings.md").read_text(encoding="utf-8")
    assert [name for name in Configuration.__struct_fields__ if f"| `{name}` |" not in text] == ["limits"]
