"""`swordfish prune`: remove tables from a store that have been idle for some days."""

import argparse

from swordfish.cli.parser import Commands
from swordfish.cli.saves import store
from swordfish.cli.screen import Screen


def add(commands: Commands) -> None:
    parser = commands.add("prune", run)
    parser.add_argument("--days", type=int, required=True, help=commands.words("help-days"))
    commands.file(parser, "--store", key="help-store")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server.store import maintenance  # imported here so that --help stays fast

    screen.say("pruned", tables=maintenance.prune(store(args.store), args.days), days=args.days)
    return 0
