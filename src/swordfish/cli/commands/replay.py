"""`swordfish replay`: tell a recorded game in words."""

import argparse

from swordfish.cli.boards import board
from swordfish.cli.parser import Commands
from swordfish.cli.records import fold, showing
from swordfish.cli.screen import Screen
from swordfish.core import line
from swordfish.record import read
from swordfish.words import name


def add(commands: Commands) -> None:
    parser = commands.add("replay", run)
    commands.file(parser, "file")
    parser.add_argument("--step", action="store_true", help=commands.words("help-step"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Tell a recorded game, event by event."""
    record = read(args.file)
    counted = line(record.entries)
    told, states = fold(record, args.file, screen.lang)
    shown, names = board(record.header.game), record.header.names
    screen.say("replay-begins", game=record.header.game, events=len(counted))
    for number, entry in enumerate(counted):
        screen.show(f"{number:4} {entry.at / 1000:8.3f} s  {told[number]}")
        if args.step:
            with showing(record, args.file, number + 1):
                screen.show(shown.picture(states[number + 1], None, names, screen.lang))
            if screen.terminal and not goes_on(screen):
                return 0
    if not args.step:
        with showing(record, args.file, len(counted)):
            screen.show(shown.picture(states[-1], None, names, screen.lang))
    for place, seat in sorted((place, seat) for seat, place in enumerate(record.places or ())):
        screen.say("place", place=place, name=name(seat, names, screen.lang))
    return 0


def goes_on(screen: Screen) -> bool:
    try:
        return screen.ask("replay-step") != "q"
    except EOFError:
        return False
