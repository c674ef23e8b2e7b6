"""The process that bots run in: it is asked on its standard input, sees a player's view only, and answers.

A message is four bytes of length, big end first, and JSON. The process ends with its input.
"""

import os
import queue
import signal
import sys
import threading
from collections import OrderedDict
from contextlib import suppress
from typing import BinaryIO

import msgspec
from msgspec import Raw, Struct

from swordfish import bots, games
from swordfish.bots import Bot, Budget, Wait
from swordfish.core import Event, Rng
from swordfish.games import Game

MOST_BOTS = 256


class Question(Struct, frozen=True, kw_only=True):
    """A seat's bot is asked. `key` names both, so that it is the same object next time, if that is still there."""

    key: str
    bot: str
    game: str
    seat: int
    view: Raw
    news: tuple[Raw, ...]
    at: int
    ms: int
    whim: str  # 64 hexadecimal digits of chance, for a bot that is made anew


class Reply(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A command, or until when to wait; or what went wrong."""

    command: Raw = Raw(b"null")
    wait: int = -1
    error: str = ""


def write(stream: BinaryIO, message: bytes) -> None:
    stream.write(len(message).to_bytes(4, "big") + message)
    stream.flush()


class Worker:
    """Bots by key, as many as are remembered."""

    def __init__(self) -> None:
        self._bots: OrderedDict[str, Bot] = OrderedDict()

    def answer(self, asked: Question) -> Reply:
        game = games.find(asked.game)
        view = msgspec.json.decode(asked.view, type=game.State)
        news: list[Event] = [msgspec.json.decode(event, type=game.Event) for event in asked.news]
        legal = game.legal(view, asked.seat)
        chosen = self._bot(asked, game).choose(view, legal, news, Budget(asked.at, asked.ms))
        if isinstance(chosen, Wait):
            return Reply(wait=max(0, chosen.until))
        return Reply(command=Raw(msgspec.json.encode(chosen)))

    def _bot(self, asked: Question, game: Game) -> Bot:
        bot = self._bots.pop(asked.key, None)
        if bot is None:
            bot = bots.hire(asked.bot, asked.game)(game, asked.seat, Rng(bytes.fromhex(asked.whim)))
        self._bots[asked.key] = bot
        while len(self._bots) > MOST_BOTS:
            bots.dismiss([self._bots.popitem(last=False)[1]])
        return bot


def listen(stream: BinaryIO, questions: "queue.SimpleQueue[bytes]") -> None:
    """Read in a thread of its own, so that the process ends with its input even while a bot is thinking."""
    while len(head := stream.read(4)) == 4:
        questions.put(stream.read(int.from_bytes(head, "big")))
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    with suppress(OSError, AttributeError):  # people's tables go first
        os.nice(5)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    worker, decoder = Worker(), msgspec.json.Decoder(Question)
    write(answers, msgspec.json.encode(Reply()))
    while True:
        asked = decoder.decode(questions.get())
        try:
            reply = worker.answer(asked)
        except Exception as error:  # a bot's own mistake: it loses its turn
            reply = Reply(error=type(error).__name__)
        write(answers, msgspec.json.encode(reply))


if __name__ == "__main__":
    main()
