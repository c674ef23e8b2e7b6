"""The lesson of swish: a pair with a flip, three cards as they lie, and a call that there is no swish."""

from swordfish.games.swish.model import Call, Lay, Lift, Proven
from swordfish.lessons.lesson import MORE, RIGHT, WRONG, Attempt, Grader, Lesson, Task

OTHER, FEW = "other", "few"
"""A card that is not in this swish; a proof without all of its cards."""


def lays(*places: int, few: str = WRONG) -> Grader:
    """Accept a proof with the cards of these places, called first or not. `few`: the grade if one is missing."""

    def judge(tried: Attempt) -> str:
        match tried.commands[-1]:
            case Call() | Lift():
                return MORE
            case Lay(place):
                return MORE if place in places else OTHER
            case _ if any(isinstance(event, Proven) for event in tried.events):
                return RIGHT
            case _:
                return few if len(tried.before.mat) < len(places) else WRONG

    return judge


LESSON = Lesson(
    game="swish",
    options={"seats": 2},
    names=("Coral",),
    draws=(26702,),  # cards 1 and 2 swish if one is flipped; the first three of the second row as they lie
    tasks=(
        Task(key="lesson-swish-card", look="card"),
        Task(key="lesson-swish-idea", look="pair"),
        Task(key="lesson-swish-call", do=("call 0",)),
        Task(
            key="lesson-swish-pair",
            do=("lay 0.1", "lay 1.3", "prove"),
            judge=lays(0, 1, few=FEW),
            wrong=(WRONG, OTHER, FEW),
        ),
        Task(
            key="lesson-swish-three",
            do=("call 1", "lay 4.2", "lay 5.1", "lay 6.3", "prove"),
            judge=lays(4, 5, 6),
            wrong=(WRONG, OTHER),
        ),
        Task(key="lesson-swish-word", do=("no 2",), then=((1, "no 2"),)),
        Task(key="lesson-swish-miss", look="score"),
        Task(key="lesson-swish-end", look="score"),
    ),
)
