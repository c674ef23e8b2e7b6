"""`swordfish copy-store`: move a store between files and PostgreSQL, and compare both."""

import argparse

from swordfish.cli.parser import Commands
from swordfish.cli.progress import Reported
from swordfish.cli.saves import store
from swordfish.cli.screen import Screen
from swordfish.server.store.address import shown


def add(commands: Commands) -> None:
    parser = commands.add("copy-store", run)
    parser.add_argument("source", metavar="FROM", help=commands.words("help-copy-from"))
    parser.add_argument("target", metavar="TO", help=commands.words("help-copy-to"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server.store.transfer import copy_store  # imported here so that --help stays fast

    target = store(args.target)
    with Reported() as report:
        tables = copy_store(store(args.source), target, report)
    screen.say("store-copied", tables=tables, path=shown(target))
    return 0
