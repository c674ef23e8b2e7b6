"""Run mutants and print those that no test notices."""

import argparse
import os
import queue
import random
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from difflib import unified_diff

import tests.mutants
from tests.mutants.areas import AREAS, Mutant, mutants
from tests.mutants.checkout import Checkout, Command

LONGEST = 600
"""Seconds of CPU time for tests of unchanged code."""


def survivors(name: str, chosen: Sequence[Mutant], jobs: int) -> Iterator[Mutant]:
    """The mutants that no test notices, as they come; the progress goes to the error output."""
    begin, living = time.monotonic(), 0
    with ExitStack() as stack:
        free: queue.SimpleQueue[Checkout] = queue.SimpleQueue()
        for _ in range(jobs):
            free.put(stack.enter_context(Checkout()))
        pool = ThreadPoolExecutor(jobs)
        stack.callback(pool.shutdown, cancel_futures=True)  # an interruption drops the rest

        def unchanged(command: Command) -> int:
            """The seconds that its tests may take on a mutant: thrice what they take now."""
            checkout, start = free.get(), time.monotonic()
            try:
                if not checkout.passes(command, LONGEST):
                    sys.exit(f"{name}: tests fail before anything is changed: {' '.join(command.words)}")
                return 5 + 3 * int(time.monotonic() - start)
            finally:
                free.put(checkout)

        def noticed(mutant: Mutant) -> bool:
            checkout = free.get()
            try:
                return checkout.notices(mutant.path, mutant.source(), mutant.command, limits[mutant.command])
            finally:
                free.put(checkout)

        commands = [*dict.fromkeys(mutant.command for mutant in chosen)]
        limits = dict(zip(commands, pool.map(unchanged, commands), strict=True))
        running = {pool.submit(noticed, mutant): mutant for mutant in chosen}
        for number, future in enumerate(as_completed(running), 1):
            if not future.result():
                living += 1
                yield running[future]
            tell(f"{name}: {number} of {len(chosen)} mutants tried, {living} survived")
    tell(f"{name}: {living} of {len(chosen)} mutants survived, in {time.monotonic() - begin:.0f} s\n")


def tell(text: str) -> None:
    print(f"\r{text}", end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)


def shown(mutant: Mutant) -> str:
    """Where the mutant differs, and how."""
    before, after = (source.decode().splitlines() for source in (mutant.before, mutant.source()))
    lines = [*unified_diff(before, after, n=0, lineterm="")][3:]
    return "\n".join([f"{mutant.path.as_posix()}:{mutant.edit.line(mutant.before)}", *lines])


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants",
        description=tests.mutants.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--area", choices=AREAS, action="append", help="only this one; may be given again")
    parser.add_argument("--path", default="", metavar="TEXT", help="only files whose path contains this")
    parser.add_argument("--most", type=int, metavar="N", help="at most N mutants an area, drawn by the seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many run at once")
    asked = parser.parse_args()
    for name in asked.area or AREAS:
        found = [*mutants(AREAS[name], asked.path)]
        most = len(found) if asked.most is None else min(asked.most, len(found))
        tell(f"{name}: {len(found)} mutants, {most} of them are tried\n")
        for mutant in survivors(name, random.Random(asked.seed).sample(found, most), asked.jobs):
            print(shown(mutant), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
