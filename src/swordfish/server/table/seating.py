"""The table around the game: who sits where, what was agreed before it begins, what is said beside it."""

import re

from swordfish import bots
from swordfish.core import Refusal
from swordfish.server.table.entries import Begun, BotSat, Chair, Locked, Removed, Said, Salted, Sat, Stood
from swordfish.server.table.idempotency import Asked
from swordfish.server.table.table import Live
from swordfish.words import sentence

MOST_TEXT = 200
PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "again", "bye")
"""What can be said with one tap; in words, `phrase-NAME`."""


async def sit(live: Live, asked: Asked, seat: int) -> None:
    """Take an empty chair before the game, or come back to one's own."""
    guest, sheet = asked.link.guest, live.sheet
    chair, mine = chair_of(live, seat), sheet.seat_of(guest)
    if mine is not None and (mine != seat or not (chair.bot or chair.left)):
        raise Refusal("table-seated", seat=mine)
    if mine is None and (guest in sheet.removed or sheet.locked):
        raise Refusal("table-locked")
    if mine is None and (sheet.phase != "open" or chair != Chair()):
        raise Refusal("table-chair-taken", seat=seat)
    await live.write([Sat(seat, guest, asked.link.name)], asked)


async def stand(live: Live, asked: Asked) -> None:
    """Leave; a game in progress keeps the chair."""
    await live.write([Stood(live.seat(asked.link))], asked)


async def seat_bot(live: Live, asked: Asked, seat: int, bot: str) -> None:
    """A bot takes an empty chair, as the host likes; or, as any player likes, keeps one whose guest is away."""
    if bot not in live.programs:
        bots.find(bot, live.sheet.made.game)
    chair = chair_of(live, seat)
    if not chair.guest or live.sheet.phase == "open":
        must_host(live, asked)
    else:
        live.seat(asked.link)
    here = bool(chair.guest) and not chair.left and live.company.present(chair.guest)
    if chair.bot or here or live.sheet.phase == "over":
        raise Refusal("table-chair-taken", seat=seat)
    await live.write([BotSat(seat, bot, bot_name(live, asked.link.lang))], asked)


def bot_name(live: Live, lang: str) -> str:
    """A name from the sea that nobody at the table has."""
    known = sentence("bot-names", lang=lang).split(", ")
    first = sum(live.tid.encode()) % len(known)  # another table, other names
    taken = {chair.name for chair in live.sheet.chairs}
    return next(name for name in [*known[first:], *known[:first], *map(str, range(99))] if name not in taken)


async def remove(live: Live, asked: Asked, seat: int) -> None:
    """The host sends a guest or a bot away."""
    must_host(live, asked)
    chair = chair_of(live, seat)
    if chair == Chair():
        raise Refusal("table-no-chair", seat=seat)
    await live.write([Removed(seat, chair.guest)], asked)


async def lock(live: Live, asked: Asked, locked: bool) -> None:
    must_host(live, asked)
    await live.write([Locked(locked)], asked)


async def salt(live: Live, asked: Asked, given: str) -> None:
    """A seat adds to the seed, before the game begins."""
    seat = live.seat(asked.link)
    if live.sheet.phase != "open":
        raise Refusal("table-begun")
    if not re.fullmatch("[0-9a-f]{32}", given):
        raise Refusal("bad-salt")
    await live.write([Salted(seat, given)], asked)


async def begin(live: Live, asked: Asked) -> None:
    """The host begins, once every chair is taken."""
    must_host(live, asked)
    if live.sheet.phase != "open":
        raise Refusal("table-begun")
    if Chair() in live.sheet.chairs:
        raise Refusal("table-chairs-empty")
    names = tuple(chair.name for chair in live.sheet.chairs)
    players = tuple(chair.bot or "you" for chair in live.sheet.chairs)
    await live.write([Begun(names=names, players=players, rules=live.rules.VERSION)], asked)
    await live.revive()


async def chat(live: Live, asked: Asked, phrase: str, text: str) -> None:
    """A ready phrase; free text where the operator allows it."""
    if phrase not in PHRASES and (phrase or not live.free_text or not 0 < len(text) <= MOST_TEXT):
        raise Refusal("bad-chat", most=MOST_TEXT)
    link, seat = asked.link, live.sheet.seat_of(asked.link.guest)
    said = Said(link.guest, link.name, -1 if seat is None else seat, phrase, "" if phrase else text)
    await live.write([said], asked)


def chair_of(live: Live, seat: int) -> Chair:
    if not 0 <= seat < len(live.sheet.chairs):
        raise Refusal("table-no-chair", seat=seat)
    return live.sheet.chairs[seat]


def must_host(live: Live, asked: Asked) -> None:
    if asked.link.guest != live.sheet.made.host:
        raise Refusal("table-not-host")
