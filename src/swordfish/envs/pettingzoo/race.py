"""A race in ticks as a parallel environment: in each tick every agent acts or waits, in seeded random order."""

from typing import Any, TypeAlias

from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from swordfish.core import Command, IllegalMove, Over
from swordfish.envs.arrays import Seen, box, observation, seen, seen_space
from swordfish.envs.copies import Copyable
from swordfish.envs.episode import GYMNASIUM, Seeds, Setting, check_keywords
from swordfish.envs.layouts import PLAIN
from swordfish.envs.numbering import WAIT
from swordfish.envs.observations import seated, version
from swordfish.envs.rendering import MODES, check_mode, rendered
from swordfish.envs.rewards import PLACES
from swordfish.envs.rewards import reward as find_reward
from swordfish.envs.tensors import Observation
from swordfish.envs.ticks import TickedRace

ParallelStepResult: TypeAlias = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class RaceEnv(Copyable, ParallelEnv[str, Seen, int]):
    """A table of a race. An action that is no longer legal when it is applied counts as waiting.

    Rewards come at the end: by places, they add up to 0; in solitaire swish, a card collected gives 1 and a card
    lost −1, at once.
    """

    def __init__(
        self,
        game: str,
        version: str,
        *,
        variant: str = "printed",
        layout: str = PLAIN,
        reward: str = PLACES,
        style: str = GYMNASIUM,
        tick: int = 1000,
        max_cycles: int = 3600,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        check_keywords("parallel_env", game, options)
        self.metadata = {"name": version, "render_modes": MODES, "render_fps": 2, "is_parallelizable": True}
        self.render_mode = render_mode
        self.tick = tick
        self.max_cycles = max_cycles
        self.setting = Setting(game, options, variant, layout, style)
        self._pay = find_reward(game, reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self.state_space: Box = box(self.setting)
        self._observations = {agent: seen_space(self.setting) for agent in self.possible_agents}
        self._actions = {agent: Discrete(self.setting.numbering.count) for agent in self.possible_agents}
        self._seeds = Seeds()
        self._race = TickedRace(self.setting, "0", tick)
        self.agents = []

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:  # a Discrete, whose numbers are NumPy's; ours are any integers
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._race = TickedRace(self.setting, self._seeds.next(seed), self.tick)
        self.agents = self.possible_agents[:]
        return self._all_see(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> ParallelStepResult:
        if not self.agents:
            raise IllegalMove("env-reset-first")
        race, before = self._race, self._race.collected()
        race.pass_tick()
        race.apply(
            {seat: self._wanted(seat, actions.get(agent, WAIT)) for seat, agent in enumerate(self.possible_agents)}
        )
        waiting = race.episode.waiting
        over = isinstance(waiting, Over)
        cut = not over and race.cycle >= self.max_cycles
        gains = [0.0] * self.setting.seats
        if self.setting.seats == 1:
            gains = [float(after - had) for after, had in zip(race.collected(), before, strict=True)]
        elif isinstance(waiting, Over):
            gains = self._pay(waiting, race.episode.state)
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

    def _wanted(self, seat: int, action: int) -> Command | None:
        return self.setting.numbering.command(self._race.episode.state, seat, int(action))

    def _all_see(self) -> dict[str, Seen]:
        return {
            agent: seen(self.setting, self._race.episode, seat, waiting=True)
            for seat, agent in enumerate(self.possible_agents)
        }

    def state(self) -> Observation:
        """The whole table, as seat 0 sees it: in a race nothing is hidden."""
        return observation(self.setting, self._race.episode.state, 0)

    def render(self) -> Any:
        return rendered(self.setting.game, self._race.episode.state, self.render_mode)

    def close(self) -> None:
        """Does nothing: no resources are held."""


def parallel_env(game: str, **options: Any) -> RaceEnv:
    """All agents at once; a `tick` is given in milliseconds of table time. Further keywords are options of the game."""
    return RaceEnv(game, f"{game}_v{version(game)}", **seated(game, options))


def env(game: str, **options: Any) -> AECEnv[str, Seen, int]:
    """One agent after the other: a tick passes when all have acted."""
    race: Any = parallel_env(game, **options)  # the conversion's type allows None as an action, which never occurs
    turns: Any = parallel_to_aec(race)
    return turns
