"""`swordfish backup`: copies the store of a server to a file, while it runs or not."""

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
    from swordfish.server.store import maintenance  # here: whoever asks for help need not wait for it

    screen.say("backed-up", tables=maintenance.backup(store(args.store), Path(args.file)), path=args.file)
    return 0
