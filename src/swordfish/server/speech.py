"""What a seat says in its game, or only supposes."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from swordfish.core import Command, IllegalMove, Players, Refusal, State, reason, suppose
from swordfish.exact import swishbones
from swordfish.games import GAMES, Game, Paced
from swordfish.server import wire
from swordfish.server.answers import Asked
from swordfish.server.live import Live
from swordfish.server.telling import told_ahead, told_due

FAR: dict[str, Callable[[State], object]] = {"swishbones": swishbones.far}
"""Games that can tell how far a player gets in this turn; it takes a while, so it is told only if asked."""


async def speak(live: Live, asked: Asked, message: wire.Speak, at: int) -> None:
    """Commands of the game, by whoever sits there, made at this table time."""
    await live.say(live.seat(asked.link), commands(live.rules, message.commands), min(at, live.clock()), asked)


async def imagine(live: Live, asked: Asked, message: wire.Suppose) -> None:
    """Where commands would lead, as far as the seat can know; without any, how it looks now. Nothing is written."""
    seat = live.seat(asked.link)
    if live.due is None:
        raise IllegalMove("not-begun")
    if message.commands and searching(live):
        raise Refusal("suppose-search")
    said = commands(live.rules, message.commands) if message.commands else []
    answer = await supposed(live.sheet.made.game, live.telling.view(seat), seat, said, live.clock(), message)
    asked.answer(wire.tell(answer))


async def supposed(
    game: str, view: State, seat: int, said: Sequence[Command], at: int, message: wire.Suppose
) -> wire.Supposed:
    """The answer to what a seat supposes of its view."""
    rules = GAMES[game]
    found = suppose(rules, view, seat, said, at)
    speaks = isinstance(found.due, Players) and seat in found.due.seats
    return wire.Supposed(
        number=message.number,
        view=found.view,
        due=told_due(found.due),
        legal=rules.legal(found.view, seat) if speaks else (),
        events=tuple(rules.redact(event, seat) for event in found.events),
        ahead=told_ahead(rules, found.view) if speaks else UNSET,
        far=await how_far(game, found.view) if speaks and message.far else UNSET,
    )


async def how_far(game: str, view: State) -> Any:
    """How far the player to move gets, found in a thread of its own; unset where a game cannot tell."""
    return await asyncio.to_thread(FAR[game], view) if game in FAR else UNSET


def searching(live: Live) -> bool:
    """Whether all are looking for something, alone or in a race: until somebody calls, nothing helps."""
    chooser = live.rules.chooser
    return isinstance(chooser, Paced) and chooser.searches(live.state)


def commands(rules: Game, raws: Sequence[msgspec.Raw]) -> list[Command]:
    """Commands of the game, from the wire."""
    if not 0 < len(raws) <= wire.MOST_LINKS:
        raise IllegalMove("chain-length", most=wire.MOST_LINKS)
    try:
        return [msgspec.json.decode(raw, type=rules.Command) for raw in raws]
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad-message", reason=reason(error)) from None
