"""`swordfish rules`: print how the games are played."""

import argparse

from swordfish import games
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.words import about


def add(commands: Commands) -> None:
    parser = commands.add("rules", run)
    commands.game(parser, nargs="?")


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.game is None:
        for game in games.names():
            screen.show(about(game, screen.lang))
        screen.say("rules-more")
    else:
        games.find(args.game)
        screen.rules(args.game)
    return 0
