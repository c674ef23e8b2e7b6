"""A plain implementation of section 2 of the rulebook: checks every bend against every bone, without caches.

It shares the structs, the table of steps and the set-up with the game, so that the same log can be played on both; from
the first swish on everything is written independently. Moves yield the same events.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from swordfish.core import Forced, IllegalMove, Over, Players
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.model import (
    Bone,
    BoneEaten,
    Centre,
    Colour,
    Command,
    Event,
    Fish,
    Indigestion,
    Laying,
    Options,
    Passed,
    PenaltyTaken,
    State,
    Stop,
    Stopped,
    Swish,
    Swished,
    TurnEnded,
)
from swordfish.games.swishbones.plane import HEADINGS, STEPS


def start(options: Options) -> State:
    return rules.start(options)


def due(state: State) -> Players | Laying | Forced[Event] | Over:
    fish = state.fish[state.turn]
    if not state.fish[0].centres:
        return rules.due(state)
    if not state.food or state.quiet == state.quiet_turns:
        scores = [len(each.pieces) - len(each.penalty) for each in state.fish]
        return Over(tuple(1 + sum(other > score for other in scores) for score in scores))
    if state.mouth:
        return Forced(_tasted(state, state.mouth[0]))
    if state.fed or (state.moved and fish.pieces[0] < 4):
        return Forced(TurnEnded(state.turn))
    choices = _bends(state)
    if not choices:
        return Forced(TurnEnded(state.turn) if state.moved else Passed(state.turn))
    if len(choices) == 1 and not state.moved:
        return Forced(Swished(state.turn, choices[0], _food(state, choices[0])))
    return Players((state.turn,))


def legal(state: State, seat: int) -> tuple[Command, ...]:
    if not state.fish[0].centres:
        return rules.legal(state, seat)
    swishes = [Swish(bend) for bend in _bends(state)]
    return (*swishes, Stop()) if state.moved else tuple(swishes)


def decide(state: State, seat: int, command: Command, at: int) -> tuple[Event]:
    if not state.fish[0].centres:
        return rules.decide(state, seat, command, at)
    if isinstance(command, Stop) and state.moved:
        return (Stopped(seat),)
    if isinstance(command, Swish) and _allowed(state, command.bend) and not _blocked(state, command.bend):
        return (Swished(seat, command.bend, _food(state, command.bend)),)
    raise IllegalMove("swishbones-refused")


def evolve(state: State, event: Event) -> State:
    match event:
        case Swished(seat, bend, food):
            fish = state.fish[seat]
            centre = _front(fish, bend)
            pieces = (fish.pieces[-1], *fish.pieces[:-1])
            moved = Fish(pieces, (centre, *fish.centres[:-1]), fish.penalty)
            return replace(_with(state, seat, moved), moved=True, fed=bool(food), mouth=food)
        case BoneEaten(seat, piece, _, bend):
            fish = state.fish[seat]
            centre = _behind(fish, bend)
            grown = Fish((*fish.pieces, piece), (*fish.centres, centre), fish.penalty)
            return replace(_with(state, seat, grown), food=_without(state, piece), mouth=state.mouth[1:])
        case PenaltyTaken(seat, piece):
            fish = state.fish[seat]
            fined = replace(fish, penalty=(*fish.penalty, piece))
            return replace(_with(state, seat, fined), food=_without(state, piece), mouth=state.mouth[1:])
        case TurnEnded(seat) | Stopped(seat) | Passed(seat):
            quiet = 0 if state.fed else state.quiet + 1
            return replace(state, turn=(seat + 1) % len(state.fish), moved=False, fed=False, quiet=quiet)
        case _:
            return rules.evolve(state, event)


def view(state: State, seat: int | None) -> State:
    return state


def redact(event: Event, seat: int | None) -> Event:
    return event


def imagine(view: State, seat: int | None, rng: object) -> State:
    return view


def _bends(state: State) -> list[int]:
    return [bend for bend in range(-60, 61) if _allowed(state, bend) and not _blocked(state, bend)]


def _allowed(state: State, bend: int) -> bool:
    return -60 <= bend <= 60 and (not state.bends or bend in state.bends)


def _blocked(state: State, bend: int) -> bool:
    """Whether the new front bone would touch a bone of a fish, other than the one behind it."""
    fish = state.fish[state.turn]
    centre = _front(fish, bend)
    for seat, other in enumerate(state.fish):
        bones = fish.centres[1:-1] if seat == state.turn else other.centres
        if any(_touch(centre, bone) for bone in bones):
            return True
    return False


def _food(state: State, bend: int) -> tuple[int, ...]:
    """The food that the new front bone would touch, nearest centre first, ties by lower number."""
    centre = _front(state.fish[state.turn], bend)
    found = [bone for bone in state.food if _touch(centre, (bone.x, bone.y))]
    found.sort(key=lambda bone: (_square(centre, (bone.x, bone.y)), bone.piece))
    return tuple(bone.piece for bone in found)


def _tasted(state: State, piece: int) -> BoneEaten | PenaltyTaken:
    fish, colour = state.fish[state.turn], Colour(piece % 4)
    if fish.pieces[-1] % 4 == colour:
        return PenaltyTaken(state.turn, piece, colour, Indigestion.TAIL)
    if fish.pieces[0] % 4 == colour:
        return PenaltyTaken(state.turn, piece, colour, Indigestion.FRONT)
    for width in range(61):
        for bend in (width, -width):
            centre = _behind(fish, bend)
            if not any(_touch(centre, bone) for bone in _everything(state, piece)):
                return BoneEaten(state.turn, piece, colour, bend)
    return PenaltyTaken(state.turn, piece, colour, Indigestion.ROOM)


def _everything(state: State, eaten: int) -> Iterator[Centre]:
    """All centres except those of the food being eaten and of the tail."""
    for seat, fish in enumerate(state.fish):
        yield from fish.centres[:-1] if seat == state.turn else fish.centres
    for bone in state.food:
        if bone.piece != eaten:
            yield bone.x, bone.y


def _front(fish: Fish, bend: int) -> Centre:
    """Where a swish puts the tail bone."""
    (x, y), second = fish.centres[0], fish.centres[1]
    dx, dy = STEPS[(_heading((x, y), second) + bend) % 360]
    return x + dx, y + dy


def _behind(fish: Fish, bend: int) -> Centre:
    """Where an eaten bone is laid."""
    (x, y), second = fish.centres[-1], fish.centres[-2]
    dx, dy = STEPS[(_heading((x, y), second) + bend) % 360]
    return x + dx, y + dy


def _heading(centre: Centre, behind: Centre) -> int:
    return HEADINGS[centre[0] - behind[0], centre[1] - behind[1]]


def _touch(one: Centre, other: Centre) -> bool:
    return _square(one, other) < 998 * 998


def _square(one: Centre, other: Centre) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _with(state: State, seat: int, fish: Fish) -> State:
    return replace(state, fish=(*state.fish[:seat], fish, *state.fish[seat + 1 :]))


def _without(state: State, piece: int) -> tuple[Bone, ...]:
    return tuple(bone for bone in state.food if bone.piece != piece)
