"""The server's memory per connection: tables of three in the middle of a game, one socket per seat.

It includes the table's own memory: log, states, stored replies.
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
