"""Writes the manual page from the command line's own help: `python -m swordfish.cli.manual > deploy/swordfish.1`."""

import re
import sys
from collections.abc import Iterator
from typing import Any

from swordfish import __version__
from swordfish.cli import COMMANDS, command
from swordfish.cli.parser import Commands, speaking
from swordfish.words import sentence

FILES = (
    (r"\fI$SWORDFISH_HOME\fR", "the folder of saved games and of the server's store"),
    (r"\fI$SWORDFISH_CONFIG\fR", "the file with the settings of the server"),
    (r"\fI$SWORDFISH_LANG\fR", "the language: en, de, fr, it or es"),
)


def page() -> str:
    """The manual page, in English, as roff."""
    with speaking("en"):
        commands = Commands("en")
        for name in COMMANDS:
            command(name).add(commands)
        return "\n".join(_lines(commands)) + "\n"


def _lines(commands: Commands) -> Iterator[str]:
    top: Any = commands.top  # its actions are not in the public part of argparse
    choices: dict[str, Any] = next(action.choices for action in top._actions if action.dest == "==SUPPRESS==")
    yield f'.TH SWORDFISH 1 "" "swordfish {__version__}" "User Commands"'
    yield from (".SH NAME", rf"swordfish \- {_escaped(sentence('help-swordfish', None, 'en'))}")
    yield from (".SH SYNOPSIS", r"\fBswordfish\fR [\fICOMMAND\fR] [\fIOPTIONS\fR]")
    yield from (".SH OPTIONS", *_options(top))
    yield ".SH COMMANDS"
    for name, parser in choices.items():
        yield from (f".SS swordfish {name}", _escaped(parser.description or ""), *_options(parser))
        yield from _example(parser.epilog or "")
    yield ".SH ENVIRONMENT"
    for name, about in FILES:
        yield from (".TP", name, about)
    yield "Every setting of the server is an environment variable, too: SWORDFISH_PORT for \\-\\-port."
    yield from (".SH EXIT STATUS", "0 after success, 2 after an error sentence, 130 after Ctrl-C.")


def _options(parser: Any) -> Iterator[str]:
    for action in parser._actions:
        if action.dest in {"==SUPPRESS==", "help"} or action.help is None:
            continue
        names = [rf"\fB{_escaped(name)}\fR" for name in action.option_strings]
        metavar = action.metavar or ("|".join(map(str, action.choices)) if action.choices else action.dest.upper())
        value = "" if action.nargs == 0 and names else rf" \fI{_escaped(str(metavar))}\fR"
        yield from (".TP", f"{', '.join(names)}{value}".strip(), _escaped(action.help.replace("%%", "%")))


def _example(epilog: str) -> Iterator[str]:
    typed = [line.strip() for line in epilog.splitlines() if line.strip().startswith("swordfish")]
    if typed:
        yield from (".PP", "Examples:", ".PP", ".nf", *map(_escaped, typed), ".fi")


def _escaped(text: str) -> str:
    flat = re.sub(r"\s+", " ", text).strip().replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{flat}" if flat.startswith((".", "'")) else flat


if __name__ == "__main__":
    sys.stdout.write(page())
