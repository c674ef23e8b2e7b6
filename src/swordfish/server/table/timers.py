"""What wakes a table: a deadline of its game, or the turn clock. Both follow from the log, so a restart keeps them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING

from swordfish import bots
from swordfish.core import BadOptions, Command, Players, Refusal, Rng
from swordfish.server.table.entries import BotSat, Lapsed

if TYPE_CHECKING:
    from swordfish.server.table.table import Live

KEEPERS = ("medium", "greedy", "random")
"""The bots that may keep the chair of somebody who is away; the first that can play the game."""


class Alarm:
    """The one timer of a table."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._handle: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        if self._handle:
            self._handle.cancel()
            self._handle = None

    def set(self) -> None:
        """Wake when the next deadline passes."""
        self.cancel()
        due = self._live.due
        if isinstance(due, Players) and due.until is not None:
            self._wake_at(due.until, self._deadline, due.until)
        elif (until := turn_until(self._live)) is not None:
            self._wake_at(until + 1000 * self._far(), self._turn, until)

    def _wake_at(self, at: float, ring: Callable[[int], None], until: int) -> None:
        wait = max(0.0, (at - self._live.clock()) / 1000)
        self._handle = asyncio.get_running_loop().call_later(wait, ring, until)

    def _far(self) -> float:
        """Who spoke in time and is far away is still heard."""
        return max((link.credit for link in self._live.links), default=0.0)

    def _deadline(self, until: int) -> None:
        """A deadline of the game: heard after all commands that were made before it."""
        live = self._live

        async def lapse(at: int) -> None:
            with suppress(Refusal):
                await live.do(lambda: live.settle(until))

        live.hold.at(until, lapse)

    def _turn(self, until: int) -> None:
        live = self._live

        async def lapse() -> None:
            if turn_until(live) == until:
                await time_is_up(live)

        async def work() -> None:
            with suppress(Refusal):
                await live.do(lapse)

        live.desk.spawn(work())


def turn_until(live: "Live") -> int | None:
    """When the turn clock of the one person who is due runs out; no clock runs in a race, or beside a deadline."""
    due, turn_ms = live.due, live.sheet.made.turn_ms
    match due:
        case Players(seats=(seat,), until=None) if turn_ms and not live.sheet.chairs[seat].bot:
            return live.sheet.stamp + turn_ms
        case _:
            return None


async def time_is_up(live: "Live") -> None:
    """The table says something for who is due; if they are not even there, a bot keeps their chair from now on."""
    assert isinstance(live.due, Players), "a turn clock runs for somebody"
    [seat] = live.due.seats
    chair = live.sheet.chairs[seat]
    if chair.guest and not chair.left and live.company.present(chair.guest):
        await live.say(seat, [default(live, seat)], live.clock(), before=[Lapsed(seat)])
    else:
        await live.write([Lapsed(seat), keeper(live, seat)])


def keeper(live: "Live", seat: int) -> BotSat:
    """A bot for the chair of somebody who is away."""
    for name in KEEPERS:
        with suppress(BadOptions):
            bots.find(name, live.sheet.made.game)
            return BotSat(seat, name, f"{name.capitalize()} {seat}")
    raise AssertionError("the last of them plays every game")


def default(live: "Live", seat: int) -> Command:
    """What is said for a seat that says nothing: what the room's own chooser would."""
    view = live.rules.view(live.state, seat)
    whim = Rng(sha256(b"swordfish lapse" + live.seed + live.seq.to_bytes(8, "big")).digest())
    return live.rules.chooser.choose(view, seat, live.rules.legal(live.state, seat), whim)
