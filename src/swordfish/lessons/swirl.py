"""The lesson of swirl: two deals for two players. The learner plays every action card and collects four crabs."""

from swordfish.lessons.lesson import Lesson, Task

LESSON = Lesson(
    game="swirl",
    options={"seats": 2},
    names=("Coral",),
    # hand: 8, 3, 10, collect one; middle: crab 3, crab 8, star fish 9, fish 7; second hand: fish 9 and other actions
    draws=(200063, 2142, 202392),
    tasks=(
        Task(key="lesson-swirl-choose", do=("crab",), then=((1, "fish"),)),
        Task(key="lesson-swirl-same", do=("play 49",), then=((1, "play 5"),)),
        Task(key="lesson-swirl-sum", do=("play 35",), then=((1, "play 64"),)),
        Task(key="lesson-swirl-action", do=("play 75", "take 5"), then=((1, "play 68"),)),
        Task(key="lesson-swirl-leave", do=("play 58",), then=((1, "play 52"),)),
        Task(key="lesson-swirl-others", do=("play 34",), then=((1, "play 70"),)),
        Task(key="lesson-swirl-snatch", do=("play 83",), then=((1, "play 63"),)),
        Task(key="lesson-swirl-swirl", do=("play 84",)),
        Task(key="lesson-swirl-all", do=("play 76",), wrong=()),
        Task(key="lesson-swirl-end", look="series"),
    ),
)
