"""`swordfish review`: show what each choice of a recorded game cost."""

import argparse
import sys
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct
from rich.table import Table as Grid

from swordfish.bots.review import judged, moves
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.cli.seats import seat_typed
from swordfish.core import BadOptions, Command, Luck, open_seed
from swordfish.record import Record, check, read
from swordfish.words import name


class ReviewedChoice(Struct, frozen=True, kw_only=True):
    """A choice after `number` events: what was played, what the best bot would play, and the win probability lost."""

    number: int
    seat: int
    said: str
    best: str
    cost: float


def add(commands: Commands) -> None:
    parser = commands.add("review", run)
    commands.file(parser, "file")
    parser.add_argument("--seat", type=int, metavar="S", help=commands.words("help-review-seat"))
    parser.add_argument("--at", type=int, metavar="N", help=commands.words("help-review-at"))
    parser.add_argument("--think", type=int, default=500, metavar="MS", help=commands.words("help-review-think"))
    parser.add_argument("--simulations", type=int, default=0, metavar="N", help=commands.words("help-simulations"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    record = read(args.file)
    seats = record.header.options.seats
    if args.think < 1:
        raise BadOptions("arena-think", think=args.think)
    seat = seat_typed(args.seat, seats)
    check(record)
    found = [*reviewed(record, seat, args.at, args.think, args.simulations)]
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        show(found, record, screen)
    return 0


def reviewed(record: Record, seat: int | None, at: int | None, ms: int, simulations: int) -> Iterator[ReviewedChoice]:
    """Every choice, or only those of one seat, or only the first at or after an event."""
    header, luck = record.header, Luck(open_seed("review"))
    for move in moves(header.game, header.options, record.entries, header.rules, record.start):
        if seat not in (None, move.seat) or (at is not None and move.number < at):
            continue
        advice = judged(header.game, move, ms, luck(move.number), simulations)
        yield ReviewedChoice(
            number=move.number,
            seat=move.seat,
            said=written(record, move.said),
            best=written(record, advice.best.commands),
            cost=round(advice.cost, 4),
        )
        if at is not None:
            return


def written(record: Record, commands: Sequence[Command]) -> str:
    return " ".join(record.game.notation.write_command(command) for command in commands)


def show(found: Sequence[ReviewedChoice], record: Record, screen: Screen) -> None:
    """Print every choice, and the win probability that each seat lost in all."""
    names = record.header.names
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for key in ("review-event", "review-who", "review-said", "review-best", "review-cost"):
        grid.add_column(screen.words(key), justify="right" if key in ("review-event", "review-cost") else "left")
    for each in found:
        who = name(each.seat, names, screen.lang)
        grid.add_row(str(each.number), who, each.said, each.best, f"{each.cost:.1%}" if each.cost else "–")
    screen.show(grid)
    for seat in sorted({each.seat for each in found}):
        mine = [each.cost for each in found if each.seat == seat]
        screen.say("review-sum", name=name(seat, names, screen.lang), choices=len(mine), cost=f"{sum(mine):.1%}")
    screen.say("review-meaning")
