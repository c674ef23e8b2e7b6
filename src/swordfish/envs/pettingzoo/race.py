"""The race of swish in ticks: in each, every agent says something or waits; who is heard first is seeded chance."""

from typing import Any, TypeAlias

from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from swordfish.core import Luck, Over, open_seed
from swordfish.envs.arrays import Array, Seen, box, observation, seen, seen_space
from swordfish.envs.episode import Episode, Seeds, Setting, begun, returns
from swordfish.envs.rendering import MODES, check_mode, rendered

Told: TypeAlias = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class RaceEnv(ParallelEnv[str, Seen, int], EzPickle):
    """A table of swish. An action that is not allowed when its turn to be heard comes counts as waiting.

    Rewards come at the end, from −1 to 1, and add up to 0; alone, a card collected is 1 and a card lost −1, at once.
    """

    def __init__(
        self,
        *,
        variant: str = "printed",
        tick: int = 1000,
        max_cycles: int = 3600,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, variant=variant, tick=tick, max_cycles=max_cycles, render_mode=render_mode, **options)
        check_mode(render_mode)
        self.metadata = {"name": "swish_v0", "render_modes": MODES, "render_fps": 2, "is_parallelizable": True}
        self.render_mode = render_mode
        self.tick = tick
        self.max_cycles = max_cycles
        self.setting = Setting("swish", options, variant)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self.state_space: Box = box(self.setting)
        self._observations = {agent: seen_space(self.setting) for agent in self.possible_agents}
        self._actions = {agent: Discrete(self.setting.numbering.count) for agent in self.possible_agents}
        self._seeds = Seeds()
        self._order = Luck(b"")
        self._cycle = 0
        self._episode: Episode = begun(self.setting, "0")
        self.agents = []

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:  # a Discrete; its numbers are NumPy's, and ours any integer
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        word = self._seeds.next(seed)
        self._episode = begun(self.setting, word)
        self._order = Luck(open_seed(f"{word} order"))
        self._cycle = 0
        self.agents = self.possible_agents[:]
        return self._all_see(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Told:
        before = self._collected()
        self._cycle += 1
        self._episode.wait(self._cycle * self.tick)
        for seat in self._order(self._cycle).shuffled(range(self.setting.seats)):
            self._hear(seat, actions.get(self.possible_agents[seat], 0))
        waiting = self._episode.waiting
        over = isinstance(waiting, Over)
        cut = not over and self._cycle >= self.max_cycles
        gains = [0.0] * self.setting.seats
        if self.setting.seats == 1:
            gains = [float(after - had) for after, had in zip(self._collected(), before, strict=True)]
        elif isinstance(waiting, Over):
            gains = returns(waiting)
        live, views = self.agents, self._all_see()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            views,
            dict(zip(live, gains, strict=True)),
            dict.fromkeys(live, over),
            dict.fromkeys(live, cut),
            {agent: {} for agent in live},
        )

    def _hear(self, seat: int, action: int) -> None:
        """What the agent wants, if it still may when it is heard."""
        episode = self._episode
        command = self.setting.numbering.command(episode.state, seat, int(action))
        if command is not None and command in episode.legal(seat):
            episode.say(seat, command)

    def _collected(self) -> list[int]:
        return [len(pile) for pile in self._episode.state.piles]

    def _all_see(self) -> dict[str, Seen]:
        return {
            agent: seen(self.setting, self._episode, seat, waiting=True)
            for seat, agent in enumerate(self.possible_agents)
        }

    def state(self) -> Array:
        """The whole table, as seat 0 sees it: in swish nothing is hidden."""
        return observation(self.setting, self._episode.state, 0)

    def render(self) -> Any:
        return rendered(self.setting, self._episode.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
