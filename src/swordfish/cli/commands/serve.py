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
from contextlib import suppress
from io import StringIO
from types import FrameType

from swordfish.cli import saves
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import Refusal

PORT = 7733


def add(commands: Commands) -> None:
    parser = commands.add("serve", run)
    parser.add_argument("--host", help=commands.words("help-host"))
    parser.add_argument("--port", type=int, default=PORT, help=commands.words("help-port", port=str(PORT)))
    parser.add_argument("--lan", action="store_true", help=commands.words("help-lan"))
    commands.file(parser, "--store", key="help-store")
    parser.add_argument("--url", metavar="URL", default="", help=commands.words("help-url"))
    parser.add_argument("--trusted-proxy", metavar="ADDRESS", default="", help=commands.words("help-trusted-proxy"))
    parser.add_argument("--rtt-header", metavar="NAME", default="", help=commands.words("help-rtt-header"))
    parser.add_argument("--free-text", action="store_true", help=commands.words("help-free-text"))
    parser.add_argument("--bot", metavar="NAME=COMMAND", action="append", default=[], help=commands.words("help-bot"))
    parser.add_argument("--no-limits", action="store_true", help=commands.words("help-no-limits"))
    parser.add_argument("--address", metavar="ADDRESS", default="", help=commands.words("help-address"))
    parser.add_argument("--bot-pace", metavar="SECONDS", type=float, default=0.3, help=commands.words("help-bot-pace"))
    parser.add_argument("--no-preparation", action="store_true", help=commands.words("help-no-preparation"))
    parser.add_argument("--no-browser", action="store_true", help=commands.words("help-no-browser"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    # imported here so that other commands start faster
    from swordfish.server.lan import LanSwitch, own_address
    from swordfish.server.limits import BOUNDLESS, Limits
    from swordfish.server.logs import write_lines
    from swordfish.server.run import listen, serving
    from swordfish.server.settings import Settings
    from swordfish.server.store.lock import only_server
    from swordfish.server.store.sqlite import check

    if args.trusted_proxy and not _is_address(args.trusted_proxy):
        raise Refusal("bad-proxy", proxy=args.trusted_proxy)
    if args.address and not _is_address(args.address):
        raise Refusal("bad-address", address=args.address)
    settings = Settings(
        store=saves.store(args.store),
        url=args.url,
        free_text=args.free_text,
        bot_pace=max(args.bot_pace, 0.0),
        bots=programs(args.bot),
        prepares=not args.no_preparation,
        operator=os.environ.get("SWORDFISH_OPERATOR", ""),
        limits=BOUNDLESS if args.no_limits else Limits(),
    )
    host: str = args.host or ("0.0.0.0" if args.lan else "127.0.0.1")  # noqa: S104 - --lan asks for just that
    with listen(host, args.port) as listening, only_server(settings.store):
        check(settings.store)
        url = settings.url or f"http://{_shown(host, args.address)}:{listening.getsockname()[1]}"

        def ready() -> None:
            tell(screen, url, beyond=args.lan)
            if not args.no_browser:
                threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

        write_lines()
        lan = LanSwitch(lambda: args.address or own_address())
        server = serving(settings, trusted_proxy=args.trusted_proxy, rtt_header=args.rtt_header, ready=ready, lan=lan)
        signal.signal(signal.SIGTERM, _done)
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
    screen.say("serve-stopped")
    return 0


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


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


def tell(screen: Screen, url: str, *, beyond: bool) -> None:
    """Print the page's address; with --lan also a QR code for phones."""
    screen.say("serve-ready", url=url)
    if beyond:
        import segno  # imported here so that other commands start faster

        out = StringIO()
        segno.make(url, error="m", micro=False).terminal(out, border=2, compact=True)
        screen.show("")
        print(out.getvalue(), flush=True)
        screen.say("serve-lan")
    else:
        screen.say("serve-alone")
    screen.console.file.flush()


def _shown(host: str, address: str) -> str:
    """The address by which other machines reach a server that listens on `host`."""
    from swordfish.server.lan import own_address  # imported here so that other commands start faster

    if host not in {"0.0.0.0", "::"}:  # noqa: S104 - a comparison; nothing listens there
        return f"[{host}]" if ":" in host else host
    return address or own_address() or socket.gethostname()
