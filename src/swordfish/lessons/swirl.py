"""The lesson of swirl: one deal for two players, in which three of four crabs come together."""

from swordfish.lessons.lesson import Lesson, Task

LESSON = Lesson(
    game="swirl",
    options={"seats": 2},
    names=("Coral",),
    draws=(200063, 2142),  # hand: 8, 3, 10 and collect one; middle: crab 3, crab 8, star fish 9, fish 7
    tasks=(
        Task(key="lesson-swirl-choose", do=("crab",), then=((1, "fish"),)),
        Task(key="lesson-swirl-same", do=("play 49",), then=((1, "play 5"),)),
        Task(key="lesson-swirl-sum", do=("play 35",), then=((1, "play 64"),)),
        Task(key="lesson-swirl-action", do=("play 75", "take 5"), then=((1, "play 68"),)),
        Task(key="lesson-swirl-leave", do=("play 58",), then=((1, "play 52"),)),
        Task(key="lesson-swirl-all", look="middle"),
        Task(key="lesson-swirl-snatch", look="series"),
        Task(key="lesson-swirl-swirl", look="rival"),
        Task(key="lesson-swirl-end", look="series"),
    ),
)
