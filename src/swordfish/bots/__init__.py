"""Bots by name. A bot sees only its seat's view and the news.

A game's own part, `bots/<game>`, has `LEVELS`, and may have `MORE` bots by name, bots for `STUDY` that only the arena
and the terminal know, an `evaluator(rng)` for search and advice, `advise(view, seat, rng)` instead, `values(view,
seat)` where the value of each choice is known, `chances(view)`, `estimate(state)` of the win probabilities if it has no
evaluator, `prepare(view)` for work in the background; for reviews `reviewed(command)`, `same_turn(state, seat)` and
`judge(view, seat, said, at)`.
"""

from collections.abc import Mapping

from swordfish import games
from swordfish.bots.bot import AnyBot, Bot, Budget, Decision, Wait
from swordfish.bots.levels import LEVELS, Maker
from swordfish.bots.outside import PREFIX, Outside, dismiss, failures, maker
from swordfish.bots.random import Random
from swordfish.core import BadOptions
from swordfish.games.lazy import Lazy
from swordfish.parts import own


def _bots(game: str) -> dict[str, Maker]:
    return {"random": Random, **own("bots", game, "MORE", {}), **LEVELS[game]}


BOTS: Mapping[str, dict[str, Maker]] = Lazy(_bots, games.names)
"""By game, then by name."""


def find(name: str, game: str) -> Maker:
    """The bot of that name for this game; a refusal lists the bots there are."""
    if name not in BOTS[game]:
        raise BadOptions("no-such-bot", bot=name, game=game, bots=", ".join(BOTS[game]))
    return BOTS[game][name]


def hire(name: str, game: str) -> Maker:
    """The bot of that name, one for study too, or the program of `cmd:…`.

    Only for names from people who may run programs here.
    """
    if name.startswith(PREFIX):
        return maker(name, game)
    study: dict[str, Maker] = own("bots", game, "STUDY", {})
    return study[name] if name in study else find(name, game)


def names() -> tuple[str, ...]:
    """The names of all bots of all games that can be loaded."""
    return tuple(dict.fromkeys(name for game, _ in games.playable() for name in BOTS[game]))


__all__ = [
    "BOTS",
    "LEVELS",
    "PREFIX",
    "AnyBot",
    "Bot",
    "Budget",
    "Decision",
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
