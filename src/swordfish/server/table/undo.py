"""Taking back, if all agree: only as far as no chance and nothing hidden has come since."""

from swordfish.core import IllegalMove, Players, Rewound
from swordfish.server.table.entries import UndoAnswered, UndoAsked
from swordfish.server.table.idempotency import Asked
from swordfish.server.table.table import Live


async def ask(live: Live, asked: Asked) -> None:
    """Ask to take one's last choice back."""
    seat = live.seat(asked.link)
    if live.due is None:
        raise IllegalMove("not-begun")
    if live.sheet.phase != "playing":
        raise IllegalMove("game-over")
    await live.write([UndoAsked(seat, last_choice(live, seat))], asked)
    await _if_agreed(live)


async def answer(live: Live, asked: Asked, agreed: bool) -> None:
    """Another player's answer; the last yes does it, the first no ends it."""
    seat = live.seat(asked.link)
    if live.sheet.undo is None:
        raise IllegalMove("undo-nothing")
    await live.write([UndoAnswered(seat, agreed)], asked)
    await _if_agreed(live)


async def _if_agreed(live: Live) -> None:
    undo, sheet = live.sheet.undo, live.sheet
    people = {seat for seat, chair in enumerate(sheet.chairs) if chair.guest and not chair.bot}
    if undo is not None and people <= sheet.agreed:
        await live.rewind(undo.number)


def last_choice(live: Live, seat: int) -> int:
    """The number to go back to: the last choice of this seat, if all since then was open and no chance."""
    rules, seats = live.rules, [None, *range(len(live.sheet.chairs))]
    for number in range(len(live.sheet.log) - 1, -1, -1):
        event, due = live.sheet.log[number].event, rules.due(live.state_at(number))
        if isinstance(event, Rewound) or hasattr(due, "draw"):
            break
        if any(rules.redact(event, other) != event for other in seats):
            break
        if isinstance(due, Players) and seat in due.seats:
            return number
    raise IllegalMove("undo-nothing")
