"""`swordfish ladder`: play each level against the one below, in every game, and check the claimed win rates."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.table import Table as Grid

from swordfish import games
from swordfish.arena.cluster import connected
from swordfish.arena.ladder import Climbed, Rung, climb, meeting, picture, played, rungs
from swordfish.cli.parser import Commands, check_workers
from swordfish.cli.progress import Bar
from swordfish.cli.screen import Screen
from swordfish.core import BadOptions
from swordfish.home import home
from swordfish.record import write_lines

QUICK_GAMES, QUICK_THINK = 4, 20
"""A short ladder that only shows that everything runs."""


class LadderFile(Struct, frozen=True, kw_only=True):
    """The file that `swordfish ladder` writes."""

    swordfish_ladder: int = 1
    date: str
    climbed: Sequence[Climbed]


def add(commands: Commands) -> None:
    parser = commands.add("ladder", run)
    parser.add_argument("games_of", nargs="*", metavar="GAME", help=commands.words("help-ladder-game"))
    parser.add_argument("--seats", type=int, default=0, metavar="K", help=commands.words("help-ladder-seats"))
    parser.add_argument("--games", type=int, metavar="N", help=commands.words("help-ladder-games"))
    parser.add_argument("--think", type=int, metavar="MS", help=commands.words("help-ladder-think"))
    parser.add_argument("--simulations", type=int, default=0, metavar="N", help=commands.words("help-simulations"))
    parser.add_argument("--quick", action="store_true", help=commands.words("help-ladder-quick"))
    parser.add_argument("--seed", default="ladder", metavar="WORD", help=commands.words("help-ladder-seed"))
    commands.workers(parser)
    parser.add_argument("--out", metavar="FOLDER", help=commands.words("help-arena-out"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    wanted = chosen(args)
    folder = Path(args.out) if args.out else home() / "ladder" / args.seed
    with connected(args.cluster) if args.cluster is not None else nullcontext():
        found = climbed(wanted, folder, args.jobs, args.cluster)
    whole = len(found) == len(wanted) and all(
        each.games >= rung.games for each, rung in zip(found, wanted, strict=True)
    )
    ladder = LadderFile(date=f"{datetime.now(UTC):%Y-%m-%d}", climbed=found)
    write_lines(folder / "ladder.json", (msgspec.json.encode(ladder),))
    write_lines(folder / "ladder.svg", (picture(found, screen.lang).removesuffix("\n").encode(),))
    if args.json:
        sys.stdout.write(msgspec.json.encode(ladder).decode() + "\n")
    else:
        show(found, screen)
        screen.say("arena-kept", folder=str(folder))
    if not whole:
        print(screen.words("ladder-stopped"), file=sys.stderr)
        return 130
    return 0


def chosen(args: argparse.Namespace) -> list[Rung]:
    """The rungs from the arguments; a refusal if there is no such level."""
    for name in args.games_of:
        games.find(name)
    if args.games is not None and args.games < 1:
        raise BadOptions("too-few-games", games=args.games)
    if args.think is not None and args.think < 1:
        raise BadOptions("arena-think", think=args.think)
    check_workers(args)
    count, think = args.games or 0, args.think or 0
    if args.quick:
        count, think = count or QUICK_GAMES, think or QUICK_THINK
    wanted = args.games_of or [*games.NAMES]
    found = [*rungs(wanted, seats=args.seats, count=count, think=think, simulations=args.simulations, seed=args.seed)]
    if not found:
        raise BadOptions("ladder-seats", seats=args.seats)
    return found


def climbed(wanted: Sequence[Rung], folder: Path, jobs: int | None, cluster: str | None) -> list[Climbed]:
    """Play rung by rung; after Ctrl-C return the rungs finished so far."""
    found: list[Climbed] = []
    with Bar(sum(map(played, wanted))) as bar:
        for rung in wanted:
            bar.describe(rung.folder)
            try:
                each = climb(rung, folder, jobs, bar.advance, cluster)
            except KeyboardInterrupt:
                if not found:
                    raise
                break
            found.append(each)
            if each.games < rung.games:
                break
    return found


def show(found: Sequence[Climbed], screen: Screen) -> None:
    """Print all rungs as one table."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for number, key in enumerate(
        (
            "ladder-game",
            "ladder-players",
            "arena-who",
            "arena-games",
            "arena-wins",
            "simulate-interval",
            "ladder-claim",
            "ladder-holds",
        )
    ):
        grid.add_column(screen.words(key), justify="right" if number == 1 or 2 < number < 7 else "left")
    for each in found:
        grid.add_row(
            each.rung.game,
            each.rung.table,
            meeting(each.rung, screen.lang),
            str(each.games),
            f"{each.wins.mean:.1%}",
            f"{each.wins.low:.1%} – {each.wins.high:.1%}",
            f"{each.rung.bar:.1%}",
            screen.words("ladder-yes" if each.holds else "ladder-no"),
        )
    screen.show(grid)
    screen.say("ladder-meaning")
