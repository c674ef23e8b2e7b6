"""Lessons: two minutes of a real game, one for each, whose draws are chosen and whose every step says why."""

from functools import cache

from swordfish import games
from swordfish.core import Refusal
from swordfish.lessons import swipe, swirl, swish, swishbones
from swordfish.lessons.lesson import MORE, PUPIL, RIGHT, WRONG, Lesson, Moment, Script, Task, Tried

LESSONS: dict[str, Lesson] = {
    lesson.game: lesson for lesson in (swish.LESSON, swishbones.LESSON, swirl.LESSON, swipe.LESSON)
}


@cache
def script(game: str) -> Script:
    """The lesson of a game, played through once."""
    games.find(game)
    return Script(LESSONS[game])


def find(game: str, task: int) -> Script:
    """The lesson of a game, if it has such a step."""
    found = script(game)
    if not 0 <= task < len(found.moments):
        raise Refusal("no-such-step", step=task)
    return found


__all__ = [
    "LESSONS",
    "MORE",
    "PUPIL",
    "RIGHT",
    "WRONG",
    "Lesson",
    "Moment",
    "Script",
    "Task",
    "Tried",
    "find",
    "script",
]
