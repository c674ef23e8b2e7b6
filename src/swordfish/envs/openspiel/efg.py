"""Write a small game in Gambit's extensive form, which OpenSpiel (`pyspiel.load_efg_game`) and others read.

Every history becomes a node without rules behind it, so algorithms that traverse the whole tree often run faster.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any


def efg(game: Any) -> str:
    """The whole game, for games with few histories. Information sets are numbered in order of first occurrence."""
    players = " ".join(f'"Pl{player}"' for player in range(game.num_players()))
    return "\n".join([f'EFG 2 R "{game}" {{ {players} }}', *EfgWriter().lines(game.new_initial_state())]) + "\n"


class EfgWriter:
    """Writes nodes and numbers chance nodes, ends and information sets."""

    def __init__(self) -> None:
        self._chance = count(1)
        self._ends = count(1)
        self._known: dict[int, dict[str, int]] = {}

    def lines(self, state: Any) -> Iterator[str]:
        """The node of the state, then all nodes below it."""
        if state.is_terminal():
            returns: Sequence[float] = state.returns()
            yield f't "" {next(self._ends)} "" {{ {" ".join(map(repr, returns))} }}'
        elif state.is_chance_node():
            outcomes: Sequence[tuple[int, float]] = state.chance_outcomes()
            arms = " ".join(f'"{number}" {chance!r}' for number, chance in outcomes)
            yield f'c "" {next(self._chance)} "" {{ {arms} }} 0'
            for number, _ in outcomes:
                yield from self.lines(state.child(number))
        else:
            player: int = state.current_player()
            legal: Sequence[int] = state.legal_actions()
            arms = " ".join(f'"{number}"' for number in legal)
            yield f'p "" {player + 1} {self._number(player, state.information_state_string())} "" {{ {arms} }} 0'
            for number in legal:
                yield from self.lines(state.child(number))

    def _number(self, player: int, known: str) -> int:
        """The number of an information set, counted for each player from 1."""
        mine = self._known.setdefault(player, {})
        return mine.setdefault(known, 1 + len(mine))
