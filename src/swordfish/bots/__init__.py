"""Whatever chooses: bots by name. Each sees only its seat's view and the news."""

from swordfish.bots.bot import Answer, Bot, Budget, Wait
from swordfish.bots.levels import LEVELS, Maker
from swordfish.bots.outside import PREFIX, Outside, dismiss, failures, maker
from swordfish.bots.random import Random
from swordfish.bots.swirl import evaluator as swirl
from swordfish.bots.swishbones import evaluator as swishbones
from swordfish.core import BadOptions
from swordfish.games import GAMES

INSIGHT: dict[str, dict[str, Maker]] = {
    "swishbones": {"greedy": swishbones.Greedy},
    "swirl": {"greedy": swirl.Greedy},
}
BOTS: dict[str, dict[str, Maker]] = {
    game: {"random": Random, **INSIGHT.get(game, {}), **LEVELS[game]} for game in GAMES
}
"""By game, then by name."""


def find(name: str, game: str) -> Maker:
    """The bot of that name that can play this game, or a sentence that says which there are."""
    if name not in BOTS[game]:
        raise BadOptions("no-such-bot", bot=name, game=game, bots=", ".join(BOTS[game]))
    return BOTS[game][name]


def hire(name: str, game: str) -> Maker:
    """The bot of that name, or the program of `cmd:…`. Only for names from whoever may run programs on this machine."""
    return maker(name, game) if name.startswith(PREFIX) else find(name, game)


def names() -> tuple[str, ...]:
    """The name of every bot of any game."""
    return tuple(dict.fromkeys(name for bots in BOTS.values() for name in bots))


__all__ = [
    "BOTS",
    "LEVELS",
    "PREFIX",
    "Answer",
    "Bot",
    "Budget",
    "Maker",
    "Outside",
    "Random",
    "Wait",
    "dismiss",
    "failures",
    "find",
    "hire",
    "names",
]
