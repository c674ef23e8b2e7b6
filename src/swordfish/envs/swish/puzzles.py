"""A graded swish puzzle as an environment: lay cards, turn them, and prove the required swish.

A puzzle is a table of swish whose only player is proving, so the rules themselves decide what is legal and correct.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from swordfish.core import BadOptions, IllegalMove
from swordfish.envs.arrays import Mask, Seen
from swordfish.envs.copies import Copyable
from swordfish.envs.layouts import PLAIN
from swordfish.envs.rendering import MODES, check_mode, rendered
from swordfish.envs.spec import Spec
from swordfish.envs.swish import features as slots
from swordfish.envs.swish.features import FEATURES
from swordfish.envs.swish.observation import PUZZLE
from swordfish.exact.swish.puzzles import Puzzle, judge, puzzle
from swordfish.games import swish
from swordfish.games.swish.actions import WORDS
from swordfish.games.swish.cards import ORIENTATIONS
from swordfish.games.swish.model import (
    EMPTY,
    MOST_CARDS,
    PLACES,
    Command,
    Lay,
    Limit,
    Lying,
    Options,
    Prove,
    Proven,
    State,
)

SOLVER = 0
"""The solver's seat."""
NEVER = 1 << 40
"""The deadline of the proof."""
FEATURED = "features"
SPECS: dict[str, Spec] = {PLAIN: PUZZLE, FEATURED: FEATURES}


def laid_out(given: Puzzle) -> State:
    """The puzzle as a table: its cards in the first places, and the seat proving. The largest size is not revealed."""
    count = len(given.cards)
    limit = Limit(2, MOST_CARDS) if given.largest else Limit(given.size, given.size)
    return State(
        options=Options(seats=1, limits=(limit,), deck=given.cards),
        deck=(),
        area=(*(Lying(card, 0) for card in range(count)), *[EMPTY] * (PLACES - count)),
        piles=((),),
        waits=(0,),
        caller=SOLVER,
        until=NEVER,
    )


class SwishPuzzle(Copyable, gymnasium.Env[Seen, Any]):
    """A new puzzle of the grade with every reset; `reset(options={"seed": "rain"})` selects the puzzle of a seed.

    Proving the required swish gives 1; any other proof also ends the episode, with 0. An illegal action ends it and
    costs 1. `shaped` adds what each step gains or loses in `progress`, so an agent need not find a proof by chance.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 - the name is Gymnasium's

    def __init__(
        self,
        *,
        grade: str = "easy",
        max_steps: int = 100,
        layout: str = PLAIN,
        shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        if layout not in SPECS:
            raise BadOptions("env-no-such-layout", game="swish", layout=layout, layouts=", ".join(SPECS))
        self.render_mode = render_mode
        self.grade = grade
        self.max_steps = max_steps
        self.shaped = shaped
        self.layout = layout
        (low, high), kind = SPECS[layout].bounds(), self._dtype
        self.observation_space = Dict(
            {
                "observation": Box(np.array(low, kind), np.array(high, kind), dtype=kind),
                "action_mask": Box(0, 1, (WORDS,), np.int8),
            }
        )
        self.action_space = Discrete(WORDS)
        self._set(puzzle(grade, "0"))

    def _set(self, given: Puzzle) -> None:
        self.given = given
        self._state: State = laid_out(given)
        self._steps = 0
        self._over = False

    @property
    def _dtype(self) -> type[np.int32] | type[np.float32]:
        return np.float32 if SPECS[self.layout].real else np.int32

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        word = str((options or {}).get("seed", self.np_random.integers(2**62)))
        self._set(puzzle(self.grade, word))
        return self._seen(), {"grade": self.grade, "seed": word}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action: lay, lift, prove. They are numbered as in the game's `actions.py`, or by slots."""
        assert 0 <= action < WORDS, "the action is not in the action space"
        slotted = self.layout == FEATURED
        command = (slots.command if slotted else _command)(self._state, int(action))
        before = self.progress if self.shaped else 0.0
        try:
            (event,) = swish.decide(self._state, SOLVER, command, 0)
        except IllegalMove as refusal:
            self._over = True
            return self._seen(), -1.0, True, False, {"illegal": str(refusal)}
        proving = isinstance(command, Prove)
        if not proving:
            self._state = swish.evolve(self._state, event)
        self._over = proving
        solved = isinstance(event, Proven) and self._judged()
        self._steps += 1
        if self.render_mode == "human":
            self.render()
        reward = float(solved) + (self.progress - before if self.shaped else 0.0)
        return self._seen(), reward, proving, not proving and self._steps >= self.max_steps, {}

    @property
    def progress(self) -> float:
        """How much of the answer lies on the mat: cards that belong to it, and fit together, less all others."""
        answer = dict(zip(self.given.solution, self.given.orientations, strict=True))
        mat = self._state.mat
        ways = [answer[layer.place] ^ layer.orientation for layer in mat if layer.place in answer]
        together = max((ways.count(way) for way in ways), default=0)  # the whole answer may be turned
        return (together - (len(mat) - len(ways)) - (len(ways) - together) / 2) / len(answer)

    def _judged(self) -> bool:
        """Whether the swish on the mat is the one asked for. A place of the table is a card's number in the puzzle."""
        places, ways = zip(*((layer.place, layer.orientation) for layer in self._state.mat), strict=True)
        return judge(self.given, places, ways).solved

    @property
    def action_mask(self) -> Mask:
        """1 for each action that is legal now; all of them once the episode is over, as nothing depends on it then."""
        if self._over:
            return np.ones(WORDS, np.int8)
        marks = bytearray(WORDS)
        for number in (slots.legal if self.layout == FEATURED else _legal)(self._state):
            marks[number] = 1
        return np.frombuffer(marks, np.int8)

    def action_masks(self) -> NDArray[np.bool_]:
        """The same as booleans, under the name that MaskablePPO of sb3-contrib looks for."""
        return self.action_mask.astype(np.bool_)

    def _seen(self) -> Seen:
        numbers = SPECS[self.layout].numbers(self._state, SOLVER)
        return {"observation": np.array(numbers, self._dtype), "action_mask": self.action_mask}

    def render(self) -> Any:
        return rendered("swish", self._state, self.render_mode)


def _command(state: State, action: int) -> Command:
    return swish.actions.command(state.options, action)


def _legal(state: State) -> list[int]:
    number, options = swish.actions.action, state.options
    return [
        ORIENTATIONS * one.place + one.orientation if isinstance(one, Lay) else number(options, one)
        for one in swish.legal(state, SOLVER)
    ]


__all__ = ["SwishPuzzle", "laid_out"]
