"""`swordfish replay` and `swordfish verify`: what a record holds, and whether it follows."""

import argparse
from collections.abc import Generator
from contextlib import contextmanager

from swordfish.cli.boards import BOARDS
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import BadRecord, Event, Over, line
from swordfish.core import path as numbers
from swordfish.record import Record, check, read
from swordfish.words import name, tell

NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What events raise that cannot have happened."""


def add(commands: Commands) -> None:
    replaying = commands.add("replay", replay)
    commands.file(replaying, "file")
    replaying.add_argument("--step", action="store_true", help=commands.words("help-step"))
    commands.file(commands.add("verify", verify), "file")


def replay(args: argparse.Namespace, screen: Screen) -> int:
    """Tell a recorded game, event by event."""
    record = read(args.file)
    counted = line(record.entries)
    told, states = fold(record, args.file, screen.lang)
    board, names = BOARDS[record.header.game], record.header.names
    screen.say("replay-begins", game=record.header.game, events=len(counted))
    for number, entry in enumerate(counted):
        screen.show(f"{number:4} {entry.at / 1000:8.3f} s  {told[number]}")
        if args.step:
            with showing(record, args.file, number + 1):
                screen.show(board.picture(states[number + 1], None, names, screen.lang))
            if screen.terminal and not goes_on(screen):
                return 0
    if not args.step:
        with showing(record, args.file, len(counted)):
            screen.show(board.picture(states[-1], None, names, screen.lang))
    for place, seat in sorted((place, seat) for seat, place in enumerate(record.places or ())):
        screen.say("place", place=place, name=name(seat, names, screen.lang))
    return 0


def goes_on(screen: Screen) -> bool:
    try:
        return screen.ask("replay-step") != "q"
    except EOFError:
        return False


@contextmanager
def showing(record: Record, path: str, moment: int) -> Generator[None, None, None]:
    """What cannot be shown of a damaged record is told in a sentence; a true record is not to blame for it."""
    try:
        yield
    except NONSENSE:
        if record.seed is not None:
            check(record)
            raise
        counted = numbers(record.entries)
        raise BadRecord("record-nonsense", path=path, line=counted[moment - 1] + 2 if moment else 1) from None


def fold(record: Record, path: str, lang: str) -> tuple[list[str], list[object]]:
    """Every event that counts in words, the states before the first and after each; BadRecord where one is nonsense."""
    header = record.header
    state = record.game.start(header.options)
    told, states = list[str](), [state]
    for number in numbers(record.entries):
        event: Event = record.entries[number].event
        try:
            state = record.game.evolve(state, event)
            over = number == len(record.entries) - 1 and isinstance(record.game.due(state), Over)
            told.append(tell(header.game, event, header.names, lang, header.options, over=over))
        except NONSENSE:
            raise BadRecord("record-nonsense", path=path, line=number + 2) from None
        states.append(state)
    return told, states


def verify(args: argparse.Namespace, screen: Screen) -> int:
    """Recompute every draw and every consequence."""
    record = read(args.file)
    due = check(record)
    events = len(record.entries)
    screen.say("verified" if isinstance(due, Over) else "verified-so-far", events=events, path=args.file)
    if record.header.open:
        screen.say("verified-open")
    return 0
