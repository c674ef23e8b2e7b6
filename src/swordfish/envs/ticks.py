"""A race in ticks: in each, every seat wants something or waits; in which order they are heard is seeded chance."""

from collections.abc import Mapping

from swordfish.core import Command, Luck, Step, open_seed
from swordfish.envs.episode import Episode, Setting, begun
from swordfish.parts import own


class Race:
    """A table whose clock goes on by a tick at a time."""

    def __init__(self, setting: Setting, word: str, tick: int) -> None:
        self.episode: Episode = begun(setting, word)
        self.cycle = 0
        self._seats = setting.seats
        self._collected = own("envs", setting.game, "collected")
        self._tick = tick
        self._order = Luck(open_seed(f"{word} order"))

    def pass_tick(self) -> list[Step]:
        """Let a tick go by, and what time brings."""
        self.cycle += 1
        return self.episode.wait(self.cycle * self._tick)

    def hear(self, wanted: Mapping[int, Command | None]) -> list[Step]:
        """What the seats want, one after the other; what is not allowed any more when it is heard is lost."""
        steps: list[Step] = []
        for seat in self._order(self.cycle).shuffled(range(self._seats)):
            command = wanted.get(seat)
            if command is not None and command in self.episode.legal(seat):
                steps += self.episode.say(seat, command)
        return steps

    def collected(self) -> list[int]:
        """What each seat has, where a game counts it: its part has a function `collected`. Alone, more is a reward."""
        return self._collected(self.episode.state) if self._collected else [0] * self._seats
