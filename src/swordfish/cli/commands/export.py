"""`swordfish export`: write the finished games of a store as records."""

import argparse
from pathlib import Path

from swordfish.cli.parser import Commands
from swordfish.cli.saves import store
from swordfish.cli.screen import Screen


def add(commands: Commands) -> None:
    parser = commands.add("export", run)
    parser.add_argument("folder", metavar="FOLDER", help=commands.words("help-folder"))
    commands.file(parser, "--store", key="help-store")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server.store import maintenance  # imported here so that --help stays fast

    screen.say("exported", games=maintenance.export(store(args.store), Path(args.folder)), path=args.folder)
    return 0
