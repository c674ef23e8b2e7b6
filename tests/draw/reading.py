"""Parse a picture: its elements by class and data."""

from collections.abc import Iterator
from functools import lru_cache
from xml.etree import ElementTree

from hypothesis import strategies as st

from swordfish.core import Luck, State, open_seed
from swordfish.draw import palette
from swordfish.games import GAMES
from tests.playing import Played, play, tables

SVG = "{http://www.w3.org/2000/svg}"


class Drawn:
    """The elements of a picture, without symbol definitions."""

    def __init__(self, picture: str) -> None:
        self.root = ElementTree.fromstring(picture)
        self.defs = self.root.find(f"{SVG}defs")
        self.parents = {child: parent for parent in self.root.iter() for child in parent}

    def elements(self) -> Iterator[ElementTree.Element]:
        """All drawn elements, in order."""
        for child in self.root:
            if child is not self.defs:
                yield from child.iter()

    def of(self, *classes: str, within: ElementTree.Element | None = None) -> list[ElementTree.Element]:
        """All elements with one of the classes."""
        source = self.elements() if within is None else within.iter()
        return [element for element in source if set(element.get("class", "").split()) & set(classes)]

    def seat(self, seat: int) -> ElementTree.Element:
        """The elements of a seat."""
        [found] = [element for element in self.of("seat") if element.get("data-seat") == str(seat)]
        return found

    def data(self, name: str, *classes: str, within: ElementTree.Element | None = None) -> list[int]:
        """A data attribute of all elements with one of the classes, sorted."""
        return sorted(int(element.get(f"data-{name}", "")) for element in self.of(*classes, within=within))

    def words(self) -> list[str]:
        """Every line of text."""
        return [element.text or "" for element in self.elements() if element.tag == f"{SVG}text"]

    def bare_colours(self) -> list[str]:
        """Palette colours that are drawn without their glyph."""
        named = {value: name for name, value in palette().items()}
        return [
            value
            for element in self.elements()
            for value in element.attrib.values()
            if value in named and not self._has_glyph(element, named[value])
        ]

    def _has_glyph(self, element: ElementTree.Element, colour: str) -> bool:
        """Whether the element's group names its colour and has its glyph."""
        while element.get("data-colour") != colour:
            if element not in self.parents:
                return False
            element = self.parents[element]
        return any(inner.get("href") == f"#glyph-{colour}" for inner in element.iter())


@lru_cache(maxsize=64)
def _played(name: str, table: int, seed: int) -> Played:
    options = tables(GAMES[name])[table]
    return play(GAMES[name], options, Luck(open_seed(seed)), Luck(open_seed(f"drawn {seed}"))(0))


@st.composite
def states(draw: st.DrawFn, name: str) -> State:
    """Any state of the game, at any of its tables."""
    table = draw(st.integers(0, len(tables(GAMES[name])) - 1))
    return draw(st.sampled_from(_played(name, table, draw(st.integers(0, 3))).moments)).after
