"""Invitations for messengers: who invites to which game, in words and as a picture."""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from swordfish.core import Luck, Players, State, open_seed
from swordfish.draw import invited
from swordfish.draw.raster import png
from swordfish.server.endings import MOST_PICTURES, Recent, titled
from swordfish.table import Table
from swordfish.words import keys, sentence

CHOICES = 6
"""How many choices lie behind the position that an invitation shows."""


class Invitations:
    """Pictures of invitations, each drawn once and kept for a while; `run` draws in a thread."""

    def __init__(self, run: Callable[..., Awaitable[Any]]) -> None:
        self._run = run
        self._pictures: Recent[bytes] = Recent(MOST_PICTURES)

    async def picture(self, game: str, name: str, face: str, lang: str) -> bytes:
        """The picture of an invitation to a game, as PNG."""
        key = (game, name, face, lang)
        return await self._pictures.get(key, lambda: self._run(drawn, game, name, face, lang))


def words(game: str, name: str, lang: str) -> str:
    """Who invites to which game, in one sentence; without a name, the invitation alone."""
    facts = {"name": name, "game": titled(game, lang)}
    return sentence("page-invited" if name else "page-invited-open", facts, lang)


def about(game: str, lang: str) -> str:
    """What the game is, in one sentence."""
    key = f"page-tag-{game}"
    return sentence(key, None, lang) if key in keys(lang) else titled(game, lang)


def drawn(game: str, name: str, face: str, lang: str) -> bytes:
    """Draw an invitation as PNG."""
    return png(invited(game, moment(game), words=words(game, name, lang), face=face, lang=lang))


@cache
def moment(game: str) -> State:
    """What a watcher sees of a game a few choices after its start; always the same. A race has not begun."""
    table, luck = Table(game, seed="invitation"), Luck(open_seed("invitation"))
    for number in range(CHOICES):
        due = table.due
        if not isinstance(due, Players) or len(due.seats) != 1:
            break
        seat = due.seats[0]
        chosen = table.rules.chooser.choose(table.view(seat), seat, table.legal(seat), luck(number))
        table.say(chosen, seat=seat)
    return table.view()
