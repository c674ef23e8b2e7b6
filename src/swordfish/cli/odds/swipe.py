"""`swordfish odds swipe`: win probabilities and expected length from any two-player position."""

import argparse
import sys

import msgspec
from rich.table import Table as Grid

from swordfish.cli.screen import Screen
from swordfish.exact.swipe import odds
from swordfish.games import swipe


def run(args: argparse.Namespace, screen: Screen) -> int:
    state = swipe.start(swipe.Options()) if args.position is None else swipe.notation.read(args.position)
    found = odds(state)
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    screen.say("odds-position", position=swipe.notation.write(state))
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for seat, chance in enumerate(found.wins):
        grid.add_row(screen.words("odds-seat-wins", seat=seat), screen.figure(f"{chance:.10f}"))
    grid.add_row(screen.words("odds-throws"), screen.figure(f"{found.throws:.9f}"))
    grid.add_row(screen.words("odds-events"), screen.figure(f"{found.events:.9f}"))
    screen.show(grid)
    return 0
