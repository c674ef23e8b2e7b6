"""Addresses in one form: bans and limits meet their owner however the address is written."""

from pathlib import Path

import pytest

from swordfish.server.addresses import canonical, owner
from swordfish.server.limits import Limits, Rate
from tests.server.hosting import Visitor, hosted


@pytest.mark.parametrize(
    ("address", "form", "owned"),
    [
        ("203.0.113.9", "203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9", "203.0.113.9"),
        ("::ffff:127.0.0.1", "127.0.0.1", "127.0.0.1"),
        ("2001:DB8:0:7::1", "2001:db8:0:7::1", "2001:db8:0:7::/64"),
        ("2001:db8:0:7:ffff::2", "2001:db8:0:7:ffff::2", "2001:db8:0:7::/64"),
        ("fe80::1%eth0", "fe80::1", "fe80::/64"),
        ("::1", "::1", "::1"),
        ("", "", ""),
        ("testclient", "testclient", "testclient"),
    ],
)
def test_an_address_has_one_form_and_one_owner(address: str, form: str, owned: str) -> None:
    assert (canonical(address), owner(address)) == (form, owned)


def test_limits_count_mapped_addresses_and_whole_networks(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=Limits(address=Rate(2, 0.001)), trusted_proxy="127.0.0.1") as host:

        def status(address: str) -> int:
            return Visitor(host.port, {"x-forwarded-for": address}).get("/health")[0]

        assert [status("203.0.113.9"), status("::ffff:203.0.113.9"), status("::ffff:cb00:7109")] == [200, 200, 429]
        assert [status(f"2001:db8:0:7::{number}") for number in (1, 2, 3)] == [200, 200, 429]
        assert status("2001:db8:0:8::1") == 200


def test_a_ban_covers_mapped_addresses_and_whole_networks(tmp_path: Path) -> None:
    with hosted(tmp_path, operator="let me in", trusted_proxy="127.0.0.1") as host:
        operator = Visitor(host.port, {"authorization": "Bearer let me in"})

        def status(address: str) -> int:
            return Visitor(host.port, {"x-forwarded-for": address}).get("/health")[0]

        assert operator.ask("PUT", "/api/operator/bans?who=address:203.0.113.9").status == 200
        assert operator.ask("PUT", "/api/operator/bans?who=address:2001:db8:0:7::1").status == 200
        assert [status("::ffff:203.0.113.9"), status("2001:db8:0:7:1::2")] == [403, 403]
        assert [status("203.0.113.8"), status("2001:db8:0:8::1")] == [200, 200]
        assert operator.ask("DELETE", "/api/operator/bans?who=address:2001:db8:0:7::9").status == 200
        assert status("2001:db8:0:7:1::2") == 200


def test_a_banned_guest_can_neither_rename_nor_redeem_a_key(tmp_path: Path) -> None:
    with hosted(tmp_path, operator="let me in") as host:
        ann, phone = host.guest("Ann"), Visitor(host.port)
        operator = Visitor(host.port, {"authorization": "Bearer let me in"})
        key = ann.post("/api/guest/devices")[1]["key"]
        gid = ann.get("/api/guest")[1]["guest"]
        ban = f"/api/operator/bans?who=guest:{gid}"
        assert operator.ask("PUT", ban).status == 200
        assert ann.post("/api/guest", {"name": "Another"})[1]["key"] == "banned"
        assert phone.post("/api/devices", {"key": key})[1]["key"] == "banned"
        assert operator.ask("DELETE", ban).status == 200
        assert ann.get("/api/guest")[1]["name"] == "Ann"
        assert phone.post("/api/devices", {"key": key})[0] == 200, "a refusal does not use up the key"
