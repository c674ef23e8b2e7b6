"""Opponents in the other seats of an environment: bots by name, bot classes, bot objects, or policies."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast, overload

from swordfish import bots
from swordfish.bots import AnyBot, Budget, Wait
from swordfish.core import BadOptions, Command, Event, Rng, State
from swordfish.envs.arrays import Seen, mask, styled
from swordfish.envs.episode import Setting
from swordfish.envs.tensors import viewed
from swordfish.games import Game, Paced

ObservationPolicy: TypeAlias = Callable[[Seen], Any]
"""Chooses an action from what its seat sees: the same dictionary that the environment gives to the agent."""
Opponent: TypeAlias = str | AnyBot | ObservationPolicy | bots.Maker


class PolicyBot:
    """A policy at a table: it sees its own seat's observation and mask."""

    def __init__(self, setting: Setting, seat: int, policy: ObservationPolicy) -> None:
        self._setting, self._seat, self._policy = setting, seat, policy
        self._race = isinstance(setting.rules.chooser, Paced)

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command | Wait:
        setting, seat = self._setting, self._seat
        marks = mask(setting, view, seat, legal, waiting=self._race)
        seen = styled(setting, viewed(setting, view, seat), marks)
        command = setting.numbering.command(view, seat, int(self._policy(seen)))
        return Wait(budget.at + 1) if command is None else command


class SeatNews(Sequence[Event]):
    """What a seat has seen happen. Events are redacted when a bot reads them, which most bots never do."""

    def __init__(self, rules: Game, seat: int, happened: Sequence[Event]) -> None:
        self._rules, self._seat, self._happened = rules, seat, happened

    def __len__(self) -> int:
        return len(self._happened)

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        if isinstance(at, slice):
            return [self._rules.redact(event, self._seat) for event in self._happened[at]]
        return self._rules.redact(self._happened[at], self._seat)


def makers(setting: Setting, seat: int, given: Opponent | Sequence[Opponent]) -> dict[int, bots.Maker]:
    """Players for the other seats: one for all, or one per seat."""
    if not 0 <= seat < setting.seats:
        raise BadOptions("no-such-seat-here", given=seat, last=setting.seats - 1)
    others = [other for other in range(setting.seats) if other != seat]
    several = isinstance(given, list | tuple)
    each = [*cast("Sequence[Opponent]", given)] if several else [cast("Opponent", given)] * len(others)
    if len(each) != len(others):
        raise BadOptions("bots-count", bots=len(each), others=len(others))
    return {other: maker(setting, player) for other, player in zip(others, each, strict=True)}


def maker(setting: Setting, player: Opponent) -> bots.Maker:
    """A bot by its name, a bot class, a bot that exists, or a policy."""
    if isinstance(player, str):
        return bots.find(player, setting.game)
    if isinstance(player, type):
        return cast("bots.Maker", player)
    if hasattr(player, "choose"):
        return lambda game, seat, rng: cast("AnyBot", player)
    policy = cast("ObservationPolicy", player)

    def seated(game: Game, seat: int, rng: Rng) -> AnyBot:
        return PolicyBot(setting, seat, policy)

    return seated
