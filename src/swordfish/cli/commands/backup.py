"""`swordfish backup`: copy a server's store to a file, also while the server runs."""

import argparse
from pathlib import Path

from swordfish.cli.parser import Commands
from swordfish.cli.progress import Reported
from swordfish.cli.saves import store
from swordfish.cli.screen import Screen


def add(commands: Commands) -> None:
    parser = commands.add("backup", run)
    commands.file(parser, "file", key="help-copy")
    commands.file(parser, "--store", key="help-store")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server.store.copies import backup  # imported here so that --help stays fast

    with Reported() as report:
        tables = backup(store(args.store), Path(args.file), report)
    screen.say("backed-up", tables=tables, path=args.file)
    return 0
