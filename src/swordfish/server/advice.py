"""Hints, costs and chances: asked of the processes that bots live in, never reckoned here."""

import secrets
from typing import Any

import msgspec
from msgspec import Raw

from swordfish.core import Players, Refusal, line
from swordfish.server.bothouse import BotLost, House
from swordfish.server.botworker import Advise, Asked, Judge, Judged, Reckon
from swordfish.server.live import Live
from swordfish.server.replays import Kept

HINT_MS = 1000
COST_MS = 500
CHANCES_MS = 20_000
"""The first time the whole game is solved; after that it is known."""
OPEN = ("swipe",)
"""Games without secrets in which chances can be known."""


async def hint(house: House, live: Live, seat: int) -> list[Any]:
    """What the best bot would say for the seat, from its view: only for who plays alone, or against bots alone."""
    sheet, rules = live.sheet, live.rules
    if sheet.rated:
        raise Refusal("hint-rated")
    if any(chair.guest or not chair.bot for number, chair in enumerate(sheet.chairs) if number != seat):
        raise Refusal("hint-not-here")
    if not isinstance(live.due, Players) or seat not in live.due.seats:
        raise Refusal("hint-not-now")
    begun = rules.start(sheet.header("").options)
    asked = Advise(
        key=f"{live.tid}/hint",
        game=sheet.made.game,
        seat=seat,
        view=_raw(rules.view(live.state, seat)),
        before=_raw(rules.view(begun, seat)),
        news=tuple(_raw(rules.redact(entry.event, seat)) for entry in line(sheet.log)),
        at=live.clock(),
        ms=HINT_MS,
        whim=secrets.token_hex(32),
    )
    return msgspec.json.decode(await _told(house, asked))


async def cost(house: House, table: Kept, number: int) -> Judged | None:
    """What the first choice from that event on cost, once the game is over."""
    sheet = table.sheet
    if sheet.ended is None:
        raise Refusal("table-not-over")
    asked = Judge(
        key=f"{table.row.tid}/cost",
        game=sheet.made.game,
        options=_raw(sheet.header("").options),
        entries=_raw([(entry.at, entry.event) for entry in line(sheet.log)]),
        number=number,
        ms=COST_MS,
        whim=secrets.token_hex(32),
    )
    return msgspec.json.decode(await _told(house, asked), type=Judged | None)


async def chances(house: House, table: Kept) -> list[tuple[float, ...]] | None:
    """The chances of all seats at every moment so far, where everybody sees everything and they are known."""
    sheet = table.sheet
    if sheet.begun is None:
        raise Refusal("not-begun")
    if sheet.made.game not in OPEN:
        return None
    asked = Reckon(
        key=f"{table.row.tid}/chances",
        game=sheet.made.game,
        options=_raw(sheet.header("").options),
        entries=_raw([(entry.at, entry.event) for entry in line(sheet.log)]),
        ms=CHANCES_MS,
    )
    return msgspec.json.decode(await _told(house, asked), type=list[tuple[float, ...]] | None)


async def _told(house: House, asked: Asked) -> Raw:
    try:
        return (await house.ask(asked)).told
    except BotLost as lost:
        raise Refusal("advice-lost") from lost


def _raw(thing: object) -> Raw:
    return Raw(msgspec.json.encode(thing))
