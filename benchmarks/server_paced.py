"""The time of a move with 400 connected clients that play at people's pace, until the reply to its player.

Tables of three; each moves once a second on average, at random times. boardgame.io's server keeps everything in
memory. For the claim, ours has the same disk load, none: its store is in memory too. On disk, ours replies only after
the move is written, so its time includes an fsync, which any other work on that disk delays: that is a comparison.
"""

from functools import partial

from benchmarks.harness import Comparison, NoMore, Survey
from benchmarks.load.field import IN_MEMORY, OURS, THEIRS, Field

CLIENTS, EVERY, SECONDS = 402, 1.0, 12.0
P99 = "p99, µs"


def claim() -> Survey:
    field = Field(IN_MEMORY, OURS, THEIRS)
    return Survey(
        "99 of 100 moves are told no later than by boardgame.io, at 400 paced clients, with no disk in either",
        rivals={name: partial(field.paced, name, CLIENTS, EVERY, SECONDS) for name in field.names},
        bounds=[NoMore(1, P99, IN_MEMORY, THEIRS)],
        comparisons=[Comparison(P99, OURS, THEIRS), Comparison(P99, OURS, IN_MEMORY)],
        rounds=15,
        packages=("swordfish", "uvicorn", "websockets"),
        end=field.close,
    )
