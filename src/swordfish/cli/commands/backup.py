"""`swordfish backup`: copy a server's store to a file, also while the server runs."""

import argparse
from pathlib import Path

from swordfish.cli.parser import Commands
from swordfish.cli.saves import store
from swordfish.cli.screen import Screen


def add(commands: Commands) -> None:
    parser = commands.add("backup", run)
    commands.file(parser, "file", key="help-copy")
    commands.file(parser, "--store", key="help-store")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server.store import maintenance  # imported here so that --help stays fast

    screen.say("backed-up", tables=maintenance.backup(store(args.store), Path(args.file)), path=args.file)
    return 0
