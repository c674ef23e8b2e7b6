"""`swordfish puzzle`: solve the puzzle of the day, or of a seed, in the terminal."""

import argparse
import datetime
import re
import sys

import msgspec

from swordfish.cli.boards.swish.cards import beside, box
from swordfish.cli.commands.solve import drawn
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import BadOptions
from swordfish.exact.swish import Swish
from swordfish.exact.swish.puzzles import GRADES, Puzzle, daily, hints, judge, puzzle
from swordfish.words import day, sentence


def add(commands: Commands) -> None:
    parser = commands.add("puzzle", run)
    parser.add_argument("--date", metavar="YYYY-MM-DD", help=commands.words("help-puzzle-date"))
    parser.add_argument("--grade", metavar="GRADE", help=commands.words("help-puzzle-grade"))
    parser.add_argument("--seed", metavar="WORD", help=commands.words("help-puzzle-seed"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-puzzle-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    given = chosen(args.date, args.grade, args.seed)
    if args.json:
        sys.stdout.write(msgspec.json.encode(given).decode() + "\n")
        return 0
    return Solving(given, screen, titled(given, args.seed, screen.lang)).run()


def chosen(date: str | None, grade: str | None, seed: str | None) -> Puzzle:
    """The puzzle of the seed, else of the date, else of today."""
    if seed is not None and date is not None:
        raise BadOptions("puzzle-date-or-seed")
    if seed is not None:
        return puzzle(grade or next(iter(GRADES)), seed)
    try:
        asked = datetime.date.fromisoformat(date) if date is not None else datetime.datetime.now(datetime.UTC).date()
    except ValueError:
        raise BadOptions("puzzle-date", text=date) from None
    return daily(asked, grade)


def titled(given: Puzzle, seed: str | None, lang: str) -> str:
    """The title of a puzzle: its seed, or its date in the player's language."""
    return seed if seed is not None else day(datetime.date.fromisoformat(given.seed), lang)


class Solving:
    """One puzzle for one player, with hints that reveal a little at a time."""

    def __init__(self, given: Puzzle, screen: Screen, title: str) -> None:
        self.given, self.screen, self.title = given, screen, title
        self.hints = 0

    def run(self) -> int:
        given, screen = self.given, self.screen
        screen.say(
            "puzzle-title",
            grade=sentence(f"page-grade-{given.grade}", None, screen.lang),
            seed=self.title,
            version=given.version,
        )
        screen.show(beside([box([card], str(number)) for number, card in enumerate(given.cards, 1)], self.width))
        if given.largest:
            screen.say("puzzle-largest")
        else:
            screen.say("puzzle-task", size=given.size)
        try:
            while not self.answered(screen.ask("puzzle-ask")):
                pass
        except EOFError:
            screen.show("")
        return 0

    @property
    def width(self) -> int:
        return min(self.screen.console.width, 4 * 12)

    def answered(self, typed: str) -> bool:
        """Handle a typed line; return whether the puzzle is over."""
        match typed.lower().split():
            case ["hint" | "h" | "?"]:
                self.hint()
            case ["give", "up"] | ["solution"]:
                self.solved("puzzle-solution")
                return True
            case ["quit" | "q"]:
                return True
            case _:
                return self.tried(typed)
        return False

    def tried(self, typed: str) -> bool:
        """Check cards given by their numbers: print what is wrong, or solve the puzzle."""
        words = re.split(r"[\s,]+", typed.strip())
        count = len(self.given.cards)
        numbers = tuple(sorted({int(word) - 1 for word in words if word.isdecimal() and 1 <= int(word) <= count}))
        if len(numbers) < len(words):
            self.screen.say("puzzle-what", count=count)
            return False
        found = judge(self.given, numbers)
        if found.solved:
            self.solved(found.key)
        else:
            self.screen.say(found.key, **found.facts)
        return found.solved

    def hint(self) -> None:
        """Reveal one more thing, if anything is left."""
        told = hints(self.given)[self.hints : self.hints + 1]
        for hint in told:
            self.screen.say(hint.key, **hint.facts)
        if not told:
            self.screen.say("puzzle-hint-none")
        self.hints += len(told)

    def solved(self, key: str) -> None:
        given = self.given
        self.screen.say(key, cards=", ".join(str(card + 1) for card in given.solution), hints=self.hints)
        self.screen.show(drawn(Swish(given.solution, given.orientations), given.cards, self.screen.console.width))
