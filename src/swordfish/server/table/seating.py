"""Requests about the table around the game: seats, locks and chat."""

from typing import TYPE_CHECKING

from swordfish import bots
from swordfish.bots import levels
from swordfish.core import Refusal
from swordfish.server.faces import face_of
from swordfish.server.socket.client_messages import OWN
from swordfish.server.socket.connection import Connection
from swordfish.server.table.change import Change
from swordfish.server.table.entries import BotSat, Locked, Removed, Said, Sat, Stood
from swordfish.server.table.state import Chair
from swordfish.words import sentence

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable

MOST_TEXT = 200
ANY_CHAIR = -1
"""The seat of a guest who takes the first empty chair."""
AWAY_SECONDS = 60
"""How long a player of a rated game must be away before they can lose their seat."""
PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "again", "bye")
"""Ready chat phrases; in words, `phrase-NAME`."""


def sit(table: "HostedTable", connection: Connection, seat: int, *, rated: bool = False) -> Change:
    """Take an empty seat before the game, or return to one's own; `rated`: agree that the game is rated."""
    guest, state = connection.guest, table.state
    mine, own = state.seat_of(guest), state.seats_of(guest)
    if seat == ANY_CHAIR and mine is None:
        seat = free_chair(table, guest)
    chair = chair_of(table, seat)
    if mine is not None and (seat not in own or not (chair.bot or chair.left)):
        raise Refusal("table-seated", seat=mine)
    if mine is None and (guest in state.removed or state.locked):
        raise Refusal("table-locked")
    must_be_unfrozen(table)
    if mine is None and (state.phase != "open" or chair != Chair()):
        raise Refusal("table-chair-taken", seat=seat)
    if chair.local:  # back on the device of the same guest
        return Change(entries=[Sat(seat, guest, chair.name, face=chair.face, local=True)])
    back = [] if mine is not None else brought(table, guest)
    return Change(entries=[seated(table, connection, seat, rated=rated and state.made.rated), *back])


def brought(table: "HostedTable", guest: str) -> list[Sat]:
    """The others who played on this guest's device before the rematch, on the chairs that are kept for them."""
    kept = [(seat, kept) for seat, kept in sorted(table.state.kept.items()) if kept.guest == guest and kept.local]
    return [Sat(seat, guest, one.name, face=one.face, local=True) for seat, one in kept]


def seated(table: "HostedTable", connection: Connection, seat: int, *, rated: bool) -> Sat:
    """A guest with name and face on a chair; without a face of their own they get one that nobody has here."""
    others = {chair.face for chair in table.state.chairs if chair.guest != connection.guest}
    face = connection.face or face_of(connection.guest, others)
    return Sat(seat, connection.guest, connection.name, rated=rated, face=face)


def free_chair(table: "HostedTable", guest: str) -> int:
    """The chair kept for a guest, else the first that waits for nobody, else any empty one; else a Refusal."""
    state = table.state
    free = [seat for seat, chair in enumerate(state.chairs) if chair == Chair()]
    if not free:
        raise Refusal("table-full")
    kept = {seat: kept for seat, kept in state.kept.items() if kept.guest == guest and not kept.local}
    own = [seat for seat in free if seat in kept]
    return next(iter((*own, *(seat for seat in free if seat not in state.kept), *free)))


def stand(table: "HostedTable", connection: Connection, named: int = OWN) -> Change:
    """Leave one's seat; during a game it stays reserved.

    If the message names no seat, or before the game the guest's own, everybody at their device leaves.
    """
    must_be_unfrozen(table)
    state, seat = table.state, table.seat(connection, named)
    if named != OWN and (state.chairs[seat].local or state.phase != "open"):
        return Change(entries=[Stood(seat)])
    own = [(at, state.chairs[at]) for at in connection.seats(state)]
    return Change(entries=[Stood(at) for at, chair in own if not chair.bot and not chair.left])


