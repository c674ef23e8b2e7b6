"""Undo at a hosted table: if all agree, and only as far back as `core.undo_to` lets a player go."""

from swordfish.core import IllegalMove, undo_to
from swordfish.server.answers import Asked
from swordfish.server.journal import UndoAnswered, UndoAsked
from swordfish.server.live import Live


async def ask(live: Live, asked: Asked) -> None:
    """Ask to take one's last choice back."""
    seat = live.seat(asked.link)
    if live.due is None:
        raise IllegalMove("not-begun")
    if live.sheet.phase != "playing":
        raise IllegalMove("game-over")
    if live.sheet.rated:
        raise IllegalMove("undo-rated")
    to = undo_to(live.rules, live.sheet.log, live.state_at, seat)
    await live.write([UndoAsked(seat, to)], asked)
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
