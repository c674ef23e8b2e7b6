"""Run many independent pieces of work: on the cores of this machine, or on a Ray cluster."""

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import connection, get_context, parent_process
from typing import TypeVar

from swordfish.arena.cluster import on_cluster

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 2
"""Pieces of work that wait for each core: enough that none is idle, few enough to stop soon."""


def ended(
    work: Callable[[Item], Result],
    items: Sequence[Item],
    jobs: int | None = None,
    cluster: str | None = None,
    *,
    method: str | None = None,
) -> Iterator[tuple[int, Result]]:
    """The number and the result of each item, in the order in which they end.

    `jobs`: how many processes, all cores if None. `cluster`: the address of a Ray cluster, or "auto", instead.
    `method`: how processes start, as in multiprocessing.
    """
    if cluster is not None:
        yield from on_cluster(work, items, cluster)
        return
    jobs = min(jobs or os.cpu_count() or 1, len(items))
    if jobs < 2:
        for number, item in enumerate(items):
            yield number, work(item)
        return
    left = iter(enumerate(items))
    with ProcessPoolExecutor(jobs, get_context(method), initializer=_end_with_parent) as pool:
        running: dict[Future[Result], int] = {}
        try:
            while True:
                while len(running) < AHEAD * jobs and (following := next(left, None)):
                    number, item = following
                    running[pool.submit(work, item)] = number
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def in_order(found: Iterator[tuple[int, Result]]) -> Iterator[Result]:
    """The results in the order of their items."""
    early: dict[int, Result] = {}
    following = 0
    for number, result in found:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


def _end_with_parent() -> None:
    """End this worker when its parent process dies."""
    parent = parent_process()
    assert parent, "workers are started by somebody"

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
