"""What a connection takes of the server's memory: tables of three in the middle of a game, a socket for each seat.

The table's own memory is in it: its log, its states, its answers.
"""

from functools import partial

from benchmarks.harness import AtMost, Survey
from benchmarks.load.field import OURS, THEIRS, Field

TABLES = 50


def claim() -> Survey:
    field = Field(OURS, THEIRS)
    return Survey(
        "a connection, with its share of the table, takes at most 40 KB",
        rivals={name: partial(field.memory, name, TABLES) for name in field.names},
        bounds=[AtMost(40_000, "bytes a connection", OURS)],
        rounds=4,
        packages=("swordfish", "uvicorn", "websockets"),
        end=field.close,
    )
