"""Plays commands of the game, or only supposes them."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, Raw

from swordfish.core import Command, Due, Event, IllegalMove, Players, Refusal, State, reason, suppose
from swordfish.games import Game, Paced
from swordfish.parts import own
from swordfish.server.socket import client_messages, server_messages
from swordfish.server.socket.connection import Connection
from swordfish.server.table.broadcast import ahead_of, due_message
from swordfish.server.table.change import NOTHING, Change
from swordfish.server.table.pause import check_running

if TYPE_CHECKING:
    from swordfish.server.store.tables import RunSlow
    from swordfish.server.table.table import HostedTable


def speak(table: "HostedTable", connection: Connection, message: client_messages.Speak, at: int) -> Change:
    """Decide the commands of a connection's seat, made at this table time."""
    seat = table.seat(connection, message.seat)
    check_running(table)
    table.devices.must_see(connection, seat)
    return table.game.command(seat, decoded(table.game.rules, message.commands), min(at, table.clock()))


def act(table: "HostedTable", seat: int, command: Command, number: int, at: int) -> Change:
    """Decide a bot's command, unless something has happened since it saw `number` events."""
    table.check_open()
    due = table.game.due
    plays = isinstance(due, Players) and seat in due.seats and table.state.chairs[seat].bot
    stands = table.state.paused is not None or len(table.state.log) != number
    if not plays or not table.connections or stands:
        return NOTHING
    return table.game.command(seat, [command], at)


async def supposed_by(
    table: "HostedTable", connection: Connection, message: client_messages.Suppose
) -> server_messages.Supposed:
    """Where commands would lead, as far as the seat can know; without commands, the present view."""
    seat = table.seat(connection, message.seat)
    if table.game.due is None:
        raise IllegalMove("not-begun")
    table.devices.must_see(connection, seat)
    if message.commands and searching(table):
        raise Refusal("suppose-search")
    said = decoded(table.game.rules, message.commands) if message.commands else []
    view = table.broadcast.view(seat)
    compute = table.surroundings.compute_for(connection.address)
    return await supposed(table.state.made.game, table.game.rules, view, seat, said, table.clock(), message, compute)


async def supposed(
    game: str,
    rules: Game,
    view: State,
    seat: int,
    said: Sequence[Command],
    at: int,
    message: client_messages.Suppose,
    compute: "RunSlow",
) -> server_messages.Supposed:
    """Apply commands to a seat's view, then those that a plan adds, and describe the result."""
    found, way = suppose(rules, view, seat, said, at), ()
    if message.to is not None and is_due(found.due, seat) and (plan := way_of(game)):
        way = await compute(plan, found.view, message.to)
        found = suppose(rules, view, seat, (*said, *way), at)
    due = is_due(found.due, seat)
    reach = reach_of(game) if due and message.far else None
    return server_messages.Supposed(
        number=message.number,
        view=found.view,
        due=due_message(found.due),
        legal=rules.legal(found.view, seat) if due else (),
        events=tuple(rules.redact(event, seat) for event in found.events),
        ahead=ahead_of(rules, found.view) if due else UNSET,
        far=await compute(reach, found.view) if reach else UNSET,
        way=way,
    )


def is_due(due: Due[Event], seat: int) -> bool:
    """Whether this seat has to choose."""
    return isinstance(due, Players) and seat in due.seats


def reach_of(game: str) -> Callable[[State], object] | None:
    """The function that computes how far a player can get this turn; None where the game has none."""
    return own("exact", game, "far")


def way_of(game: str) -> Callable[[State, tuple[int, int]], Sequence[Command]] | None:
    """The function that plans commands to a place; None where the game has none."""
    return own("exact", game, "way")


def searching(table: "HostedTable") -> bool:
    """Whether several players search at once; then the server supposes nothing for anybody."""
    chooser = table.game.rules.chooser
    return isinstance(chooser, Paced) and chooser.searches(table.game.state)


def decoded(rules: Game, raws: Sequence[Raw]) -> list[Command]:
    """Decode commands of the game."""
    if not 0 < len(raws) <= client_messages.MOST_LINKS:
        raise IllegalMove("chain-length", most=client_messages.MOST_LINKS)
    decode = decoder(rules).decode
    try:
        return [decode(raw) for raw in raws]
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad-message", reason=reason(error)) from None


@cache
def decoder(rules: Game) -> msgspec.json.Decoder[Any]:
    """The decoder of a game's commands; made once, because that takes longer than to decode one."""
    return msgspec.json.Decoder(rules.Command)
