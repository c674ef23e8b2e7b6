"""Commands of swishbones as small integers and back: take bone 4–35, place at 0–359, bend by −60 to +60, stop."""

from swordfish.games.swishbones.model import BONES, HEADS, Command, Options, Place, Stop, Swish, Take
from swordfish.games.swishbones.plane import BENDS, WIDEST

PLACE = BONES
SWISH = PLACE + 360
STOP = SWISH + BENDS
COUNT = STOP + 1


def count(options: Options) -> int:
    return COUNT


def command(options: Options, action: int) -> Command:
    if action < PLACE:
        return Take(action + HEADS)
    if action < SWISH:
        return Place(action - PLACE)
    return Swish(action - SWISH - WIDEST) if action < STOP else Stop()


def action(options: Options, command: Command) -> int:
    match command:
        case Take(piece):
            return piece - HEADS
        case Place(bearing):
            return PLACE + bearing
        case Swish(bend):
            return SWISH + bend + WIDEST
        case Stop():
            return STOP
