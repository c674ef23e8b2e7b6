"""`swordfish games`: list the games, and which parts each has of its own."""

import argparse
import sys

import msgspec
from rich.table import Table as Grid

from swordfish import games, words
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import Refusal
from swordfish.parts import KINDS, has

GENERIC = {"bots", "draw", "words", "arena", "envs", "stories", "cli.boards"}
"""Kinds of parts that have a generic version for any game."""


def add(commands: Commands) -> None:
    parser = commands.add("games", run)
    parser.add_argument("--names", action="store_true", help=commands.words("help-names"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.names:
        sys.stdout.write("\n".join(games.names()) + "\n")
        return 0
    found = {game: parts_of(game) for game in games.names()}
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for heading in (screen.words("games-game"), *found):
        grid.add_column(heading)
    for kind in KINDS:  # many kinds and few games: so it fits a terminal of 80 columns
        grid.add_row(kind, *(screen.words(f"games-{kinds[kind]}") for kinds in found.values()))
    screen.show(grid)
    screen.say("games-meaning")
    for game in found:
        try:
            games.find(game)
        except Refusal as refusal:
            screen.refuse(refusal)
    return 0


def parts_of(game: str) -> dict[str, str]:
    """By kind of part: `own`, `generic`, or `none`."""
    owned = {kind: words.worded(game) if kind == "words" else has(kind, game) for kind in KINDS}
    return {kind: "own" if mine else "generic" if kind in GENERIC else "none" for kind, mine in owned.items()}
