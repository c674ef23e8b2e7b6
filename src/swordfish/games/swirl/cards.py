"""The cards of swirl: creatures, colours, numbers, actions, the deck. Rulebook, section 3."""

from enum import IntEnum
from functools import cache, lru_cache
from importlib import resources
from typing import NamedTuple

from swordfish.core import BadOptions
from swordfish.games.swirl.captures import MOST_NUMBER

MOST_CARDS = 200


class Creature(IntEnum):
    """A creature that players collect."""

    CRAB = 0
    FISH = 1
    SEA_HORSE = 2
    STAR_FISH = 3


class Colour(IntEnum):
    """A colour; a series has one card of each."""

    RED = 0
    GREEN = 1
    YELLOW = 2
    PURPLE = 3


class Kind(IntEnum):
    """What playing a card does: a creature captures, the others are actions."""

    CREATURE = 0
    COLLECT_ONE = 1
    COLLECT_ALL = 2
    SNATCH = 3
    SWIRL = 4


class Cards(NamedTuple):
    """A deck as columns, one value per card; an action card has creature −1, colour −1 and number 0."""

    kinds: tuple[Kind, ...]
    creatures: tuple[int, ...]
    colours: tuple[int, ...]
    numbers: tuple[int, ...]


def word(member: IntEnum) -> str:
    """The spelling in deck files: SEA_HORSE is sea horse."""
    return member.name.lower().replace("_", " ")


CREATURES = {word(creature): creature for creature in Creature}
COLOURS = {word(colour): colour for colour in Colour}
ACTIONS = {word(kind): kind for kind in Kind if kind is not Kind.CREATURE}


@cache
def printed() -> tuple[str, ...]:
    """The deck of the printed game, as far as it is known: 85 lines of data/deck.txt, one card each."""
    text = resources.files("swordfish.games.swirl").joinpath("data/deck.txt").read_text(encoding="utf-8")
    return tuple(text.splitlines())


@lru_cache(maxsize=64)
def cards(lines: tuple[str, ...] = ()) -> Cards:
    """The deck of these lines, one card each, numbered from 0; by default the printed deck."""
    rows = [_card(line, at) for at, line in enumerate(lines or printed(), 1)]
    if len(rows) > MOST_CARDS:
        raise BadOptions("swirl-deck-large", cards=len(rows), most=MOST_CARDS)
    kinds, creatures, colours, numbers = zip(*rows, strict=True)
    return Cards(kinds, creatures, colours, numbers)


def _card(line: str, at: int) -> tuple[Kind, int, int, int]:
    """Parse a line like `sea horse red 4` or `collect one`."""
    words = " ".join(line.lower().split())
    if words in ACTIONS:
        return ACTIONS[words], -1, -1, 0
    creature, _, rest = words.rpartition(" ")
    creature, _, colour = creature.rpartition(" ")
    if creature not in CREATURES or colour not in COLOURS:
        raise BadOptions("swirl-deck-line", line=at, text=line[:40])
    if not (rest.isascii() and rest.isdigit() and len(rest) <= 2 and 1 <= int(rest) <= MOST_NUMBER):
        raise BadOptions("swirl-deck-number", line=at, text=line[:40], most=MOST_NUMBER)
    return Kind.CREATURE, CREATURES[creature], COLOURS[colour], int(rest)


POCKET: tuple[str, ...] = (
    *(
        f"{word(creature)} {word(colour)} {1 + (5 * copy + 3 * creature + 2 * colour) % MOST_NUMBER}"
        for creature in Creature
        for colour in Colour
        for copy in range(2)
    ),
    *("collect one", "collect all", "snatch", "snatch", "swirl", "swirl"),
)
"""A deck of our own, of 38 cards with two swirls, for a short game."""
