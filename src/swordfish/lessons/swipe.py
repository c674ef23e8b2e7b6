"""The lesson of swipe: a short game of three, won on the last throw."""

from swordfish.core import Event, State
from swordfish.games.swipe.model import Rolled
from swordfish.lessons.lesson import PUPIL, RIGHT, Attempt, Lesson, Task


def own_throw(before: State, event: Event) -> bool:
    """Start a step before every throw of the learner."""
    return isinstance(event, Rolled) and before.turn == PUPIL


def anyone(tried: Attempt) -> str:
    return RIGHT


LESSON = Lesson(
    game="swipe",
    options={"seats": 3, "chips": 14},
    names=("Coral", "Pip"),
    draws=(6, 17, 0, 0, 22, 242, 13, 10),
    rests=own_throw,
    tasks=(
        Task(key="lesson-swipe-throw"),
        Task(key="lesson-swipe-chip", do=("1",)),
        Task(key="lesson-swipe-die", do=("2",)),
        Task(key="lesson-swipe-super", do=("1",), judge=anyone, wrong=()),
        Task(key="lesson-swipe-end", look="own"),
    ),
)
