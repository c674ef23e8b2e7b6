"""`swordfish restore`: replace a store by a backup."""

import argparse
from pathlib import Path

from swordfish.cli.parser import Commands
from swordfish.cli.progress import Reported
from swordfish.cli.saves import store
from swordfish.cli.screen import Screen
from swordfish.server.store.address import shown


def add(commands: Commands) -> None:
    parser = commands.add("restore", run)
    commands.file(parser, "file", key="help-copy")
    commands.file(parser, "--store", key="help-store")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server.store.copies import restore  # imported here so that --help stays fast

    target = store(args.store)
    with Reported() as report:
        tables = restore(Path(args.file), target, report)
    screen.say("restored", tables=tables, path=shown(target))
    return 0
