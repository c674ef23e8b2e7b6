"""What a lesson is: a real game whose draws are chosen, told step by step; each step asks for one move and says why."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from swordfish import games
from swordfish.core import Command, Event, Luck, Options, Over, Rng, State, Step, hear, open_seed, settled
from swordfish.games import Game

PUPIL = 0
"""The seat of whoever learns."""
RIGHT, MORE, WRONG = "right", "more", "no"
"""What a move can be: what was asked for; a good beginning; or wrong, for which there may be other words, too."""

Judge: TypeAlias = Callable[["Tried"], str]


class Tried(Struct, frozen=True):
    """What a pupil said in a step so far, the last of it just now, and what that would make happen."""

    commands: tuple[Command, ...]
    events: tuple[Event, ...]  # of the last command, consequences included
    before: State  # the last command
    after: State


class Task(Struct, frozen=True, kw_only=True):
    """A step: its key has a sentence that asks; `-done` one for what was right; each way to be wrong has one, too."""

    key: str
    do: tuple[str, ...] = ()  # what the lesson's own pupil says; nothing where there is only something to see
    judge: Judge | None = None  # whether something else is as good; without one, only that is
    wrong: tuple[str, ...] = (WRONG,)  # how a move that the rules allow can be wrong
    then: tuple[tuple[int, str], ...] = ()  # what the others say after it

    def sentences(self) -> tuple[str, ...]:
        """The keys of all that is said in this step."""
        said = ("done", *self.wrong) if self.do else ()
        return (self.key, *(f"{self.key}-{name}" for name in said))


class Lesson(Struct, frozen=True, kw_only=True):
    """A table, its draws, what the others say before the first step, and the steps."""

    game: str
    options: dict[str, Any]
    draws: tuple[int, ...] = ()  # the seed of each draw, in order: so that chance falls as the lesson needs it
    names: tuple[str, ...] = ()  # of the other seats
    before: tuple[tuple[int, str], ...] = ()
    rests: Callable[[State, Event], bool] = lambda before, event: False  # whether a step begins with this event
    tasks: tuple[Task, ...]


class Moment(Struct, frozen=True):
    """How a step begins: what happens on the way to it, from which state, and what is due then."""

    base: State
    steps: tuple[Step, ...]
    due: Any
    number: int  # of events before those

    @property
    def state(self) -> State:
        return self.steps[-1][2] if self.steps else self.base


class Script:
    """A lesson played through by its own pupil: every moment that it has."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.rules: Game = games.find(lesson.game)
        self.options: Options = games.options(self.rules, lesson.options)
        self._draws = iter(lesson.draws)
        self._luck: dict[int, int] = {}
        self.moments: list[Moment] = []
        self.after: list[tuple[Step, ...]] = []  # what each task's own commands bring about, until the next moment
        self.own: list[int] = []  # how much of that before the others speak
        self._play()

    def luck(self, number: int) -> Rng:
        """The draw of the event of this number: chosen the first time that it is asked for."""
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
            self.moments.append(Moment(state, tuple(part), waiting, number - len(part) - len(ahead)))
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
        self, ahead: list[Step], due: Any, number: int, seat: int, texts: Sequence[str], state: State
    ) -> tuple[list[Step], Any, int]:
        """What is still to be seen, with what a seat says after it."""
        now = ahead[-1][2] if ahead else state
        commands = [self.rules.notation.read_command(text) for text in texts]
        steps, due = hear(self.rules, now, due, seat, commands, self.luck, number, 0)
        return [*ahead, *steps], due, number + len(steps)

    def _until_rest(self, ahead: list[Step]) -> tuple[list[Step], list[Step]]:
        """What is seen in one go: all up to the next event that a step begins with."""
        for at in range(1, len(ahead)):
            if self.lesson.rests(ahead[at - 1][2], ahead[at][1]):
                return ahead[:at], ahead[at:]
        return ahead, []

    def consequence(self, state: State, ahead: list[Step]) -> tuple[list[Step], list[Step]]:
        """What a command brings about, up to the event with which the next step begins."""
        if ahead and self.lesson.rests(state, ahead[0][1]):
            return [], ahead
        return self._until_rest(ahead)

    # what a pupil says

    def tried(self, task: int, commands: Sequence[Command]) -> tuple[list[Step], Any]:
        """What these commands bring about in a step, and what is due then; IllegalMove if they cannot be."""
        moment = self.moments[task]
        number = moment.number + len(moment.steps)
        return hear(self.rules, moment.state, moment.due, PUPIL, commands, self.luck, number, 0)

    def judged(self, task: int, commands: Sequence[Command]) -> str:
        """What the last of these commands is, after the others: right, more, or wrong in some way."""
        asked = self.lesson.tasks[task]
        steps, _ = self.tried(task, commands)
        earlier = self.tried(task, commands[:-1])[0] if len(commands) > 1 else []
        before = earlier[-1][2] if earlier else self.moments[task].state
        fresh = tuple(event for _, event, _ in steps[len(earlier) :])
        tried = Tried(tuple(commands), fresh, before, steps[-1][2])
        return (asked.judge or self._exactly(asked))(tried)

    def _exactly(self, asked: Task) -> Judge:
        """As the lesson does it, in any number of goes."""
        wanted = [self.rules.notation.read_command(text) for text in asked.do]

        def judge(tried: Tried) -> str:
            said = [*tried.commands]
            if said == wanted[: len(said)]:
                return RIGHT if len(said) == len(wanted) else MORE
            return WRONG

        return judge

    @property
    def over(self) -> bool:
        """Whether the lesson ends with its game."""
        return isinstance(self.moments[-1].due, Over)
