"""OpenSpiel's state, a wrapper around `TreePosition`."""

from collections.abc import Callable
from typing import Any

import msgspec
import pyspiel

from swordfish.core import Luck, Over, open_seed
from swordfish.envs.episode import Setting
from swordfish.envs.openspiel.observer import TRACE
from swordfish.envs.openspiel.position import CHANCE, TERMINAL, TreePosition
from swordfish.envs.rewards import returns
from swordfish.envs.tensors import Observation, viewed
from swordfish.envs.tree import ENDLESS, EVERYBODY, Given, Outcomes, Tree, TreeHistory
from swordfish.parts import own

MANY = 2**62


class GameContext:
    """What all states of a game share, copies included."""

    def __init__(self, setting: Setting, given: Given) -> None:
        self.setting, self.given = setting, given
        self.tree = tree_of(setting.game)
        self.tap = bool(given.get("tap", 0))
        self.roll: int = setting.numbering.count
        """The action by which a player rolls the dice, if `tap` is set."""
        self.first = TreePosition(setting.rules, self.tree, setting.rules.start(setting.options))
        self.longest: int = self.tree.longest(setting.options, given)
        """The most choices of players."""
        self.rows: int = 0 if self.longest == ENDLESS else self.longest + self.tree.most_draws(setting.options)
        """The length of the tensor of all that was seen; 0 if nothing bounds the game."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "GameContext":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return GameContext, (self.setting, self.given)


def tree_of(game: str) -> Tree:
    """The tree of a game: its own, or the generic one."""
    return own("envs", game, "TREE") or Tree()


class OpenSpielState(pyspiel.State):
    """One node of the tree: a player's choice, a chance node, or the end. Forced events happen automatically.

    Questions that Python programs ask at every node are answered here. OpenSpiel's own methods give the same answers,
    but each of them asks this object several times across the border to C++, and a tensor also costs a new game.
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._table: GameContext = game.table
        self._at: TreePosition = game.table.first

    def _tapper(self) -> int | None:
        """The player who has to tap before the dice roll; None if no tap is due."""
        at = self._at
        return self._table.tree.thrower(at.due, at.state) if self._table.tap and not at.tapped else None

    def current_player(self) -> int:
        tapper = self._tapper() if self._table.tap else None
        return self._at.player if tapper is None else tapper

    def is_terminal(self) -> bool:
        return self._at.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def returns(self) -> list[float]:
        due = self._at.due
        return returns(due) if isinstance(due, Over) else [0.0] * self._table.setting.seats

    def chance_outcomes(self) -> Outcomes:
        return self._table.tree.outcomes(self._at.due, self._at.drawn, self._table.given)

    def legal_actions(self, player: int | None = None) -> list[int]:
        turn = self.current_player()
        if turn >= 0 and player in (None, turn):
            return self._legal_actions(turn)
        return super().legal_actions(turn if player is None else player)

    def _legal_actions(self, player: int) -> list[int]:
        if self._table.tap and self._tapper() is not None:
            return [self._table.roll]
        setting, state = self._table.setting, self._at.state
        return sorted(setting.numbering.all(state, player, setting.rules.legal(state, player)))

    def _apply_action(self, action: int) -> None:
        setting, tree, player = self._table.setting, self._table.tree, self.current_player()
        if player < 0:
            self._at = self._at.drew(setting.rules, tree, action)
        elif self._table.tap and self._tapper() is not None:
            self._at = self._at.tap(setting.rules, tree)
        else:
            command = setting.numbering.command(self._at.state, player, action)
            self._at = self._at.chosen(setting.rules, tree, player, command, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return self._table.tree.told(self._at.due, action)
        if action == self._table.roll:
            return "roll"
        setting = self._table.setting
        return setting.rules.notation.write_command(setting.numbering.command(self._at.state, player, action))

    def __str__(self) -> str:
        drawn = "".join(f" +{number}" for number in self._at.drawn)
        return self._table.setting.rules.notation.write(self._at.state) + " rolls" * self._at.tapped + drawn

    def numbers(self, player: int, seat: int | None) -> Observation:
        """The player's observation, from the view of the seat or of a watcher."""
        setting, at = self._table.setting, self._at
        if at.observed is None or at.observed[0] != (player, seat):
            at.observed = (player, seat), viewed(setting, setting.rules.view(at.state, seat), player)
        return at.observed[1]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        setting, seat = self._table.setting, self.current_player() if player is None else player
        if not 0 <= seat < setting.seats:
            return super().observation_tensor(seat)
        if setting.sparse:
            return self.numbers(seat, seat).astype(float).tolist()
        return [*map(float, setting.spec.numbers(setting.rules.view(self._at.state, seat), seat))]

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        rows, seat = self._table.rows, self.current_player() if player is None else player
        if not rows or not 0 <= seat < self._table.setting.seats:
            return super().information_state_tensor(seat)
        numbers = [float(number) for step in self.traced(seat) for number in step]
        return numbers + [0.0] * (TRACE * rows - len(numbers))

    def seen(self, player: int | None) -> str:
        """The view of the player, or of a watcher, as text."""
        return msgspec.json.encode(self._table.setting.rules.view(self._at.state, player)).decode()

    def held(self, player: int) -> str:
        """What only this player sees."""
        return self._table.tree.held(self._at.state, player)

    def remembered(self, player: int | None) -> str:
        """Everything that the player has seen happen: the information state under perfect recall."""
        redact = self._table.setting.rules.redact
        news = [redact(event, player) for event in self._at.events]
        return msgspec.json.encode([player, news]).decode()

    def traced(self, player: int | None) -> list[tuple[int, int]]:
        """The same in numbers, two per step: 1 + who (after the players: chance), 1 + what; 0 for what was not seen."""
        seats = self._table.setting.seats
        return [
            (1 + who % (seats + 1), 1 + number if seen_by in (EVERYBODY, player) else 0)
            for who, number, seen_by in self._at.traces
        ]

    def information_state_string(self, player: int | None = None) -> str:
        return self.remembered(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OpenSpielState":
        """A state that the player cannot distinguish from this one, sampled with its true probability."""
        setting, game = self._table.setting, self.get_game()
        view = setting.rules.view(self._at.state, player)
        rng = Luck(open_seed(f"resample {int(sampler() * MANY)}"))(0)
        drawn: list[int] = [step.action for step in self.full_history() if step.player < 0]
        at = self._at
        pasts = self._table.tree.past(TreeHistory(setting.rules, view, player, at.due, at.events, at.drawn, drawn), rng)
        again: OpenSpielState = game.new_initial_state()
        chance = iter(pasts)
        for event in self.full_history():
            number = next(chance) if event.player < 0 else event.action
            again.apply_action(number)
        return again
