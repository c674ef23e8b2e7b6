"""A table where nobody waits for their turn: people type while the clock and the bots go on."""

import re
import sys
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from rich.text import Text

from swordfish.bots import Wait
from swordfish.cli import bests
from swordfish.cli.boards import swish
from swordfish.cli.sitting import Sitting
from swordfish.core import Players, Refusal, Rewound
from swordfish.games.swish.model import ProofFailed, State
from swordfish.games.swish.solitaire import result
from swordfish.words import listed, name

SPEAKER = re.compile(r"(\d):\s*(.*)")
"""`1: s a1 b2 p`: the first seat says it, where several people share the keyboard."""


class Typed:
    """Lines as they are typed, without waiting for them."""

    def __init__(self) -> None:
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=self._read, args=(sys.stdin,), daemon=True).start()

    def _read(self, source: Any) -> None:
        for line in iter(source.readline, ""):
            self._lines.put(line.strip())
        self._lines.put(None)

    def within(self, seconds: float | None) -> str | None:
        """The next line, or None if there is none in time; EOFError at the end of the input."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            return None
        if line is None:
            raise EOFError
        return line


class Race(Sitting):
    """Everybody who is due may speak at any moment."""

    def __init__(self, *args: Any, typed: Typed | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.typed = typed or Typed()
        self.drawn: object = None
        self.prompted = False
        self.told: State = self.table.rules.start(self.table.options)
        self.folded = 0

    def step(self, due: Players) -> None:
        """A bot that is ready speaks; else whoever types first, or time goes on."""
        self.table.wait(self.clock())
        if self.table.due != due:
            return
        wake = due.until
        for seat in due.seats:
            if seat not in self.bots:
                continue
            answer = self.answer(seat)
            if not isinstance(answer, Wait):
                self.table.say(answer, seat=seat, at=self.clock())
                return
            wake = answer.until if wake is None else min(wake, answer.until)
        self.draw()
        typed = self.typed.within(None if wake is None else max(0, wake - self.clock()) / 1000)
        if typed:
            self.heed(typed)

    def draw(self) -> None:
        """Show the table and ask, if something about it is new."""
        view: State = self.table.view(self.asked)
        mine = view.caller in self.people
        look = (view.area, view.caller, view.words, view.waits, view.mat if mine else ())
        if self.asked is None or (look == self.drawn and self.prompted):
            return
        if look != self.drawn:
            seat = view.caller if mine else self.asked
            self.screen.show(self.board.picture(view, seat, self.table.names, self.screen.lang))
        self.drawn, self.prompted = look, True
        called = listed((name(person, self.table.names, self.screen.lang) for person in self.people), self.screen.lang)
        self.screen.show(Text(self.screen.words("ask-race", time=stopwatch(self.clock()), name=called)))

    def heed(self, typed: str) -> None:
        """What a person typed, for the table or for the game."""
        if not sys.stdin.isatty():
            self.screen.show(Text(typed))  # a pipe does not show what came in
        self.prompted = False
        table = self.table
        found = SPEAKER.fullmatch(typed)
        seat, said = (int(found[1]) - 1, found[2]) if found else (self.speaker(), typed)
        try:
            if seat not in self.people:
                raise Refusal("race-not-here", given=seat + 1)
            if not self.word(said, seat):
                view = table.view(seat)
                due = isinstance(table.due, Players) and seat in table.due.seats
                commands = self.board.read(said, view, seat, table.legal(seat) if due else ())
                table.say(*commands, seat=seat, at=self.clock())
        except Refusal as refusal:
            self.screen.refuse(refusal, table.names)

    def speaker(self) -> int:
        """Who speaks if the line does not say so: the person who is proving, else the first."""
        return next((person for person in self.people if person == self.table.state.caller), self.people[0])

    def word(self, typed: str, seat: int) -> bool:
        match typed.split()[:1]:
            case ["s"]:
                return False  # here it calls
            case ["undo" | "u"]:
                self.screen.say("race-no-undo")
            case ["help" | "h" | "?"]:
                self.screen.say("race-help")
            case _:
                return super().word(typed, seat)
        return True

    def news(self) -> None:
        """What has happened, and of a failed proof why."""
        shown = self.shown
        super().news()
        for number, entry in enumerate(self.table.log[self.folded :], self.folded):
            if isinstance(entry.event, Rewound):
                continue
            if isinstance(entry.event, ProofFailed) and number >= shown:
                self.screen.show(Text("  " + swish.why(self.told, entry.at, self.screen.lang)))
            self.told = self.table.rules.evolve(self.told, entry.event)
        self.folded = len(self.table.log)

    def finish(self) -> None:
        super().finish()
        if self.players != ("you",):
            return
        reached = result(self.table.state, self.table.told())
        self.screen.say("solitaire-result", cards=reached.cards, time=stopwatch(reached.ms))
        if self.table.header.open:
            self.screen.say("solitaire-open")
            return
        try:
            before = bests.keep(self.table.options, reached)
        except Refusal as refusal:
            self.screen.refuse(refusal)
            return
        if before is None or reached.beats(before):
            self.screen.say("solitaire-best")
        else:
            self.screen.say("solitaire-other", cards=before.cards, time=stopwatch(before.ms))


def stopwatch(ms: int) -> str:
    """Minutes, seconds and tenths."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}.{ms // 100 % 10}"
