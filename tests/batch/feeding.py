# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Logs of the reference game as steps of a batch engine, and what the environments return after each step.

JAX is imported inside functions: collecting the tests must not import it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from swordfish.core import Command, Due, Event, Forced, Luck, Over, Players, Rng, State, open_seed
from swordfish.envs import numbering
from swordfish.envs.arrays import mask, observation
from swordfish.envs.episode import Setting
from swordfish.envs.numbering import WAIT
from swordfish.envs.rewards import returns
from swordfish.envs.ticks import TickedRace
from swordfish.games import GAMES, Paced
from swordfish.games.swish.model import Dealt, Swapped

if TYPE_CHECKING:
    from swordfish.batch.engine import AnyEngine

Chooses: TypeAlias = Callable[[State, int, Sequence[Command], Rng], Command]
Draws: TypeAlias = Callable[[Any, Rng], Event]
MOST_TICKS = 600
NAMES = ("waiting", "observations", "legal", "rewards")


class Fed(Struct, frozen=True):
    """One step of a batch engine, and what the environments return after it: see NAMES."""

    action: int
    outcome: Any
    after: tuple[Any, ...]
    events: int


def uniform(state: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    return rng.pick(legal)


def honest(due: Any, rng: Rng) -> Event:
    return due.draw(rng)


def fed(engine: "AnyEngine", rng: Rng, choose: Chooses = uniform, draw: Draws = honest) -> list[Fed]:
    """A whole game of the reference in steps: a choice, then chance, each with everything that it forces."""
    rules = GAMES[engine.game]
    numbers = numbering(engine.game, engine.options)
    state: State = rules.start(engine.options)
    due: Due[Event] = rules.due(state)
    steps: list[Fed] = []
    while not isinstance(due, Over):
        action, drawn, events = 0, list[Event](), 0
        if isinstance(due, Players):
            seat = due.seats[0]
            command = choose(state, seat, rules.legal(state, seat), rng)
            action = numbers.action(state, seat, command)
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
        steps.append(Fed(action, engine.to_outcome(drawn), shown(engine, state, due), events))
    return steps


def shown(engine: "AnyEngine", state: State, due: Due[Event]) -> tuple[Any, ...]:
    """What the environments return for a state of the reference, for all seats."""
    from swordfish.batch.engine import CHANCE, OVER

    rules, numbers = GAMES[engine.game], numbering(engine.game, engine.options)
    legal = np.zeros((engine.seats, numbers.count), bool)
    waiting = OVER if isinstance(due, Over) else CHANCE
    if isinstance(due, Players):
        waiting = due.seats[0]
        for command in rules.legal(state, waiting):
            legal[waiting, numbers.action(state, waiting, command)] = True
    seen = [engine.spec.numbers(rules.view(state, seat), seat) for seat in range(engine.seats)]
    rewards = returns(due) if isinstance(due, Over) else [0.0] * engine.seats
    return np.int32(waiting), np.array(seen, np.int32), legal, np.array(rewards, np.float32)


def fed_race(engine: "AnyEngine", word: str, most: int, choose: Chooses) -> list[Fed]:
    """A race in ticks, as `envs` plays it; seats act in turn, and the tick passes when the last one has acted."""
    from swordfish.batch.swish import Order

    setting = Setting.of(engine.game, engine.options)
    race, seats = TickedRace(setting, word, 1000), range(engine.seats)
    order, whim = Luck(open_seed(f"{word} order")), Luck(open_seed(word))(1 << 30)
    episode = race.episode
    opening = [event for _, event, _ in episode.opening]
    steps = [Fed(0, engine.to_outcome(opening), race_shown(engine, race, 0, 0), len(opening))]
    while not isinstance(episode.waiting, Over) and race.cycle < most:
        wanted = {
            seat: choose(episode.state, seat, legal, whim)
            for seat in seats
            if (legal := episode.legal(seat)) and whim.below(4)
        }
        chosen = {seat: setting.numbering.action(episode.state, seat, command) for seat, command in wanted.items()}
        idle = engine.to_outcome(())
        steps += [Fed(chosen.get(seat, WAIT), idle, race_shown(engine, race, seat + 1, 0), 0) for seat in seats[:-1]]
        had = sum(race.collected())
        news = [event for _, event, _ in (*race.pass_tick(), *race.apply(wanted))]
        chance = [event for event in news if isinstance(event, Dealt | Swapped)]
        outcome = engine.to_outcome([Order(order(race.cycle).shuffled(seats)), *chance])
        shown = race_shown(engine, race, 0, sum(race.collected()) - had)
        steps.append(Fed(chosen.get(seats[-1], WAIT), outcome, shown, len(news)))
    return steps


def race_shown(engine: "AnyEngine", race: TickedRace, turn: int, gained: int) -> tuple[Any, ...]:
    """What the environments return between two actions of a tick; `turn` is the seat that acts next."""
    from swordfish.batch.engine import OVER

    setting, episode = Setting.of(engine.game, engine.options), race.episode
    over = isinstance(episode.waiting, Over)
    legal = np.zeros((engine.seats, setting.numbering.count), bool)
    if not over:
        legal[turn] = mask(setting, episode.state, turn, episode.legal(turn), waiting=True)
    seen = [observation(setting, episode.state, seat) for seat in range(engine.seats)]
    rewards = returns(episode.waiting) if isinstance(episode.waiting, Over) else [0.0] * engine.seats
    if engine.seats == 1:
        rewards = [float(gained)]
    return np.int32(OVER if over else turn), np.array(seen, np.int32), legal, np.array(rewards, np.float32)


def games(
    engine: "AnyEngine", events: int, seed: str = "", choose: Chooses = uniform, draw: Draws = honest
) -> Iterator[list[Fed]]:
    """Games of the reference until there are this many events."""
    number = 0
    while events > 0:
        word = f"{engine.game} {seed} {number}"
        if isinstance(GAMES[engine.game].chooser, Paced):
            log = fed_race(engine, word, MOST_TICKS, choose)
        else:
            log = fed(engine, Luck(open_seed(word))(0), choose, draw)
        yield log
        number += 1
        events -= sum(step.events for step in log)


class Follower:
    """An engine, compiled once, that follows logs of the reference, at most `tables` at a time."""

    def __init__(self, engine: "AnyEngine", tables: int, steps: int) -> None:
        import jax
        import jax.numpy as jnp

        self.engine, self.tables, self.steps = engine, tables, steps

        def show(state: Any) -> tuple[Any, ...]:
            seats = jnp.arange(engine.seats)
            seen = jax.vmap(lambda seat: engine.flat(engine.observe(state, seat)))(seats)
            legal = jax.vmap(lambda seat: engine.legal(state, seat))(seats)
            return engine.waiting(state), seen, legal, engine.rewards(state)

        def follow(states: Any, actions: Any, outcomes: Any) -> Any:
            def one(state: Any, step: tuple[Any, Any]) -> tuple[Any, Any]:
                state = jax.vmap(engine.step)(state, *step)
                return state, jax.vmap(show)(state)

            return jax.lax.scan(one, states, (actions, outcomes))

        start = engine.start()
        self._start = jax.tree.map(lambda array: np.broadcast_to(np.asarray(array), (tables, *array.shape)), start)
        self._follow = jax.jit(follow)
        self._idle = Fed(0, engine.to_outcome(()), (), 0)

    def differences(self, logs: Sequence[Sequence[Fed]]) -> list[str]:
        """Every array that differs from what the environments return, after any step of these logs."""
        import jax

        found: list[str] = []
        for first in range(0, len(logs), self.tables):
            some = [*logs[first : first + self.tables]]
            states = self._start
            for begin in range(0, max(map(len, some)), self.steps):
                parts = [log[begin : begin + self.steps] for log in some]
                states, got = self._follow(states, *self._inputs(parts))
                got = jax.tree.map(np.asarray, got)
                for table, part in enumerate(parts):
                    for at, step in enumerate(part):
                        for name, want, array in zip(NAMES, step.after, got, strict=True):
                            if not np.array_equal(want, array[at, table]):
                                found.append(f"game {first + table}, step {begin + at}: {name}")
        return found

    def _inputs(self, parts: Sequence[Sequence[Fed]]) -> tuple[NDArray[np.int32], Any]:
        """The actions and outcomes of these games as arrays, step by step, filled up with idle steps."""
        import jax

        rows = [[*part, *[self._idle] * (self.steps - len(part))] for part in parts]
        rows += [[self._idle] * self.steps] * (self.tables - len(rows))
        steps = [step for row in zip(*rows, strict=True) for step in row]
        actions = np.array([step.action for step in steps], np.int32).reshape(self.steps, self.tables)
        outcomes = jax.tree.map(
            lambda *leaves: np.stack(leaves).reshape(self.steps, self.tables, *np.shape(leaves[0])),
            *[step.outcome for step in steps],
        )
        return actions, outcomes
