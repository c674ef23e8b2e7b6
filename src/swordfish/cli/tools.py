"""arena, ladder, review, solve, odds and puzzle: what can be typed. Their modules are loaded when asked for."""

import argparse
from collections.abc import Callable
from importlib import import_module

from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen


def add(commands: Commands) -> None:
    _add_arena(commands)
    _add_ladder(commands)
    _add_review(commands)
    _add_solve(commands)
    _add_odds(commands)
    _add_puzzle(commands)


def _later(module: str) -> Callable[[argparse.Namespace, Screen], int]:
    def run(args: argparse.Namespace, screen: Screen) -> int:
        return import_module(f"swordfish.cli.{module}").run(args, screen)

    return run


def _add_arena(commands: Commands) -> None:
    parser = commands.add("arena", _later("commands.arena"))
    parser.add_argument("game", metavar="GAME", help=commands.words("help-game"))
    parser.add_argument("bots", nargs="+", metavar="BOT", help=commands.words("help-arena-bots"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=commands.words("help-arena-games"))
    parser.add_argument("--seats", type=int, metavar="K", help=commands.words("help-arena-seats"))
    parser.add_argument("--think", type=int, default=1000, metavar="MS", help=commands.words("help-arena-think"))
    parser.add_argument("--simulations", type=int, default=0, metavar="N", help=commands.words("help-simulations"))
    parser.add_argument("--variant", metavar="NAME", help=commands.words("help-variant"))
    parser.add_argument("--set", metavar="OPTION=VALUE", action="append", default=[], help=commands.words("help-set"))
    commands.file(parser, "--deck", key="help-deck")
    parser.add_argument("--seed", default="arena", metavar="WORD", help=commands.words("help-arena-seed"))
    parser.add_argument("--jobs", type=int, metavar="K", help=commands.words("help-jobs"))
    parser.add_argument("--out", metavar="FOLDER", help=commands.words("help-arena-out"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))


def _add_ladder(commands: Commands) -> None:
    parser = commands.add("ladder", _later("commands.ladder"))
    parser.add_argument("games_of", nargs="*", metavar="GAME", help=commands.words("help-ladder-game"))
    parser.add_argument("--games", type=int, metavar="N", help=commands.words("help-ladder-games"))
    parser.add_argument("--think", type=int, metavar="MS", help=commands.words("help-ladder-think"))
    parser.add_argument("--simulations", type=int, default=0, metavar="N", help=commands.words("help-simulations"))
    parser.add_argument("--quick", action="store_true", help=commands.words("help-ladder-quick"))
    parser.add_argument("--seed", default="ladder", metavar="WORD", help=commands.words("help-ladder-seed"))
    parser.add_argument("--jobs", type=int, metavar="K", help=commands.words("help-jobs"))
    parser.add_argument("--out", metavar="FOLDER", help=commands.words("help-arena-out"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))


def _add_review(commands: Commands) -> None:
    parser = commands.add("review", _later("commands.review"))
    commands.file(parser, "file")
    parser.add_argument("--seat", type=int, metavar="S", help=commands.words("help-review-seat"))
    parser.add_argument("--at", type=int, metavar="N", help=commands.words("help-review-at"))
    parser.add_argument("--think", type=int, default=500, metavar="MS", help=commands.words("help-review-think"))
    parser.add_argument("--simulations", type=int, default=0, metavar="N", help=commands.words("help-simulations"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))


def _add_solve(commands: Commands) -> None:
    parser = commands.add("solve", _later("commands.solve"))
    parser.add_argument("cards", nargs="+", metavar="CARDS", help=commands.words("help-solve-cards"))
    parser.add_argument("--size", metavar="N", help=commands.words("help-solve-size"))
    parser.add_argument("--count", action="store_true", help=commands.words("help-solve-count"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))


def _add_odds(commands: Commands) -> None:
    parser = commands.add("odds", _later("odds.swish"))
    parser.add_argument("game", metavar="GAME", help=commands.words("help-game"))
    parser.add_argument("position", nargs="?", metavar="POSITION", help=commands.words("help-odds-position"))
    parser.add_argument("--layouts", type=int, default=10_000, metavar="N", help=commands.words("help-odds-layouts"))
    commands.file(parser, "--deck", key="help-deck")
    parser.add_argument("--seed", default="odds", metavar="WORD", help=commands.words("help-odds-seed"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))
    parser.add_argument("--plots", metavar="FOLDER", help=commands.words("help-odds-plots"))


def _add_puzzle(commands: Commands) -> None:
    parser = commands.add("puzzle", _later("commands.puzzle"))
    parser.add_argument("--date", metavar="YYYY-MM-DD", help=commands.words("help-puzzle-date"))
    parser.add_argument("--grade", metavar="GRADE", help=commands.words("help-puzzle-grade"))
    parser.add_argument("--seed", metavar="WORD", help=commands.words("help-puzzle-seed"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-puzzle-json"))
