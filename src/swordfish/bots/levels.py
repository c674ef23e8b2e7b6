"""The levels of each game, from a child's first opponent to the best there is. Only `easy` makes mistakes on purpose.

A game's own part, `bots/<game>`, lists them; a game without one gets those of `bots/generic.py`.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from swordfish import words
from swordfish.bots import generic
from swordfish.bots.bot import AnyBot
from swordfish.bots.search import AnyEvaluator
from swordfish.bots.thinker import Careless, Thinker
from swordfish.core import Rng
from swordfish.games import Game, find, names
from swordfish.games.lazy import Lazy
from swordfish.parts import has, own

Maker: TypeAlias = Callable[[Game, int, Rng], AnyBot]
"""Creates a bot for a seat, with its own generator."""


AT = "@"
"""In the name of a bot: a level at another speed, in percent, such as `easy@80`."""


def level_of(bot: str) -> str:
    """The level of a bot, whatever its speed."""
    return bot.partition(AT)[0]


CARELESS = 50
"""A careless beginner plays so many of 100 choices at random."""


def careless(make: Maker) -> Maker:
    """A careless beginner: half of the choices at random, the others as this bot would play."""
    return lambda game, seat, rng: Careless(game, seat, rng, make, CARELESS)


def thinking(evaluator: Callable[[Rng], AnyEvaluator], simulations: int = 0) -> Maker:
    """A level that searches, with a fixed number of simulations or as long as it may."""
    return lambda game, seat, rng: Thinker(game, seat, rng, evaluator(rng), simulations)


def _levels(game: str) -> Mapping[str, Maker]:
    own_levels = own("bots", game, "LEVELS")
    return generic.levels(find(game)) if own_levels is None else own_levels


LEVELS: Mapping[str, Mapping[str, Maker]] = Lazy(_levels, names)
"""By game, from the lowest to the highest. `medium` in swirl and swishbones is `greedy`."""


def name(level: str, game: str, lang: str = "en") -> str:
    """A level's display name, at any speed."""
    return words.sentence(f"bot-{_worded(game)}-{level_of(level)}", None, lang)


def character(level: str, game: str, lang: str = "en", called: str = "") -> str:
    """A level's character, in a sentence that begins with the bot's name, by default the level's own."""
    facts = {"name": called or name(level, game, lang)}
    return words.sentence(f"bot-{_worded(game)}-{level_of(level)}-character", facts, lang)


def _worded(game: str) -> str:
    """The game in the catalogue keys of its levels: `any` for generic levels."""
    return game if has("bots", game) else "any"
