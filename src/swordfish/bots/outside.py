"""Bots that are external programs in any language: docs/bots.md describes their protocol.

A program that crashes, hangs or breaks the protocol is ended; `failure` says why, and `Random` continues in its seat.
"""

import shlex
import shutil
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from swordfish.bots.bot import AnyBot, Budget, Decision, Wait
from swordfish.bots.program import Program, excerpt
from swordfish.bots.random import Random
from swordfish.core import BadOptions, Command, Event, Refusal, Rng, State
from swordfish.games import Game, Paced

PROTOCOL = 1
PREFIX = "cmd:"
HELLO = 10.0
"""Seconds to start and say hello."""
SLACK = 250
"""Extra milliseconds for the round trip, if a fifth of the budget is less."""
FURTHEST = 60_000
"""The longest single wait, in milliseconds of table time …"""
MOST_WAITS = 100
"""… and the most waits in a row without news."""
MOST_CHOICES = 5000
"""The most choices in one game, far more than any needs: some games could be prolonged for ever."""


class Hello(Struct, frozen=True, tag_field="say", tag="hello", kw_only=True):
    protocol: int
    name: str = ""


class ChoiceReply(Struct, frozen=True, tag_field="say", tag="choice"):
    choice: int  # the index of a legal command


class WaitReply(Struct, frozen=True, tag_field="say", tag="wait"):
    until: int


class Outside:
    """A program in a seat. It starts at the first call."""

    def __init__(self, command: str, name: str, game: Game, seat: int, rng: Rng) -> None:
        self.failure: Refusal | None = None
        self._command, self._name, self._seat = command, name, seat
        self._race = isinstance(game.chooser, Paced)
        self._rules = game.VERSION
        self._stand_in = Random(game, seat, rng)
        self._program: Program | None = None
        self._waits, self._until, self._choices = 0, 0, 0

    @property
    def pid(self) -> int | None:
        """The process id, once started."""
        return self._program.pid if self._program else None

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Decision[Command]:
        """The program's choice; after its first failure, that of the stand-in."""
        if self.failure is None:
            try:
                return self._chosen(view, legal, news, budget)
            except Refusal as failure:
                self.failure = failure
                self.leave()
        return self._stand_in.choose(view, legal, news, budget)

    def leave(self) -> None:
        """End the program: the game is over."""
        if self._program:
            self._program.end()

    def _chosen(
        self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget
    ) -> Decision[Command]:
        program = self._program or self._started()
        question = {"say": "choose", "view": view, "legal": legal, "news": news, "at": budget.at, "ms": budget.ms}
        line = program.ask(question, (budget.ms + max(SLACK, budget.ms // 5)) / 1000)
        match _read(line, ChoiceReply | WaitReply):
            case ChoiceReply(choice) if 0 <= choice < len(legal):
                return self._said(legal[choice])
            case WaitReply(until) if self._race and budget.at < until <= budget.at + FURTHEST:
                return self._waiting(until, news, budget)
            case _:
                raise Refusal("bot-illegal", line=excerpt(line), count=len(legal))

    def _started(self) -> Program:
        """Start the program: exchange hello, then send the game."""
        self._program = program = Program(shlex.split(self._command))
        line = program.ask({"say": "hello", "protocol": PROTOCOL}, HELLO)
        if _read(line, Hello).protocol != PROTOCOL:
            raise Refusal("bot-nonsense", line=excerpt(line))
        program.tell({"say": "game", "game": self._name, "rules": self._rules, "seat": self._seat})
        return program

    def _said(self, command: Command) -> Command:
        self._waits, self._choices = 0, self._choices + 1
        if self._choices > MOST_CHOICES:
            raise Refusal("bot-endless", choices=MOST_CHOICES)
        return command

    def _waiting(self, until: int, news: Sequence[Event], budget: Budget) -> Wait:
        """Allow waiting in a race, but not for ever: a table at which all wait would never end."""
        self._waits = 0 if news else self._waits + (budget.at >= self._until)
        self._until = until
        if self._waits > MOST_WAITS:
            raise Refusal("bot-waits", times=MOST_WAITS)
        return Wait(until)


def _read(line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bot-nonsense", line=excerpt(line)) from None


def maker(name: str, game: str) -> Any:
    """Return a function that makes bots from a command such as `cmd:./mybot.py --fast`; refuse a missing program."""
    command = name.removeprefix(PREFIX)
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadOptions("bot-no-command", command=command)
    return partial(Outside, command, game)


def failures(bots: Iterable[AnyBot]) -> dict[int, Refusal]:
    """The failures by seat."""
    return {seat: bot.failure for seat, bot in enumerate(bots) if isinstance(bot, Outside) and bot.failure}


def dismiss(bots: Iterable[AnyBot]) -> None:
    """End all external programs."""
    for bot in bots:
        if isinstance(bot, Outside):
            bot.leave()
