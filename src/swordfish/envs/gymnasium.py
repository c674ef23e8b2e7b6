"""Gymnasium environments: each game against bots, `gymnasium.make("swordfish/swirl-v1", bots="greedy")`; puzzles.

Importing this registers them; `gymnasium.make("swordfish.envs.gymnasium:swordfish/swirl-v1")` does both.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import gymnasium
from gymnasium.spaces import Discrete

from swordfish import bots, games
from swordfish.bots import Budget, Wait
from swordfish.core import AnyStep, BadOptions, Command, Event, IllegalMove, Luck, Over, Players, open_seed
from swordfish.envs.arrays import Seen, seen, seen_space
from swordfish.envs.episode import TRIES, Episode, Setting, begun, returns
from swordfish.envs.observations import seats, version
from swordfish.envs.rendering import MODES, check_mode, rendered
from swordfish.envs.ticks import TickedRace
from swordfish.parts import own

SIMULATIONS = 100
"""Simulations per choice of bots that search: a fixed number, so that a seed gives the same game on every machine."""
ENOUGH = 3_600_000
"""Milliseconds within which every machine finishes them."""

StepResult: TypeAlias = tuple[Seen, float, bool, bool, dict[str, Any]]


class AgainstBots(gymnasium.Env[Seen, Any]):
    """One seat of a table; bots play the others. The reward comes at the end: −1 … 1, as in PettingZoo.

    Bots that search make a fixed number of `simulations` per choice, regardless of time.
    An illegal action ends the episode and costs 1; `info` then says why.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 - the name is Gymnasium's

    def __init__(
        self,
        game: str,
        *,
        bots: str | Sequence[str] = "random",
        simulations: int = SIMULATIONS,
        seat: int = 0,
        variant: str = "printed",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.setting = Setting(game, options, variant)
        self.seat = seat
        self._simulations = simulations
        self._makers = makers(self.setting, seat, bots)
        self.observation_space = seen_space(self.setting)
        self.action_space = Discrete(self.setting.numbering.count)
        self._start("0")

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._start(str(self.np_random.integers(2**62)))
        return self._seen(), {}

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
        self._news: dict[int, list[Event]] = {seat: [] for seat in self._makers}

    def step(self, action: Any) -> StepResult:
        """Take an action, any integer of the action space."""
        episode, seat = self._episode, self.seat
        assert self.action_space.contains(action), "the action is not in the action space"
        try:
            self._tell(episode.say(seat, self.setting.numbering.command(episode.state, seat, int(action))))
        except IllegalMove as refusal:
            return self._seen(), -1.0, True, False, {"illegal": str(refusal)}
        self._bots_play()
        over = episode.waiting
        reward = returns(over)[seat] if isinstance(over, Over) else 0.0
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
        view, legal = self.setting.rules.view(episode.state, seat), episode.legal(seat)
        answer = self._bots[seat].choose(view, legal, self._news[seat], Budget(episode.at, ENOUGH, self._simulations))
        self._news[seat] = []
        return answer

    def _tell(self, steps: Sequence[AnyStep]) -> None:
        for seat, news in self._news.items():
            news += [self.setting.rules.redact(event, seat) for _, event, _ in steps]

    def _seen(self) -> Seen:
        return seen(self.setting, self._episode, self.seat)

    def render(self) -> Any:
        return rendered(self.setting.game, self._episode.state, self.render_mode)


class RaceAgainstBots(AgainstBots):
    """A seat in a race, in ticks. An action that is no longer legal when it is applied counts as waiting.

    In solitaire swish, a card collected gives 1 and a card lost −1, at once.
    """

    def __init__(self, game: str, *, tick: int = 1000, max_cycles: int = 3600, **options: Any) -> None:
        self._tick = tick
        self._max_cycles = max_cycles
        super().__init__(game, **options)

    def _start(self, word: str) -> None:
        self._race = TickedRace(self.setting, word, self._tick)
        self._episode = self._race.episode
        self._sit(word)

    def step(self, action: Any) -> StepResult:
        assert self.action_space.contains(action), "the action is not in the action space"
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
        reward = returns(over)[self.seat] if isinstance(over, Over) else 0.0
        if self.setting.seats == 1:
            reward = float(race.collected()[self.seat] - before)
        if self.render_mode == "human":
            self.render()
        ended = isinstance(over, Over)
        return self._seen(), reward, ended, not ended and race.cycle >= self._max_cycles, {}

    def _seen(self) -> Seen:
        return seen(self.setting, self._episode, self.seat, waiting=True)


def makers(setting: Setting, seat: int, names: str | Sequence[str]) -> dict[int, bots.Maker]:
    """Bots for the other seats: one name for all, or one name per seat."""
    if not 0 <= seat < setting.seats:
        raise BadOptions("no-such-seat-here", given=seat, last=setting.seats - 1)
    others = [other for other in range(setting.seats) if other != seat]
    given = [names] * len(others) if isinstance(names, str) else [*names]
    if len(given) != len(others):
        raise BadOptions("bots-count", bots=len(given), others=len(others))
    return {other: bots.find(name, setting.game) for other, name in zip(others, given, strict=True)}


def register() -> None:
    """Register every game, and further `ENVIRONMENTS` of the games' parts."""
    here = AgainstBots.__module__
    sign_up: Any = gymnasium.register  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - its type leaves keywords open
    for game, rules in games.playable():
        kind = "RaceAgainstBots" if isinstance(rules.chooser, games.Paced) else "AgainstBots"
        sign_up(f"swordfish/{game}-v{version(game)}", f"{here}:{kind}", kwargs={"game": game, "seats": seats(game)})
        more: dict[str, tuple[str, dict[str, Any]]] = own("envs", game, "ENVIRONMENTS", {})
        for name, (entry_point, kwargs) in more.items():
            sign_up(name, entry_point, kwargs=kwargs)


register()

__all__ = ["AgainstBots", "RaceAgainstBots", "register"]
