"""Routes of swish: daily puzzles, practice puzzles, solitaire results, and the swishes that a finished game offered."""

from swordfish.server.routes.swish import daily, puzzles, solitaire
from swordfish.server.store.scores import Alone

HANDLERS = [*puzzles.HANDLERS, *solitaire.HANDLERS]
SHAPES = (
    *(daily.Riddle, daily.Guess, daily.PuzzleVerdict, daily.Day, daily.PuzzleResults, daily.Streak),
    *(Alone, solitaire.Missed, solitaire.There, solitaire.Practice),
    *(solitaire.PracticeGuess, solitaire.PracticeVerdict, solitaire.Hints),
)
