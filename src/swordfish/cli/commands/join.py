"""`swordfish join`: play at a remote table from the terminal."""

import argparse
import asyncio
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from swordfish import bots, games
from swordfish.cli.boards import board
from swordfish.cli.boards.typed import LISTED
from swordfish.cli.local_game import Leave
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen, printable
from swordfish.core import Event, Luck, Refusal, fresh_seed
from swordfish.home import home
from swordfish.words import name, tell

if TYPE_CHECKING:
    from swordfish.client.client import Client

AROUND = {
    "Sat": "join-sat",
    "BotSat": "join-bot-sat",
    "Stood": "join-stood",
    "Begun": "join-begun",
    "Aborted": "join-aborted",
    "Lapsed": "join-lapsed",
    "Thrown": "join-thrown",
    "UndoAsked": "join-undo-asked",
}
"""The catalogue keys of entries that are not game events."""


def add(commands: Commands) -> None:
    parser = commands.add("join", run)
    parser.add_argument("url", metavar="URL", help=commands.words("help-join-url"))
    parser.add_argument("--name", help=commands.words("help-name"))
    parser.add_argument("--watch", action="store_true", help=commands.words("help-watch"))
    parser.add_argument("--auto-throw", action="store_true", help=commands.words("help-auto-throw"))
    parser.add_argument("--bot", metavar="BOT", help=commands.words("help-join-bot"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    # imported here so that other commands start faster
    from swordfish.client.client import Client

    async def visit() -> int:
        client = Client(args.url, args.name or screen.words("person"))
        kept = home() / "guests" / client.remote.host.replace(":", "_")
        with suppress(OSError):
            client.remote.cookie = kept.read_text(encoding="utf-8").strip()
        async with client:
            _keep(kept, client.remote.cookie)
            if args.bot:
                return await seat_bot(client, screen, args.bot)
            return await Visit(client, screen, auto_throw=args.auto_throw).run(watch=args.watch)

    return asyncio.run(visit())


async def seat_bot(client: "Client", screen: Screen, typed: str) -> int:
    """Let a bot or a local program play in our seat; report its failures at the end."""
    make = bots.hire(typed, client.table.game)
    visit = Visit(client, screen)
    if visit.may_sit():
        await client.sit()
    while client.seat is None or client.table.phase == "open":
        await client.changed()
    bot = make(client.rules, client.seat, Luck(fresh_seed())(client.seat))
    try:
        await client.play(bot)
    finally:
        bots.dismiss([bot])
    visit.finish()
    for failure in bots.failures([bot]).values():
        print(screen.words("arena-failed", failure=failure), file=sys.stderr)
        return 2
    return 0


def _keep(path: Path, cookie: str) -> None:
    """Store the guest cookie, readable only by us, so that we get our seat back."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(cookie, encoding="utf-8")


class InputLines:
    """Lines from standard input; None at the end of the input."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        threading.Thread(target=self._read, args=(asyncio.get_running_loop(),), daemon=True).start()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        for line in iter(sys.stdin.readline, ""):
            loop.call_soon_threadsafe(self.queue.put_nowait, line.strip())
        loop.call_soon_threadsafe(self.queue.put_nowait, None)


class Visit:
    """One guest at a remote table: shows news, reads commands."""

    def __init__(self, client: "Client", screen: Screen, *, auto_throw: bool = False) -> None:
        self.client, self.screen, self.auto_throw = client, screen, auto_throw
        self.board = board(client.table.game)
        self.offered = -1
        self.events = list[Event]()  # all that have been shown
        client.on_entries = self.news

    async def run(self, *, watch: bool) -> int:
        client, screen = self.client, self.screen
        screen.say("join-table", game=client.table.game, table=client.table.code)
        if not watch and self.may_sit():
            await client.sit()
        lines = InputLines()
        typed = asyncio.ensure_future(lines.queue.get())
        try:
            while client.places is None:
                self.offer()
                if client.throws and self.auto_throw:
                    await self.throw()
                    continue
                told = asyncio.ensure_future(client.changed())
                await asyncio.wait({typed, told}, return_when=asyncio.FIRST_COMPLETED)
                if typed.done():
                    line, typed = typed.result(), asyncio.ensure_future(lines.queue.get())
                    await self.handle(line)
                if told.done():
                    told.result()
                told.cancel()
        except Leave:
            screen.say("join-left")
            return 0
        finally:
            typed.cancel()
        self.finish()
        return 0

    def may_sit(self) -> bool:
        """Whether a seat is free, or reserved for us."""
        table = self.client.table
        if table.you is None:
            return table.phase == "open"
        return table.phase == "playing" and (bool(table.seats[table.you].bot) or not table.seats[table.you].present)

    @property
    def names(self) -> list[str]:
        return [printable(seat.name) for seat in self.client.table.seats]

    def offer(self) -> None:
        """Show the table and the choices, once per change."""
        client, screen = self.client, self.screen
        if client.seq == self.offered or not (client.is_due or client.throws) or client.seat is None:
            return
        self.offered = client.seq
        if client.throws:
            if not self.auto_throw:
                screen.show(self.board.picture(client.view, client.seat, self.names, screen.lang))
                screen.say("join-throw", name=name(client.seat, self.names, screen.lang))
            return
        view, legal = client.view, client.legal
        screen.show(self.board.picture(view, client.seat, self.names, screen.lang))
        for number, command in enumerate(legal if len(legal) <= LISTED else (), 1):
            label = self.board.label(view, client.seat, command, self.names, screen.lang)
            notation = "=" + client.rules.notation.write_command(command)
            screen.say("choice", number=number, label=label, notation=notation)
        screen.say("ask-choice", name=name(client.seat, self.names, screen.lang))

    async def throw(self) -> None:
        """Throw; a refusal is shown, and news follow that explain it."""
        try:
            await self.client.throw()
        except Refusal as refusal:
            self.screen.refuse(refusal, self.names)
            await self.client.changed()

    async def handle(self, line: str | None) -> None:
        """Handle a typed line: a table command or a choice."""
        from swordfish.server.socket import client_messages

        client, screen = self.client, self.screen
        try:
            match (line or "").split(maxsplit=1):
                case []:
                    if line is None:
                        raise Leave
                    if client.throws:
                        await self.throw()
                case ["quit" | "q"]:
                    raise Leave
                case ["help" | "h" | "?"]:
                    screen.say("join-help")
                case ["rules"]:
                    screen.rules(client.table.game, games.options(client.rules, client.table.options))
                case ["begin"]:
                    await client.begin()
                case ["undo" | "u"]:
                    await client.ask(client_messages.AskUndo)
                case ["yes" | "no" as agreed]:
                    await client.ask(client_messages.AnswerUndo, agreed == "yes")
                case ["say", phrase]:
                    await client.ask(client_messages.Chat, phrase)
                case _ if client.seat is not None and client.is_due:
                    await client.speak(*self.board.read(line or "", client.view, client.seat, client.legal))
                case _:
                    screen.say("join-wait")
        except Refusal as refusal:
            screen.refuse(refusal, self.names)
            self.offered = -1

    def news(self, entries: Sequence[dict[str, Any]]) -> None:
        """Print what has happened, in words."""
        client, screen = self.client, self.screen
        happenings = [entry for entry in entries if entry["type"] == "Happened"]
        for entry in entries:
            if entry["type"] == "Said":
                text = screen.words(f"phrase-{entry['phrase']}") if entry["phrase"] else entry["text"]
                screen.say("join-said", name=entry["name"], text=text)
            elif key := "join-auto-thrown" if entry.get("auto") else AROUND.get(entry["type"]):
                seat = entry.get("seat", -1)
                screen.say(key, name=entry.get("name") or name(seat, self.names, screen.lang))
            elif entry["type"] == "Happened":
                happened = entry["event"]
                if happened["type"] == "Rewound":
                    screen.say("undone")
                    self.events.clear()
                else:
                    event = msgspec.convert(happened, client.rules.Event)
                    over = client.places is not None and entry is happenings[-1]
                    told = tell(client.table.game, event, self.names, screen.lang, earlier=self.events, over=over)
                    screen.show("  " + printable(told))
                    self.events.append(event)

    def finish(self) -> None:
        client, screen = self.client, self.screen
        screen.show(self.board.picture(client.view, None, self.names, screen.lang))
        for place, seat in sorted((place, seat) for seat, place in enumerate(client.places or ())):
            screen.say("place", place=place, name=name(seat, self.names, screen.lang))
