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
from typing import Any, BinaryIO, TypeAlias

import msgspec
from msgspec import Raw, Struct

from swordfish import bots, games
from swordfish.bots import Bot, Budget, Wait
from swordfish.bots.advice import Past, advise
from swordfish.bots.chances import chances
from swordfish.bots.review import judged as judge
from swordfish.bots.review import moves
from swordfish.core import Command, Event, Options, Rng, Stamped, states
from swordfish.games import Game

MOST_BOTS = 256


class Question(Struct, frozen=True, kw_only=True, tag=True):
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


class Advise(Struct, frozen=True, kw_only=True, tag=True):
    """What would the best bot do? `before` is what the seat saw at first, `news` what it saw happen since."""

    key: str
    game: str
    seat: int
    view: Raw
    before: Raw
    news: tuple[Raw, ...]
    at: int
    ms: int
    whim: str


class Judge(Struct, frozen=True, kw_only=True, tag=True):
    """What did the first choice cost that was made when at least so many events had happened? The game is over."""

    key: str
    game: str
    rules: int
    options: Raw
    entries: Raw
    number: int
    ms: int
    whim: str


class Reckon(Struct, frozen=True, kw_only=True, tag=True):
    """What were the chances of all seats before the first event and after each, where they are known?"""

    key: str
    game: str
    rules: int
    options: Raw
    entries: Raw
    ms: int


Asked: TypeAlias = Question | Advise | Judge | Reckon


class Judged(Struct, frozen=True, kw_only=True):
    """A choice, or a whole turn: what was said, what the best bot would have said, and what that cost of the win."""

    number: int
    seat: int
    said: tuple[Any, ...]
    best: tuple[Any, ...]
    cost: float


class Reply(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A command, or until when to wait; what else was asked; or what went wrong."""

    command: Raw = Raw(b"null")
    wait: int = -1
    told: Raw = Raw(b"null")
    error: str = ""


def write(stream: BinaryIO, message: bytes) -> None:
    stream.write(len(message).to_bytes(4, "big") + message)
    stream.flush()


class Worker:
    """Bots by key, as many as are remembered."""

    def __init__(self) -> None:
        self._bots: OrderedDict[str, Bot] = OrderedDict()

    def answer(self, asked: Asked) -> Reply:
        match asked:
            case Question():
                return self._chosen(asked)
            case Advise():
                return Reply(told=Raw(msgspec.json.encode(hinted(asked))))
            case Judge():
                return Reply(told=Raw(msgspec.json.encode(judged(asked))))
            case Reckon():
                return Reply(told=Raw(msgspec.json.encode(reckoned(asked))))

    def _chosen(self, asked: Question) -> Reply:
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


def hinted(asked: Advise) -> tuple[Command, ...]:
    """The commands that the best bot would say, from what the seat has seen."""
    game = games.find(asked.game)
    view, before = (msgspec.json.decode(body, type=game.State) for body in (asked.view, asked.before))
    past = Past(before, [msgspec.json.decode(event, type=game.Event) for event in asked.news])
    rng, budget = Rng(bytes.fromhex(asked.whim)), Budget(asked.at, asked.ms)
    return advise(asked.game, view, asked.seat, budget, rng, past).best.commands


def judged(asked: Judge) -> Judged | None:
    """The first choice from that event on; None if there is none."""
    options, entries = log(asked)
    for move in moves(asked.game, options, entries, asked.rules):
        if move.number >= asked.number:
            advice = judge(asked.game, move, asked.ms, Rng(bytes.fromhex(asked.whim)))
            return Judged(
                number=move.number, seat=move.seat, said=move.said, best=advice.best.commands, cost=advice.cost
            )
    return None


def reckoned(asked: Reckon) -> list[tuple[float, ...]] | None:
    """The chances at each moment; None where they are not known."""
    options, entries = log(asked)
    found = [chances(asked.game, state) for state in states(games.find(asked.game, asked.rules), options, entries)]
    return [each for each in found if each] if all(found) else None


def log(asked: Judge | Reckon) -> tuple[Options, list[Stamped]]:
    """Options and entries, as the game's own."""
    game = games.find(asked.game)
    entries = msgspec.json.decode(asked.entries, type=list[tuple[int, Raw]])
    return (
        msgspec.json.decode(asked.options, type=game.Options),
        [Stamped(at, msgspec.json.decode(event, type=game.Event)) for at, event in entries],
    )


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
    worker = Worker()
    decoder: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
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
