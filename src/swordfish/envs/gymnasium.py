"""Gymnasium environments: each game against bots, `gymnasium.make("swordfish/swirl-v2", bots="greedy")`; puzzles.

Importing this registers them; `gymnasium.make("swordfish.envs.gymnasium:swordfish/swirl-v2")` does both.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from swordfish import games
from swordfish.bots import Budget, Wait
from swordfish.core import AnyStep, BadOptions, Command, Event, IllegalMove, Luck, Over, Players, open_seed
from swordfish.envs.arrays import Mask, Seen, mask, observation, seen_space, styled
from swordfish.envs.copies import Copyable
from swordfish.envs.episode import GYMNASIUM, TRIES, Episode, Setting, begun, check_keywords
from swordfish.envs.layouts import PLAIN
from swordfish.envs.observations import seats, version
from swordfish.envs.opponents import Opponent, SeatNews, makers
from swordfish.envs.rendering import MODES, check_mode, rendered
from swordfish.envs.rewards import PLACES
from swordfish.envs.rewards import reward as find_reward
from swordfish.envs.ticks import TickedRace
from swordfish.parts import own

SIMULATIONS = 100
"""Simulations per choice of bots that search: a fixed number, so that a seed gives the same game on every machine."""
ENOUGH = 3_600_000
"""Milliseconds within which every machine finishes them."""
REVISION = 1
"""Added to the version of a game's environments: since 1, the mask of a terminal observation allows every action."""

StepResult: TypeAlias = tuple[Seen, float, bool, bool, dict[str, Any]]


