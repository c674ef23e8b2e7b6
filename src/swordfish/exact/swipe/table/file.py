"""A table as a file: a line of JSON that says what it holds, then each layer, compressed.

A layer is a code per row and cell: its number times 2^bits, rounded. Neighbours are nearly equal, so the file stores
differences, along cells and then along rows, low bytes before high bytes. A byte per correction follows; most are 0.
The hash is that of all compressed layers.
"""

import lzma
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import accumulate
from math import comb
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
from msgspec import Struct

from swordfish.core import Refusal, reason
from swordfish.exact.swipe.table.lattice import Codes, Corrections
from swordfish.exact.swipe.table.sizes import Size
from swordfish.exact.swipe.table.solver import Frozen
from swordfish.home import write_whole

FORMAT: Literal[1] = 1
MOST_TITLE = 1 << 20
FILTERS: list[dict[str, Any]] = [{"id": lzma.FILTER_LZMA2, "preset": 6}]


class Chunk(Struct, frozen=True):
    """A layer in the file: its temperature, and where it ends, counted from the end of the first line."""

    temperature: float
    end: int


class TableTitle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line. Layers have 1, 2, … chips in the centre."""

    swordfish_swipe_table: Literal[1]
    seats: int
    chips: int
    dice: int
    bits: int
    layers: tuple[Chunk, ...]
    sha256: str


def packed(codes: Codes, corrections: Corrections) -> bytes:
    """Compress a layer."""
    steps = np.diff(np.diff(codes, axis=1, prepend=np.uint16(0)), axis=0, prepend=np.uint16(0)).astype(np.int16)
    zigzag = ((steps << 1) ^ (steps >> 15)).astype(np.uint16)
    planes = np.stack([zigzag & 0xFF, zigzag >> 8, corrections.view(np.uint8)]).astype(np.uint8)
    return lzma.compress(planes.tobytes(), format=lzma.FORMAT_RAW, filters=FILTERS)


def unpacked(chunk: bytes, rows: int) -> tuple[Codes, Corrections]:
    """Decompress a layer."""
    planes = np.frombuffer(lzma.decompress(chunk, format=lzma.FORMAT_RAW, filters=FILTERS), dtype=np.uint8)
    low, high, corrections = planes.reshape(3, rows, -1)
    zigzag = low | (high.astype(np.uint16) << np.uint16(8))
    steps = (zigzag >> np.uint16(1)) ^ (np.uint16(0) - (zigzag & np.uint16(1)))
    codes = np.cumsum(np.cumsum(steps, axis=0, dtype=np.uint16), axis=1, dtype=np.uint16)
    return codes, corrections.view(np.int8)


def write(path: Path, size: Size, bits: int, layers: Iterable[Frozen]) -> TableTitle:
    """Write a table whole, or leave what is there as it was."""
    kept = list(layers)
    with ThreadPoolExecutor() as pool:
        chunks = list(pool.map(packed, [frozen.codes for frozen in kept], [frozen.corrections for frozen in kept]))
    ends = accumulate(map(len, chunks))
    title = TableTitle(
        swordfish_swipe_table=FORMAT,
        seats=size.seats,
        chips=size.chips,
        dice=size.dice,
        bits=bits,
        layers=tuple([Chunk(frozen.temperature, end) for frozen, end in zip(kept, ends, strict=True)]),
        sha256=sha256(b"".join(chunks)).hexdigest(),
    )
    _replace(path, [msgspec.json.encode(title) + b"\n", *chunks])
    return title


def _replace(path: Path, parts: list[bytes]) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("record-unwritable", path=str(path), reason=reason(error)) from None
    write_whole(path, parts)


class TableFile:
    """A table in a file, mapped into memory: it unpacks a layer when somebody needs it."""

    def __init__(self, path: Path) -> None:
        """Read the first line, and check the hash of the rest."""
        self.path = path
        try:
            with path.open("rb") as file:
                self._begin = len(file.readline(MOST_TITLE))
                self._content = mmap(file.fileno(), 0, access=ACCESS_READ)
            self.title = msgspec.json.decode(self._content[: self._begin], type=TableTitle)
        except (OSError, ValueError, RecursionError) as error:  # ValueError: an empty file, or a title that is none
            raise Refusal("table-unreadable", path=str(path), reason=reason(error)) from None
        with memoryview(self._content) as content:
            found = sha256(content[self._begin :]).hexdigest()
        if found != self.title.sha256 or len(self.title.layers) != self.size.top:
            raise Refusal("table-damaged", path=str(path))

    @property
    def size(self) -> Size:
        return Size(self.title.seats, self.title.chips, self.title.dice)

    def layers(self) -> Iterator[Frozen]:
        """All layers, the thinnest first."""
        return map(self.layer, range(1, len(self.title.layers) + 1))

    def layer(self, centre: int) -> Frozen:
        """The layer with so many chips in the centre."""
        begin = self._begin + (self.title.layers[centre - 2].end if centre > 1 else 0)
        chunk = self.title.layers[centre - 1]
        rows = comb(self.title.dice, self.title.seats)
        return Frozen(centre, *unpacked(self._content[begin : self._begin + chunk.end], rows), chunk.temperature)
