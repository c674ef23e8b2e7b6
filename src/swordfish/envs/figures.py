"""The numbers that researchers look for, measured on random play, and the fields of observations, as tables."""

from collections.abc import Iterator
from statistics import mean

from msgspec import Struct

from swordfish.core import Luck, Players, open_seed
from swordfish.envs.episode import Episode, Seeds, Setting, begun
from swordfish.envs.spec import Spec

TABLES: dict[str, int] = {"swipe": 3, "swirl": 2, "swishbones": 2, "swish": 2}
"""The games, and the seats of the table that is measured."""


class Figures(Struct, frozen=True):
    """What random games by the room's own chooser came to."""

    actions: int
    observation: int
    choices: float  # a game
    longest: int
    branching: float  # legal commands at a choice
    widest: int


def figures(game: str, seats: int, count: int, seed: int) -> Figures:
    """Play so many games, and count choices and what there was to choose from."""
    setting, seeds = Setting(game, {"seats": seats}), Seeds()
    lengths: list[int] = []
    widths: list[int] = []
    for number in range(count):
        word = seeds.next(seed if not number else None)
        episode = begun(setting, word)
        before = len(widths)
        widths += played(setting, episode, Luck(open_seed(f"{word} choices")))
        lengths.append(len(widths) - before)
    return Figures(
        actions=setting.numbering.count,
        observation=setting.spec.size,
        choices=mean(lengths),
        longest=max(lengths),
        branching=mean(widths),
        widest=max(widths),
    )


def played(setting: Setting, episode: Episode, luck: Luck) -> Iterator[int]:
    """Play the episode to its end; yield how many commands there were to choose from, each time."""
    number = 0
    while isinstance(episode.waiting, Players):
        rng = luck(number)
        seat = rng.pick(episode.waiting.seats)
        legal = episode.legal(seat)
        yield len(legal)
        view = setting.rules.view(episode.state, seat)
        episode.say(seat, setting.rules.chooser.choose(view, seat, legal, rng))
        episode.wait(episode.at + 1000)
        number += 1


def field_rows(spec: Spec) -> Iterator[str]:
    """The rows of a table of all fields."""
    for field in spec.fields:
        shape = " × ".join(map(str, field.shape))
        yield f"| `{field.name}` | {shape} | {field.low} … {field.high} | {field.about} |"


def figure_row(game: str, seats: int, made: Figures) -> str:
    return (
        f"| {game} | {seats} | {made.actions} | {made.observation} | {made.choices:.1f} | {made.longest} "
        f"| {made.branching:.1f} | {made.widest} |"
    )
