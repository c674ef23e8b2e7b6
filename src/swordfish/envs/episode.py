"""One game from choice to choice, for every environment: forced events and chance happen automatically."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from swordfish import games
from swordfish.core import (
    AnyStep,
    BadOptions,
    Command,
    Luck,
    Options,
    Players,
    State,
    Waiting,
    apply_commands,
    open_seed,
    settled,
)
from swordfish.envs.layouts import PLAIN
from swordfish.envs.layouts import layout as find_layout

PRINTED = "printed"
"""The default variant: the game without any option, unless it has a variant of this name."""
GYMNASIUM, RLLIB = "gymnasium", "rllib"
"""Whose names and types the parts of an observation have: `observation` and an int8 mask, or `observations` and a mask
of floats, as RLlib's action masking module expects them."""
TRIES = 100
"""A game without any choice is skipped; after this many in a row, refuse the setting."""


class Setting:
    """A game with options: its observations and its actions. All episodes share it."""

    def __init__(
        self,
        game: str,
        values: Mapping[str, object],
        variant: str = PRINTED,
        layout: str = PLAIN,
        style: str = GYMNASIUM,
    ) -> None:
        self.game = game
        self.rules = games.find(game)
        self.options: Options = games.options(self.rules, {**check_variant(game, variant), **values})
        self.seats: int = self.options.seats
        self.layout, self.style = layout, style
        found = find_layout(game, self.options, layout)
        self.spec, self.numbering = found.spec, found.numbering
        self.size, self.parts = self.spec.size, tuple(zip(self.spec.fields, self.spec.slices().values(), strict=True))
        self.sparse = any(field.marks for field in self.spec.fields)

    @classmethod
    def of(cls, game: str, options: Options) -> "Setting":
        """The setting of an existing table."""
        return cls(game, msgspec.to_builtins(options))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a setting as its game, its options and its layout."""
        return Setting, (self.game, msgspec.to_builtins(self.options), PRINTED, self.layout, self.style)


def check_variant(game: str, variant: str, *more: str) -> dict[str, object]:
    """The options of a variant; a refusal lists those there are, and `more` that the caller knows."""
    variants = {PRINTED: dict[str, object](), **games.find(game).VARIANTS}
    if variant not in variants:
        raise BadOptions("no-such-variant", variant=variant, variants=", ".join((*variants, *more)))
    return variants[variant]


class Seeds:
    """Seeds for one episode after the other, reproducible from a first seed."""

    def __init__(self) -> None:
        self._word = secrets.token_hex(16)
        self._episode = 0

    def next(self, seed: int | None = None) -> str:
        if seed is not None:
            self._word, self._episode = str(seed), 0
        self._episode += 1
        return f"{self._word} episode {self._episode}"


class Episode:
    """A settled game: it waits for players, or it is over."""

    def __init__(self, setting: Setting, word: str) -> None:
        self._rules = setting.rules
        self._luck = Luck(open_seed(word))
        self.state: State = self._rules.start(setting.options)
        self.number = 0
        self.at = 0
        self.waiting: Waiting = Players(())
        self.opening: list[AnyStep] = self.wait(0)
        """The events before the first choice."""

    def wait(self, at: int) -> list[AnyStep]:
        """Advance the clock and return the events that happen by themselves."""
        self.at = at
        steps, self.waiting = settled(self._rules, self.state, self._luck, self.number, at)
        self._happen(steps)
        return steps

    def say(self, seat: int, command: Command) -> list[AnyStep]:
        """Apply a choice and return all events that follow; IllegalMove changes nothing."""
        steps, self.waiting = apply_commands(
            self._rules, self.state, self.waiting, seat, (command,), self._luck, self.number, self.at
        )
        self._happen(steps)
        return steps

    def _happen(self, steps: Sequence[AnyStep]) -> None:
        if steps:
            self.state = steps[-1][2]
            self.number += len(steps)

    def legal(self, seat: int) -> Sequence[Command]:
        """The seat's commands; empty if it is not due."""
        if isinstance(self.waiting, Players) and seat in self.waiting.seats:
            return self._rules.legal(self.state, seat)
        return ()


def begun(setting: Setting, word: str) -> Episode:
    """The first game from this seed in which there is something to choose."""
    for attempt in range(TRIES):
        episode = Episode(setting, word if not attempt else f"{word} again {attempt}")
        if isinstance(episode.waiting, Players):
            return episode
    raise BadOptions("no-choice-here", game=setting.game)


def check_keywords(callee: str, game: str, given: Iterable[str]) -> None:
    """Raise the TypeError that Python raises for an unknown keyword, because libraries read its text."""
    known = games.find(game).Options.__struct_fields__
    for name in given:
        if name not in known:
            raise TypeError(f"{callee}() got an unexpected keyword argument {name!r}")
