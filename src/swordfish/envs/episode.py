"""One game from choice to choice, as every environment plays it: forced events and chance go by themselves."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from swordfish import games
from swordfish.core import (
    BadOptions,
    Command,
    Luck,
    Options,
    Over,
    Players,
    State,
    Step,
    Waiting,
    hear,
    open_seed,
    settled,
)
from swordfish.envs.numbering import numbering
from swordfish.envs.observations import observed

PRINTED = "printed"
"""The variant that is played where none is named: the game without any option, unless it says otherwise."""
TRIES = 100
"""A game in which nobody had anything to choose is no episode; so many in a row, and there is no such thing."""


class Setting:
    """A game with options: what is seen, what can be done. It is the same for all episodes."""

    def __init__(self, game: str, values: Mapping[str, object], variant: str = PRINTED) -> None:
        self.game = game
        self.rules = games.find(game)
        variants = {PRINTED: {}, **self.rules.VARIANTS}
        if variant not in variants:
            raise BadOptions("no-such-variant", variant=variant, variants=", ".join(variants))
        self.options: Options = games.options(self.rules, {**variants[variant], **values})
        self.seats: int = self.options.seats
        self.spec = observed(game, self.options)
        self.numbering = numbering(game, self.options)

    @classmethod
    def of(cls, game: str, options: Options) -> "Setting":
        """The setting of a table that there is."""
        return cls(game, msgspec.to_builtins(options))

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled setting is its game and its options."""
        return Setting.of, (self.game, self.options)


class Seeds:
    """Words for the luck of one episode after the other: the same after the same seed."""

    def __init__(self) -> None:
        self._word = secrets.token_hex(16)
        self._episode = 0

    def next(self, seed: int | None = None) -> str:
        if seed is not None:
            self._word, self._episode = str(seed), 0
        self._episode += 1
        return f"{self._word} episode {self._episode}"


class Episode:
    """A game in progress, settled: it waits for players, or it is over."""

    def __init__(self, setting: Setting, word: str) -> None:
        self._rules = setting.rules
        self._luck = Luck(open_seed(word))
        self.state: State = self._rules.start(setting.options)
        self.number = 0
        self.at = 0
        self.waiting: Waiting = Players(())
        self.opening: list[Step] = self.wait(0)
        """What happened before the first choice."""

    def wait(self, at: int) -> list[Step]:
        """Let time go on, and what happens by itself happen."""
        self.at = at
        steps, self.waiting = settled(self._rules, self.state, self._luck, self.number, at)
        self._happen(steps)
        return steps

    def say(self, seat: int, command: Command) -> list[Step]:
        """A choice, and all that follows from it; IllegalMove, and nothing has changed."""
        steps, self.waiting = hear(
            self._rules, self.state, self.waiting, seat, (command,), self._luck, self.number, self.at
        )
        self._happen(steps)
        return steps

    def _happen(self, steps: Sequence[Step]) -> None:
        if steps:
            self.state = steps[-1][2]
            self.number += len(steps)

    def legal(self, seat: int) -> Sequence[Command]:
        """What the seat may say now; nothing, if it is not asked."""
        if isinstance(self.waiting, Players) and seat in self.waiting.seats:
            return self._rules.legal(self.state, seat)
        return ()


def begun(setting: Setting, word: str) -> Episode:
    """The first game, in the luck that this word stands for, in which there is something to choose."""
    for attempt in range(TRIES):
        episode = Episode(setting, word if not attempt else f"{word} again {attempt}")
        if isinstance(episode.waiting, Players):
            return episode
    raise BadOptions("no-choice-here", game=setting.game)


def returns(over: Over) -> list[float]:
    """What each seat gets at the end: the share of opponents behind it, less the share before it. The sum is 0."""
    others = len(over.places) - 1
    return [sum((other > mine) - (other < mine) for other in over.places) / max(1, others) for mine in over.places]
