"""`swordfish operator`: list, search and close tables of a running server; list, add and lift bans."""

import argparse
import http.client
import json
import os
import socket
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from rich.table import Table as Grid

from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen, printable
from swordfish.core import Refusal, reason

URL = "http://127.0.0.1:7733"
SECONDS = 30
TABLES = (
    *("operator-code", "operator-game", "operator-phase"),
    *("operator-used", "operator-connected", "operator-guests"),
)
BANS = ("operator-who", "operator-name", "operator-since", "operator-why")


def add(commands: Commands) -> None:
    parser, words = commands.add("operator", run), commands.words
    parser.add_argument("action", choices=tuple(ACTIONS), help=words("help-operator-action"))
    parser.add_argument("what", nargs="?", default="", metavar="WHAT", help=words("help-operator-what"))
    parser.add_argument("--why", default="", metavar="TEXT", help=words("help-operator-why"))
    phases = ("open", "playing", "over", "closed")
    parser.add_argument("--phase", choices=phases, default="", help=words("help-operator-phase"))
    parser.add_argument("--game", help=words("help-operator-game"))
    parser.add_argument("--url", default=URL, help=words("help-operator-url", url=URL))
    commands.file(parser, "--socket", key="help-operator-socket", default="")
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.action in {"close", "ban", "unban"} and not args.what:
        raise Refusal("operator-what", action=args.action)
    ACTIONS[args.action](args, screen, OperatedServer(args.url, args.socket, secret(os.environ)))
    return 0


def secret(environment: Mapping[str, str]) -> str:
    """The operator's secret, from the environment or from the file that it names."""
    if named := environment.get("SWORDFISH_OPERATOR_FILE"):
        try:
            return Path(named).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise Refusal("record-unreadable", path=named, reason=reason(error)) from None
    if not (found := environment.get("SWORDFISH_OPERATOR")):
        raise Refusal("operator-no-secret")
    return found


class UnixConnection(http.client.HTTPConnection):
    """HTTP over a Unix socket."""

    def __init__(self, path: str) -> None:
        super().__init__("localhost", timeout=SECONDS)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.connect(self._path)


class OperatedServer:
    """The server that is operated."""

    def __init__(self, url: str, path: str, secret: str) -> None:
        self._path, self._secret, self._url = path, secret, url
        self._where = urlsplit(url)
        if self._where.scheme not in {"http", "https"} or not self._where.hostname:
            raise Refusal("serve-bad-url", url=url)

    def request(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request; a Refusal if the server refuses it or cannot be reached."""
        headers = {"authorization": f"Bearer {self._secret}", "content-type": "application/json"}
        try:
            with closing(self._connection()) as connection:
                connection.request(method, path, json.dumps(body) if body is not None else None, headers)
                answer = connection.getresponse()
                status, text = answer.status, answer.read()
        except (OSError, http.client.HTTPException) as error:
            why = reason(error)
            raise Refusal("operator-unreachable", place=self._path or self._url, reason=why) from None
        try:
            found = json.loads(text)
            if status != 200:
                raise Refusal(found["key"], **found["facts"])
        except (ValueError, KeyError, TypeError):
            raise Refusal("operator-foreign", place=self._path or self._url) from None
        return found

    def _connection(self) -> http.client.HTTPConnection:
        if self._path:
            return UnixConnection(self._path)
        kind = http.client.HTTPSConnection if self._where.scheme == "https" else http.client.HTTPConnection
        return kind(self._where.hostname or "", self._where.port, timeout=SECONDS)


def tables(args: argparse.Namespace, screen: Screen, remote: OperatedServer) -> None:
    query = urlencode({"text": args.what, "phase": args.phase, "game": args.game or ""})
    found = remote.request("GET", f"/api/operator/tables?{query}")
    rows = [
        (
            *(one["code"], one["game"], one["phase"], _when(one["touched"]), str(one["connections"])),
            ", ".join(f"{player['name']} ({player['guest']})" for player in one["players"]),
        )
        for one in found
    ]
    _show(args, screen, found, TABLES, rows)


def bans(args: argparse.Namespace, screen: Screen, remote: OperatedServer) -> None:
    found = remote.request("GET", "/api/operator/bans")
    rows = [(one["who"], one["name"], _when(one["since"]), one["why"]) for one in found]
    _show(args, screen, found, BANS, rows)


def close(args: argparse.Namespace, screen: Screen, remote: OperatedServer) -> None:
    remote.request("POST", f"/api/operator/tables/{quote(args.what, safe='')}/close")
    screen.say("operator-closed", table=args.what)


def ban(args: argparse.Namespace, screen: Screen, remote: OperatedServer) -> None:
    remote.request("PUT", f"/api/operator/bans?{urlencode({'who': args.what})}", {"why": args.why})
    screen.say("operator-banned", who=args.what)


def unban(args: argparse.Namespace, screen: Screen, remote: OperatedServer) -> None:
    remote.request("DELETE", f"/api/operator/bans?{urlencode({'who': args.what})}")
    screen.say("operator-unbanned", who=args.what)


ACTIONS: dict[str, Callable[[argparse.Namespace, Screen, OperatedServer], None]] = {
    "tables": tables,
    "close": close,
    "bans": bans,
    "ban": ban,
    "unban": unban,
}


def _show(
    args: argparse.Namespace, screen: Screen, found: Any, headings: tuple[str, ...], rows: list[tuple[str, ...]]
) -> None:
    if args.json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
        return
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for heading in headings:
        grid.add_column(screen.words(heading))
    for row in rows:
        grid.add_row(*map(printable, row))
    screen.show(grid)


def _when(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"
