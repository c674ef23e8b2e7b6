"""Observe swishbones in features: positions relative to one's own fish, scaled, and what each bend would bring.

The origin is the front bone and the first axis its heading. Choices are numbered by slots: first bends that eat most,
then those that lead nearest to food that fits; in the set-up, bones and places by the food that is nearest then.
Everything is from −1 to 1.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import atan2, pi

from swordfish.envs.layouts import Layout
from swordfish.envs.numbering import Numbering
from swordfish.envs.spec import Field, Spec, around, marked
from swordfish.envs.swishbones.outlooks import bends, set_up
from swordfish.games.swishbones import actions
from swordfish.games.swishbones.actions import PLACE, STOP, SWISH
from swordfish.games.swishbones.meal import disliked
from swordfish.games.swishbones.model import Centre, Colour, Command, Indigestion, Options, Place, State, Swish, Take
from swordfish.games.swishbones.plane import HEADINGS, STEPS, WIDEST, D
from swordfish.games.swishbones.rules import score

FAR = 16 * D
"""The distance that is scaled to 1; farther bones count as lying there. The pond is as wide."""
NEAREST = 12
"""How many bones of each kind are described, nearest first."""
SECTORS = 12


DESCRIBED = 12
"""Slots that are described; all can be chosen."""
NOTHING = -1
"""What an empty slot stands for: the rules refuse it."""


def layout(options: Options) -> Layout:
    """The layout `features`."""
    return Layout(spec(options), numbering(options))


def numbering(options: Options) -> Numbering:
    """Actions as in the layout `plain`, but each kind by slots: the first of its actions is the best one."""

    def action(view: State, seat: int, one: Command) -> int:
        match one:
            case Swish(bend):
                return SWISH + bends(view, seat).slots[bend + WIDEST]
            case Take(piece):
                return set_up(view, seat).slots[piece]
            case Place(bearing):
                return PLACE + set_up(view, seat).slots[bearing]
            case _:
                return actions.action(options, one)

    def command(view: State, seat: int, number: int) -> Command:
        if SWISH <= number < STOP and view.fish[seat].centres:
            return Swish(bends(view, seat).order[number - SWISH] - WIDEST)
        if number >= SWISH or not in_set_up(view, seat):
            return actions.command(options, number)
        order, taking = set_up(view, seat).order, len(view.fish[seat].pieces) == 1
        if number < PLACE:
            return Take(slotted(order, number) if taking else NOTHING)
        return Place(NOTHING if taking else slotted(order, number - PLACE))

    def every(view: State, seat: int, commands: Sequence[Command]) -> list[int]:
        if not any(isinstance(one, Swish) for one in commands[:1]):
            return [action(view, seat, one) for one in commands]
        slots = bends(view, seat).slots
        return [SWISH + slots[one.bend + WIDEST] if isinstance(one, Swish) else STOP for one in commands]

    return Numbering(actions.count(options), action, command, every)


def in_set_up(view: State, seat: int) -> bool:
    """Whether the seat is to move and takes a bone or places its fish."""
    return view.turn == seat and not view.fish[seat].centres


def slotted(order: Sequence[int], slot: int) -> int:
    """The choice in a slot; an empty slot stands for nothing."""
    return order[slot] if slot < len(order) else NOTHING


def turned(view: State, seat: int, centres: Iterable[Centre]) -> Iterator[tuple[float, float]]:
    """These places as the seat's fish sees them: ahead and left, scaled; before it is placed, from the middle."""
    own = view.fish[seat].centres
    (x, y), heading = (own[0], HEADINGS[own[0][0] - own[1][0], own[0][1] - own[1][1]]) if own else ((0, 0), 0)
    ux, uy = STEPS[heading]
    for bx, by in centres:
        dx, dy = bx - x, by - y
        yield clipped((dx * ux + dy * uy) / (D * FAR)), clipped((dy * ux - dx * uy) / (D * FAR))


def clipped(value: float) -> float:
    return max(-1.0, min(1.0, value))


def filled(found: Sequence[float], size: int) -> list[float]:
    """The first `size` numbers; 0 where there are fewer."""
    return [*found[:size], *[0.0] * (size - len(found))]


