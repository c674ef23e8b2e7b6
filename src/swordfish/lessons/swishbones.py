"""The lesson of swishbones: a small pond, three meals, and a quiet round that ends the game."""

from swordfish.games.swishbones.model import BoneEaten, BoneTaken, Colour, Indigestion, PenaltyTaken, Stopped
from swordfish.games.swishbones.outlook import outlook
from swordfish.lessons.lesson import MORE, PUPIL, RIGHT, WRONG, Attempt, Grader, Lesson, Task

POND = (
    *((4, -5000, 0), (5, 300, -7300), (6, 3000, 6000), (7, -3000, -6000), (8, -4000, 3000)),
    *((9, 3088, -6291), (10, 2000, -6000), (11, 1800, -5000), (12, 0, 1000), (13, -1500, -3000)),
)
HUNGRY = (WRONG, "penalty")
AHEAD = ((1, "0"), (1, "0"))
"""Coral swims straight on."""


def takes_blue(tried: Attempt) -> str:
    """Accept either blue bone: nobody can tell which one is meant."""
    blue = any(isinstance(event, BoneTaken) and event.colour is Colour.BLUE for event in tried.events)
    return RIGHT if blue else WRONG


def eats(piece: int) -> Grader:
    """Accept a move that eats this bone, in one swish or several."""

    def judge(tried: Attempt) -> str:
        for event in tried.events:
            match event:
                case BoneEaten(piece=eaten) if eaten == piece:
                    return RIGHT
                case PenaltyTaken():
                    return HUNGRY[1]
                case _:
                    pass
        return MORE if within_reach(tried, piece) else WRONG

    return judge


def within_reach(tried: Attempt, piece: int) -> bool:
    """Whether the next swish of this turn can eat it."""
    if tried.after.turn != PUPIL or tried.after.fed:
        return False
    return any(
        morsel.piece == piece and morsel.indigestion is Indigestion.NONE
        for span in outlook(tried.after)
        for morsel in span.food
    )


def stops(tried: Attempt) -> str:
    """Accept a move that swims, then stops, without touching anything."""
    if any(isinstance(event, Stopped) for event in tried.events):
        return RIGHT
    return MORE if tried.after.turn == PUPIL and not tried.after.fed and tried.after.quiet < 2 else WRONG


LESSON = Lesson(
    game="swishbones",
    options={"seats": 2, "bones": len(POND), "spacing": 1000, "pond": POND, "places": (270, 90)},
    names=("Coral",),
    before=((1, "t6"),),
    tasks=(
        Task(key="lesson-swishbones-take", do=("t7",), judge=takes_blue),
        Task(key="lesson-swishbones-eat", do=("0",), judge=eats(5), wrong=HUNGRY, then=AHEAD),
        Task(key="lesson-swishbones-chain", do=("-45", "0"), look="green", judge=eats(10), wrong=HUNGRY, then=AHEAD),
        Task(key="lesson-swishbones-colours", look="fish"),
        Task(key="lesson-swishbones-digest", do=("-35",), judge=eats(9), wrong=HUNGRY, then=AHEAD),
        Task(key="lesson-swishbones-touch", look="rival"),
        Task(key="lesson-swishbones-quiet", look="score"),
        Task(key="lesson-swishbones-stop", do=("0", "stop"), judge=stops),
        Task(key="lesson-swishbones-end", look="score"),
    ),
)
