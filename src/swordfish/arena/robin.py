"""Play round robins on all cores: the same luck for every seat, one result line and one record per game."""

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from pathlib import Path

from swordfish import bots, games, record
from swordfish.arena.match import play, recorded
from swordfish.arena.plan import ArenaPlan, GameResult, Pairing
from swordfish.arena.results import opened
from swordfish.core import Luck, open_seed


def run(
    plan: ArenaPlan,
    count: int,
    folder: Path,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> list[GameResult]:
    """Play all missing games of the plan, at least `count` per meeting; return all results in order.

    Ctrl-C ends early with the results so far. A game depends only on the plan and its pairing, if its bots do.
    """
    wanted = [*plan.pairings(-(-count // plan.seats))]
    with opened(folder, plan) as results:
        todo = [pairing for pairing in wanted if pairing not in results.played]
        progress(len(wanted) - len(todo))
        try:
            for played in _games(plan, folder, todo, jobs or os.cpu_count() or 1):
                results.add(played)
                progress(1)
        except KeyboardInterrupt:
            if not results.played:
                raise
        return [results.played[pairing] for pairing in wanted if pairing in results.played]


def one(plan: ArenaPlan, folder: Path, pairing: Pairing) -> GameResult:
    """Play one game and write its record."""
    game = games.find(plan.game)
    options = games.options(game, plan.options)
    who = [pairing.lone if seat == pairing.seat else pairing.field for seat in range(plan.seats)]
    names = tuple(plan.bots[number] for number in who)
    seed = open_seed(f"{plan.seed} game {pairing.round}")
    own = Luck(open_seed(f"{plan.seed} bots {pairing.lone} {pairing.field} {pairing.round}"))
    # a bot keeps its generator when it changes seats: the first is the lone bot's, the others follow in seat order
    chances = [own((seat - pairing.seat) % plan.seats) for seat in range(plan.seats)]
    makers = [bots.hire(name, plan.game) for name in names]
    players = [make(game, seat, rng) for seat, (make, rng) in enumerate(zip(makers, chances, strict=True))]
    result = play(game, options, players, Luck(seed), plan.think, plan.simulations)
    path = folder / pairing.record
    path.parent.mkdir(parents=True, exist_ok=True)
    record.write(path, recorded(plan.game, options, names, seed, result))
    failures = {seat: str(failure) for seat, failure in result.failures.items()}
    return GameResult(pairing=pairing, places=result.places, length=result.length, failures=failures)


def _games(plan: ArenaPlan, folder: Path, todo: list[Pairing], jobs: int) -> Iterator[GameResult]:
    """The results in the order in which the games end."""
    if jobs == 1 or len(todo) < 2:
        for pairing in todo:
            yield one(plan, folder, pairing)
        return
    left = iter(todo)
    with ProcessPoolExecutor(min(jobs, len(todo)), get_context("spawn"), initializer=_end_with_parent) as pool:
        running: set[Future[GameResult]] = set()
        try:
            while True:
                for pairing in islice(left, 2 * jobs - len(running)):
                    running.add(pool.submit(one, plan, folder, pairing))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _end_with_parent() -> None:
    """End this worker when its parent process dies."""
    parent = parent_process()
    assert parent, "workers are started by somebody"

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
