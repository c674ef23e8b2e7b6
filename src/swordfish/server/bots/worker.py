"""The worker process of bots: it reads jobs from standard input, receives only a player's view, and answers.

A message is its length in four bytes, big-endian, then JSON. The process exits at the end of its input.
"""

import os
import queue
import signal
import sys
import threading
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from heapq import nlargest
from typing import Any, BinaryIO, TypeAlias

import msgspec
from msgspec import Raw, Struct

from swordfish import bots, games
from swordfish.bots import AnyBot, Budget, Wait
from swordfish.bots.advice import EarlierView, advise
from swordfish.bots.chances import chances, estimates
from swordfish.bots.review import Move, moves
from swordfish.bots.review import judged as judge
from swordfish.core import Command, Event, Options, Players, Rng, Stamped, State, states, suppose
from swordfish.games import Game
from swordfish.parts import own
from swordfish.server.logs import places
from swordfish.server.socket.tagged import GameCommand

MOST_BOTS = 256
UNPREPARED = "--unprepared"
"""The argument of a worker process that does nothing in the background."""


class Question(Struct, frozen=True, kw_only=True, tag=True):
    """Query a seat's bot for its command. `key` names the bot, so the same object answers the next question."""

    key: str
    bot: str
    game: str
    seat: int
    view: Raw
    news: tuple[Raw, ...]
    at: int
    ms: int
    whim: str  # 64 hexadecimal digits of chance, for a bot that is created again


class Advise(Struct, frozen=True, kw_only=True, tag=True):
    """Query the best bot for a hint. `before` is the seat's first view, `news` the events it has seen since."""

    key: str
    game: str
    seat: int
    view: Raw
    before: Raw
    news: tuple[Raw, ...]
    at: int
    ms: int
    whim: str


class GamePlayed(Struct, frozen=True, kw_only=True):
    """The part of a job about a game and its log so far."""

    key: str
    game: str
    rules: int
    options: Raw
    entries: Raw
    ms: int


class Judge(GamePlayed, frozen=True, kw_only=True, tag=True):
    """Compute the cost of the first choice made after at least so many events of a finished game."""

    number: int
    whim: str


class Review(GamePlayed, frozen=True, kw_only=True, tag=True):
    """Compute the costs of one part of the choices of a finished game, and keep the highest; `ms` is for that part."""

    part: int
    parts: int
    whim: str


class ComputeChances(GamePlayed, frozen=True, kw_only=True, tag=True):
    """Compute the win probabilities of all seats before the first event and after each, where the game can.

    `estimated`: by static evaluation, at once.
    """

    estimated: bool = False


class Compute(Struct, frozen=True, kw_only=True, tag=True):
    """Run the job of this name from the game's `exact` part."""

    key: str
    game: str
    what: str
    facts: Raw
    ms: int


Job: TypeAlias = Question | Advise | Judge | Review | ComputeChances | Compute


MOST_COSTS = 3
"""How many of the costliest choices a review keeps."""
LEAST_COST = 0.02
"""Cheaper choices are no mistakes."""
LEAST_MS = 30
"""The least time for a choice of a review."""


class ChoiceCost(Struct, frozen=True, kw_only=True):
    """A choice, or a whole turn: the commands played, those the best bot would play, and the win probability lost.

    `better`: what the seat would see after the best bot's commands, as far as it can know. `share`: its win
    probability after the commands played, if the game has an estimate; with the best ones it is greater by `cost`.
    """

    number: int
    seat: int
    said: tuple[GameCommand, ...]
    best: tuple[GameCommand, ...]
    cost: float
    better: Any = None
    share: float | None = None


class ComputedChances(Struct, frozen=True):
    """Each seat's win probability after each event, and the bound of its error: 0 where they are exact."""

    wins: list[tuple[float, ...]]
    within: float
    choices: bool  # whether anybody has had one


