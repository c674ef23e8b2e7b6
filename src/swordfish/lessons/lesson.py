"""Define a lesson: a real game with fixed draws, step by step; each step asks for one move and says why."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from swordfish import games
from swordfish.core import (
    AnyStep,
    Command,
    Event,
    Luck,
    Options,
    Over,
    Rng,
    State,
    Waiting,
    apply_commands,
    open_seed,
    settled,
)
from swordfish.games import Game

PUPIL = 0
"""The learner's seat."""
RIGHT, MORE, WRONG = "right", "more", "no"
"""Grades of a move: as asked; a good beginning; wrong, for which a step may have more specific keys."""

Grader: TypeAlias = Callable[["Attempt"], str]


class Attempt(Struct, frozen=True):
    """The commands of a learner in a step so far, and the events of the last one."""

    commands: tuple[Command, ...]
    events: tuple[Event, ...]  # of the last command, forced events included
    before: State  # where the last command was applied
    after: State


class Task(Struct, frozen=True, kw_only=True):
    """A step. Its key asks for a move; the key with `-done` praises; every wrong grade has a sentence too."""

    key: str
    do: tuple[str, ...] = ()  # the model answer in notation; empty where there is only something to see
    look: str = ""  # what a step points at instead of its model answer, by a name of the page
    judge: Grader | None = None  # accepts other answers; without it only `do` is right
    wrong: tuple[str, ...] = (WRONG,)  # grades for legal moves that are wrong
    then: tuple[tuple[int, str], ...] = ()  # what the other seats play afterwards

    def sentences(self) -> tuple[str, ...]:
        """The keys of all sentences in this step."""
        said = ("done", *self.wrong) if self.do else ()
        return (self.key, *(f"{self.key}-{name}" for name in said))


class Lesson(Struct, frozen=True, kw_only=True):
    """A table, its draws, what the other seats play before the first step, and the steps."""

    game: str
    options: dict[str, Any]
    draws: tuple[int, ...] = ()  # the seed of each draw, in order
    names: tuple[str, ...] = ()  # of the other seats
    before: tuple[tuple[int, str], ...] = ()
    rests: Callable[[State, Event], bool] = lambda before, event: False  # whether a step begins before this event
    tasks: tuple[Task, ...]


class StepStart(Struct, frozen=True):
    """The start of a step: the events that lead to it, the state before them, and what is due after them."""

    base: State
    steps: tuple[AnyStep, ...]
    due: Waiting | None  # None: the next step is seen before anything can be said
    number: int  # events before `steps`

    @property
    def state(self) -> State:
        return self.steps[-1][2] if self.steps else self.base


class Script:
    """A lesson played through with its model answers: the start of every step."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.rules: Game = games.find(lesson.game)
        self.options: Options = games.options(self.rules, lesson.options)
        self._draws = iter(lesson.draws)
        self._luck: dict[int, int] = {}
        self.moments: list[StepStart] = []
        self.after: list[tuple[AnyStep, ...]] = []  # the events of each task's model answer, up to the next step
        self.own: list[int] = []  # how many of them come before the other seats act
        self._play()

    def luck(self, number: int) -> Rng:
        """The generator for the event of this number; takes the next fixed seed at the first call."""
        if number not in self._luck:
            self._luck[number] = next(self._draws, 0)
        return Luck(open_seed(self._luck[number]))(number)

    def _play(self) -> None:
        state = self.rules.start(self.options)
        steps, due = settled(self.rules, state, self.luck, 0)
        number = len(steps)
        ahead = list(steps)
        for seat, text in self.lesson.before:
            ahead, due, number = self._said(ahead, due, number, seat, (text,), state)
        for task in self.lesson.tasks:
            part, ahead = self._until_rest(ahead)
            waiting = None if ahead else due
            self.moments.append(StepStart(state, tuple(part), waiting, number - len(part) - len(ahead)))
            state = part[-1][2] if part else state
            if not task.do:
                self.after.append(())
                self.own.append(0)
                continue
            assert not ahead, f"{task.key}: something is still to be seen before anything can be said"
            ahead, due, number = self._said([], due, number, PUPIL, task.do, state)
            self.own.append(len(ahead))
            for seat, text in task.then:
                ahead, due, number = self._said(ahead, due, number, seat, (text,), state)
            part, ahead = self.consequence(state, ahead)
            self.after.append(tuple(part))
            state = part[-1][2] if part else state

    def _said(
        self, ahead: list[AnyStep], due: Waiting, number: int, seat: int, texts: Sequence[str], state: State
    ) -> tuple[list[AnyStep], Waiting, int]:
        """Append what follows when a seat plays these commands."""
        now = ahead[-1][2] if ahead else state
        commands = [self.rules.notation.read_command(text) for text in texts]
        steps, due = apply_commands(self.rules, now, due, seat, commands, self.luck, number, 0)
        return [*ahead, *steps], due, number + len(steps)

    def _until_rest(self, ahead: list[AnyStep]) -> tuple[list[AnyStep], list[AnyStep]]:
        """Split the events before the next one that starts a step."""
        for at in range(1, len(ahead)):
            if self.lesson.rests(ahead[at - 1][2], ahead[at][1]):
                return ahead[:at], ahead[at:]
        return ahead, []

    def consequence(self, state: State, ahead: list[AnyStep]) -> tuple[list[AnyStep], list[AnyStep]]:
        """The events of a command, split before the event that starts the next step."""
        if ahead and self.lesson.rests(state, ahead[0][1]):
            return [], ahead
        return self._until_rest(ahead)

    # the learner's moves

    def tried(self, task: int, commands: Sequence[Command]) -> tuple[list[AnyStep], Waiting]:
        """The events of these commands in a step, and what is due then; raises IllegalMove."""
        moment = self.moments[task]
        number = moment.number + len(moment.steps)
        assert moment.due is not None, "a step that asks is due"
        return apply_commands(self.rules, moment.state, moment.due, PUPIL, commands, self.luck, number, 0)

    def judged(self, task: int, commands: Sequence[Command]) -> str:
        """The grade of the last of these commands, given the earlier ones."""
        asked = self.lesson.tasks[task]
        steps, _ = self.tried(task, commands)
        earlier = self.tried(task, commands[:-1])[0] if len(commands) > 1 else []
        before = earlier[-1][2] if earlier else self.moments[task].state
        fresh = tuple(event for _, event, _ in steps[len(earlier) :])
        tried = Attempt(tuple(commands), fresh, before, steps[-1][2])
        return (asked.judge or self._exactly(asked))(tried)

    def _exactly(self, asked: Task) -> Grader:
        """Accept only the model answer, in any number of messages."""
        wanted = [self.rules.notation.read_command(text) for text in asked.do]

        def judge(tried: Attempt) -> str:
            said = [*tried.commands]
            if said == wanted[: len(said)]:
                return RIGHT if len(said) == len(wanted) else MORE
            return WRONG

        return judge

    @property
    def over(self) -> bool:
        """Whether the lesson ends with its game."""
        return isinstance(self.moments[-1].due, Over)
