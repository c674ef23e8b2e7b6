"""`swordfish verify`: check that a record follows from its seed and the players' choices."""

import argparse

from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import Over
from swordfish.record import check, read


def add(commands: Commands) -> None:
    commands.file(commands.add("verify", run), "file")


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Recompute every draw and every forced event."""
    record = read(args.file)
    due = check(record)
    events = len(record.entries)
    screen.say("verified" if isinstance(due, Over) else "verified-so-far", events=events, path=args.file)
    if record.header.aborts:
        screen.say("verified-aborts", aborts=record.header.aborts)
    if record.header.open:
        screen.say("verified-open")
    return 0
