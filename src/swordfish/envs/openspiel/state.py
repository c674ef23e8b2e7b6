"""A state of OpenSpiel over a position of ours."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pyspiel

from swordfish.core import Event, Luck, Over, Players, Rng, open_seed
from swordfish.envs.episode import Setting, returns
from swordfish.envs.openspiel import luck
from swordfish.envs.openspiel.position import EVERYBODY, Position
from swordfish.games.swirl.model import CardPlayed, Dealt
from swordfish.games.swirl.model import State as SwirlState

MANY = 2**62


class Table:
    """What all states of a game share. A copy of a state has the same one."""

    def __init__(self, setting: Setting, ponds: int, *, tap: bool) -> None:
        self.setting = setting
        self.ponds = ponds
        self.tap = tap
        self.roll: int = setting.numbering.count
        """The action of a player who says that the dice roll, where `tap` asks for it."""
        self.first = Position(setting.rules, setting.rules.start(setting.options))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Table, tap=self.tap), (self.setting, self.ponds)


class TableState(pyspiel.State):
    """One node of the tree: a player's choice, a step of chance, or the end. Forced events go by themselves."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._table: Table = game.table
        self._at: Position = game.table.first

    def _tapper(self) -> int | None:
        """Whose word the dice wait for; None, where nobody is asked whether they roll."""
        at = self._at
        return luck.thrower(at.due, at.state.turn) if self._table.tap and not at.tapped else None

    def current_player(self) -> int:
        if (tapper := self._tapper()) is not None:
            return tapper
        match self._at.due:
            case Over():
                return pyspiel.PlayerId.TERMINAL
            case Players(seats):
                return seats[0]
            case _:
                return pyspiel.PlayerId.CHANCE

    def is_terminal(self) -> bool:
        return isinstance(self._at.due, Over)

    def returns(self) -> list[float]:
        due = self._at.due
        return returns(due) if isinstance(due, Over) else [0.0] * self._table.setting.seats

    def chance_outcomes(self) -> luck.Outcomes:
        return luck.outcomes(self._at.due, self._at.drawn, self._table.ponds)

    def _legal_actions(self, player: int) -> list[int]:
        if self._tapper() is not None:
            return [self._table.roll]
        setting = self._table.setting
        action = setting.numbering.action
        return sorted(action(player, command) for command in setting.rules.legal(self._at.state, player))

    def _apply_action(self, action: int) -> None:
        setting, player = self._table.setting, self.current_player()
        if player < 0:
            self._at = self._at.drew(setting.rules, action)
        elif self._tapper() is not None:
            self._at = self._at.tap(setting.rules)
        else:
            command = setting.numbering.command(self._at.state, player, action)
            self._at = self._at.chosen(setting.rules, player, command, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return luck.told(self._at.due, action)
        if action == self._table.roll:
            return "roll"
        setting = self._table.setting
        return setting.rules.notation.write_command(setting.numbering.command(self._at.state, player, action))

    def __str__(self) -> str:
        drawn = "".join(f" +{number}" for number in self._at.drawn)
        return self._table.setting.rules.notation.write(self._at.state) + " rolls" * self._at.tapped + drawn

    def numbers(self, player: int, seat: int | None) -> list[int]:
        """The observation of the player, from the view of the seat, or of whoever watches."""
        setting = self._table.setting
        return setting.spec.numbers(setting.rules.view(self._at.state, seat), player)

    def seen(self, player: int | None) -> str:
        """The view of the player, or of whoever watches, as text."""
        return msgspec.json.encode(self._table.setting.rules.view(self._at.state, player)).decode()

    def held(self, player: int) -> str:
        """What the player alone sees: a hand, in swirl."""
        state = self._at.state
        return msgspec.json.encode(state.hands[player]).decode() if isinstance(state, SwirlState) else ""

    def remembered(self, player: int | None) -> str:
        """All that the player has seen happen: whoever forgets nothing knows this, and nothing else."""
        redact = self._table.setting.rules.redact
        news = [redact(event, player) for event in self._at.events]
        return msgspec.json.encode([player, news]).decode()

    def traced(self, player: int | None) -> list[tuple[int, int]]:
        """The same in numbers, two a step: 1 + who (after the players: chance), 1 + what; 0 is what was not seen."""
        seats = self._table.setting.seats
        return [
            (1 + who % (seats + 1), 1 + number if seen_by in (EVERYBODY, player) else 0)
            for who, number, seen_by in self._at.traces
        ]

    def information_state_string(self, player: int | None = None) -> str:
        return self.remembered(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A state that the player cannot tell from this one, drawn as likely as the deal makes it."""
        setting, game = self._table.setting, self.get_game()
        view = setting.rules.view(self._at.state, player)
        rng = Luck(open_seed(f"resample {int(sampler() * MANY)}"))(0)
        pasts = self._pasts(view, player, rng)
        again: TableState = game.new_initial_state()
        chance = iter(pasts)
        for event in self.full_history():
            number = next(chance) if event.player < 0 else event.action
            again.apply_action(number)
        return again

    def _pasts(self, view: Any, player: int, rng: Rng) -> list[int]:
        """What chance may have drawn, step by step, for all that the player knows."""
        history: list[int] = [step.action for step in self.full_history() if step.player < 0]
        if not isinstance(view, SwirlState):
            return history
        rules, events = self._table.setting.rules, self._at.events
        world: SwirlState = rules.imagine(view, player, rng)
        deals = [at for at, event in enumerate(events) if isinstance(event, Dealt)]
        if deals:
            hands = dealt_before(events[deals[-1] + 1 :], events[deals[-1]], world)
            drawn = [card for hand in hands for card in hand]
            before = sum(len(luck.drawing(event)) for event in events[: deals[-1]] if isinstance(event, luck.DEALS))
            history[before : before + len(drawn)] = drawn
        if count := len(self._at.drawn):  # nobody has seen anything yet of a deal that is going on
            going_on: Any = rules.due(world)
            history[-count:] = luck.drawing(going_on.draw(rng))[:count]
        return history


def dealt_before(since: tuple[Event, ...], last: Dealt, world: SwirlState) -> list[tuple[int, ...]]:
    """The hands of the last deal, in the order of their cards: what each has played since, and holds in this world."""
    played: list[list[int]] = [[] for _ in world.hands]
    for event in since:
        if isinstance(event, CardPlayed):
            played[event.seat].append(event.card)
    hands: list[tuple[int, ...]] = []
    for seat, hand in enumerate(world.hands):
        held = [card for card in hand if card is not None]
        cards = played[seat] + held
        dropped = len(cards) < len(last.hands[seat])  # a swirl: everybody has seen what the hand was
        hands.append(tuple(sorted(card for card in last.hands[seat] if card is not None) if dropped else sorted(cards)))
    return hands
