"""Lessons: model answers are legal, wrong moves are explained, and draws are as chosen."""

from collections.abc import Iterator, Sequence

import pytest

from swordfish import lessons, words
from swordfish.core import Command, IllegalMove, Over, Players, Refusal
from swordfish.exact.swishbones import far
from swordfish.games import NAMES
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.model import Play
from swordfish.lessons import LESSONS, MORE, PUPIL, RIGHT, Script

ASKING = [(game, step) for game, lesson in LESSONS.items() for step, task in enumerate(lesson.tasks) if task.do]


THROWS = ["lesson-swipe-throw"]
"""Steps whose button throws the dice."""
PLAYS = [step for game, step in ASKING if game == "swirl"]


def own(script: Script, step: int) -> list[Command]:
    """The model answer of a step."""
    return [script.rules.notation.read_command(text) for text in script.lesson.tasks[step].do]


def test_every_step_asks_for_something_or_points_at_something() -> None:
    assert [task.key for lesson in LESSONS.values() for task in lesson.tasks if not task.do and not task.look] == THROWS


def test_every_game_has_a_lesson() -> None:
    assert tuple(LESSONS) == NAMES


@pytest.mark.parametrize(("game", "step"), ASKING)
def test_a_model_answer_is_right_and_each_part_of_it_is_a_good_beginning(game: str, step: int) -> None:
    script = lessons.script(game)
    said = own(script, step)
    verdicts = [script.judged(step, said[:count]) for count in range(1, len(said) + 1)]
    assert verdicts == [MORE] * (len(said) - 1) + [RIGHT]


@pytest.mark.parametrize(("game", "step"), ASKING)
def test_every_other_legal_move_is_judged_and_has_a_sentence_in_every_language(game: str, step: int) -> None:
    script = lessons.script(game)
    known = {RIGHT, MORE, *script.lesson.tasks[step].wrong}
    found = {script.judged(step, commands) for commands in tries(script, step)}
    assert found <= known
    for key in script.lesson.tasks[step].sentences():
        for lang in words.LANGUAGES:
            assert words.sentence(key, None, lang)


def tries(script: Script, step: int) -> Iterator[list[Command]]:
    """Every legal command after each prefix of the model answer."""
    said, moment = own(script, step), script.moments[step]
    for count in range(len(said)):
        state, due = moment.state, moment.due
        if count:
            steps, due = script.tried(step, said[:count])
            state = steps[-1][2]
        assert isinstance(due, Players)
        for command in script.rules.legal(state, PUPIL):
            yield [*said[:count], command]


LATER = {"lesson-swishbones-stop"}
"""Steps that only several swishes can fail."""


def legal(script: Script, step: int) -> Sequence[Command]:
    return script.rules.legal(script.moments[step].state, PUPIL)


def test_a_learner_who_swims_on_instead_of_stopping_gets_an_explanation() -> None:
    script = lessons.script("swishbones")
    on = script.rules.notation.read_command("0")
    assert [script.judged(7, [on] * count) for count in range(1, 5)] == [MORE, MORE, MORE, "no"]


@pytest.mark.parametrize("game", LESSONS)
def test_every_step_with_wrong_grades_can_be_failed(game: str) -> None:
    script = lessons.script(game)
    for step, task in enumerate(script.lesson.tasks):
        if task.do and task.wrong and task.key not in LATER and len(legal(script, step)) > 1:
            assert {script.judged(step, commands) for commands in tries(script, step)} & set(task.wrong), task.key


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_takes_about_two_minutes_to_read_and_play(game: str) -> None:
    """At 200 words a minute and six seconds per move or throw."""
    script = lessons.script(game)
    tasks = script.lesson.tasks
    read = sum(len(words.sentence(key).split()) for task in tasks for key in task.sentences()[:2])
    moves = sum(len(task.do) for task in tasks)
    throws = sum(throws_of(script))
    assert 1 <= read / 200 + (moves + throws) / 10 <= 3


def throws_of(script: Script) -> Iterator[bool]:
    """For each event of the lesson, whether the learner throws it."""
    for moment in script.moments:
        before = moment.base
        for _, event, after in moment.steps:
            yield script.lesson.rests(before, event)
            before = after


LONGEST = 80
"""The most characters of a sentence: two lines of the smallest text on the smallest phone."""


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_sentence_of_a_lesson_is_short(lang: str) -> None:
    keys = [key for lesson in LESSONS.values() for task in lesson.tasks for key in task.sentences()]
    said = {key: words.sentence(key, None, lang) for key in keys}
    assert {key: text for key, text in said.items() if len(text) > LONGEST} == {}


def test_a_pupil_who_fails_can_try_again_as_often_as_they_like() -> None:
    script = lessons.script("swishbones")
    wrong, right = [script.rules.notation.read_command(text) for text in ("+60", "0")]
    assert script.judged(1, [wrong]) == "no"
    assert script.judged(1, [wrong]) == "no"
    assert script.judged(1, [right]) == RIGHT


def test_either_of_two_blue_bones_is_right() -> None:
    script = lessons.script("swishbones")
    graded = {text: script.judged(0, [script.rules.notation.read_command(text)]) for text in ("t7", "t11", "t5")}
    assert graded == {"t7": RIGHT, "t11": RIGHT, "t5": "no"}


def test_a_proof_of_a_single_card_is_told_that_one_is_missing() -> None:
    """Not to turn the second card, which is not there."""
    script = lessons.script("swish")
    first, second, prove = [script.rules.notation.read_command(text) for text in ("lay 0.1", "lay 1.0", "prove")]
    assert script.judged(3, [first, prove]) == script.judged(3, [prove]) == "few"
    assert script.judged(3, [first, second, prove]) == "no"


def test_indigestion_has_a_sentence_of_its_own() -> None:
    script = lessons.script("swishbones")
    assert script.judged(4, [script.rules.notation.read_command("+35")]) == "penalty"


def test_the_marks_of_food_say_what_the_lesson_says() -> None:
    """At no step the blue bone that gives indigestion is marked as digestible."""
    script = lessons.script("swishbones")
    food = [{piece: digestible for piece, _, digestible in far(moment.state).food} for moment in script.moments]
    assert food[1:5] == [{5: True}, {10: True}, {9: True, 11: False}, {9: True, 11: False}]


def test_an_illegal_move_is_refused_in_the_words_of_the_rules() -> None:
    script = lessons.script("swishbones")
    with pytest.raises(IllegalMove, match="You must swish at least once"):
        script.judged(1, [script.rules.notation.read_command("stop")])


def test_chance_falls_as_the_lessons_need_it() -> None:
    swipe, swirl = lessons.script("swipe"), lessons.script("swirl")
    assert swipe.rules.notation.write(swipe.moments[1].state) == "4.2 3.3 4.2 3.3 >0 CDc/CcD"
    assert isinstance(swipe.moments[-1].due, Over)
    assert swipe.moments[-1].due.places[PUPIL] == 1
    assert swirl.moments[1].state.middle == (3, 13, 69, 30)
    assert swirl.moments[1].state.hands[PUPIL] == (35, 49, 58, 75)


def test_the_learner_of_swirl_plays_every_kind_of_card_and_wins() -> None:
    script = lessons.script("swirl")
    kinds = {
        cards().kinds[command.card] for step in PLAYS for command in own(script, step) if isinstance(command, Play)
    }
    assert kinds == {*Kind}
    assert script.moments[-1].due == Over((1, 2))


def test_there_is_no_step_after_the_last() -> None:
    with pytest.raises(Refusal, match="has no step 9"):
        lessons.find("swipe", 9)
