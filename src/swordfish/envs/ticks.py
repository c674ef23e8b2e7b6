"""A race in ticks: in each tick every seat acts or waits; the order is seeded chance."""

from collections.abc import Mapping
from contextlib import suppress

from swordfish.core import AnyStep, Command, IllegalMove, Luck, open_seed
from swordfish.envs.episode import Episode, Setting, begun
from swordfish.parts import own


class TickedRace:
    """A table whose clock advances by one tick at a time."""

    def __init__(self, setting: Setting, word: str, tick: int) -> None:
        self.episode: Episode = begun(setting, word)
        self.cycle = 0
        self._seats = setting.seats
        self._collected = own("envs", setting.game, "collected")
        self._tick = tick
        self._order = Luck(open_seed(f"{word} order"))

    def pass_tick(self) -> list[AnyStep]:
        """Advance by one tick and return the events that happen by themselves."""
        self.cycle += 1
        return self.episode.wait(self.cycle * self._tick)

    def apply(self, wanted: Mapping[int, Command | None]) -> list[AnyStep]:
        """Apply the seats' commands one after the other; drop those that are no longer legal."""
        steps: list[AnyStep] = []
        for seat in self._order(self.cycle).shuffled(range(self._seats)):
            command = wanted.get(seat)
            if command is not None:
                with suppress(IllegalMove):
                    steps += self.episode.say(seat, command)
        return steps

    def collected(self) -> list[int]:
        """The cards of each seat if the game's part defines `collected`. In solitaire an increase is a reward."""
        return self._collected(self.episode.state) if self._collected else [0] * self._seats
