"""The client and `swordfish join`, against the real server process."""

import asyncio
import os
import shlex
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from swordfish import bots
from swordfish.client.client import Client
from swordfish.core import Refusal, Rng
from swordfish.record import check, parse
from swordfish.server.socket import client_messages
from swordfish.words import sentence
from tests.rulebook import ROOT
from tests.server.evening import record
from tests.server.process import serving


def bot(client: Client) -> bots.AnyBot:
    assert client.seat is not None
    return bots.find("random", client.table.game)(client.rules, client.seat, Rng(b"client"))


def test_two_clients_and_a_bot_play_a_game_and_its_record_verifies(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            ann = Client(server.url, "Ann")
            await ann.hello()
            code = await ann.make("swipe", seats=3)
            async with ann, Client(f"{server.url}/t/{code}", "Ben") as ben:
                await ann.sit()
                await ben.sit()
                with pytest.raises(Refusal, match="Only the host"):
                    await ben.begin()
                await ann.seat_bot(2, "random")
                await ann.begin()
                assert not ann.table.rated, "nobody has asked for that"
                first, second = await asyncio.gather(ann.play(bot(ann)), ben.play(bot(ben)))
                assert first == second
                assert ann.view == ben.view, "once it is over all is open"
                assert [seat.name for seat in ann.table.seats][:2] == ["Ann", "Ben"]
                entries = server.entries(ann.table.table)
                check(parse(record(entries, ann.table), "record"))
            assert await server.stop() == 0

    asyncio.run(asyncio.wait_for(play(), 240))


def test_a_client_that_loses_its_connection_comes_back_and_misses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            ann = Client(server.url, "Ann")
            await ann.hello()
            await ann.make("swipe", seats=3, chips=30)
            async with ann:
                seen: list[str] = []
                ann.on_entries = lambda entries: seen.extend(entry["type"] for entry in entries)
                await ann.sit()
                await server.kill()
                asked = asyncio.gather(ann.seat_bot(1, "random"), ann.seat_bot(2, "random"))
                await server.start()
                await asked
                assert seen == ["Sat", "BotSat", "BotSat"]
                await ann.begin()
                await ann.play(bot(ann))
                assert len([kind for kind in seen if kind == "Ended"]) == 1
                assert len(seen) + 1 == ann.seq == len(server.entries(ann.table.table))

    asyncio.run(asyncio.wait_for(play(), 240))


def test_impossible_links_and_tables_are_refused_in_a_sentence(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            with pytest.raises(Refusal, match="is not a link to a table"):
                Client("ftp://nowhere", "Ann")
            ann = Client(server.url, "Ann")
            with pytest.raises(Refusal, match="not to one of its tables"):
                async with ann:
                    pass
            with pytest.raises(Refusal, match="There is no table NOSUCH"):
                async with Client(f"{server.url}/t/NOSUCH", "Ann"):
                    pass
            with pytest.raises(Refusal) as refused:
                await ann.make("swipe", chips="abc")
            told = sentence(refused.value.key, refused.value.facts, "de")
            assert told == "Diese Einstellungen gehen nicht: „chips“ muss eine ganze Zahl sein."
            await ann.make("swipe", seats=2)
            async with ann:
                await ann.sit()
                with pytest.raises(Refusal, match="chairs are still empty"):
                    await ann.begin()
                with pytest.raises(Refusal, match="not begun"):
                    _ = ann.view
                await ann.ask(client_messages.Chat, "hello")
        with pytest.raises(Refusal, match="cannot be reached"):
            async with Client(server.url, "Ann"):
                pass

    asyncio.run(asyncio.wait_for(play(), 240))


async def answer(joined: Process) -> str:
    """Type the first choice at each prompt, and Enter for each throw; returns the output."""
    assert joined.stdin
    assert joined.stdout
    joined.stdin.write(b"?\nsay hello\n")
    printed = ""
    while line := (await joined.stdout.readline()).decode():
        printed += line
        if "your choice" in line:
            joined.stdin.write(b"1\n")
        if "it is your throw" in line:
            joined.stdin.write(b"\n")
    return printed


@asynccontextmanager
async def joining(
    folder: Path, game: str, *words: str, stdin: int, **options: Any
) -> AsyncGenerator[tuple[Client, Process]]:
    """Ann and a bot at a table, which begins as soon as `swordfish join` sits in the third chair."""
    async with serving(folder) as server:
        ann = Client(server.url, "Ann")
        await ann.hello()
        code = await ann.make(game, seats=3, throw_ms=-1, **options)
        async with ann:
            await ann.sit()
            await ann.seat_bot(1, "random")
            joined = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "swordfish", "join", f"{server.url}/t/{code}", *words),
                stdin=stdin,
                stdout=PIPE,
                stderr=PIPE,
                cwd=ROOT,
                env={**os.environ, "SWORDFISH_HOME": str(folder), "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"},
            )
            while not ann.table.seats[2].taken:
                await ann.changed()
            await ann.begin()
            yield ann, joined


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (b'{"key": "of-tomorrow", "facts": {}, "text": "Not today."}', "Der Server sagt: Not today."),
        (b'{"key": "not-begun", "facts": {"key": 1}, "text": "Two keys."}', "Der Server sagt: Two keys."),
        (b'{"key": "bad-message", "facts": {"reason": {}}, "text": "Bad."}', "Der Server sagt: Bad."),
        (b'{"key": 7, "text": "Seven."}', "Der Server sagt: Seven."),
        (b'{"detail": "Not Found"}', "{host} ist nicht zu erreichen: Dort antwortet kein Server von swordfish."),
        (b"[]", "{host} ist nicht zu erreichen: Dort antwortet kein Server von swordfish."),
    ],
)
def test_a_refusal_of_a_server_of_another_version_is_shown_with_its_own_text(answer: bytes, told: str) -> None:
    class Stranger(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(400)
            self.end_headers()
            self.wfile.write(answer)

        def log_request(self, code: object = "-", size: object = "-") -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        host = f"127.0.0.1:{server.server_port}"
        with pytest.raises(Refusal) as refused:
            asyncio.run(Client(f"http://{host}", "Ann").make("swipe"))
        server.shutdown()
        thread.join()
    assert sentence(refused.value.key, refused.value.facts, "de") == told.format(host=host)


def test_a_final_refusal_of_a_server_of_another_version_is_shown() -> None:
    body = b'{"type":"Refused","number":-1,"key":"of-tomorrow","facts":{},"text":"Not today."}'

    async def refuse(socket: ServerConnection) -> None:
        await socket.send(body, text=True)
        await socket.close(4001)

    async def come() -> None:
        async with serve(refuse, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            remote = Client(f"http://127.0.0.1:{port}/t/ABC234", "Ann").remote
            remote.open()
            try:
                await remote.changed()
            finally:
                await remote.close()

    with pytest.raises(Refusal, match="The server says: Not today"):
        asyncio.run(come())


@pytest.mark.parametrize(("typed", "status"), [("cmd:{python} docs/bots/last.py", 0), ("cmd:{python} -c pass", 2)])
def test_a_program_of_ones_own_sits_at_a_table_of_a_server(tmp_path: Path, typed: str, status: int) -> None:
    async def play() -> None:
        command = typed.format(python=shlex.quote(sys.executable))
        # In swirl every seat has a choice in its first turn; in a short game of swipe a seat may have none.
        async with joining(tmp_path, "swirl", "--bot", command, stdin=DEVNULL) as (ann, joined):
            (_, complaint), places = await asyncio.gather(joined.communicate(), ann.play(bot(ann)))
            assert joined.returncode == status, complaint
            assert len(places) == 3, "the game goes on to its end"
            assert (b"A program failed and lost" in complaint) is bool(status)

    asyncio.run(asyncio.wait_for(play(), 240))


@pytest.mark.parametrize("more", [(), ("--auto-throw",)], ids=["by hand", "at once"])
def test_join_plays_in_the_terminal(tmp_path: Path, more: Sequence[str]) -> None:
    async def play() -> None:
        async with joining(tmp_path, "swipe", "--name", "Ben", *more, stdin=PIPE, chips=14) as (ann, joined):
            text, _ = await asyncio.gather(answer(joined), ann.play(bot(ann)))
            assert await joined.wait() == 0
            assert f"A table of swipe, code {ann.table.code}." in text
            assert "The game begins." in text
            assert "Ben: Hello!" in text
            assert "ask to undo your last move" in text
            assert ("Ben, it is your throw. Press Enter." in text) is not bool(more)
            assert [line for line in text.splitlines() if line.startswith("1. ")]

    asyncio.run(asyncio.wait_for(play(), 240))
