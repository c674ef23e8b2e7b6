"""Write a state as a line, `12 | 3 1 | w ? | 0 | 12-18`: heap, taken, hands (open ones in capitals), turn, options."""

import re

from pebbles.model import Command, Options, State, Take
from swordfish.core import BadNotation

LINE = re.compile(r"(\d+) \| ([\d ]*) \| ([wb? ]*|[WB ]*) \| (\d) \| (\d) seats, (\d+)-(\d+)")
HANDS = {"w": True, "b": False, "?": None}


def write(state: State) -> str:
    letters = {white: letter for letter, white in HANDS.items()}
    hands = " ".join(letters[white] for white in state.hands)
    options = f"{state.options.seats} seats, {state.options.least}-{state.options.most}"
    shown = hands.upper() if state.opened else hands
    return f"{state.heap} | {' '.join(map(str, state.taken))} | {shown} | {state.turn} | {options}"


def read(text: str) -> State:
    found = LINE.fullmatch(text)
    if not found:
        raise BadNotation("pebbles-notation", text=text)
    heap, taken, hands, turn, seats, least, most = found.groups()
    return State(
        Options(seats=int(seats), least=int(least), most=int(most)),
        box=int(most) - int(heap) - sum(map(int, taken.split())),
        heap=int(heap),
        taken=tuple(map(int, taken.split())),
        hands=tuple(HANDS[letter] for letter in hands.lower().split()),
        turn=int(turn),
        opened=hands != hands.lower(),
    )


def write_command(command: Command) -> str:
    return f"take {command.count}"


def read_command(text: str) -> Command:
    count = text.removeprefix("take").strip()
    if not count.isdecimal():
        raise BadNotation("pebbles-typed", text=text)
    return Take(int(count))
