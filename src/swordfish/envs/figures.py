"""Measure a game on random play: length, branching, hidden information; and list its observation fields, as tables."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log10
from statistics import mean, stdev

from msgspec import Struct

from swordfish.core import AnyStep, Chance, Event, Forced, Listed, Luck, Over, Players, State, open_seed
from swordfish.envs.episode import Episode, Setting, begun
from swordfish.envs.observations import seats
from swordfish.envs.spec import Spec
from swordfish.exact.intervals import error
from swordfish.games import names
from swordfish.games.lazy import Lazy
from swordfish.parts import own

TABLES: Mapping[str, int] = Lazy(seats, names)
"""The games, and the number of seats that is measured."""


class GameCounts(Struct):
    """The counts of one game."""

    events: int = 0
    draws: int = 0
    chance: float = 0.0  # log10 of the number of ways in which its draws could have come out
    unlisted: bool = False  # some draw has an unknown number of outcomes
    legal: list[int] = []  # at each choice
    worlds: list[float] = []  # at each choice, log10 of the number of full states consistent with the view


class Summary(Struct, frozen=True):
    """A mean over games with its 95 % interval, minimum and maximum."""

    mean: float
    half: float
    least: float
    most: float


def measured(setting: Setting, count: int, seed: str) -> list[GameCounts]:
    """Play this many games with the game's chooser and count."""
    words = [f"{seed} game {number}" for number in range(count)]
    return [played(setting, begun(setting, word), Luck(open_seed(f"{word} choices"))) for word in words]


def played(setting: Setting, episode: Episode, luck: Luck) -> GameCounts:
    """Play the episode to its end and count."""
    found, rules = GameCounts(), setting.rules
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


def count(setting: Setting, found: GameCounts, state: State, steps: Sequence[AnyStep]) -> None:
    """Count these steps from the state on."""
    for _, _, after in steps:
        due = setting.rules.due(state)
        if not isinstance(due, Players | Forced | Over):
            found.draws += 1
            many = ways(setting.game, due)
            found.unlisted |= not many
            found.chance += log10(many) if many else 0.0
        found.events += 1
        state = after


def ways(game: str, due: Chance[Event]) -> int:
    """The number of outcomes of a draw; 0 if unknown. A game's part may define `ways`."""
    if isinstance(due, Listed):
        return len(due.outcomes())
    counted = own("envs", game, "ways")
    return counted(due) if counted else 0


def worlds(game: str, view: State) -> int:
    """The number of full states consistent with a view; 1 if nothing is hidden. A game's part may define `worlds`."""
    counted = own("envs", game, "worlds")
    return counted(view) if counted else 1


CHANCE = "all ways of chance multiplied, as a power of ten"
HIDDEN = (
    "states that look the same at a choice, as a power of ten, mean of a game",
    "states that look the same at a choice, as a power of ten, most of a game",
)
ROWS: dict[str, Callable[[GameCounts], float]] = {
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


def figure(values: Sequence[float]) -> Summary:
    half = error(stdev(values), len(values)) if len(values) > 1 else 0.0
    return Summary(mean(values), half, min(values), max(values))


def figure_rows(games: Sequence[GameCounts]) -> Iterator[str]:
    """The table rows of everything measured."""
    for what, value in ROWS.items():
        if what == CHANCE and any(one.unlisted for one in games):
            yield f"| {what} | nobody can count them | | |"
        elif what in HIDDEN and not any(max(one.worlds) for one in games):
            yield f"| {what} | nothing is hidden | | |"
        else:
            found = figure([value(one) for one in games])
            yield f"| {what} | {found.mean:.2f} ± {found.half:.2f} | {found.least:.4g} | {found.most:.4g} |"


def size_rows(setting: Setting) -> Iterator[str]:
    """The table rows of fixed sizes."""
    yield f"| actions | {setting.numbering.count} |"
    yield f"| numbers in an observation | {setting.spec.size} |"


def field_rows(spec: Spec) -> Iterator[str]:
    """The table rows of all fields."""
    for field in spec.fields:
        shape = " × ".join(map(str, field.shape))
        yield f"| `{field.name}` | {shape} | {field.low} … {field.high} | {field.about} |"
