"""`swordfish draw`: draw any point of a recorded game."""

import argparse
import sys

from swordfish.cli.parser import Commands
from swordfish.cli.records import fold, showing
from swordfish.cli.screen import Screen
from swordfish.cli.seats import seat_typed
from swordfish.core import Refusal
from swordfish.draw import THEMES, svg
from swordfish.record import read, write_lines


def add(commands: Commands) -> None:
    drawing = commands.add("draw", run)
    commands.file(drawing, "file")
    drawing.add_argument("--at", metavar="N", type=int, help=commands.words("help-at"))
    drawing.add_argument("--seat", metavar="S", type=int, help=commands.words("help-seat"))
    drawing.add_argument("--theme", choices=[*THEMES], default="light", help=commands.words("help-theme"))
    commands.file(drawing, "-o", "--output", key="help-output")


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Draw the table after a given event, or at the end of the record."""
    record = read(args.file)
    header, (_, states) = record.header, fold(record, args.file, screen.lang)
    last, seats = len(states) - 1, header.options.seats
    at = last if args.at is None else args.at
    if not 0 <= at <= last:
        raise Refusal("draw-no-such-moment", at=at, last=last)
    seat = seat_typed(args.seat, seats)
    with showing(record, args.file, at):
        drawn = svg(header.game, states[at], seat, theme=args.theme, names=header.names, lang=screen.lang)
    if args.output is None:
        sys.stdout.write(drawn)
    else:
        write_lines(args.output, (drawn.removesuffix("\n").encode(),))
        screen.say("drawn", at=at, last=last, path=args.output)
    return 0
