"""The command line: parse the arguments, run one command, print the result."""

import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any

from swordfish.cli.parser import Commands, speaking
from swordfish.cli.screen import Screen
from swordfish.core import Refusal
from swordfish.words import LANGUAGES, sentence

COMMANDS = (
    *("serve", "play", "join", "rules", "games", "replay", "verify", "draw", "simulate", "dataset"),
    *(
        "arena",
        "ladder",
        "review",
        "solve",
        "odds",
        "puzzle",
        "backup",
        "restore",
        "copy-store",
        "cluster",
        "prune",
        "export",
        "operator",
        "completion",
    ),
)
"""Every command: the module `swordfish.cli.commands.<name>`, with `_` for `-`, imported only when it is typed."""
DEFAULT = "serve"


def command(name: str) -> Any:
    """The module of a command: it has `add` and `run`."""
    return import_module(f"swordfish.cli.commands.{name.replace('-', '_')}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 for success, 2 after an error sentence, 130 after Ctrl-C."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # print ? for characters that the output encoding lacks
    typed = list(sys.argv[1:] if argv is None else argv)
    with speaking(language(typed)) as lang:
        commands = Commands(lang)
        whole = "completion" in typed
        for name in COMMANDS:
            if whole or name == DEFAULT or name in typed:
                command(name).add(commands)
            else:
                commands.list(name)
        args = commands.top.parse_args(typed)
        if "run" not in args:
            args = commands.top.parse_args([*typed, DEFAULT])
    try:
        return args.run(args, Screen(args.lang))
    except Refusal as refusal:
        print(sentence(refusal.key, refusal.facts, args.lang), file=sys.stderr)
        return 2
    except EOFError:
        print("\n" + sentence("input-ended", None, args.lang), file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def language(typed: Sequence[str]) -> str:
    """The language from --lang, else SWORDFISH_LANG, else the system; English if we have no such catalogue."""
    for before, word in zip(["", *typed], typed, strict=False):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else word if before == "--lang" else ""
        if asked in LANGUAGES:
            return asked
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")  # de_AT.UTF-8
    wanted = (os.environ.get("SWORDFISH_LANG"), re.split(r"[^a-z]", system.lower())[0])
    return next((lang for lang in wanted if lang in LANGUAGES), "en")
