"""Hints, costs and chances: computed by the bot workers, never in the server's own process."""

import secrets
from typing import Any

import msgspec
from msgspec import Raw

from swordfish.bots.chances import known
from swordfish.core import Players, Refusal, State, line, news, suppose
from swordfish.server.bots.pool import BotLost, BotPool
from swordfish.server.bots.turns import Rank
from swordfish.server.bots.worker import (
    Advise,
    ChoiceCost,
    ComputeChances,
    ComputedChances,
    Job,
    Judge,
    Review,
    costliest,
)
from swordfish.server.logs import logger
from swordfish.server.table.replay import StoredTable
from swordfish.server.table.state import TableState
from swordfish.server.table.table import HostedTable

HINT_MS = 1000
COST_MS = 500
REVIEW_MS = 6000
REVIEW_PARTS = 6
"""A review runs in so many jobs, one after another, so bots at tables and other advice wait for one of them only."""
CHANCES_MS = 20_000
"""The time budget for chances: the first request solves the whole game, later ones use the result."""


async def hint(pool: BotPool, table: HostedTable, seat: int, owner: str = "") -> tuple[list[Any], State]:
    """The commands the best bot would play from the seat's view, and the view after them.

    Only in solitaire, against bots only, or for a seat that was given hints.
    """
    state, rules = table.state, table.game.rules
    if state.rated:
        raise Refusal("hint-rated")
    if "hints" not in state.aids.get(seat, ()) and not _against_bots(state, seat):
        raise Refusal("hint-not-here")
    if not isinstance(table.game.due, Players) or seat not in table.game.due.seats:
        raise Refusal("hint-not-now")
    begun, view, at = rules.start(state.options), rules.view(table.game.state, seat), table.clock()
    job = Advise(
        key=f"{table.tid}/hint",
        game=state.made.game,
        seat=seat,
        view=_raw(view),
        before=_raw(rules.view(begun, seat)),
        news=tuple(map(_raw, news(rules, line(state.log), seat))),
        at=at,
        ms=HINT_MS,
        whim=secrets.token_hex(32),
    )
    raws = msgspec.json.decode(await told(pool, job, owner), type=list[Raw])
    commands = [msgspec.json.decode(raw, type=rules.Command) for raw in raws]
    return commands, suppose(rules, view, seat, commands, at).view


async def cost(pool: BotPool, table: StoredTable, number: int, owner: str = "") -> ChoiceCost | None:
    """How much the first choice at or after that event lowered the win probability; the game must be over."""
    if table.state.ended is None:
        raise Refusal("table-not-over")
    job = Judge(
        **_facts(table, "cost"),
        number=number,
        ms=COST_MS,
        whim=secrets.token_hex(32),
    )
    return msgspec.json.decode(await told(pool, job, owner), type=ChoiceCost | None)


async def costs(pool: BotPool, table: StoredTable, owner: str = "") -> list[ChoiceCost]:
    """The choices that lowered the win probability most; the game must be over."""
    if table.state.ended is None:
        raise Refusal("table-not-over")
    found: list[ChoiceCost] = []
    for part in range(REVIEW_PARTS):
        job = Review(
            **_facts(table, "costs"),
            part=part,
            parts=REVIEW_PARTS,
            ms=REVIEW_MS // REVIEW_PARTS,
            whim=secrets.token_hex(32),
        )
        found += msgspec.json.decode(await told(pool, job, owner), type=list[ChoiceCost])
    return costliest(found)


async def estimated(pool: BotPool, table: StoredTable, owner: str = "") -> ComputedChances | None:
    """Estimates of the win probabilities after each event, where the game has an evaluator; the game must be over."""
    if table.state.ended is None:
        raise Refusal("table-not-over")
    job = ComputeChances(
        **_facts(table, "estimated"),
        ms=CHANCES_MS,
        estimated=True,
    )
    return msgspec.json.decode(await told(pool, job, owner), type=ComputedChances | None)


async def chances(pool: BotPool, table: StoredTable, gid: str, owner: str = "") -> ComputedChances | None:
    """The win probabilities of all seats after each event, in games without hidden information that can compute them.

    During a game with choices they would help a player: then only a guest who plays against bots gets them.
    """
    state = table.state
    if state.begun is None:
        raise Refusal("not-begun")
    if not known(state.made.game):
        return None
    job = ComputeChances(
        **_facts(table, "chances"),
        ms=CHANCES_MS,
    )
    found = msgspec.json.decode(await told(pool, job, owner), type=ComputedChances | None)
    seat = state.seat_of(gid)
    if found and found.choices and not state.ended and (state.rated or seat is None or not _against_bots(state, seat)):
        raise Refusal("chances-not-here")
    return found


def _against_bots(state: TableState, seat: int) -> bool:
    """Whether all other seats are bots."""
    return all(chair.bot and not chair.guest for number, chair in enumerate(state.chairs) if number != seat)


async def told(pool: BotPool, job: Job, owner: str, rank: Rank = Rank.ADVICE) -> Raw:
    """The result a worker computed for an owner; a Refusal if the worker failed."""
    try:
        return (await pool.run(job, rank, owner)).told
    except BotLost as lost:
        logger.warning("advice failed", extra={"facts": {"job": type(job).__name__, **lost.facts}})
        raise Refusal("advice-lost") from lost


def _facts(table: StoredTable, what: str) -> dict[str, Any]:
    """The facts of a job about a table's game so far; a table has one job of each kind at a time."""
    state = table.state
    return {
        "key": f"{table.tid}/{what}",
        "game": state.made.game,
        "rules": state.rules.VERSION,
        "options": _raw(state.options),
        "entries": _raw([(entry.at, entry.event) for entry in line(state.log)]),
    }


def _raw(thing: object) -> Raw:
    return Raw(msgspec.json.encode(thing))
