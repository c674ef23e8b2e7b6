"""The server as a service: Unix sockets, a service manager, reload, log lines for start and stop."""

import asyncio
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import unix_connect

from swordfish.core import Refusal
from swordfish.server.listening import listen, listen_at, shown
from swordfish.server.systemd import Notifier, inherited
from tests.server.hosting import SOON

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such sockets there")
SERVE = (sys.executable, "-m", "swordfish", "serve", "--no-browser", "--no-preparation")
HANDOVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.argv[2], sys.argv[2:])
"""
"""Hands a socket to the command that follows, as systemd does."""


class Unix(http.client.HTTPConnection):
    """HTTP over a Unix socket."""

    def __init__(self, path: Path) -> None:
        super().__init__("games.example", timeout=SOON)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.connect(str(self._path))


def asked(path: Path, where: str, method: str = "GET", body: str | None = None, **headers: str) -> tuple[int, Any]:
    with closing(Unix(path)) as connection:
        connection.request(method, where, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, answer.headers.get("set-cookie", "") + answer.read().decode()


class Running(NamedTuple):
    """A server, the socket of its service manager, and the lines of its log, which are complete once it has ended."""

    server: subprocess.Popen[str]
    manager: socket.socket
    lines: list[Any]


@contextmanager
def running(command: Sequence[str], folder: Path, **more: Any) -> Generator[Running]:
    """A server that is ready."""
    manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    with closing(manager):
        manager.bind(str(folder / "notify"))
        manager.settimeout(SOON)
        env = {**os.environ, "SWORDFISH_HOME": str(folder), "NOTIFY_SOCKET": str(folder / "notify"), "LC_ALL": "C"}
        log = folder / "log"
        lines: list[Any] = []
        with (
            log.open("w", encoding="utf-8") as out,
            subprocess.Popen(command, stderr=out, stdout=subprocess.PIPE, text=True, env=env, **more) as server,
        ):
            try:
                assert manager.recv(1000).startswith(b"READY=1"), log.read_text(encoding="utf-8")
                yield Running(server, manager, lines)
            finally:
                server.terminate()
                server.wait(SOON)
        lines += [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def test_a_proxy_reaches_a_unix_socket_and_names_the_guests(tmp_path: Path) -> None:
    path = tmp_path / "http"
    flags = ("--socket", str(path), "--url", "https://games.example", "--limit", "address=3,0.000001", "--access-log")
    with running((*SERVE, *flags), tmp_path) as (server, _, lines):
        assert path.stat().st_mode & 0o777 == 0o660
        ann = {"x_forwarded_for": "203.0.113.7", "x_forwarded_proto": "https"}
        status, cookie = asked(path, "/api/guest", "POST", '{"name": "Ann"}', **ann)
        assert status == 200
        assert "Secure" in cookie
        statuses = [asked(path, "/health", x_forwarded_for=f"192.0.2.{number}, 203.0.113.7")[0] for number in range(3)]
        assert statuses == [200, 200, 429], "the last address counts: the proxy wrote it"
        assert asked(path, "/health", x_forwarded_for="203.0.113.8")[0] == 200
        with pytest.raises(Refusal, match="already listens"):
            listen_at(path)

        async def refused() -> str:
            headers = {"x-forwarded-for": "203.0.113.9"}
            async with unix_connect(
                str(path), "ws://games.example/api/tables/X/socket", additional_headers=headers
            ) as one:
                return json.loads(await one.recv())["key"]

        assert asyncio.run(refused()) == "no-guest"
        server.terminate()
        assert server.stdout
        said = server.stdout.read()
    assert "https://games.example" in said
    assert f"unix:{path}" in said
    assert [line["what"] for line in lines if line["what"] != "request"] == ["started", "stopping", "stopped"]
    assert lines[0]["listening"] == [f"unix:{path}"]
    assert {"version", "python"} <= lines[0].keys()
    assert [line["status"] for line in lines if line["what"] == "request"] == [200, 200, 200, 429, 200, 101]


def test_sockets_of_the_service_manager_reload_and_messages_to_it(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    limited = "[limits]\naddress = {{ burst = {}, a_second = 0.000001 }}\n"
    settings.write_text(limited.format(2), encoding="utf-8")
    with listen("127.0.0.1", 0) as handed:
        port, number = handed.getsockname()[1], handed.fileno()
        command = (sys.executable, "-c", HANDOVER, str(number), *SERVE, "--config", str(settings))
        with running(command, tmp_path, pass_fds=(number,)) as (server, manager, lines):

            def status() -> int:
                with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=SOON)) as connection:
                    connection.request("GET", "/health")
                    return connection.getresponse().status

            assert [status() for _ in range(3)] == [200, 200, 429]
            for text, after in (("limits = 3", 429), (limited.format(1000).replace("0.000001", "1000"), 200)):
                settings.write_text(text, encoding="utf-8")
                server.send_signal(signal.SIGHUP)
                assert manager.recv(1000).startswith(b"RELOADING=1\nMONOTONIC_USEC=")
                assert manager.recv(1000).startswith(b"READY=1")
                assert status() == after
            server.terminate()
            assert manager.recv(1000) == b"STOPPING=1"
    assert [line["what"] for line in lines] == ["started", "settings not reloaded", "stopping", "stopped"]
    assert "limits" in lines[1]["why"]
    assert lines[0]["listening"] == [f"127.0.0.1:{port}"], "no line per request, unless asked for"


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("127.0.0.1", "Only this computer"),
        ("::1", "Only this computer"),
        ("0.0.0.0", "Everybody who reaches"),
        ("::", "Everybody who reaches"),
    ],
)
def test_the_server_says_who_can_open_the_page(
    host: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from swordfish.cli.commands.serve import tell
    from swordfish.cli.screen import Screen
    from swordfish.server.configuration import Configuration

    with listen(host, 0) as listening:
        tell(Screen("en"), listening, Configuration(no_browser=True, address="192.0.2.7"))
    assert said in capsys.readouterr().out


def test_all_interfaces_means_ipv4_too() -> None:
    with listen("::", 0) as listening, socket.socket(socket.AF_INET, socket.SOCK_STREAM) as client:
        client.connect(("127.0.0.1", listening.getsockname()[1]))
        assert shown(listening).startswith("[::]:")


def test_a_socket_that_a_killed_server_left_is_replaced_and_nothing_else_is(tmp_path: Path) -> None:
    path = tmp_path / "http"
    listen_at(path).close()
    listen_at(path).close()
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(Refusal, match="cannot open a Unix socket"):
        listen_at(file)
    assert file.read_text(encoding="utf-8") == "mine"
    with pytest.raises(Refusal, match="cannot open a Unix socket"):
        listen_at(tmp_path / "no" / "folder")


def test_sockets_for_another_process_are_left_alone() -> None:
    environment = {"LISTEN_FDS": "2", "LISTEN_PID": "1", "LISTEN_FDNAMES": "a:b"}
    assert inherited(environment) == []
    assert environment == {}, "no child takes them for its own"


def test_without_a_service_manager_no_message_is_sent() -> None:
    notifier = Notifier({})
    notifier.ready("here")
    assert notifier.watchdog == 0
    gone = Notifier({"NOTIFY_SOCKET": "/no/such/socket", "WATCHDOG_USEC": "4000000"})
    gone.stopping()
    assert gone.watchdog == 2.0


def test_a_service_manager_that_does_not_read_stops_nothing(tmp_path: Path) -> None:
    path = str(tmp_path / "manager")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(path)
        notifier = Notifier({"NOTIFY_SOCKET": path, "WATCHDOG_USEC": "4000000"})
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as other:
            other.setblocking(False)
            with suppress(BlockingIOError):
                while True:
                    other.sendto(b"", path)
        notifier.alive()
        manager.setblocking(False)
        with suppress(BlockingIOError):
            while True:
                manager.recv(100)
        notifier.alive()
        assert manager.recv(100) == b"WATCHDOG=1", "it goes on once there is room"
