"""`swordfish prune`: remove tables from a store that have been idle for some days."""

import argparse

from swordfish.cli.parser import Commands
from swordfish.cli.progress import Reported
from swordfish.cli.saves import store
from swordfish.cli.screen import Screen


def add(commands: Commands) -> None:
    parser = commands.add("prune", run)
    parser.add_argument("--days", type=int, required=True, help=commands.words("help-days"))
    parser.add_argument("--compact", action="store_true", help=commands.words("help-compact"))
    commands.file(parser, "--store", key="help-store")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server.store.pruning import compact, prune  # imported here so that --help stays fast

    path = store(args.store)
    with Reported() as report:
        tables = prune(path, args.days, report=report)
    screen.say("pruned", tables=tables, days=args.days)
    if args.compact:
        with Reported() as report:
            freed = compact(path, report)
        screen.say("compacted", megabytes=round(freed / 1e6, 1))
    return 0
