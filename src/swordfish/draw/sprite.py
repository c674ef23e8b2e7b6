"""The symbols of art/: glyphs, creatures, bones, dice, cards. Drawings refer to them by id."""

import re
from functools import cache
from importlib import resources

import msgspec

FILES = ("glyphs", "creatures", "actions", "bones", "dice", "marks", "faces", "reactions")
_SYMBOL = re.compile(r'<symbol id="([a-z-]+)".*?</symbol>', re.DOTALL)
_REFERENCE = re.compile(r'href="#([a-z-]+)"')


@cache
def palette() -> dict[str, str]:
    """The six colours by name. Wherever a colour carries meaning, draw its glyph too."""
    return msgspec.json.decode(_read("palette.json"), type=dict[str, str])


@cache
def symbols() -> dict[str, str]:
    """Every symbol by its id, as written in its file."""
    found: dict[str, str] = {}
    for file in FILES:
        for symbol in _SYMBOL.finditer(_read(f"{file}.svg")):
            found[symbol[1]] = re.sub(r">\s+<", "><", symbol[0])
    return found


def referred(body: str) -> list[str]:
    """The ids of all symbols that the body uses, nested ones included, in file order."""
    needed: set[str] = set()
    waiting = symbols().keys() & set(_REFERENCE.findall(body))
    while waiting:
        needed |= waiting
        waiting = {inner for outer in waiting for inner in _REFERENCE.findall(symbols()[outer])} - needed
    return [symbol for symbol in symbols() if symbol in needed]


def definitions(body: str) -> str:
    """The symbols that the body uses, once each."""
    return "".join(symbols()[symbol] for symbol in referred(body))


def _read(name: str) -> str:
    return resources.files(__package__ or "").joinpath("art", name).read_text(encoding="utf-8")
