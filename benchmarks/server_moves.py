"""The server's CPU time per move: ours with the rules of swipe, on disk; boardgame.io's with one die.

A move is a client's command: received, applied, acknowledged, and broadcast to every seat, each on its own socket. With
two seats swipe has no choices, so ours has three seats, and so has its rival. The rival with two seats does less work
than either, so that ratio is a comparison. Ours writes each move to SQLite with synchronous=FULL before the reply;
theirs keeps it in memory.
"""

from functools import partial

from benchmarks.harness import Comparison, NoMore, Survey
from benchmarks.load.field import OURS, THEIR_TWO, THEIRS, Field

TABLES = 60
MOVE = "µs of CPU a move"


def claim() -> Survey:
    field = Field(OURS, THEIRS, THEIR_TWO)
    return Survey(
        "a move, journalled and with real rules, takes no more CPU time than boardgame.io's for as many seats",
        rivals={name: partial(field.moves, name, TABLES) for name in field.names},
        bounds=[NoMore(1, MOVE, OURS, THEIRS, aim=0.75)],
        comparisons=[Comparison(MOVE, OURS, THEIR_TWO)],
        rounds=15,
        packages=("swordfish", "msgspec", "uvicorn", "websockets"),
        end=field.close,
    )
