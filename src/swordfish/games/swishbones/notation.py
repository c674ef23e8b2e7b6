"""Write a state or a command of swishbones as a line of text and read it back.

    0.6@9000,0:180 1.8.7@-8000,0:0:20-5.9 | 4@100,-200 10@0,3000 >1 !4,10 q2/1

First the fish, one per seat: pieces from front to tail, the centre of the front bone, the heading from each bone to
the one in front of it, and after a minus the penalty pile. Then the food, each bone with its centre.
Then the seat to move: `+` after a swish, `!4,10` with food in the mouth, a bare `!` when it has been tried; `q2/1`: two
quiet turns, one quiet round ends the game. If they differ from the defaults, there follow `=4,5` bones not yet laid,
`s1000` spacing, `b-60,0,60` bends, `p0,180` places, `h2,0` head starts.

A command is a bend like +13, -60 or 0, or `stop`; in the set-up `t17` takes bone 17 and `p90` places the fish.
"""

import re
from collections.abc import Iterable

from swordfish.core import BadNotation
from swordfish.games.swishbones.model import (
    BONES,
    HEADS,
    Bone,
    Command,
    Fish,
    Place,
    State,
    Stop,
    Swish,
    Take,
)
from swordfish.games.swishbones.plane import HEADINGS, STEPS, WIDEST
from swordfish.games.swishbones.pond import SPACING

FISH = re.compile(r"(\d+(?:\.\d+)*)(?:@(-?\d+),(-?\d+)((?::\d+)+))?(?:-(\d+(?:\.\d+)*))?")
FOOD = re.compile(r"(\d+)@(-?\d+),(-?\d+)")
LINE = re.compile(
    r"(?P<fish>[^|>]+?) \|(?P<food>[^|>]*?) >(?P<turn>\d)(?: (?P<moved>\+|!(?P<mouth>[\d,]*)))?"
    r" q(?P<quiet>\d+)/(?P<rounds>\d+)"
    r"(?: =(?P<box>[\d,]+))?(?: s(?P<spacing>\d+))?(?: b(?P<bends>[-\d,]+))?(?: p(?P<places>[\d,]+))?"
    r"(?: h(?P<head_starts>[\d,]+))?"
)
COMMAND = re.compile(r"t(?P<take>\d+)|p(?P<place>\d+)|(?P<bend>[+-]?\d+)|stop")


def write(state: State) -> str:
    parts = [*map(_fish, state.fish), "|"]
    parts += [f"{piece}@{x},{y}" for piece, x, y in state.food]
    parts.append(f">{state.turn}")
    if state.fed:
        parts.append("!" + _list(state.mouth))
    elif state.moved:
        parts.append("+")
    parts.append(f"q{state.quiet}/{state.quiet_turns // len(state.fish)}")
    if state.box:
        parts.append("=" + _list(state.box))
    if state.spacing != SPACING:
        parts.append(f"s{state.spacing}")
    if state.bends:
        parts.append("b" + _list(state.bends))
    if state.places:
        parts.append("p" + _list(state.places))
    if state.head_starts:
        parts.append("h" + _list(state.head_starts))
    return " ".join(parts)


def _fish(fish: Fish) -> str:
    text = ".".join(map(str, fish.pieces))
    if fish.centres:
        x, y = fish.centres[0]
        text += f"@{x},{y}" + "".join(f":{heading}" for heading in headings(fish))
    return text + ("-" + ".".join(map(str, fish.penalty)) if fish.penalty else "")


def headings(fish: Fish) -> list[int]:
    """The heading from each bone's follower to the bone, from the front."""
    pairs = zip(fish.centres, fish.centres[1:], strict=False)
    return [HEADINGS[x - behind_x, y - behind_y] for (x, y), (behind_x, behind_y) in pairs]


def read(text: str) -> State:
    """Parse a state; raises BadNotation without further detail."""
    found = LINE.fullmatch(text.strip())
    if not found:
        raise BadNotation("swishbones-notation", text=text)
    try:
        fish = tuple(_read_fish(part) for part in found["fish"].split(" "))
        state = State(
            fish=fish,
            food=tuple(_read_bone(part) for part in found["food"].split()),
            turn=int(found["turn"]),
            moved=bool(found["moved"]),
            fed=bool(found["moved"]) and found["moved"] != "+",
            mouth=_numbers(found["mouth"]),
            quiet=int(found["quiet"]),
            box=_numbers(found["box"]),
            spacing=int(found["spacing"] or SPACING),
            quiet_turns=len(fish) * int(found["rounds"]),
            bends=_numbers(found["bends"]),
            places=_numbers(found["places"]),
            head_starts=_numbers(found["head_starts"]),
        )
    except ValueError:
        raise BadNotation("swishbones-notation", text=text) from None
    if not _possible(state):
        raise BadNotation("swishbones-notation", text=text)
    return state


def _read_fish(text: str) -> Fish:
    found = FISH.fullmatch(text)
    if not found:
        raise ValueError(text)
    pieces, x, y, links, penalty = found.groups()
    numbers = tuple(map(int, pieces.split(".")))
    piled = tuple(map(int, penalty.split("."))) if penalty else ()
    if x is None:
        return Fish(numbers, (), piled)
    centres = [(int(x), int(y))]
    turns = list(map(int, links[1:].split(":")))
    for heading in turns:
        dx, dy = STEPS[heading % 360]
        centres.append((centres[-1][0] - dx, centres[-1][1] - dy))
    if len(centres) != len(numbers) or not all(map(_bends, turns, turns[1:])):
        raise ValueError(text)
    return Fish(numbers, tuple(centres), piled)


def _bends(heading: int, behind: int) -> bool:
    """Whether two neighbouring links bend by no more than a swish may."""
    return abs((heading - behind + 180) % 360 - 180) <= WIDEST


def _read_bone(text: str) -> Bone:
    found = FOOD.fullmatch(text)
    if not found:
        raise ValueError(text)
    return Bone(*map(int, found.groups()))


def _possible(state: State) -> bool:
    """Whether every piece occurs once, and every seat, bone and bend exists."""
    fish = state.fish
    numbers = [bone.piece for bone in state.food]
    everything = [*numbers, *state.box]
    for each in fish:
        everything += each.pieces + each.penalty
    bones = [piece for piece in everything if piece >= HEADS]
    placed = [bool(each.centres) for each in fish]
    return (
        2 <= len(fish) <= HEADS
        and state.turn < len(fish)
        and len(set(everything)) == len(everything)
        and max(everything) < HEADS + BONES
        and len(everything) - len(bones) == len(fish)
        and all(sum(piece < HEADS for piece in each.pieces) == 1 for each in fish)
        and (all(placed) or not any(placed[: state.turn + 1]))
        and set(state.mouth) <= set(numbers)
        and all(abs(bend) <= WIDEST for bend in state.bends)
        and len(state.places) in (0, len(fish))
        and len(state.head_starts) <= len(fish)
    )


def write_command(command: Command) -> str:
    match command:
        case Take(piece):
            return f"t{piece}"
        case Place(bearing):
            return f"p{bearing}"
        case Swish(bend):
            return f"{bend:+d}" if bend else "0"
        case Stop():
            return "stop"


def read_command(text: str) -> Command:
    found = COMMAND.fullmatch(text.strip().replace("−", "-"))
    if not found:
        raise BadNotation("swishbones-notation-command", text=text)
    if found["take"]:
        return Take(int(found["take"]))
    if found["place"]:
        return Place(int(found["place"]))
    return Swish(int(found["bend"])) if found["bend"] else Stop()


def _list(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _numbers(text: str | None) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()
