"""`python -m swordfish.exact.swipe.table SEATS [--to FILE]`: solve a game of swipe, write its table, certify it.

`--check FILE` certifies a table that exists. `--backend jax` computes with JAX, on a GPU where there is one. `--keep`
only solves, into the folder where swordfish looks for tables, and stops when its standard input ends.
"""

import argparse
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from swordfish.core import Refusal
from swordfish.exact.swipe.table import shelf
from swordfish.exact.swipe.table.backend import backend
from swordfish.exact.swipe.table.certificate import certificate
from swordfish.exact.swipe.table.engine import Engine
from swordfish.exact.swipe.table.file import TableFile, write
from swordfish.exact.swipe.table.lattice import Lattice
from swordfish.exact.swipe.table.sizes import MOST_BITS, Size
from swordfish.exact.swipe.table.solver import USUAL, Effort, Frozen, solved


class Log:
    """Prints what is done, with the seconds since the start."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def print(self, line: str) -> None:
        print(f"{time.monotonic() - self._began:7.1f} s  {line}", flush=True)

    def each(self, layers: Iterator[Frozen]) -> Iterator[Frozen]:
        """Print each layer as it is solved."""
        for layer in layers:
            found = f"{layer.codes.size:,} positions, temperature {layer.temperature:.5f}, {layer.sweeps} sweeps"
            self.print(f"layer {layer.centre}: {found}")
            yield layer


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m swordfish.exact.swipe.table", description=__doc__)
    parser.add_argument("seats", type=int)
    parser.add_argument("--chips", type=int, default=50)
    parser.add_argument("--dice", type=int, default=10)
    parser.add_argument("--backend", choices=["numpy", "jax"], default="numpy")
    parser.add_argument(
        "--bits", type=int, default=shelf.BITS, choices=range(8, MOST_BITS + 1), help="round numbers to 1 / 2^BITS"
    )
    parser.add_argument("--coolest", type=float, default=USUAL.coolest, help="the lowest temperature")
    parser.add_argument("--patience", type=int, default=USUAL.patience, help="sweeps at each temperature")
    parser.add_argument("--memory", type=int, default=USUAL.memory, help="sweeps that Anderson mixing remembers")
    parser.add_argument("--to", type=Path, metavar="FILE", help="where to write the table")
    parser.add_argument("--check", type=Path, metavar="FILE", help="a table to certify")
    parser.add_argument("--keep", action="store_true", help="solve into the folder of tables; stop with the input")
    return parser


def main(arguments: list[str] | None = None) -> None:
    args = parser().parse_args(arguments)
    size = Size(args.seats, args.chips, args.dice)
    if args.keep:
        _keep(size)
        return
    log, on, bits = Log(), backend(args.backend), args.bits
    if args.check:
        kept = TableFile(args.check)
        size, layers, bits = kept.size, kept.layers(), kept.title.bits
        log.print(f"{args.check}: sha256 {kept.title.sha256}")
    else:
        log.print(f"{size}: {size.positions:,} positions, {on.name}")
        engine = Engine(Lattice(size.seats, size.dice), size.chips, size.top, on, "float32")
        layers = list(log.each(solved(engine, bits, Effort(args.coolest, args.patience, args.memory))))
        log.print("solved")
        if args.to:
            title = write(args.to, size, bits, layers)
            log.print(f"{args.to}: {args.to.stat().st_size:,} bytes, sha256 {title.sha256}")
    found = certificate(size, layers, bits, on)
    log.print(f"certified: average {found.average:.6f}, worst {found.worst:.6f}, error {found.error:.6f}")
    print(msgspec.json.encode(found).decode())


def _keep(size: Size) -> None:
    """Solve with low priority, and stop when the parent process ends."""
    with suppress(OSError, AttributeError):  # Windows has no priorities of this kind
        os.nice(10)
    threading.Thread(target=_stop_with_input, daemon=True).start()
    shelf.solve(size)


def _stop_with_input() -> None:
    while os.read(0, 4096):  # not sys.stdin, whose lock a thread must not hold when the process ends
        pass
    os._exit(1)


if __name__ == "__main__":
    try:
        main()
    except Refusal as refused:
        sys.exit(str(refused))
