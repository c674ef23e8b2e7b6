"""A device that several people share, for tests: seat them, take turns, see which hands it shows."""

from collections.abc import Sequence
from typing import Any

from swordfish.server.table.registry import Registry
from tests.server.room import Player


async def shared(
    registry: Registry,
    game: str = "swirl",
    locals_: Sequence[str] = ("Ben",),
    guests: Sequence[str] = (),
    *,
    begin: bool = True,
    throw_ms: int = 0,
    **options: Any,
) -> list[Player]:
    """Ann's device with these people, and other guests: Ann has seat 0, her people the next ones."""
    seats = {"seats": 1 + len(locals_) + len(guests), **options}
    live = await registry.make("ann", game, seats, listed=False, throw_ms=throw_ms)
    players = [await Player(registry, guest).join(live) for guest in ("ann", *guests)]
    await players[0].must("Sit", seat=0)
    for name in locals_:
        await players[0].must("SeatLocal", seat=-1, name=name)
    for player in players[1:]:
        await player.must("Sit", seat=-1)
    if begin:
        await players[0].must("Begin")
    return players


async def refused(player: Player, kind: str, **facts: Any) -> str:
    """The key of the refusal of a message that must be refused; nothing has changed then."""
    before = player.live.seq
    answer = await player.ask(kind, **facts)
    assert (answer["type"], player.live.seq) == ("Refused", before), answer
    return answer["key"]


def due(player: Player) -> list[int]:
    return player.news["due"].get("seats", [])


def plays(player: Player) -> int | None:
    """The seat that the player's device plays now."""
    return player.news.get("plays", player.news["table"]["you"])


async def turn(players: Sequence[Player]) -> bool:
    """Lift a curtain, throw, or play the first legal command for a seat that is due; whether there was one."""
    for player in players:
        own = [seat for seat in due(player) if seat in player.news["table"]["yours"]]
        if not own:
            continue
        if player.news["due"]["kind"] == "hands":
            await player.must("Throw", seat=own[0])
        elif plays(player) is None:
            await player.must("LiftCurtain", seat=own[0])
        else:
            await player.must("Speak", seat=plays(player), commands=[player.news["legal"][0]])
        return True
    return False


def open_hands(view: dict[str, Any]) -> set[int]:
    """The seats whose cards can be read in a view of swirl."""
    return {seat for seat, hand in enumerate(view["hands"]) if any(card is not None for card in hand)}
