"""The four levels of each game, from a child's first opponent to the best there is. Only `easy` errs on purpose."""

from collections.abc import Callable
from typing import TypeAlias

from swordfish import words
from swordfish.bots.bot import Bot
from swordfish.bots.random import Random
from swordfish.bots.search import Insight
from swordfish.bots.swipe import evaluator as swipe
from swordfish.bots.swirl import evaluator as swirl
from swordfish.bots.swirl import hands as swirl_hands
from swordfish.bots.swish import perception as swish
from swordfish.bots.swishbones import evaluator as swishbones
from swordfish.bots.thinker import Careless, Thinker
from swordfish.core import Rng
from swordfish.games import Game

Maker: TypeAlias = Callable[[Game, int, Rng], Bot]
"""Makes a bot for a seat, with chance of its own."""


def careless(make: Maker, percent: int) -> Maker:
    """A level that does, so often, whatever comes to mind."""
    return lambda game, seat, rng: Careless(game, seat, rng, make, percent)


def thinking(sight: Callable[[Rng], Insight], simulations: int = 0) -> Maker:
    """A level that searches: so much and no more, or for all the time it has."""
    return lambda game, seat, rng: Thinker(game, seat, rng, sight(rng), simulations)


def seeing(eyes: swish.Eyes) -> Maker:
    """A level of swish."""
    return lambda game, seat, rng: swish.Seer(game, seat, rng, eyes)


def reading(rng: Rng) -> Insight:
    """Insight into swirl that reads hands."""
    return swirl.Sight(rng, swirl_hands.Reader())


def practised(game: Game, seat: int, rng: Rng) -> Bot:
    """The best of swipe: a frozen profile where there is one, else it searches."""
    return swipe.Practised(seat, Thinker(game, seat, rng, swipe.Sight(rng)))


LEVELS: dict[str, dict[str, Maker]] = {
    "swish": {
        "easy": seeing(swish.EASY),
        "medium": seeing(swish.MEDIUM),
        "hard": seeing(swish.HARD),
        "best": swish.Hawk,
    },
    "swishbones": {
        "easy": careless(swishbones.Greedy, 30),
        "medium": swishbones.Greedy,
        "hard": thinking(swishbones.Sight, 20),
        "best": thinking(swishbones.Sight),
    },
    "swirl": {
        "easy": careless(swirl.Greedy, 40),
        "medium": swirl.Greedy,
        "hard": thinking(swirl.Sight, 100),
        "best": thinking(reading),
    },
    "swipe": {
        "easy": Random,
        "medium": swipe.Leveller,
        "hard": thinking(swipe.Sight, 100),
        "best": practised,
    },
}
"""By game, from the lowest to the highest. `medium` in swirl and swishbones is `greedy`."""


def name(level: str, game: str, lang: str = "en") -> str:
    """What a level is called."""
    return words.sentence(f"bot-{game}-{level}", None, lang)


def character(level: str, game: str, lang: str = "en") -> str:
    """What it is like, in a sentence."""
    return words.sentence(f"bot-{game}-{level}-character", None, lang)
