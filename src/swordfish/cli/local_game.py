"""A game in the terminal: ask people and bots in turn, print the news, save after each choice."""

import time
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from swordfish import bots
from swordfish.bots import AnyBot, Budget, Decision, Wait
from swordfish.bots.advice import EarlierView, advise
from swordfish.cli import seats
from swordfish.cli.boards import Offer, board, extra
from swordfish.cli.boards.typed import LISTED
from swordfish.cli.hand_table import HandTable
from swordfish.cli.screen import Screen
from swordfish.core import (
    Command,
    Event,
    Luck,
    Over,
    Players,
    Refusal,
    Rewound,
    State,
    fresh_seed,
    hands_of,
    line,
    news,
    open_seed,
)
from swordfish.table import AnyTable
from swordfish.words import name, tell


class Leave(Exception):
    """The player leaves; the game is saved."""


class LocalGame:
    """A table in the terminal at which one player acts at a time."""

    def __init__(self, table: AnyTable, path: Path, screen: Screen, seed: str | None, *, fresh: bool) -> None:
        self.table, self.path, self.screen = table, path, screen
        self.board = board(table.game)
        self.players = table.header.players
        self.people = [seat for seat, player in enumerate(self.players) if player == seats.YOU]
        luck = Luck(fresh_seed() if seed is None else open_seed(f"{seed} bots"))
        self.bots: dict[int, AnyBot] = {
            seat: bots.hire(player, table.game)(table.rules, seat, luck(seat))
            for seat, player in enumerate(self.players)
            if player != seats.YOU
        }
        self.heard = dict.fromkeys(self.bots, 0)
        self.shown = 0 if fresh else len(table.log)
        self.asked = self.people[0] if self.people else None
        self.left = dict.fromkeys(self.people, self.shown)  # log length when each person last acted
        self.said: list[str] = []  # commands typed in advance for the first person
        self.began = time.monotonic() - table.now / 1000

    def run(self) -> int:
        screen = self.screen
        screen.say("play-begins", game=self.table.game, commitment=self.table.header.commitment[:16])
        for told in seats.introduced(self.players, self.table.names, self.table.game, screen.lang):
            screen.show(Text(told))
        try:
            self.news()
            while not isinstance(due := self.table.due, Over):
                if hands := hands_of(due):
                    self.throw(hands)
                else:
                    self.step(due)
                self.news()
        except (Leave, KeyboardInterrupt, EOFError) as leaving:
            return self.leave(interrupted=isinstance(leaving, KeyboardInterrupt))
        finally:
            bots.dismiss(self.bots.values())
        self.finish()
        return 0

    def step(self, due: Players) -> None:
        """Let the next player act."""
        seat = next((seat for seat in due.seats if seat in self.people), due.seats[0])
        if seat in self.people:
            self.ask(seat)
        else:
            self.play_bot(seat)

    def throw(self, hands: Sequence[int]) -> None:
        """Let everybody throw: a person presses Enter, a bot needs no time."""
        assert isinstance(self.table, HandTable), "no other table waits for hands"
        if all(self.await_hand(seat, hands) for seat in hands if seat in self.people):
            self.table.throw(self.clock())

    def await_hand(self, seat: int, hands: Sequence[int]) -> bool:
        """Wait until a person throws, and handle other commands meanwhile; False if they took back what led here."""
        table, screen = self.table, self.screen
        screen.show(self.board.picture(table.view(seat), seat, table.names, screen.lang))
        while typed := screen.ask("ask-throw", name=name(seat, table.names, screen.lang)):
            try:
                if not self.word(typed, seat):
                    raise Refusal("throw-enter")
            except Refusal as refusal:
                screen.refuse(refusal, table.names)
            if hands_of(table.due) != hands:
                return False
        return True

    def clock(self) -> int:
        """The table's time, in milliseconds."""
        return int((time.monotonic() - self.began) * 1000)

    def play_bot(self, seat: int) -> None:
        """Let a bot act."""
        answer = self.answer(seat)
        if isinstance(answer, Wait):
            time.sleep(max(0, answer.until - self.clock()) / 1000)
            self.table.wait(max(answer.until, self.clock()))
        else:
            self.table.say(answer, seat=seat, at=self.clock())

    def answer(self, seat: int) -> Decision[Command]:
        """Ask a bot for its decision and pass it the news."""
        log = self.table.log
        fresh = news(self.table.rules, log[self.heard[seat] :], seat)
        self.heard[seat] = len(log)
        bot, budget = self.bots[seat], Budget(at=self.table.now, ms=1000)
        known = bots.failures([bot])
        answer = bot.choose(self.table.view(seat), self.table.legal(seat), fresh, budget)
        if failed := [] if known else [*bots.failures([bot]).values()]:
            called, reason = name(seat, self.table.names, self.screen.lang), failed[0]
            self.screen.say("bot-failed", name=called, reason=self.screen.words(reason.key, **reason.facts))
        return answer

    def ask(self, seat: int) -> None:
        """Ask a person: they type a choice by number or notation, or a table command."""
        table, screen = self.table, self.screen
        if seat != self.asked:
            self.hand_over(seat)
        view, legal, before = table.view(seat), table.legal(seat), len(table.log)
        if not self.said:
            self.show(view, seat, legal)
        while True:
            asking = name(seat, table.names, screen.lang)
            typed = self.said.pop() if self.said else screen.ask("ask-choice", name=asking)
            try:
                if typed and not self.word(typed, seat):
                    table.say(*self.board.read(typed, view, seat, legal), seat=seat, at=self.clock())
            except Refusal as refusal:
                screen.refuse(refusal, table.names)
                continue
            if typed:
                self.left[seat] = before
                table.save(self.path)  # save now: a crash loses no choice
                return

    def hand_over(self, seat: int) -> None:
        """Pass the keyboard to another person: clear the screen, then print the public news again."""
        table, screen = self.table, self.screen
        secret = table.view() != table.state
        if secret:
            screen.clear()
        screen.ask("pass-device", name=name(seat, table.names, screen.lang))
        if secret and screen.terminal:
            self.shown = self.left[seat]
            self.news()
        self.asked = seat

    def show(self, view: State, seat: int, legal: Sequence[Command]) -> None:
        """Print the table as the person sees it, and the choices."""
        self.screen.show(self.board.picture(view, seat, self.table.names, self.screen.lang))
        for number, (label, commands) in enumerate(self.offers(view, seat, legal), 1):
            self.screen.say("choice", number=number, label=label, notation=self.notation(commands))

    def offers(self, view: State, seat: int, legal: Sequence[Command]) -> Sequence[Offer]:
        """The choices to list, with their commands; empty if there are too many."""
        if own_offers := extra(self.table.game, "offers"):
            return own_offers(view, seat, legal, self.table.names, self.screen.lang)
        if len(legal) > LISTED:
            return []
        return [
            (self.board.label(view, seat, command, self.table.names, self.screen.lang), (command,)) for command in legal
        ]

    def notation(self, commands: Sequence[Command]) -> str:
        return "; ".join("=" + self.table.rules.notation.write_command(command) for command in commands)

    def word(self, typed: str, seat: int) -> bool:
        """Handle a table command; return False if the line is meant for the game."""
        match typed.split(maxsplit=1):
            case ["quit" | "q"]:
                raise Leave
            case ["undo" | "u"]:
                self.table.take_back(seat)
                self.screen.say("undone")
            case ["save" | "s", *path]:
                target = Path(path[0]) if path else self.path
                self.table.save(target)
                self.screen.say("saved", path=str(target))
            case ["help" | "h" | "?"]:
                self.screen.say("play-help")
            case ["hint"]:
                self.hint(seat)
            case ["rules"]:
                self.screen.rules(self.table.game, self.table.options)
            case _:
                return False
        return True

    def hint(self, seat: int) -> None:
        """Print the best bot's choice, if all opponents are bots."""
        table, rules = self.table, self.table.rules
        if len(self.people) > 1:
            raise Refusal("hint-not-here")
        past = EarlierView(rules.view(table.start, seat), news(rules, line(table.log), seat))
        rng, budget = Luck(fresh_seed())(0), Budget(table.now)
        commands = advise(table.game, table.view(seat), seat, budget, rng, past).best.commands
        label = self.board.label(table.view(seat), seat, commands[0], table.names, self.screen.lang)
        self.screen.say("hint-told", label=label, notation=self.notation(commands))

    def news(self) -> None:
        """Print what has happened since the last call, as the people here may see it."""
        log = self.table.log
        seat = self.people[0] if len(self.people) == 1 else None
        table, lang, over = self.table, self.screen.lang, isinstance(self.table.due, Over)
        events: list[Event] = [
            entry.event if isinstance(entry.event, Rewound) else table.rules.redact(entry.event, seat) for entry in log
        ]
        for number, event in enumerate(events[self.shown :], self.shown):
            if not isinstance(event, Rewound):
                last = over and number == len(log) - 1
                facts = (table.names, lang, table.options)
                self.screen.show("  " + tell(table.game, event, *facts, earlier=events[:number], over=last))
        self.shown = len(log)

    def leave(self, *, interrupted: bool) -> int:
        self.table.save(self.path)
        self.screen.show("")
        self.screen.say("left", path=str(self.path))
        return 130 if interrupted else 0

    def finish(self) -> None:
        table, screen = self.table, self.screen
        screen.show(self.board.picture(table.state, None, table.names, screen.lang))
        for place, seat in sorted((place, seat) for seat, place in enumerate(table.places or ())):
            screen.say("place", place=place, name=name(seat, table.names, screen.lang))
        table.save(self.path)
        screen.say("finished", path=str(self.path))
