"""`swordfish simulate`: play many games between bots and report rates with confidence intervals."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table as Grid

from swordfish import games
from swordfish.arena import Estimate, Report, simulate
from swordfish.cli import seats
from swordfish.cli.parser import Commands, check_workers
from swordfish.cli.progress import Bar
from swordfish.cli.screen import Screen
from swordfish.core import BadOptions, Refusal

if TYPE_CHECKING:
    from swordfish.batch.simulate import BatchReport


def add(commands: Commands) -> None:
    parser = commands.add("simulate", run)
    commands.game(parser)
    commands.table(parser, "help-bots")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=commands.words("help-games-count"))
    commands.workers(parser)
    parser.add_argument("--out", metavar="FOLDER", help=commands.words("help-simulate-out"))
    parser.add_argument("--batch", action="store_true", help=commands.words("help-batch"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    game = games.find(str(args.game))
    wanted = seats.options(game, args.variant, args.set) | seats.deck(args.game, args.deck)
    count = wanted.get("seats")
    enough = count if isinstance(count, int) and count in game.SEATS else game.SEATS.start
    typed = seats.players(args.seats or ",".join(["random"] * enough), args.game, people=False)
    options = seats.check(args.game, typed, wanted)
    if args.games < 1:
        raise BadOptions("too-few-games", games=args.games)
    check_workers(args)
    seed = os.urandom(8).hex() if args.seed is None else args.seed
    if args.batch:
        if args.out:
            raise BadOptions("simulate-out-batch")
        if args.cluster is not None:
            raise BadOptions("simulate-cluster-batch")
        return in_batch(args, typed, options, seed, screen)
    with Bar(args.games) as bar:
        folder = args.out or ""
        found = simulate(args.game, typed, options, args.games, seed, args.jobs, bar.advance, folder, args.cluster)
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        show(found, screen)
    if found.games < args.games:
        print(screen.words("simulate-stopped", games=found.games, wanted=args.games), file=sys.stderr)
        return 130
    return 0


def in_batch(
    args: argparse.Namespace, players: Sequence[str], options: dict[str, object], seed: str, screen: Screen
) -> int:
    """Play the games as arrays, and report."""
    if find_spec("jax") is None:
        raise Refusal("batch-no-jax")
    from swordfish.batch import simulate as arrays  # imported here: it needs the extra `batch`

    arrays.check(args.game, players)
    with Bar(args.games) as bar:
        found = arrays.simulate(args.game, players, options, args.games, seed, bar.advance)
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    screen.say("simulate-title", game=found.game, games=found.games, seed=found.seed)
    grid = headed(screen)
    add_wins(grid, found, screen)
    low, high = found.decisions_interval
    decisions = screen.figure(f"{found.decisions:.3f}")
    grid.add_row(screen.words("simulate-decisions"), decisions, screen.figure(f"{low:.3f} – {high:.3f}"))
    screen.show(grid)
    return 0


def headed(screen: Screen) -> Grid:
    """An empty table of figures."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for key in ("simulate-what", "simulate-mean", "simulate-interval"):
        grid.add_column(screen.words(key), justify="left" if key == "simulate-what" else "right")
    return grid


def add_wins(grid: Grid, found: "Report | BatchReport", screen: Screen) -> None:
    """A row of the table for each seat."""
    for seat, (player, mean, (low, high)) in enumerate(
        zip(found.players, found.wins, found.wins_interval, strict=True)
    ):
        who = screen.words("simulate-wins", seat=seat, player=player)
        grid.add_row(who, screen.figure(f"{mean:.2%}"), screen.figure(f"{low:.2%} – {high:.2%}"))


def show(found: Report, screen: Screen) -> None:
    """Print the report as a table."""
    screen.say("simulate-title", game=found.game, games=found.games, seed=found.seed)
    grid = headed(screen)
    add_wins(grid, found, screen)
    rows = {"simulate-length": Estimate(found.length, *found.length_interval)}
    rows |= {f"measure-{found.game}-{what}": figure for what, figure in found.measures.items()}
    for key, figure in rows.items():
        form = ".2%" if figure.share else ".3f"
        interval = screen.figure(f"{figure.low:{form}} – {figure.high:{form}}")
        grid.add_row(screen.words(key), screen.figure(f"{figure.mean:{form}}"), interval)
    screen.show(grid)
    for failure in found.failed:
        screen.say("arena-failed", failure=failure)