class Reply(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer to a job: a command, the time to wait until, another result, or an error and its place."""

    command: Raw = Raw(b"null")
    wait: int = -1
    told: Raw = Raw(b"null")
    error: str = ""
    where: tuple[str, ...] = ()


def write(stream: BinaryIO, message: bytes) -> None:
    stream.write(len(message).to_bytes(4, "big") + message)
    stream.flush()


class Worker:
    """The bots of one process, by key; the least recently used are dropped.

    `prepares`: bots may work in the background, so that later answers are better.
    """

    def __init__(self, *, prepares: bool = True) -> None:
        self._prepares = prepares
        self._bots: OrderedDict[str, AnyBot] = OrderedDict()

    def answer(self, job: Job) -> Reply:
        match job:
            case Question():
                return self._chosen(job)
            case Advise():
                return Reply(told=Raw(msgspec.json.encode(hinted(job))))
            case Judge():
                return Reply(told=Raw(msgspec.json.encode(judged(job))))
            case Review():
                return Reply(told=Raw(msgspec.json.encode(reviewed(job))))
            case ComputeChances():
                return Reply(told=Raw(msgspec.json.encode(self._chances(job))))
            case Compute(game=game, what=what, facts=facts):
                return Reply(told=Raw(msgspec.json.encode(own("exact", game, "JOBS")[what](bytes(facts)))))

    def _chosen(self, job: Question) -> Reply:
        game = games.find(job.game)
        view = msgspec.json.decode(job.view, type=game.State)
        news: list[Event] = [msgspec.json.decode(event, type=game.Event) for event in job.news]
        legal = game.legal(view, job.seat)
        self._prepare(job.game, view)
        chosen = self._bot(job, game).choose(view, legal, news, Budget(job.at, job.ms))
        if isinstance(chosen, Wait):
            return Reply(wait=max(0, chosen.until))
        return Reply(command=Raw(msgspec.json.encode(chosen)))

    def _chances(self, job: ComputeChances) -> ComputedChances | None:
        """The win probabilities after each event; None where the game cannot compute them."""
        options, entries = log(job)
        rules = games.find(job.game, job.rules)
        reached = [*states(rules, options, entries)]
        if job.estimated:
            wins = estimates(job.game, rules, reached)
            return ComputedChances(wins, 0.0, choices=True) if wins else None
        self._prepare(job.game, reached[0])
        found = [chances(job.game, state) for state in reached]
        known = [each for each in found if each]
        if len(known) < len(found):
            return None
        choices = any(isinstance(rules.due(state), Players) for state in reached)
        return ComputedChances([each.wins for each in known], max(each.within for each in known), choices)

    def _prepare(self, game: str, view: State) -> None:
        start = own("bots", game, "prepare") if self._prepares else None
        if start:
            start(view)

    def _bot(self, job: Question, game: Game) -> AnyBot:
        bot = self._bots.pop(job.key, None)
        if bot is None:
            bot = bots.hire(job.bot, job.game)(game, job.seat, Rng(bytes.fromhex(job.whim)))
        self._bots[job.key] = bot
        while len(self._bots) > MOST_BOTS:
            bots.dismiss([self._bots.popitem(last=False)[1]])
        return bot


def hinted(job: Advise) -> tuple[Command, ...]:
    """The commands the best bot would play, given what the seat has seen."""
    game = games.find(job.game)
    view, before = (msgspec.json.decode(body, type=game.State) for body in (job.view, job.before))
    past = EarlierView(before, [msgspec.json.decode(event, type=game.Event) for event in job.news])
    rng, budget = Rng(bytes.fromhex(job.whim)), Budget(job.at, job.ms)
    return advise(job.game, view, job.seat, budget, rng, past).best.commands


def judged(job: Judge) -> ChoiceCost | None:
    """The cost of the first choice at or after that event; None if there is none."""
    options, entries = log(job)
    for move in moves(job.game, options, entries, job.rules):
        if move.number >= job.number:
            return cost_of(job, move, job.ms)
    return None


def reviewed(job: Review) -> list[ChoiceCost]:
    """The costliest choices of a part, in the order of the game."""
    options, entries = log(job)
    played = [*moves(job.game, options, entries, job.rules)][job.part :: job.parts]
    ms = max(LEAST_MS, job.ms // max(1, len(played)))
    return costliest([cost_of(job, move, ms) for move in played])


def costliest(found: Sequence[ChoiceCost]) -> list[ChoiceCost]:
    """The choices that cost most, in the order of the game."""
    worst = nlargest(MOST_COSTS, (one for one in found if one.cost >= LEAST_COST), key=lambda one: one.cost)
    return sorted(worst, key=lambda one: one.number)


def cost_of(job: Judge | Review, move: Move, ms: int) -> ChoiceCost:
    advice, rules = judge(job.game, move, ms, Rng(bytes.fromhex(job.whim))), games.find(job.game, job.rules)
    best = advice.best.commands
    better = suppose(rules, move.view, move.seat, best, move.at).view
    return ChoiceCost(
        number=move.number,
        seat=move.seat,
        said=move.said,
        best=best,
        cost=advice.cost,
        better=rules.view(better, move.seat),
        share=advice.said.share if advice.said else None,
    )


def log(job: Judge | Review | ComputeChances) -> tuple[Options, list[Stamped[Event]]]:
    """Decode options and entries with the game's own types."""
    game = games.find(job.game)
    entries = msgspec.json.decode(job.entries, type=list[tuple[int, Raw]])
    return (
        msgspec.json.decode(job.options, type=game.Options),
        [Stamped(at, msgspec.json.decode(event, type=game.Event)) for at, event in entries],
    )


def listen(stream: BinaryIO, questions: "queue.SimpleQueue[bytes]") -> None:
    """Read jobs in a separate thread, so the process exits at the end of input even while a bot is thinking."""
    while len(head := stream.read(4)) == 4:
        questions.put(stream.read(int.from_bytes(head, "big")))
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints goes to standard error
    with suppress(OSError, AttributeError):  # the server's own process gets the CPU first
        os.nice(5)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    worker = Worker(prepares=UNPREPARED not in sys.argv)
    decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
    write(answers, msgspec.json.encode(Reply()))
    while True:
        job = decoder.decode(questions.get())
        try:
            reply = worker.answer(job)
        except Exception as error:  # a bot's own mistake: it loses its turn
            reply = Reply(error=type(error).__name__, where=tuple(places(error.__traceback__)))
        write(answers, msgspec.json.encode(reply))


if __name__ == "__main__":
    main()
