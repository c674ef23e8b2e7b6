"""`swordfish restore`: replace a store by a backup."""

import argparse
from pathlib import Path

from swordfish.cli.parser import Commands
from swordfish.cli.saves import store
from swordfish.cli.screen import Screen


def add(commands: Commands) -> None:
    parser = commands.add("restore", run)
    commands.file(parser, "file", key="help-copy")
    commands.file(parser, "--store", key="help-store")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server.store import maintenance  # imported here so that --help stays fast

    target = store(args.store)
    screen.say("restored", tables=maintenance.restore(Path(args.file), target), path=str(target))
    return 0
