"""The switch that opens the server to the local network, and a guest's settings."""

import http.client
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from swordfish.server.lan import LanSwitch
from swordfish.server.limits import BOUNDLESS
from swordfish.server.settings import Settings
from tests.server.hosting import SOON, Host, Visitor, hosted

NEIGHBOUR = "127.0.0.2"
"""Stands for the address that others reach: on Linux every such address is this machine."""
linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has more than one address of its own")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    running = Host(Settings(store=tmp_path / "tables.db", limits=BOUNDLESS), lan=LanSwitch(lambda: NEIGHBOUR)).start()
    try:
        yield running
    finally:
        running.stop()


def reached(port: int) -> bool:
    """Whether a connection by the other address is accepted."""
    line = http.client.HTTPConnection(NEIGHBOUR, port, timeout=SOON)
    try:
        line.request("GET", "/health")
        return line.getresponse().status == 200
    except OSError:
        return False
    finally:
        line.close()


@linux
def test_a_browser_on_the_servers_machine_opens_and_closes_it_to_the_network(host: Host) -> None:
    ann = host.guest("Ann")
    assert not reached(host.port)
    assert ann.get("/api/server")[1]["beyond"] is False
    opened = ann.ask("PUT", "/api/server", {"beyond": True}).json()
    assert (opened["beyond"], opened["switch"]) == (True, True)
    assert opened["link"] == f"http://{NEIGHBOUR}:{host.port}"
    assert opened["qr"].startswith("<?xml")
    assert reached(host.port)
    assert ann.table()["link"].startswith(opened["link"])
    assert ann.ask("PUT", "/api/server", {"beyond": False}).json()["beyond"] is False
    assert not reached(host.port)


@linux
def test_nobody_else_can_switch_it(host: Host) -> None:
    ann = host.guest("Ann")
    for header in ("x-forwarded-for", "forwarded", "via"):
        refused = ann.ask("PUT", "/api/server", {"beyond": True}, **{header: "203.0.113.7"})
        assert (refused.status, refused.json()["key"]) == (403, "not-this-machine")
    assert ann.ask("PUT", "/api/server", {"beyond": True}, host=f"192.168.1.9:{host.port}").status == 403
    assert ann.ask("PUT", "/api/server", {"beyond": True}).status == 200
    line = http.client.HTTPConnection(NEIGHBOUR, host.port, timeout=SOON, source_address=("127.0.0.3", 0))
    line.request("PUT", "/api/server", b'{"beyond": false}', {"host": f"192.168.1.9:{host.port}"})
    assert line.getresponse().status == 403
    line.close()
    assert reached(host.port)


def test_a_machine_without_a_network_says_so(tmp_path: Path) -> None:
    running = Host(Settings(store=tmp_path / "tables.db", limits=BOUNDLESS), lan=LanSwitch(lambda: "")).start()
    try:
        refused = running.guest("Ann").ask("PUT", "/api/server", {"beyond": True}).json()
        assert refused["key"] == "beyond-no-network"
    finally:
        running.stop()


def test_behind_a_public_address_there_is_no_switch(tmp_path: Path) -> None:
    with hosted(tmp_path, url="https://games.example", free_text=True) as host:
        told = Visitor(host.port).get("/api/server")[1]
        assert (told["beyond"], told["switch"], told["free_text"]) == (True, False, True)
        assert told["link"] == "https://games.example"


def test_the_settings_of_a_guest_apply_on_another_device(host: Host) -> None:
    ann, phone = host.guest("Ann"), Visitor(host.port)
    assert ann.get("/api/guest")[1]["settings"] == {}
    assert ann.ask("PUT", "/api/guest/settings", {"theme": "dark"}).status == 200
    key = ann.post("/api/guest/devices")[1]
    assert "<svg" in key["qr"]
    assert phone.post("/api/devices", {"key": key["key"]})[1]["settings"] == {"theme": "dark"}
    refused = ann.ask("PUT", "/api/guest/settings", {"much": "x" * 3000})
    assert (refused.status, refused.json()["key"]) == (422, "bad-settings")
    assert phone.get("/api/guest")[1]["settings"] == {"theme": "dark"}
