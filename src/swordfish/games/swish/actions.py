"""Commands of swish as small integers and back.

0–63     lay the card of a place in an orientation: 4 · place + orientation
64–79    lift the card of a place
80       prove
81–88    call, 89–96 no swish, 97–104 take the word back: each about layout 0–7
"""

from swordfish.games.swish.cards import ORIENTATIONS
from swordfish.games.swish.model import (
    LAYOUTS,
    PLACES,
    Call,
    Command,
    Lay,
    Lift,
    NoSwish,
    Options,
    Prove,
    TakeBack,
)

LIFTS = PLACES * ORIENTATIONS
PROVE = LIFTS + PLACES
WORDS = PROVE + 1
SPOKEN = (Call, NoSwish, TakeBack)


def count(options: Options) -> int:
    return WORDS + LAYOUTS * len(SPOKEN)


def command(options: Options, action: int) -> Command:
    if action < LIFTS:
        return Lay(*divmod(action, ORIENTATIONS))
    if action < PROVE:
        return Lift(action - LIFTS)
    if action == PROVE:
        return Prove()
    which, layout = divmod(action - WORDS, LAYOUTS)
    return SPOKEN[which](layout)


def action(options: Options, command: Command) -> int:
    match command:
        case Lay(place, orientation):
            return ORIENTATIONS * place + orientation
        case Lift(place):
            return LIFTS + place
        case Prove():
            return PROVE
        case Call(layout) | NoSwish(layout) | TakeBack(layout):
            return WORDS + LAYOUTS * SPOKEN.index(type(command)) + layout
