"""Wakes a table at a deadline of its game, of a throw or of the turn clock. All follow from the log."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

from swordfish import bots
from swordfish.core import BadOptions, Command, Players, Refusal, Rng
from swordfish.server.table.change import NOTHING, Change, Decide
from swordfish.server.table.entries import BotSat, Lapsed
from swordfish.server.table.throwing import throw_until, time_out

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable

RETRY_SECONDS = 1.0
"""How long a deadline waits before it passes again after the store failed."""
SUBSTITUTES = ("medium", "greedy", "random")
"""Bots that play for a guest who is away; the first that can play the game is taken."""


class Timer:
    """The one timer of a table."""

    def __init__(self, table: "HostedTable") -> None:
        self._table = table
        self._handle: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        """Cancel the timer."""
        if self._handle:
            self._handle.cancel()
            self._handle = None

    def set(self) -> None:
        """Set the timer to the next deadline."""
        self.cancel()
        due = self._table.game.due
        if self._table.state.paused is not None:
            return
        if isinstance(due, Players) and due.until is not None:
            self._wake_at(due.until, self._deadline, due.until)
        elif (until := throw_until(self._table)) is not None:
            self._wake_at(until + 1000 * self._lag(), self._throw, until)
        elif (until := turn_until(self._table)) is not None:
            self._wake_at(until + 1000 * self._lag(), self._turn, until)

    def _wake_at(self, at: float, ring: Callable[[int], None], until: int) -> None:
        wait = max(0.0, (at - self._table.clock()) / 1000)
        self._handle = asyncio.get_running_loop().call_later(wait, self._wake, at, ring, until)

    def _wake(self, at: float, ring: Callable[[int], None], until: int) -> None:
        """Fire, unless table time was stopped meanwhile: then wait for the rest."""
        if self._table.clock() < int(at):
            self._wake_at(at, ring, until)
        else:
            ring(until)

    def _lag(self) -> float:
        """Seconds to wait after a deadline for commands that were made in time."""
        return max((connection.credit for connection in self._table.connections), default=0.0)

    def _deadline(self, until: int) -> None:
        """Let a deadline of the game pass, after all commands that were made before it."""
        self._table.order.at(until, partial(self._lapse, until))

    async def _lapse(self, until: int, at: int) -> None:
        await self._change(partial(lapse, self._table, until))

    def _throw(self, until: int) -> None:
        self._table.queue.spawn(self._change(partial(time_out, self._table, until)))

    def _turn(self, until: int) -> None:
        self._table.queue.spawn(self._change(partial(end_turn, self._table, until)))

    async def _change(self, decide: Decide) -> None:
        """Make a change that is due; if the store fails, try again soon."""
        try:
            await self._table.perform(decide)
        except Refusal as refusal:
            if refusal.key == "store-failed" and self._handle is not None:
                self._handle = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.set)


def deadline(table: "HostedTable") -> int | None:
    """The next deadline of any kind, in table time."""
    match table.game.due:
        case Players(until=int(until)):
            return until
        case _:
            throws = throw_until(table)
            return turn_until(table) if throws is None else throws


def turn_until(table: "HostedTable") -> int | None:
    """When the turn clock of the one person who is due runs out; None in a race, or where a deadline runs."""
    turn_ms = table.state.made.turn_ms
    match table.game.due:
        case Players(seats=(seat,), until=None) if turn_ms and clocked(table, seat):
            return table.state.stamp + turn_ms
        case _:
            return None


def clocked(table: "HostedTable", seat: int) -> bool:
    """Whether a turn clock runs for the seat: a bot needs none, and a person may have been given none."""
    return not table.state.chairs[seat].bot and "no-clock" not in table.state.aids.get(seat, ())


def lapse(table: "HostedTable", until: int) -> Change:
    """A deadline of the game has passed, unless a break began before it."""
    return NOTHING if table.state.paused is not None else table.game.settle(until)


def end_turn(table: "HostedTable", until: int) -> Change:
    """Move for a seat whose turn clock has run out; if its guest is away, seat a bot."""
    table.check_open()
    if turn_until(table) != until or table.state.paused is not None:
        return NOTHING
    assert isinstance(table.game.due, Players), "a turn clock runs for somebody"
    [seat] = table.game.due.seats
    chair = table.state.chairs[seat]
    if chair.guest and not chair.left and table.presence.present(chair.guest):
        return table.game.command(seat, [default(table, seat)], table.clock(), before=[Lapsed(seat)])
    return Change(entries=[Lapsed(seat), substitute(table, seat)])


def substitute(table: "HostedTable", seat: int) -> BotSat:
    """The entry that seats a bot for a guest who is away."""
    for name in SUBSTITUTES:
        with suppress(BadOptions):
            bots.find(name, table.state.made.game)
            return BotSat(seat, name, f"{name.capitalize()} {seat}")
    raise AssertionError("the last of them plays every game")


def default(table: "HostedTable", seat: int) -> Command:
    """The command for a seat that does not move: the choice of the game's own chooser."""
    game = table.game
    view = game.rules.view(game.state, seat)
    whim = Rng(sha256(b"swordfish lapse" + table.seed + table.seq.to_bytes(8, "big")).digest())
    return game.rules.chooser.choose(view, seat, game.rules.legal(game.state, seat), whim)
