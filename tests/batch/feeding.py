"""Logs of the reference game as steps of a batch engine, and what the environments show after each of them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from swordfish.batch.engine import CHANCE, OVER, Engine
from swordfish.core import Command, Due, Event, Forced, Over, Players, Rng, State
from swordfish.envs import numbering
from swordfish.envs.episode import returns
from swordfish.games import GAMES

Numbers: TypeAlias = NDArray[np.int32]
Choose: TypeAlias = Callable[[State, Sequence[Command], Rng], Command]
Draw: TypeAlias = Callable[[Any, Rng], Event]


class Shown(Struct, frozen=True):
    """What all can see of a state: who is due, what each seat sees and may do, and what each gets."""

    waiting: int
    seen: list[list[int]]
    legal: list[list[bool]]
    rewards: list[float]


class Fed(Struct, frozen=True):
    """One step of a batch engine, and what comes of it."""

    action: int
    outcome: Any
    after: Shown
    events: int


def uniform(state: State, legal: Sequence[Command], rng: Rng) -> Command:
    return rng.pick(legal)


def honest(due: Any, rng: Rng) -> Event:
    return due.draw(rng)


def fed(engine: Engine[Any, Any], rng: Rng, choose: Choose = uniform, draw: Draw = honest) -> list[Fed]:
    """A whole game of the reference, in steps: a choice, then chance, each with all that it forces."""
    rules = GAMES[engine.game]
    numbers = numbering(engine.game, engine.options)
    state: State = rules.start(engine.options)
    due: Due = rules.due(state)
    steps: list[Fed] = []
    while not isinstance(due, Over):
        action, drawn, events = 0, list[Event](), 0
        if isinstance(due, Players):
            seat = due.seats[0]
            command = choose(state, rules.legal(state, seat), rng)
            action = numbers.action(seat, command)
            for event in rules.decide(state, seat, command, 0):
                state, events = rules.evolve(state, event), events + 1
            due = rules.due(state)
        kinds: list[type] = []
        while not isinstance(due, Players | Over):
            if isinstance(due, Forced):
                event = due.event
                kinds = [Forced] if kinds else []
            elif Forced in kinds or type(due) in kinds:
                break
            else:
                event = draw(due, rng)
                drawn.append(event)
                kinds.append(type(due))
            state, events = rules.evolve(state, event), events + 1
            due = rules.due(state)
        steps.append(Fed(action, engine.heard(drawn), shown(engine, state, due), events))
    return steps


def shown(engine: Engine[Any, Any], state: State, due: Due) -> Shown:
    """What the environments make of a state of the reference."""
    rules, numbers = GAMES[engine.game], numbering(engine.game, engine.options)
    legal = np.zeros((engine.seats, numbers.count), bool)
    waiting = OVER if isinstance(due, Over) else CHANCE
    if isinstance(due, Players):
        waiting = due.seats[0]
        for command in rules.legal(state, waiting):
            legal[waiting, numbers.action(waiting, command)] = True
    return Shown(
        waiting=waiting,
        seen=[engine.spec.numbers(rules.view(state, seat), seat) for seat in range(engine.seats)],
        legal=legal.tolist(),
        rewards=returns(due) if isinstance(due, Over) else [0.0] * engine.seats,
    )


def showing(engine: Engine[Any, Any]) -> Callable[[Any], tuple[Any, ...]]:
    """The same of a state of the engine."""

    def show(state: Any) -> tuple[Any, ...]:
        seats = jnp.arange(engine.seats)
        seen = jax.vmap(lambda seat: engine.flat(engine.observe(state, seat)))(seats)
        legal = jax.vmap(lambda seat: engine.legal(state, seat))(seats)
        return engine.waiting(state), seen, legal, engine.rewards(state)

    return show


class Follower:
    """An engine compiled once, that follows many logs at once."""

    def __init__(self, engine: Engine[Any, Any], games: int, steps: int) -> None:
        self.engine, self.games, self.steps = engine, games, steps
        show = showing(engine)

        def follow(actions: Any, outcomes: Any) -> Any:
            def one(state: Any, step: tuple[Any, Any]) -> tuple[Any, Any]:
                state = jax.vmap(engine.step)(state, *step)
                return state, jax.vmap(show)(state)

            start = jax.tree.map(lambda array: jnp.broadcast_to(array, (games, *array.shape)), engine.start())
            return jax.lax.scan(one, start, (actions, outcomes))[1]

        self._follow = jax.jit(follow)

    def differences(self, logs: Sequence[Sequence[Fed]]) -> list[str]:
        """Where the engine shows anything else than the environments do, after any step of these logs."""
        idle = Fed(0, self.engine.heard(()), Shown(OVER, [], [], []), 0)
        found: list[str] = []
        for first in range(0, len(logs), self.games):
            some = [*logs[first : first + self.games]]
            longest = max(map(len, some))
            for begin in range(0, longest, self.steps):
                if begin:
                    raise ValueError(f"a log of {longest} steps is longer than {self.steps}")
            padded = [[*log, *[idle] * (self.steps - len(log))] for log in [*some, *[[]] * (self.games - len(some))]]
            turned = [*zip(*padded, strict=True)]
            actions = np.array([[step.action for step in row] for row in turned], np.int32)
            outcomes = jax.tree.map(
                lambda *leaves: np.stack(leaves).reshape(self.steps, self.games, *leaves[0].shape),
                *[step.outcome for row in turned for step in row],
            )
            shown = jax.tree.map(np.asarray, self._follow(actions, outcomes))
            for game, log in enumerate(some):
                for at, step in enumerate(log):
                    wanted = (step.after.waiting, step.after.seen, step.after.legal, step.after.rewards)
                    for name, want, got in zip(("waiting", "seen", "legal", "rewards"), wanted, shown, strict=True):
                        if not np.array_equal(np.float32(want), np.float32(got[at, game])):
                            found.append(f"game {first + game}, step {at}: {name}")
        return found
