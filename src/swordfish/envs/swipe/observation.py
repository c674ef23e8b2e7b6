"""Observe swipe: everything but the order in which the dice fell, which does not matter."""

from swordfish.envs.spec import Field, Spec, around, marked, turn_of
from swordfish.games.swipe.model import NO_LIMIT, Face, Options, State


def spec(options: Options) -> Spec:
    seats, chips, dice = options.seats, options.chips, options.dice
    most = max(chips, dice)

    def centre(view: State, seat: int) -> tuple[int, int]:
        return view.centre.chips, view.centre.dice

    def hoards(view: State, seat: int) -> list[int]:
        found: list[int] = []
        for hoard in around(view.seats, seat):
            found += (hoard.chips, hoard.dice)
        return found

    def turn(view: State, seat: int) -> list[int]:
        return turn_of(seats, view.turn, seat)

    def todo(view: State, seat: int) -> list[int]:
        counts = [0] * len(Face)
        for face in view.todo:
            counts[face] += 1
        return counts

    def contenders(view: State, seat: int) -> list[int]:
        return marked(seats, [(other - seat) % seats for other in view.contenders])

    def left(view: State, seat: int) -> tuple[int]:
        return (view.left,)

    return Spec(
        (
            Field("centre", (2,), 0, most, "chips and dice in the centre", centre),
            Field("hoards", (seats, 2), 0, most, "chips and dice of each seat, one's own first", hoards),
            Field("turn", (seats,), 0, 1, "1: this seat is to move", turn),
            Field(
                "todo",
                (len(Face),),
                0,
                dice,
                "dice still to be carried out: swipe a chip, win a chip, swipe a die, win a die, X",
                todo,
            ),
            Field("contenders", (seats,), 0, 1, "1: this seat is in the roll-off", contenders),
            Field("left", (1,), NO_LIMIT, max(1, options.most_throws), "throws left; −1: no limit", left),
        )
    )
