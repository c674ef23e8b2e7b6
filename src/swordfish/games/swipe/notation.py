"""Write a state or a command of swipe as a line of text and read it back.

    44.5 2.2 2.2 2.1 >0 CxD/CD      centre, seats 0, 1, 2 (chips.dice), seat to move, thrown/not yet carried out
    0.2 25.3 25.3 >1 !0,1 ~9        seats 0 and 1 in a roll-off; nine throws left

Faces: C swipe a chip, c win a chip, D swipe a die, d win a die, x X. A command is the number of the victim's seat.
"""

import re

from swordfish.core import BadNotation
from swordfish.games.swipe.model import NO_LIMIT, Face, Hoard, State, Swipe

LETTERS = "CcDdx"
LINE = re.compile(
    r"(?P<hoards>\d+\.\d+(?: \d+\.\d+){2,6}) >(?P<turn>\d)(?: (?P<thrown>[CcDdx]+)/(?P<todo>[CcDdx]*))?"
    r"(?: !(?P<contenders>\d(?:,\d)*))?(?: ~(?P<left>\d+))?"
)


def write(state: State) -> str:
    parts = [f"{hoard.chips}.{hoard.dice}" for hoard in (state.centre, *state.seats)]
    parts.append(f">{state.turn}")
    if state.thrown:
        parts.append(f"{faces(state.thrown)}/{faces(state.todo)}")
    if state.contenders:
        parts.append("!" + ",".join(map(str, state.contenders)))
    if state.left != NO_LIMIT:
        parts.append(f"~{state.left}")
    return " ".join(parts)


def read(text: str) -> State:
    found = LINE.fullmatch(text.strip())
    if not found:
        raise BadNotation("swipe-notation", text=text)
    centre, *seats = [Hoard(*map(int, pair.split("."))) for pair in found["hoards"].split()]
    contenders = tuple(map(int, found["contenders"].split(","))) if found["contenders"] else ()
    state = State(
        centre=centre,
        seats=tuple(seats),
        turn=int(found["turn"]),
        thrown=_faces(found["thrown"] or ""),
        todo=_faces(found["todo"] or ""),
        contenders=contenders,
        left=int(found["left"]) if found["left"] else NO_LIMIT,
    )
    if max(state.turn, *contenders, 0) >= len(seats):
        raise BadNotation("swipe-notation", text=text)
    return state


def write_command(command: Swipe) -> str:
    return str(command.victim)


def read_command(text: str) -> Swipe:
    if not re.fullmatch(r"[0-9]", text.strip()):
        raise BadNotation("swipe-notation-command", text=text)
    return Swipe(victim=int(text))


def faces(shown: tuple[Face, ...]) -> str:
    """Faces as letters."""
    return "".join(LETTERS[face] for face in shown)


def _faces(letters: str) -> tuple[Face, ...]:
    return tuple(Face(LETTERS.index(letter)) for letter in letters)
