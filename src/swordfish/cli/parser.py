"""The argument parser: commands, flags and their help, in the player's language."""

import argparse
import re
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, NoReturn

import shtab

from swordfish import __version__, bots
from swordfish.cli.screen import Screen
from swordfish.core import BadOptions
from swordfish.words import LANGUAGES, sentence

ARGPARSE = {
    "usage: ": "usage",
    "positional arguments": "usage-arguments",
    "options": "usage-options",
    "show this help message and exit": "usage-help",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "unrecognized arguments: %s": "usage-unknown",
    "the following arguments are required: %s": "usage-required",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
    "expected one argument": "usage-one",
    "expected at least one argument": "usage-some",
    "ambiguous option: %(option)s could match %(matches)s": "usage-ambiguous",
    "ignored explicit argument %r": "usage-explicit",
}
"""argparse's own messages, and the key of our sentence for each; our commands trigger no others."""
HOLE = re.compile(r"%(?:\((\w+)\))?[rs]")


@contextmanager
def speaking(lang: str) -> Generator[str]:
    """Translate argparse's own messages: replacing its `_` is the only way."""

    def said(text: str) -> str:
        holes = {hole[1] or "what": hole[0] for hole in HOLE.finditer(text)}
        return sentence(ARGPARSE[text], holes, lang) if text in ARGPARSE else text

    module: Any = argparse  # `_` is not in its type stubs
    before, module._ = module._, said
    try:
        yield lang
    finally:
        module._ = before


def check_workers(args: argparse.Namespace) -> None:
    """Refuse impossible values of the flags that `Commands.workers` adds."""
    if args.jobs is not None and args.jobs < 1:
        raise BadOptions("too-few-jobs", jobs=args.jobs)
    if args.jobs is not None and args.cluster is not None:
        raise BadOptions("cluster-and-jobs")


NUMBERS: dict[Any, str] = {int: "usage-whole", float: "usage-number"}
"""Argument types whose conversion can fail, and the key of the error sentence."""


def reading(kind: Callable[[str], object], lang: str) -> Callable[[str], object]:
    """A conversion for argparse whose error sentence names no Python type."""

    def read(text: str) -> object:
        try:
            return kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError(sentence(NUMBERS[kind], {"value": repr(text)}, lang)) from None

    return read


class Parser(argparse.ArgumentParser):
    """An argument parser that reports an error as one sentence."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} ({self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


class Commands:
    """The whole command line; each command's module adds its own arguments."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.top = Parser(
            prog="swordfish",
            description=self.text("help-swordfish"),
            epilog=self.text("examples-swordfish"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self.top.add_argument(
            "--version", action="version", version=f"swordfish {__version__}", help=self.words("usage-version")
        )
        self.top.add_argument("--lang", choices=LANGUAGES, default=lang, help=self.words("help-lang"))
        self._commands = self.top.add_subparsers(metavar="COMMAND")

    def text(self, key: str) -> str:
        return sentence(key, None, self.lang)

    def words(self, key: str, **facts: object) -> str:
        """The help text of a flag, with % escaped for argparse."""
        return sentence(key, facts, self.lang).replace("%", "%%")

    def add(self, name: str, run: Callable[[argparse.Namespace, Screen], int]) -> Parser:
        """Add a command, with its help and its examples from the catalogue."""
        made: Parser = self._commands.add_parser(
            name,
            help=self.words(f"help-{name}"),
            description=self.text(f"help-{name}"),
            epilog=self.text(f"examples-{name}"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        made.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=self.words("help-lang"))
        made.set_defaults(run=run)
        for kind in NUMBERS:
            made.register("type", kind, reading(kind, self.lang))
        return made

    def list(self, name: str) -> None:
        """Add only the name and help of a command, for the overview."""
        self._commands.add_parser(name, help=self.words(f"help-{name}"))

    def file(self, parser: Parser, *flags: str, key: str = "help-file", **more: Any) -> None:
        """Add an argument that is a file, so that the shell completes paths."""
        action = parser.add_argument(*flags, metavar="FILE", help=self.words(key), **more)
        vars(action)["complete"] = shtab.FILE

    def game(self, parser: Parser, **more: Any) -> None:
        """Add an argument that is a game, so that the shell completes the names of all installed games."""
        action = parser.add_argument("game", metavar="GAME", help=self.words("help-game"), **more)
        vars(action)["complete"] = shtab.cmd("swordfish games --names")

    def workers(self, parser: Parser) -> None:
        """Add the flags that say where games are played."""
        parser.add_argument("--jobs", type=int, metavar="K", help=self.words("help-jobs"))
        parser.add_argument("--cluster", metavar="auto|ADDRESS", help=self.words("help-on-cluster"))

    def table(self, parser: Parser, seats: str) -> None:
        """Add the flags that set up a table."""
        parser.add_argument("--seats", metavar="WHO,WHO", help=self.words(seats, bots=", ".join(bots.names())))
        parser.add_argument("--variant", metavar="NAME", help=self.words("help-variant"))
        parser.add_argument("--set", metavar="OPTION=VALUE", action="append", default=[], help=self.words("help-set"))
        self.file(parser, "--deck", key="help-deck")
        parser.add_argument("--seed", metavar="WORD", help=self.words("help-seed"))
