"""The lesson of swirl: one deal of two players, in which three of four crabs come together."""

from swordfish.lessons.lesson import Lesson, Task

LESSON = Lesson(
    game="swirl",
    options={"seats": 2},
    names=("Coral",),
    draws=(4, 2963),  # in the middle crab 3, crab 8, fish 7, sea horse 9; in the hand 8, 3, 10 and collect one
    tasks=(
        Task(key="lesson-swirl-choose", do=("crab",), then=((1, "fish"),)),
        Task(key="lesson-swirl-same", do=("play 31",), then=((1, "play 5"),)),
        Task(key="lesson-swirl-sum", do=("play 71",), then=((1, "play 62"),)),
        Task(key="lesson-swirl-action", do=("play 73", "take 5"), then=((1, "play 9"),)),
        Task(key="lesson-swirl-leave", do=("play 57",), then=((1, "play 69"),)),
        Task(key="lesson-swirl-end"),
    ),
)