def spec(options: Options) -> Spec:
    seats, bones = options.seats, options.bones

    def described(view: State, seat: int) -> list[float]:
        if view.turn != seat or not view.fish[seat].centres or view.mouth:
            return [0.0] * (DESCRIBED * 5)
        looks, found = bends(view, seat), list[float]()
        for place in looks.order[:DESCRIBED]:
            found += (
                float(looks.free[place]),
                clipped(looks.eaten[place] / 2),
                clipped(looks.penalties[place] / 2),
                clipped(looks.distances[place] / FAR),
                (place - WIDEST) / WIDEST,
            )
        return found

    def beginnings(view: State, seat: int) -> list[float]:
        if not in_set_up(view, seat):
            return [0.0] * (DESCRIBED * 2)
        looks = set_up(view, seat)
        rows = [(1.0, clipped(looks.distances[option] / FAR)) for option in looks.order[:DESCRIBED]]
        return filled([number for row in rows for number in row], DESCRIBED * 2)

    def food(view: State, seat: int) -> list[float]:
        pieces, rows = view.fish[seat].pieces, list[tuple[float, list[float]]]()
        for bone, (ahead, left) in zip(view.food, turned(view, seat, [bone[1:] for bone in view.food]), strict=True):
            fits = disliked(bone.piece, tail=pieces[-1], front=pieces[0]) is Indigestion.NONE
            rows.append((ahead * ahead + left * left, [1.0, ahead, left, float(fits)]))
        rows.sort(key=lambda row: row[0])
        return filled([number for _, row in rows[:NEAREST] for number in row], NEAREST * 4)

    def own(view: State, seat: int) -> list[float]:
        centres = view.fish[seat].centres[1 : NEAREST + 1]
        return filled([number for place in turned(view, seat, centres) for number in (1.0, *place)], NEAREST * 3)

    def others(view: State, seat: int) -> list[float]:
        centres = [centre for fish in around(view.fish, seat)[1:] for centre in fish.centres]
        places = sorted(turned(view, seat, centres), key=lambda place: place[0] ** 2 + place[1] ** 2)[:NEAREST]
        return filled([number for place in places for number in (1.0, *place)], NEAREST * 3)

    def fish(view: State, seat: int) -> list[float]:
        found: list[float] = []
        for each in around(view.fish, seat):
            found += (len(each.pieces) / (bones + 1), len(each.penalty) / bones, clipped(score(each) / bones))
        return found

    def colours(view: State, seat: int) -> list[float]:
        pieces = view.fish[seat].pieces
        return [*marked(len(Colour), [pieces[0] % 4]), *marked(len(Colour), [pieces[-1] % 4])]

    def sectors(view: State, seat: int) -> list[float]:
        found = [0.0] * SECTORS
        for _, x, y in view.food:
            found[int((atan2(y, x) + pi) / (2 * pi) * SECTORS) % SECTORS] += 1 / 8
        return [min(1.0, share) for share in found]

    def state(view: State, seat: int) -> list[float]:
        placed = bool(view.fish[seat].centres)
        return [
            float(view.turn == seat),
            float(view.moved),
            view.quiet / max(1, view.quiet_turns),
            len(view.food) / bones,
            float(placed),
            float(not placed and len(view.fish[seat].pieces) == 1),
        ]

    return Spec(
        (
            Field(
                "bends",
                (DESCRIBED, 5),
                -1,
                1,
                "of the first slots, for the mover: 1 if free, bones eaten, penalties, distance to fitting food, bend",
                described,
            ),
            Field(
                "beginnings",
                (DESCRIBED, 2),
                0,
                1,
                "of the first bones to take, or places to begin, for the mover: 1, distance to fitting food then",
                beginnings,
            ),
            Field("food", (NEAREST, 4), -1, 1, "of the nearest food: 1, ahead, left, 1 if its colour fits", food),
            Field("own", (NEAREST, 3), -1, 1, "of one's own bones behind the front: 1, ahead, left", own),
            Field("others", (NEAREST, 3), -1, 1, "of the nearest bones of other fish: 1, ahead, left", others),
            Field("fish", (seats, 3), -1, 1, "of each fish, one's own first: bones, penalties, score", fish),
            Field("colours", (2 * len(Colour),), 0, 1, "colour of the front bone, colour of the tail", colours),
            Field("sectors", (SECTORS,), 0, 1, "food in each twelfth of the pond, from the west on", sectors),
            Field("state", (6,), 0, 1, "turn, swished, quiet turns, food left, placed, has to take a bone", state),
        ),
        real=True,
    )
