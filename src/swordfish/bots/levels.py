"""The levels of each game, from a child's first opponent to the best there is. Only `easy` errs on purpose.

A game's own part, `bots/<game>`, says which there are; a game without one gets those of `bots/generic.py`.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from swordfish import words
from swordfish.bots import generic
from swordfish.bots.bot import Bot
from swordfish.bots.search import Insight
from swordfish.bots.thinker import Careless, Thinker
from swordfish.core import Rng
from swordfish.games import Game, find, names
from swordfish.games.lazy import Lazy
from swordfish.parts import has, own

Maker: TypeAlias = Callable[[Game, int, Rng], Bot]
"""Makes a bot for a seat, with chance of its own."""


def careless(make: Maker, percent: int) -> Maker:
    """A level that does, so often, whatever comes to mind."""
    return lambda game, seat, rng: Careless(game, seat, rng, make, percent)


def thinking(sight: Callable[[Rng], Insight], simulations: int = 0) -> Maker:
    """A level that searches: so much and no more, or for all the time it has."""
    return lambda game, seat, rng: Thinker(game, seat, rng, sight(rng), simulations)


def _levels(game: str) -> Mapping[str, Maker]:
    own_levels = own("bots", game, "LEVELS")
    return generic.levels(find(game)) if own_levels is None else own_levels


LEVELS: Mapping[str, Mapping[str, Maker]] = Lazy(_levels, names)
"""By game, from the lowest to the highest. `medium` in swirl and swishbones is `greedy`."""


def name(level: str, game: str, lang: str = "en") -> str:
    """What a level is called."""
    return words.sentence(f"bot-{_worded(game)}-{level}", None, lang)


def character(level: str, game: str, lang: str = "en") -> str:
    """What it is like, in a sentence."""
    return words.sentence(f"bot-{_worded(game)}-{level}-character", None, lang)


def _worded(game: str) -> str:
    """The game whose levels are spoken of: `any`, where they are generic."""
    return game if has("bots", game) else "any"
