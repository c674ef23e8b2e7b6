"""A race in the terminal: people type at any time while the clock and the bots go on."""

import re
import sys
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from rich.text import Text

from swordfish.bots import Wait
from swordfish.cli.local_game import LocalGame
from swordfish.core import Players, Refusal, State
from swordfish.words import listed, name

SPEAKER = re.compile(r"(\d):\s*(.*)")
"""`1: s a1 b2 p`: a line of the first seat, where several people share the keyboard."""


class Typed:
    """Lines from standard input, read without blocking."""

    def __init__(self) -> None:
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=self._read, args=(sys.stdin,), daemon=True).start()

    def _read(self, source: Any) -> None:
        for line in iter(source.readline, ""):
            self._lines.put(line.strip())
        self._lines.put(None)

    def within(self, seconds: float | None) -> str | None:
        """The next line, or None after the timeout; EOFError at the end of the input."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            return None
        if line is None:
            raise EOFError
        return line


class LocalRace(LocalGame):
    """A table in the terminal at which every due seat may act at any time."""

    def __init__(self, *args: Any, typed: Typed | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.typed = typed or Typed()
        self.drawn: object = None
        self.prompted = False

    def step(self, due: Players) -> None:
        """Let a ready bot act, else handle the next typed line; return when the clock reaches the next deadline."""
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
            self.handle(typed)

    def draw(self) -> None:
        """Print the table and the prompt if something has changed."""
        view: State = self.table.view(self.asked)
        look = self.redraw_key(view)
        if self.asked is None or (look == self.drawn and self.prompted):
            return
        if look != self.drawn:
            seat = self.viewer(view)
            self.screen.show(self.board.picture(view, seat, self.table.names, self.screen.lang))
        self.drawn, self.prompted = look, True
        called = listed((name(person, self.table.names, self.screen.lang) for person in self.people), self.screen.lang)
        self.screen.show(Text(self.screen.words("ask-race", time=stopwatch(self.clock()), name=called)))

    def redraw_key(self, view: State) -> object:
        """A value that changes when the table must be printed again."""
        return view

    def viewer(self, view: State) -> int | None:
        """The seat from which the table is shown."""
        return self.asked

    def handle(self, typed: str) -> None:
        """Handle a typed line: a table command or commands of the game."""
        if not sys.stdin.isatty():
            self.screen.show(Text(typed))  # echo: a pipe does not show its input
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
        """The seat that a line without a seat number belongs to."""
        return self.people[0]

    def word(self, typed: str, seat: int) -> bool:
        match typed.split()[:1]:
            case ["undo" | "u"]:
                self.screen.say("race-no-undo")
            case ["help" | "h" | "?"]:
                self.screen.say("race-help")
            case _:
                return super().word(typed, seat)
        return True


def stopwatch(ms: int) -> str:
    """Format minutes, seconds and tenths."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}.{ms // 100 % 10}"
