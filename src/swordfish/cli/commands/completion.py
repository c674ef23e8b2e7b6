"""`swordfish completion SHELL`: print the shell's completion script."""

import argparse
import sys

import shtab

from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen


def add(commands: Commands) -> None:
    def run(args: argparse.Namespace, screen: Screen) -> int:
        sys.stdout.write(shtab.complete(commands.top, args.shell) + "\n")
        return 0

    parser = commands.add("completion", run)
    parser.add_argument("shell", choices=shtab.SUPPORTED_SHELLS, help=commands.words("help-shell"))
