"""The numbers that researchers look for, measured on random play, and the fields of observations, as tables."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log10, sqrt
from statistics import mean, stdev
from typing import Any

from msgspec import Struct

from swordfish.core import Forced, Listed, Luck, Over, Players, State, Step, open_seed
from swordfish.envs.episode import Episode, Setting, begun
from swordfish.envs.observations import seats
from swordfish.envs.spec import Spec
from swordfish.games import names
from swordfish.games.lazy import Lazy
from swordfish.parts import own

TABLES: Mapping[str, int] = Lazy(seats, names)
"""The games, and the seats of the table that is measured."""


class Played(Struct):
    """What was counted in one game."""

    events: int = 0
    draws: int = 0
    chance: float = 0.0  # the ways in which its draws could have come out, multiplied: a power of ten
    unlisted: bool = False  # some draw has ways that nobody counts
    legal: list[int] = []  # at each choice
    worlds: list[float] = []  # at each choice, full states that look the same from there: a power of ten


class Figure(Struct, frozen=True):
    """A mean over games with its 95 % interval, and the least and the most there was."""

    mean: float
    half: float
    least: float
    most: float


def measured(setting: Setting, count: int, seed: str) -> list[Played]:
    """So many games by the room's own chooser."""
    words = [f"{seed} game {number}" for number in range(count)]
    return [played(setting, begun(setting, word), Luck(open_seed(f"{word} choices"))) for word in words]


def played(setting: Setting, episode: Episode, luck: Luck) -> Played:
    """Play the episode to its end, and count."""
    found, rules = Played(), setting.rules
    count(setting, found, rules.start(setting.options), episode.opening)
    number = 0
    while isinstance(episode.waiting, Players):
        rng = luck(number)
        seat = rng.pick(episode.waiting.seats)
        legal, view, before = episode.legal(seat), rules.view(episode.state, seat), episode.state
        found.legal.append(len(legal))
        found.worlds.append(log10(worlds(setting.game, view)))
        count(setting, found, before, episode.say(seat, rules.chooser.choose(view, seat, legal, rng)))
        before = episode.state
        count(setting, found, before, episode.wait(episode.at + 1000))
        number += 1
    return found


def count(setting: Setting, found: Played, state: State, steps: Sequence[Step]) -> None:
    """What happened from the state on."""
    for _, _, after in steps:
        due = setting.rules.due(state)
        if not isinstance(due, Players | Forced | Over):
            found.draws += 1
            many = ways(setting.game, due)
            found.unlisted |= not many
            found.chance += log10(many) if many else 0.0
        found.events += 1
        state = after


def ways(game: str, due: Any) -> int:
    """In how many ways a draw can come out; 0, where nobody counts them. The game's part may have a function `ways`."""
    if isinstance(due, Listed):
        return len(due.outcomes())
    counted = own("envs", game, "ways")
    return counted(due) if counted else 0


def worlds(game: str, view: State) -> int:
    """How many full states look like this: 1, where nothing is hidden. The game's part may have a function `worlds`."""
    counted = own("envs", game, "worlds")
    return counted(view) if counted else 1


CHANCE = "all ways of chance multiplied, as a power of ten"
HIDDEN = (
    "states that look the same at a choice, as a power of ten, mean of a game",
    "states that look the same at a choice, as a power of ten, most of a game",
)
ROWS: dict[str, Callable[[Played], float]] = {
    "choices a game": lambda one: len(one.legal),
    "events a game": lambda one: one.events,
    "draws of chance a game": lambda one: one.draws,
    "legal actions at a choice, mean of a game": lambda one: mean(one.legal),
    "legal actions at a choice, most of a game": lambda one: max(one.legal),
    "all choices multiplied, as a power of ten": lambda one: sum(map(log10, one.legal)),
    CHANCE: lambda one: one.chance,
    HIDDEN[0]: lambda one: mean(one.worlds),
    HIDDEN[1]: lambda one: max(one.worlds),
}


def figure(values: Sequence[float]) -> Figure:
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Figure(mean(values), half, min(values), max(values))


def figure_rows(games: Sequence[Played]) -> Iterator[str]:
    """The rows of a table of all that was measured."""
    for what, value in ROWS.items():
        if what == CHANCE and any(one.unlisted for one in games):
            yield f"| {what} | nobody can count them | | |"
        elif what in HIDDEN and not any(max(one.worlds) for one in games):
            yield f"| {what} | nothing is hidden | | |"
        else:
            found = figure([value(one) for one in games])
            yield f"| {what} | {found.mean:.2f} ± {found.half:.2f} | {found.least:.4g} | {found.most:.4g} |"


def size_rows(setting: Setting) -> Iterator[str]:
    """The rows of a table of what is fixed."""
    yield f"| actions | {setting.numbering.count} |"
    yield f"| numbers in an observation | {setting.spec.size} |"


def field_rows(spec: Spec) -> Iterator[str]:
    """The rows of a table of all fields."""
    for field in spec.fields:
        shape = " × ".join(map(str, field.shape))
        yield f"| `{field.name}` | {shape} | {field.low} … {field.high} | {field.about} |"
