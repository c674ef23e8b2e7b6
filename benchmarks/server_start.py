"""CPU time from the server's start to its first reply: with 10,000 stored games, and with ten."""

import asyncio
import tempfile
from collections.abc import Mapping
from contextlib import closing
from functools import partial
from pathlib import Path

from benchmarks.harness import NoMore, Survey
from benchmarks.load.processes import ours
from swordfish.core import Luck, Players, apply_commands, open_seed, settled
from swordfish.games import swipe
from swordfish.server.store.sqlite import opened
from swordfish.server.table.entries import Begun, Ended, Entry, Happened, Made, Sat, encode

FEW, MANY = 10, 10_000


def claim() -> Survey:
    folder = tempfile.TemporaryDirectory(prefix="swordfish-bench-")
    log = b"\n".join(map(encode, game()))
    stores = {f"{games:,} games": filled(Path(folder.name), games, log) for games in (FEW, MANY)}
    few, many = stores
    return Survey(
        "starting takes as long with many stored games as with few",
        rivals={name: partial(started, store) for name, store in stores.items()},
        bounds=[NoMore(1.1, "ms of CPU", many, few)],
        rounds=9,
        packages=("swordfish",),
        end=folder.cleanup,
    )


def game() -> list[Entry]:
    """A finished game of swipe, as a table stores it; players choose the first legal command."""
    luck, options = Luck(open_seed("stored")), swipe.Options(seats=3)
    steps, waiting = settled(swipe, swipe.start(options), luck, 0)
    happened, state = [*steps], steps[-1][2]
    while isinstance(waiting, Players):
        seat = waiting.seats[0]
        steps, waiting = apply_commands(
            swipe, state, waiting, seat, swipe.legal(state, seat)[:1], luck, len(happened), 0
        )
        happened, state = [*happened, *steps], steps[-1][2]
    names = ("Ann", "Ben", "Cat")
    return [
        Made(game="swipe", options={"seats": 3}, host="ann", listed=True, seats=3),
        *(Sat(seat, name.lower(), name) for seat, name in enumerate(names)),
        Begun(names=names, players=("you",) * 3, rules=swipe.VERSION),
        *(Happened(at, event) for at, event, _ in happened),
        Ended(waiting.places, "00"),
    ]


def filled(folder: Path, games: int, log: bytes) -> Path:
    """A store with this many finished games."""
    path = folder / f"{games}.db"
    with closing(opened(path)) as store:
        store.execute("begin")
        for number in range(games):
            store.execute(
                "insert into tables (tid, code, game, phase, listed, made, touched, host, seed, scored)"
                " values (?1, ?1, 'swipe', 'over', 1, ?2, ?2, 'ann', x'00', 1)",
                (f"table{number}", number),
            )
            store.execute("insert into entries (tid, seq, body) values (?, 0, ?)", (f"table{number}", log))
        store.execute("commit")
    return path


def started(store: Path) -> Mapping[str, float]:
    async def start() -> float:
        async with ours(store) as server:
            return server.cpu()

    return {"ms of CPU": 1000 * asyncio.run(start())}
