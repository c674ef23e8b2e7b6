"""Routes for lessons. They are stateless: each request names the lesson, the step and the commands played in it."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Struct

from swordfish import lessons
from swordfish.core import AnyStep, Command, IllegalMove, Over, Players, Refusal, State, Waiting, reason, wrong
from swordfish.lessons import MORE, PUPIL, RIGHT, Script
from swordfish.server.faces import face_of
from swordfish.server.services import HttpRequest, owner_of, services_of
from swordfish.server.socket import client_messages, server_messages
from swordfish.server.socket.tagged import GameCommand, GameEvent, PlainCommand
from swordfish.server.table.broadcast import ahead_of, due_message, refusal_facts
from swordfish.server.table.commands import supposed
from swordfish.words import sentence


class LessonFrame(Struct, frozen=True):
    """An event, and the view after it."""

    event: GameEvent
    view: Any


class LessonPosition(Struct, frozen=True, kw_only=True):
    """The position as the pupil sees it."""

    view: Any
    due: server_messages.DueMessage
    legal: Sequence[GameCommand] = ()
    ahead: Any = None


class Lecture(Struct, frozen=True, kw_only=True):
    """A step: the key of its sentence, the events that lead to it, and the position then."""

    step: int
    steps: int
    key: str
    asks: bool  # whether it asks for commands; else it only shows something
    model: Sequence[GameCommand]  # the model answer, to point at
    look: str  # what else to point at
    names: tuple[str, ...]  # of the other seats
    faces: tuple[str, ...]  # of all seats; the pupil may have one of their own
    options: Any
    base: Any  # the view before the first frame
    frames: tuple[LessonFrame, ...]
    stand: LessonPosition


class LessonVerdict(Struct, frozen=True, kw_only=True):
    """The verdict on a move: right, more (a good beginning), or no; with a sentence and the result."""

    verdict: Literal["right", "more", "no"]
    key: str = ""
    facts: dict[str, Any] = {}
    text: str = ""
    frames: tuple[LessonFrame, ...] = ()
    stand: LessonPosition | None = None  # after a good beginning
    next: Lecture | None = None  # after the right move


class LessonTry(Struct, forbid_unknown_fields=True):
    """Commands of a step; the first `said` of them were judged before, as a good beginning."""

    commands: list[PlainCommand]
    said: int = 0


class Imagined(Struct, forbid_unknown_fields=True):
    """Commands to try without playing them; the first of them may have been played."""

    commands: list[PlainCommand]
    far: bool = False
    to: tuple[int, int] | None = None


@get("/api/lessons/{game:str}/{step:int}")
async def lecture(game: FromPath[str], step: FromPath[int]) -> Lecture:
    """A step of the lesson of a game."""
    return told(lessons.find(game, step), step)


@post("/api/lessons/{game:str}/{step:int}", status_code=200)
async def attempt(game: FromPath[str], step: FromPath[int], data: JSONBody[LessonTry]) -> LessonVerdict:
    """Play commands in a step; the body repeats those played so far and adds new ones."""
    script = asking(game, step)
    commands = read(script, data.commands)
    if not 0 <= data.said < len(commands):
        raise Refusal("bad-message", reason=wrong("said"))
    try:
        verdict = script.judged(step, commands)
    except IllegalMove as error:
        return LessonVerdict(verdict="no", **refusal_facts(error))
    key = f"{script.lesson.tasks[step].key}-{'done' if verdict == RIGHT else verdict}"
    if verdict not in {RIGHT, MORE}:
        return LessonVerdict(verdict="no", key=key, text=sentence(key))
    steps, due = script.tried(step, commands)
    earlier = script.tried(step, commands[: data.said])[0] if data.said else []
    if verdict == MORE:
        return LessonVerdict(
            verdict=MORE, frames=frames(script, steps[len(earlier) :]), stand=stand(script, steps[-1][2], due)
        )
    seen, _ = script.consequence(script.moments[step].state, steps)
    others = script.after[step][script.own[step] :]
    return LessonVerdict(
        verdict=RIGHT,
        key=key,
        text=sentence(key),
        frames=frames(script, [*seen[len(earlier) :], *others]),
        next=told(script, step + 1),
    )


@post("/api/lessons/{game:str}/{step:int}/suppose", status_code=200)
async def imagine(
    request: HttpRequest, game: FromPath[str], step: FromPath[int], data: JSONBody[Imagined]
) -> server_messages.Supposed:
    """Where commands would lead in a step, without playing them."""
    script, compute = asking(game, step), services_of(request).plans.paid_by(owner_of(request))
    commands = read(script, data.commands) if data.commands else []
    view = script.rules.view(script.moments[step].state, PUPIL)
    message = client_messages.Suppose(number=0, commands=(), far=data.far, to=data.to)
    return await supposed(game, script.rules, view, PUPIL, commands, 0, message, compute)


def asking(game: str, step: int) -> Script:
    """The lesson, if this step asks for a command; else a Refusal."""
    script = lessons.find(game, step)
    if not script.lesson.tasks[step].do:
        raise Refusal("no-such-step", step=step)
    return script


def read(script: Script, said: Sequence[dict[str, Any]]) -> list[Command]:
    if not 0 < len(said) <= client_messages.MOST_LINKS:
        raise Refusal("chain-length", most=client_messages.MOST_LINKS)
    try:
        return [msgspec.convert(one, script.rules.Command) for one in said]
    except msgspec.ValidationError as error:
        raise Refusal("bad-message", reason=reason(error)) from None


def told(script: Script, step: int) -> Lecture:
    """A step, as the pupil may see it."""
    task, moment = script.lesson.tasks[step], script.moments[step]
    return Lecture(
        step=step,
        steps=len(script.moments),
        key=task.key,
        asks=bool(task.do),
        model=[script.rules.notation.read_command(text) for text in task.do],
        look=task.look,
        names=script.lesson.names,
        faces=faces(script.lesson.names),
        options=script.options,
        base=script.rules.view(moment.base, PUPIL),
        frames=frames(script, moment.steps),
        stand=stand(script, moment.state, moment.due),
    )


@cache
def faces(others: tuple[str, ...]) -> tuple[str, ...]:
    """The faces at the table of a lesson, each a different one: the pupil's, then those of the other seats."""
    found: list[str] = []
    for name in ("", *others):
        found.append(face_of(name, found))
    return tuple(found)


def frames(script: Script, steps: Sequence[AnyStep]) -> tuple[LessonFrame, ...]:
    view, redact = script.rules.view, script.rules.redact
    return tuple(LessonFrame(redact(event, PUPIL), view(state, PUPIL)) for _, event, state in steps)


def stand(script: Script, state: State, due: Waiting | None) -> LessonPosition:
    rules = script.rules
    view = rules.view(state, PUPIL)
    if not isinstance(due, Players) or PUPIL not in due.seats:
        over = due_message(due) if isinstance(due, Over) else server_messages.TableDue()
        return LessonPosition(view=view, due=over)
    ahead = ahead_of(rules, view)
    return LessonPosition(
        view=view, due=due_message(due), legal=rules.legal(state, PUPIL), ahead=None if ahead is UNSET else ahead
    )


HANDLERS = [lecture, attempt, imagine]
