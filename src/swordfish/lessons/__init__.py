"""Lessons: two minutes of a real game with fixed draws, one lesson per game; every step says why."""

from collections.abc import Mapping
from functools import cache, partial

from swordfish import games
from swordfish.core import Refusal
from swordfish.games.lazy import Lazy
from swordfish.lessons.lesson import MORE, PUPIL, RIGHT, WRONG, Attempt, Lesson, Script, StepStart, Task
from swordfish.parts import games_with, has, part


def _lesson(game: str) -> Lesson:
    return part("lessons", game).LESSON


LESSONS: Mapping[str, Lesson] = Lazy(_lesson, partial(games_with, "lessons"))
"""The games that have a lesson: `LESSON` in `lessons/<game>`."""


@cache
def script(game: str) -> Script:
    """The lesson of a game, played through once; a refusal if the game has none."""
    games.find(game)
    if not has("lessons", game):
        raise Refusal("no-lesson", game=game)
    return Script(LESSONS[game])


def find(game: str, task: int) -> Script:
    """The lesson of a game; a refusal if it has no such step."""
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
    "Attempt",
    "Lesson",
    "Script",
    "StepStart",
    "Task",
    "find",
    "script",
]
