"""`swordfish serve`: start the server on this machine and open the page in the browser."""

import argparse
import ipaddress
import os
import re
import signal
import socket
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from functools import partial
from io import StringIO
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from swordfish.cli import saves
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import Refusal

if TYPE_CHECKING:  # imported where it is used, so that other commands start faster
    from swordfish.server.configuration import Configuration

PORT = 7733
LEVELS = ("debug", "info", "warning", "error")


def add(commands: Commands) -> None:
    parser, words = commands.add("serve", run), commands.words
    commands.file(parser, "--config", key="help-config")
    parser.add_argument("--host", help=words("help-host"))
    parser.add_argument("--port", type=int, help=words("help-port", port=str(PORT)))
    commands.file(parser, "--socket", key="help-socket")
    parser.add_argument("--lan", action="store_true", default=None, help=words("help-lan"))
    commands.file(parser, "--store", key="help-store")
    parser.add_argument("--url", metavar="URL", help=words("help-url"))
    parser.add_argument("--trusted-proxy", metavar="ADDRESS", action="append", help=words("help-trusted-proxy"))
    parser.add_argument("--rtt-header", metavar="NAME", help=words("help-rtt-header"))
    parser.add_argument("--free-text", action="store_true", default=None, help=words("help-free-text"))
    parser.add_argument("--bot", metavar="NAME=COMMAND", action="append", help=words("help-bot"))
    parser.add_argument("--no-limits", action="store_true", default=None, help=words("help-no-limits"))
    parser.add_argument("--limit", metavar="NAME=NUMBER", action="append", default=[], help=words("help-limit"))
    parser.add_argument("--address", metavar="ADDRESS", help=words("help-address"))
    parser.add_argument("--bot-pace", metavar="SECONDS", type=float, help=words("help-bot-pace"))
    parser.add_argument("--no-preparation", action="store_true", default=None, help=words("help-no-preparation"))
    parser.add_argument("--node", metavar="NAME", help=words("help-node"))
    parser.add_argument("--advertise", metavar="URL", help=words("help-advertise"))
    parser.add_argument("--no-browser", action="store_true", default=None, help=words("help-no-browser"))
    parser.add_argument("--log-level", choices=LEVELS, help=words("help-log-level"))
    parser.add_argument("--access-log", action="store_true", default=None, help=words("help-access-log"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    # imported here so that other commands start faster
    from swordfish.server.lan import LanSwitch, own_address
    from swordfish.server.lifecycle import Lifecycle
    from swordfish.server.listening import is_unix, listen, listen_at
    from swordfish.server.logs import write_lines
    from swordfish.server.nodes.lease import wait_for_name
    from swordfish.server.run import serving
    from swordfish.server.settings import Settings
    from swordfish.server.store.opening import check, only_server, with_database
    from swordfish.server.systemd import Notifier, inherited

    chosen = configuration(args)
    settings = Settings(
        store=saves.store(chosen.store),
        url=chosen.url,
        free_text=chosen.free_text,
        bot_pace=chosen.bot_pace,
        bots=programs(chosen.bot),
        prepares=not chosen.no_preparation,
        operator=chosen.operator,
        limits=chosen.limits,
        node=chosen.node,
        advertise=chosen.advertise,
    )
    host = chosen.host or ("0.0.0.0" if chosen.lan else "127.0.0.1")  # noqa: S104 - --lan asks for just that
    with ExitStack() as stack:
        opened = inherited(os.environ)
        if not opened:
            opened = [listen_at(Path(chosen.socket)) if chosen.socket else listen(host, chosen.port)]
        for one in opened:
            stack.enter_context(one)
        stack.enter_context(only_server(settings.store))
        check(settings.store, node=bool(settings.node))
        if settings.node:
            with_database(settings.store, partial(wait_for_name, settings.node))

        def ready() -> None:
            tell(screen, opened[0], chosen)

        def reload() -> None:
            changed = configuration(args)
            write_lines(changed.log_level, requests=changed.access_log)
            server.change_limits(changed.limits)

        write_lines(chosen.log_level, requests=chosen.access_log)
        server = serving(
            settings,
            trusted_proxy=chosen.trusted_proxy,
            rtt_header=chosen.rtt_header,
            lan=LanSwitch(lambda: chosen.address or own_address()),
            lifecycle=Lifecycle(ready, reload, Notifier(os.environ)),
            unix=any(map(is_unix, opened)),
        )
        signal.signal(signal.SIGTERM, _done)
        with suppress(KeyboardInterrupt):
            server.run(sockets=opened)
    screen.say("serve-stopped")
    return 0


def configuration(args: argparse.Namespace) -> "Configuration":
    """The settings: from flags, else from the environment, else from the file that --config names."""
    from swordfish.server.configuration import Configuration, configured

    known = Configuration.__struct_fields__
    flags = {name: value for name, value in vars(args).items() if name in known and value is not None}
    if args.trusted_proxy:
        flags["trusted_proxy"] = [proxy.strip() for given in args.trusted_proxy for proxy in given.split(",")]
    path = args.config or os.environ.get("SWORDFISH_CONFIG")
    limits = {name: number for name, _, number in (text.partition("=") for text in args.limit)}
    return configured(flags, os.environ, Path(path) if path else None, limits)


def programs(given: Sequence[str]) -> dict[str, str]:
    """Parse NAME=COMMAND: programs that may play at tables."""
    from swordfish import bots
    from swordfish.games import NAMES

    found: dict[str, str] = {}
    for line in given:
        name, _, command = line.partition("=")
        if not re.fullmatch(r"[a-z0-9-]{1,24}", name) or name in bots.names() or name in found:
            raise Refusal("bad-bot", name=name)
        bots.hire(f"{bots.PREFIX}{command}", NAMES[0])
        found[name] = command
    return found


def _done(number: int, frame: FrameType | None) -> None:
    """Ignore the signal that uvicorn raises again after its graceful stop."""


def tell(screen: Screen, listening: socket.socket, chosen: "Configuration") -> None:
    """Print where the page is and who can open it; with --lan also a QR code for phones. Open it in the browser."""
    from swordfish.server.listening import is_unix, shown

    url = chosen.url
    if not is_unix(listening):
        host, port = listening.getsockname()[:2]
        url = url or f"http://{_reached(host, chosen.address)}:{port}"
    if url:
        screen.say("serve-ready", url=url)
    if chosen.lan and url:
        import segno  # imported here so that other commands start faster

        out = StringIO()
        segno.make(url, error="m", micro=False).terminal(out, border=2, compact=True)
        screen.show("")
        print(out.getvalue(), flush=True)
        screen.say("serve-lan")
    elif chosen.url or is_unix(listening):
        screen.say("serve-behind", place=shown(listening))
    elif ipaddress.ip_address(listening.getsockname()[0].partition("%")[0]).is_loopback:
        screen.say("serve-alone")
    else:
        screen.say("serve-open")
    screen.console.file.flush()
    if url and not chosen.no_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _reached(host: str, address: str) -> str:
    """The address by which other machines reach a server that listens on `host`."""
    from swordfish.server.lan import own_address  # imported here so that other commands start faster

    if host not in {"0.0.0.0", "::"}:  # noqa: S104 - a comparison; nothing listens there
        return f"[{host}]" if ":" in host else host
    return address or own_address() or socket.gethostname()
