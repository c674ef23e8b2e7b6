"""How long a move takes while 400 clients are connected and play at people's pace, until whoever made it is told.

Tables of three; each moves once a second on average, at random moments. Ours answers once the move is on the disk, so
its time holds an fsync; boardgame.io's keeps everything in memory.
"""

from functools import partial

from benchmarks.harness import NoMore, Survey
from benchmarks.load.field import OURS, THEIRS, Field

CLIENTS, EVERY, SECONDS = 402, 1.0, 12.0


def claim() -> Survey:
    field = Field()
    names = field.rivals(OURS, THEIRS)
    return Survey(
        "99 of 100 moves are told no later than by boardgame.io, at 400 paced clients",
        rivals={name: partial(field.paced, name, CLIENTS, EVERY, SECONDS) for name in names},
        bounds=[NoMore(1, "p99, µs", OURS, other) for other in names[1:]],
        rounds=15,
        packages=("swordfish", "uvicorn", "websockets"),
        end=field.close,
    )