def seat_bot(table: "HostedTable", connection: Connection, seat: int, bot: str) -> Change:
    """The host seats a bot on an empty seat; any player may let one play for a guest who is away."""
    if bot not in table.surroundings.programs:
        bots.find(bot, table.state.made.game)
    chair = chair_of(table, seat)
    must_be_unfrozen(table)
    if not chair.guest or table.state.phase == "open":
        must_host(table, connection)
    else:
        table.seat(connection)
    here = bool(chair.guest) and not chair.left and table.presence.present(chair.guest)
    if chair.bot or here or table.state.phase == "over":
        raise Refusal("table-chair-taken", seat=seat)
    if chair.guest and not chair.left and keeps_chair(table, chair):
        raise Refusal("rated-away", seconds=AWAY_SECONDS)
    name = bot_name(table, bot, connection.lang)
    return Change(entries=[BotSat(seat, bot, name, face_of(name, {other.face for other in table.state.chairs}))])


def keeps_chair(table: "HostedTable", chair: Chair) -> bool:
    """Whether this guest's seat is protected: in a rated game, until they have been away for a while."""
    state = table.state
    return state.rated and state.phase == "playing" and table.presence.away_seconds(chair.guest) < AWAY_SECONDS


def bot_name(table: "HostedTable", bot: str, lang: str) -> str:
    """A bot's name: that of its level; a name from the sea for a second bot of a level, and for other bots."""
    game = table.state.made.game
    own = [levels.name(bot, game, lang)] if levels.level_of(bot) in levels.LEVELS[game] else []
    sea = sentence("bot-names", lang=lang).split(", ")
    first = sum(table.tid.encode()) % len(sea)  # names vary from table to table
    taken = {chair.name for chair in table.state.chairs}
    return next(name for name in [*own, *sea[first:], *sea[:first], *map(str, range(99))] if name not in taken)


def remove(table: "HostedTable", connection: Connection, seat: int) -> Change:
    """The host removes a bot, somebody who plays on another's device, or a guest with everybody at their device."""
    must_host(table, connection)
    must_be_unfrozen(table)
    chair = chair_of(table, seat)
    if chair == Chair():
        raise Refusal("table-no-chair", seat=seat)
    if chair.guest not in ("", connection.guest) and not chair.left and keeps_chair(table, chair):
        raise Refusal("rated-remove")
    if chair.local:
        return Change(entries=[Removed(seat, "")])
    seats = table.state.seats_of(chair.guest) if chair.guest else (seat,)
    return Change(entries=[Removed(at, chair.guest) for at in seats])


def lock(table: "HostedTable", connection: Connection, locked: bool) -> Change:
    """The host locks or unlocks the table."""
    must_host(table, connection)
    return Change(entries=[Locked(locked)])


def chat(table: "HostedTable", connection: Connection, phrase: str, text: str, named: int = OWN) -> Change:
    """Say a ready phrase, or free text where the operator allows it."""
    free = table.surroundings.free_text
    if phrase not in PHRASES and (phrase or not free or not 0 < len(text) <= MOST_TEXT):
        raise Refusal("bad-chat", most=MOST_TEXT)
    seat = None if named == OWN and not connection.seats(table.state) else table.devices.seat(connection, named)
    name = table.state.chairs[seat].name if seat is not None and table.state.chairs[seat].local else connection.name
    said = Said(connection.guest, name, -1 if seat is None else seat, phrase, "" if phrase else text)
    return Change(entries=[said])


def chair_of(table: "HostedTable", seat: int) -> Chair:
    """The chair with this number, or a Refusal."""
    if not 0 <= seat < len(table.state.chairs):
        raise Refusal("table-no-chair", seat=seat)
    return table.state.chairs[seat]


def must_be_unfrozen(table: "HostedTable") -> None:
    """Refuse a change of seats while the game is about to begin."""
    if table.state.beginning:
        raise Refusal("table-beginning")


def must_host(table: "HostedTable", connection: Connection) -> None:
    """Refuse anyone but the host."""
    if connection.guest != table.state.made.host:
        raise Refusal("table-not-host")
