"""How finished games ended: scores, highlights and a picture, each computed once and kept for a while.

A finished log does not change, so its story is kept by the table's id; names may be forgotten, so pictures are kept by
the names in them, too.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from swordfish.core import Refusal
from swordfish.draw import Picture, final
from swordfish.draw.raster import png
from swordfish.server.judging import told
from swordfish.server.table.state import TableState
from swordfish.stories import Highlight, highlights, scores
from swordfish.words import keys, listed, name, sentence

MOST_TOLD, MOST_PICTURES = 512, 64
"""How many are kept: a story takes about 1 KB, a picture about 100 KB."""
T = TypeVar("T")


class Retelling(Struct, frozen=True):
    """The summary of a finished game: each seat's score, and three highlights."""

    scores: tuple[dict[str, int], ...]
    highlights: tuple[Highlight, ...]


class Recent(Generic[T]):
    """Values that are computed once; the least recently used are dropped."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Hashable, T] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """The value of a key, computed if it is not known."""
        if key not in self._values:
            self._values[key] = await make()
            while len(self._values) > self._most:
                self._values.popitem(last=False)
        self._values.move_to_end(key)
        return self._values[key]


class Endings:
    """The endings of finished tables; `run` computes in a thread."""

    def __init__(self, run: Callable[..., Awaitable[Any]]) -> None:
        self._run = run
        self._told: Recent[Retelling] = Recent(MOST_TOLD)
        self._pictures: Recent[bytes] = Recent(MOST_PICTURES)

    async def told(self, tid: str, state: TableState) -> Retelling:
        """The summary of a finished game; a Refusal if it is not over."""
        check_over(state)
        return await self._told.get(tid, lambda: self._run(tell, state))

    async def picture(self, tid: str, state: TableState, lang: str) -> bytes:
        """The final board with the places, as PNG."""
        found, names = await self.told(tid, state), names_of(state)
        key = (tid, names, faces_of(state), lang)
        return await self._pictures.get(key, lambda: self._run(drawn, state, found, names, lang))


def check_over(state: TableState) -> None:
    """Refuse a table whose game is not over."""
    if state.ended is None:
        raise Refusal("table-not-over")


def names_of(state: TableState) -> tuple[str, ...]:
    """The names of those who played, by seat; empty for guests who are forgotten."""
    return state.begun.names if state.begun else ()


def faces_of(state: TableState) -> tuple[str, ...]:
    """The faces of those who sit at a table, by seat."""
    return tuple(chair.face for chair in state.chairs)


def tell(state: TableState) -> Retelling:
    """The summary of a finished game."""
    found = told(state)
    return Retelling(scores(found), highlights(found))


def drawn(state: TableState, found: Retelling, names: tuple[str, ...], lang: str) -> bytes:
    """The final board, as everybody saw it, with the places."""
    return png(picture(state, found, names, lang))


def picture(state: TableState, found: Retelling, names: tuple[str, ...], lang: str) -> Picture:
    """The same as SVG."""
    game, view = state.made.game, state.rules.view(told(state).end, None)
    lines = [sentence(f"{game}-score", facts, lang) for facts in found.scores]
    return final(game, view, heading=titled(game, lang), scores=lines, names=names, faces=faces_of(state), lang=lang)


def titled(game: str, lang: str) -> str:
    """The name of a game as people write it."""
    key = f"page-name-{game}"
    return sentence(key, None, lang) if key in keys(lang) else game.capitalize()


def outcome(places: Sequence[int], names: Sequence[str], lang: str) -> str:
    """The result of a game in one sentence."""
    first = [seat for seat, place in enumerate(places) if place == 1]
    if len(places) == 1:
        return sentence("game-over", None, lang)
    if len(first) == len(places):
        return sentence("page-draw", None, lang)
    winners = listed((name(seat, names, lang) for seat in first), lang)
    return sentence("page-wins", {"winners": winners, "count": len(first)}, lang)


def summary(found: Retelling, names: Sequence[str], lang: str) -> str:
    """The highlights of a game in one line."""
    return " · ".join(sentence(one.key, one.facts, lang, names) for one in found.highlights)
