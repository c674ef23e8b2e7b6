"""`swordfish arena`: a round robin of bots, in every seat, with the same luck."""

import argparse
import sys
from hashlib import sha256
from pathlib import Path

import msgspec
from rich.table import Table as Grid

from swordfish import bots, games
from swordfish.arena.plan import ArenaPlan, check
from swordfish.arena.robin import run as played
from swordfish.arena.standings import Standings, picture, standings
from swordfish.cli import seats
from swordfish.cli.parser import Commands, check_workers
from swordfish.cli.progress import Bar
from swordfish.cli.screen import Screen
from swordfish.core import BadOptions
from swordfish.home import home
from swordfish.record import write_lines

PLOT = "results.svg"


def add(commands: Commands) -> None:
    parser = commands.add("arena", run)
    commands.game(parser)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=commands.words("help-arena-bots"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=commands.words("help-arena-games"))
    parser.add_argument("--seats", type=int, metavar="K", help=commands.words("help-arena-seats"))
    parser.add_argument("--alone", action="store_true", help=commands.words("help-arena-alone"))
    parser.add_argument("--think", type=int, default=1000, metavar="MS", help=commands.words("help-arena-think"))
    parser.add_argument("--simulations", type=int, default=0, metavar="N", help=commands.words("help-simulations"))
    parser.add_argument("--variant", metavar="NAME", help=commands.words("help-variant"))
    parser.add_argument("--set", metavar="OPTION=VALUE", action="append", default=[], help=commands.words("help-set"))
    commands.file(parser, "--deck", key="help-deck")
    parser.add_argument("--seed", default="arena", metavar="WORD", help=commands.words("help-arena-seed"))
    commands.workers(parser)
    parser.add_argument("--out", metavar="FOLDER", help=commands.words("help-arena-out"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    plan = planned(args)
    if args.games < 1:
        raise BadOptions("too-few-games", games=args.games)
    check_workers(args)
    folder = Path(args.out) if args.out else home() / "arena" / named(plan)
    meetings = [(lone, field) for lone, field in plan.meetings() if lone == 0 or not args.alone]
    total = plan.rounds(args.games) * len(plan.sides) * len(meetings)
    with Bar(total) as bar:
        results = played(plan, args.games, folder, args.jobs, bar.advance, args.cluster, meetings)
    found = standings(plan, results)
    write_lines(folder / PLOT, (picture(found, screen.lang).removesuffix("\n").encode(),))
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        show(found, screen)
        screen.say("arena-kept", folder=str(folder))
    if found.games < total:
        print(screen.words("arena-stopped", games=found.games, wanted=total), file=sys.stderr)
        return 130
    return 0


def planned(args: argparse.Namespace) -> ArenaPlan:
    """The plan from the arguments; a refusal if they do not fit together."""
    game = games.find(str(args.game))
    for bot in args.bots:
        if bot == seats.YOU:
            raise BadOptions("no-people-here")
        bots.hire(bot, args.game)
    options = seats.options(game, args.variant, args.set) | seats.deck(args.game, args.deck)
    options["seats"] = args.seats if args.seats is not None else options.get("seats", max(2, game.SEATS.start))
    if options["seats"] not in game.SEATS:
        raise BadOptions("arena-seats", seats=options["seats"], least=game.SEATS.start, most=game.SEATS.stop - 1)
    plan = ArenaPlan(
        game=args.game,
        bots=tuple(args.bots),
        options=options,
        seed=args.seed,
        think=args.think,
        simulations=args.simulations,
    )
    check(plan)
    return plan


def named(plan: ArenaPlan) -> str:
    """The folder name of this plan: the same command continues in the same folder."""
    return f"{plan.game}-{sha256(msgspec.json.encode(plan)).hexdigest()[:12]}"


def show(found: Standings, screen: Screen) -> None:
    """Print meetings and ratings as tables."""
    screen.say("arena-title", game=found.plan.game, games=found.games, seed=found.plan.seed)
    grid = _grid(screen, "arena-who", "arena-games", "arena-wins", "simulate-interval")
    for each in found.meetings:
        interval = screen.figure(f"{each.wins.low:.2%} – {each.wins.high:.2%}")
        who = screen.words("arena-meeting", lone=each.lone, field=each.field)
        grid.add_row(who, str(each.games), screen.figure(f"{each.wins.mean:.2%}"), interval)
    screen.show(grid)
    screen.say("arena-fair", share=screen.figure(f"{found.plan.fair:.2%}"))
    screen.show("")
    grid = _grid(screen, "arena-bot", "arena-rating", "simulate-interval", "arena-failures")
    for rating in found.ratings:
        points, low, high = (f"{number:+.0f}".replace("-", "−") for number in (rating.points, rating.low, rating.high))
        grid.add_row(rating.bot, points, f"{low} – {high}", str(rating.failures or "–"))
    screen.show(grid)
    for failure in found.failed:
        screen.say("arena-failed", failure=failure)


def _grid(screen: Screen, *keys: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for number, key in enumerate(keys):
        grid.add_column(screen.words(key), justify="right" if number else "left")
    return grid
