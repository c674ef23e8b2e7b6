"""`swordfish odds`: exact probabilities of a game. `cli/odds/<game>` computes and prints them."""

import argparse

from swordfish import games
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import BadOptions
from swordfish.parts import games_with, part


def add(commands: Commands) -> None:
    parser = commands.add("odds", run)
    commands.game(parser)
    parser.add_argument("position", nargs="?", metavar="POSITION", help=commands.words("help-odds-position"))
    parser.add_argument("--layouts", type=int, default=10_000, metavar="N", help=commands.words("help-odds-layouts"))
    commands.file(parser, "--deck", key="help-deck")
    parser.add_argument("--seed", default="odds", metavar="WORD", help=commands.words("help-odds-seed"))
    parser.add_argument("--certificate", action="store_true", help=commands.words("help-odds-certificate"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))
    parser.add_argument("--plots", metavar="FOLDER", help=commands.words("help-odds-plots"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    games.find(args.game)
    odds = part("cli.odds", args.game)
    if odds is None:
        raise BadOptions("odds-no-game", game=args.game, games=", ".join(games_with("cli.odds")))
    return odds.run(args, screen)
