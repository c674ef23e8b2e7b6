"""A turn game as an AEC environment. A step is a real choice: forced events and chance happen automatically."""

from typing import Any, ClassVar

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from swordfish.core import IllegalMove, Over
from swordfish.envs.arrays import Seen, seen, seen_space
from swordfish.envs.copies import Copyable
from swordfish.envs.episode import GYMNASIUM, Episode, Seeds, Setting, begun, check_keywords
from swordfish.envs.layouts import PLAIN
from swordfish.envs.observations import seated, version
from swordfish.envs.pettingzoo.order import OrderedTurns
from swordfish.envs.rendering import MODES, check_mode, rendered
from swordfish.envs.rewards import PLACES
from swordfish.envs.rewards import reward as find_reward


class TurnEnv(Copyable, AECEnv[str, Seen, int]):
    """One game; agents are seats, `player_0` to `player_n`. Rewards come at the end: by places, they add up to 0.

    An illegal action ends the game and costs its agent 1; `infos` says why it was illegal.
    """

    MADE: ClassVar[tuple[str, ...]] = ("_command",)

    def __init__(
        self,
        game: str,
        version: str,
        *,
        variant: str = "printed",
        layout: str = PLAIN,
        reward: str = PLACES,
        style: str = GYMNASIUM,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        check_keywords("env", game, options)
        self.metadata = {"name": version, "render_modes": MODES, "render_fps": 2, "is_parallelizable": False}
        self.render_mode = render_mode
        self.setting = Setting(game, options, variant, layout, style)
        self._pay = find_reward(game, reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: seen_space(self.setting) for agent in self.possible_agents}
        self._actions = {agent: Discrete(self.setting.numbering.count) for agent in self.possible_agents}
        self._count = self.setting.numbering.count
        self._make()
        self._seeds = Seeds()
        self._episode: Episode = begun(self.setting, "0")

    def _make(self) -> None:
        self._command = self.setting.numbering.command

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:  # a Discrete, whose numbers are NumPy's; ours are any integers
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._episode = begun(self.setting, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Seen:
        return seen(self.setting, self._episode, self._seats[agent])

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert 0 <= action < self._count, "the action is not in the action space"
        self._cumulative_rewards[agent] = 0.0
        episode, seat = self._episode, self._seats[agent]
        try:
            episode.say(seat, self._command(episode.state, seat, int(action)))
        except IllegalMove as refusal:
            self._foul(agent, str(refusal))
        else:
            self._next()
        if self.render_mode == "human":
            self.render()

    def _foul(self, agent: str, why: str) -> None:
        """End the game after an illegal action, as PettingZoo's TerminateIllegalWrapper does, and subtract 1."""
        self.infos[agent]["illegal"] = why
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _next(self) -> None:
        """Select the agent to move; after the end, distribute the rewards."""
        waiting = self._episode.waiting
        if isinstance(waiting, Over):
            self.rewards = dict(zip(self.possible_agents, self._pay(waiting, self._episode.state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[waiting.seats[0]]

    def render(self) -> Any:
        return rendered(self.setting.game, self._episode.state, self.render_mode)

    def close(self) -> None:
        """Does nothing: no resources are held."""


def wrapped(raw: TurnEnv) -> AECEnv[str, Seen, int]:
    """Add PettingZoo's usual wrapper; the environment handles illegal actions itself."""
    return OrderedTurns(raw)


def raw_env(game: str, **options: Any) -> TurnEnv:
    """The bare environment; keywords are those of `TurnEnv` and options of the game."""
    return TurnEnv(game, f"{game}_v{version(game)}", **seated(game, options))


def env(game: str, **options: Any) -> AECEnv[str, Seen, int]:
    """The environment in its usual wrappers."""
    return wrapped(raw_env(game, **options))
