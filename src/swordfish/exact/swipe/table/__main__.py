"""`python -m swordfish.exact.swipe.table SEATS [--to FILE]`: solve a game of swipe, write its table, certify it.

`--check FILE` certifies a table that is already there. `--backend jax` computes with JAX, on a GPU where there is one.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from swordfish.core import Refusal
from swordfish.exact.swipe.table.backend import backend
from swordfish.exact.swipe.table.certificate import certificate
from swordfish.exact.swipe.table.engine import Engine
from swordfish.exact.swipe.table.file import Kept, written
from swordfish.exact.swipe.table.lattice import Lattice
from swordfish.exact.swipe.table.sizes import BITS, Size
from swordfish.exact.swipe.table.solver import USUAL, Effort, Frozen, solved


class Clock:
    """Prints what is done, with the seconds since the start."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def tell(self, line: str) -> None:
        print(f"{time.monotonic() - self._began:7.1f} s  {line}", flush=True)

    def each(self, layers: Iterator[Frozen]) -> Iterator[Frozen]:
        """Tell of each layer as it is solved."""
        for layer in layers:
            told = f"{layer.codes.size:,} positions, temperature {layer.temperature:.5f}, {layer.sweeps} sweeps, off {layer.off:.5f}"
            self.tell(f"layer {layer.centre}: {told}")
            yield layer


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m swordfish.exact.swipe.table", description=__doc__)
    parser.add_argument("seats", type=int)
    parser.add_argument("--chips", type=int, default=50)
    parser.add_argument("--dice", type=int, default=10)
    parser.add_argument("--backend", choices=["numpy", "jax"], default="numpy")
    parser.add_argument(
        "--bits", type=int, default=BITS, choices=range(8, BITS + 1), help="numbers are rounded to 1 / 2^BITS"
    )
    parser.add_argument(
        "--coolest", type=float, default=USUAL.coolest, help="the temperature where layers stop to cool"
    )
    parser.add_argument("--patience", type=int, default=USUAL.patience, help="sweeps at each temperature")
    parser.add_argument("--memory", type=int, default=USUAL.memory, help="sweeps that are remembered")
    parser.add_argument("--to", type=Path, metavar="FILE", help="where to write the table")
    parser.add_argument("--check", type=Path, metavar="FILE", help="a table to certify")
    return parser


def main(arguments: list[str]) -> None:
    args = parser().parse_args(arguments)
    clock, on = Clock(), backend(args.backend)
    if args.check:
        kept = Kept(args.check)
        size, layers, bits = kept.size, kept.layers(), kept.title.bits
        clock.tell(f"{args.check}: sha256 {kept.title.sha256}")
    else:
        size, bits = Size(args.seats, args.chips, args.dice), args.bits
        clock.tell(f"{size}: {size.positions:,} positions, {on.name}")
        engine = Engine(Lattice(size.seats, size.dice), size.chips, size.top, on, "float32")
        layers = list(clock.each(solved(engine, bits, Effort(args.coolest, args.patience, args.memory))))
        clock.tell("solved")
        if args.to:
            title = written(args.to, size, bits, layers)
            clock.tell(f"{args.to}: {args.to.stat().st_size:,} bytes, sha256 {title.sha256}")
    found = certificate(size, layers, bits, on)
    clock.tell(f"certified: average {found.average:.6f}, worst {found.worst:.6f}, error {found.error:.6f}")
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Refusal as refused:
        sys.exit(str(refused))