class AgainstBots(Copyable, gymnasium.Env[Seen, Any]):
    """One seat of a table; bots play the others. The reward comes at the end.

    `bots` plays the other seats, one for all or a list: a bot's name, a bot class, a bot object, or a policy, which
    gets its own seat's observation and returns an action. Bots that search make a fixed number of `simulations` per
    choice, regardless of time. An illegal action ends the episode and costs 1; `info` then says why.
    """

    MADE: ClassVar[tuple[str, ...]] = ("_makers", "_pay")

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 - the name is Gymnasium's

    def __init__(
        self,
        game: str,
        *,
        bots: Opponent | Sequence[Opponent] = "random",
        simulations: int = SIMULATIONS,
        seat: int = 0,
        variant: str = "printed",
        layout: str = PLAIN,
        reward: str = PLACES,
        style: str = GYMNASIUM,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        check_keywords(f"{type(self).__name__}.__init__", game, options)
        self.render_mode = render_mode
        self.setting = Setting(game, options, variant, layout, style)
        self.seat = seat
        self._simulations = simulations
        self._opponents, self._reward = bots, reward
        self._make()
        self.observation_space = seen_space(self.setting)
        self.action_space = Discrete(self.setting.numbering.count)
        self._start("0")

    def _make(self) -> None:
        self._makers = makers(self.setting, self.seat, self._opponents)
        self._pay = find_reward(self.setting.game, self._reward)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._start(str(self.np_random.integers(2**62)))
        return self._seen(), {}

    _waits = False
    """Whether waiting is an action."""

    def _start(self, word: str) -> None:
        """Start a game in which this seat has something to choose."""
        for attempt in range(TRIES):
            self._episode = begun(self.setting, f"{word} {attempt}")
            self._sit(f"{word} {attempt}")
            self._bots_play()
            if isinstance(self._episode.waiting, Players):
                return
        raise BadOptions("no-choice-here", game=self.setting.game)

    def _sit(self, word: str) -> None:
        luck = Luck(open_seed(f"{word} bots"))
        self._bots = {seat: make(self.setting.rules, seat, luck(seat)) for seat, make in self._makers.items()}
        self._happened = list[Event]()
        self._read = dict.fromkeys(self._makers, 0)
        """How many of the events each bot has received."""
        self._foul = False

    def step(self, action: Any) -> StepResult:
        """Take an action, any integer of the action space."""
        episode, seat = self._episode, self.seat
        assert 0 <= action < self.setting.numbering.count, "the action is not in the action space"
        try:
            self._tell(episode.say(seat, self.setting.numbering.command(episode.state, seat, int(action))))
        except IllegalMove as refusal:
            self._foul = True
            return self._seen(), -1.0, True, False, {"illegal": str(refusal)}
        self._bots_play()
        over = episode.waiting
        reward = self._pay(over, episode.state)[seat] if isinstance(over, Over) else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, isinstance(over, Over), False, {}

    def _bots_play(self) -> None:
        """Let bots play until it is this seat's turn or the game is over."""
        episode = self._episode
        while isinstance(episode.waiting, Players) and episode.waiting.seats[0] != self.seat:
            seat = episode.waiting.seats[0]
            self._tell(episode.say(seat, self._asked(seat, episode)))

    def _asked(self, seat: int, episode: Episode) -> Command | Wait:
        rules, happened = self.setting.rules, self._happened
        news = SeatNews(rules, seat, happened[self._read[seat] :])
        self._read[seat] = len(happened)
        return self._bots[seat].choose(
            rules.view(episode.state, seat), episode.legal(seat), news, Budget(episode.at, ENOUGH, self._simulations)
        )

    def _tell(self, steps: Sequence[AnyStep]) -> None:
        self._happened += [event for _, event, _ in steps]

    @property
    def action_mask(self) -> Mask:
        """1 for each action that is legal now; all of them once the episode is over, as nothing depends on it then."""
        episode = self._episode
        if self._foul or isinstance(episode.waiting, Over):
            return np.ones(self.setting.numbering.count, np.int8)
        return mask(self.setting, episode.state, self.seat, episode.legal(self.seat), waiting=self._waits)

    def action_masks(self) -> NDArray[np.bool_]:
        """The same as booleans, under the name that MaskablePPO of sb3-contrib looks for."""
        return self.action_mask.astype(np.bool_)

    def _seen(self) -> Seen:
        return styled(self.setting, observation(self.setting, self._episode.state, self.seat), self.action_mask)

    def render(self) -> Any:
        return rendered(self.setting.game, self._episode.state, self.render_mode)


class RaceAgainstBots(AgainstBots):
    """A seat in a race, in ticks. An action that is no longer legal when it is applied counts as waiting.

    In solitaire swish, a card collected gives 1 and a card lost −1, at once.
    """

    _waits = True

    def __init__(self, game: str, *, tick: int = 1000, max_cycles: int = 3600, **options: Any) -> None:
        self._tick = tick
        self._max_cycles = max_cycles
        super().__init__(game, **options)

    def _start(self, word: str) -> None:
        self._race = TickedRace(self.setting, word, self._tick)
        self._episode = self._race.episode
        self._sit(word)

    def step(self, action: Any) -> StepResult:
        assert 0 <= action < self.setting.numbering.count, "the action is not in the action space"
        race, episode, before = self._race, self._episode, self._race.collected()[self.seat]
        self._tell(race.pass_tick())
        wanted: dict[int, Command | None] = {
            self.seat: self.setting.numbering.command(episode.state, self.seat, int(action))
        }
        for seat in self._bots:
            if episode.legal(seat):
                answer = self._asked(seat, episode)
                wanted[seat] = None if isinstance(answer, Wait) else answer
        self._tell(race.apply(wanted))
        over = episode.waiting
        reward = self._pay(over, episode.state)[self.seat] if isinstance(over, Over) else 0.0
        if self.setting.seats == 1:
            reward = float(race.collected()[self.seat] - before)
        if self.render_mode == "human":
            self.render()
        ended = isinstance(over, Over)
        return self._seen(), reward, ended, not ended and race.cycle >= self._max_cycles, {}


def register() -> None:
    """Register every game, and further `ENVIRONMENTS` of the games' parts."""
    here = AgainstBots.__module__
    sign_up: Any = gymnasium.register  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - its type leaves keywords open
    for game, rules in games.playable():
        kind = "RaceAgainstBots" if isinstance(rules.chooser, games.Paced) else "AgainstBots"
        sign_up(
            f"swordfish/{game}-v{version(game) + REVISION}",
            f"{here}:{kind}",
            kwargs={"game": game, "seats": seats(game)},
        )
        more: dict[str, tuple[str, dict[str, Any]]] = own("envs", game, "ENVIRONMENTS", {})
        for name, (entry_point, kwargs) in more.items():
            sign_up(name, entry_point, kwargs=kwargs)


register()

__all__ = ["AgainstBots", "RaceAgainstBots", "register"]
