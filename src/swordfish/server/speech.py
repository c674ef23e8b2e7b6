"""What a seat says in its game, or only supposes."""

from collections.abc import Sequence

import msgspec

from swordfish.core import Command, IllegalMove, Players, Refusal, suppose
from swordfish.server import wire
from swordfish.server.answers import Asked
from swordfish.server.live import Live
from swordfish.server.telling import told_due


async def speak(live: Live, asked: Asked, message: wire.Speak, at: int) -> None:
    """Commands of the game, by whoever sits there, made at this table time."""
    await live.say(live.seat(asked.link), commands(live, message.commands), min(at, live.clock()), asked)


async def imagine(live: Live, asked: Asked, message: wire.Suppose) -> None:
    """Where commands would lead, as far as the seat can know; nothing is written."""
    seat, rules = live.seat(asked.link), live.rules
    if live.due is None:
        raise IllegalMove("not-begun")
    found = suppose(rules, live.telling.view(seat), seat, commands(live, message.commands), live.clock())
    speaks = isinstance(found.due, Players) and seat in found.due.seats
    answer = wire.Supposed(
        number=message.number,
        view=found.view,
        due=told_due(found.due),
        legal=rules.legal(found.view, seat) if speaks else (),
        events=tuple(rules.redact(event, seat) for event in found.events),
    )
    asked.answer(wire.tell(answer))


def commands(live: Live, raws: Sequence[msgspec.Raw]) -> list[Command]:
    """Commands of the game, from the wire."""
    if not 0 < len(raws) <= wire.MOST_LINKS:
        raise IllegalMove("chain-length", most=wire.MOST_LINKS)
    try:
        return [msgspec.json.decode(raw, type=live.rules.Command) for raw in raws]
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad-message", reason=str(error)) from None
