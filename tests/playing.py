"""Random games for the laws: every point of games that the game's chooser played."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from hypothesis import strategies as st
from msgspec import Struct

from swordfish.core import (
    BadOptions,
    Event,
    Luck,
    Options,
    Over,
    Players,
    Rng,
    Stamped,
    State,
    Waiting,
    apply_commands,
    open_seed,
    settled,
)
from swordfish.games import GAMES, Game

MOST_EVENTS = 20_000
"""A test game with this many events never ends."""


class Moment(Struct, frozen=True):
    """One event of a game, and the states around it."""

    before: State
    at: int
    event: Any
    after: State


class Pause(Struct, frozen=True):
    """A settled state: seats are due, or the game is over."""

    state: State
    waiting: Any
    at: int


class Played(Struct, frozen=True):
    """A whole game."""

    options: Any
    moments: tuple[Moment, ...]
    pauses: tuple[Pause, ...]

    @property
    def entries(self) -> tuple[Stamped[Event], ...]:
        return tuple(Stamped(moment.at, moment.event) for moment in self.moments)


def tables(game: Game) -> list[Options]:
    """Every variant of the game with every number of seats that it can have."""
    found: list[Options] = []
    for values in game.VARIANTS.values():
        for seats in game.SEATS:
            options = game.Options(**{"seats": seats, **values})
            try:
                game.start(options)
            except BadOptions:
                continue
            if options not in found:
                found.append(options)
    return found


def play(game: Game, options: Options, luck: Callable[[int], Rng], whim: Rng) -> Played:
    """Play to the end: any due seat may act next, and sometimes a deadline passes."""
    state, at = game.start(options), 0
    moments: list[Moment] = []
    pauses: list[Pause] = []

    def happen(stamp: int, event: Any, left: State) -> None:
        nonlocal state
        moments.append(Moment(state, stamp, event, left))
        state = left
        assert len(moments) < MOST_EVENTS, f"the game does not end: {game.notation.write(state)}"

    def let_time_pass() -> Waiting:
        steps, due = settled(game, state, luck, len(moments), at)
        for step in steps:
            happen(*step)
        pauses.append(Pause(state, due, at))
        return due

    waiting = let_time_pass()
    while isinstance(waiting, Players):
        at += whim.below(400)
        if waiting.until is not None and not whim.below(8):
            at = max(at, waiting.until + whim.below(3) * 50)
        waiting = let_time_pass()
        if not isinstance(waiting, Players):
            break
        seat = whim.pick(waiting.seats)
        command = game.chooser.choose(game.view(state, seat), seat, game.legal(state, seat), whim)
        steps, waiting = apply_commands(game, state, waiting, seat, (command,), luck, len(moments), at)
        for step in steps:
            happen(*step)
        pauses.append(Pause(state, waiting, at))
    assert isinstance(waiting, Over)
    return Played(options, tuple(moments), tuple(pauses))


@lru_cache(maxsize=256)
def _played(name: str, table: int, seed: int) -> Played:
    game = GAMES[name]
    return play(game, tables(game)[table], Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))


@st.composite
def games(draw: st.DrawFn) -> tuple[Game, Played]:
    """Any game, any table, played to its end."""
    name = draw(st.sampled_from(sorted(GAMES)))
    table = draw(st.integers(0, len(tables(GAMES[name])) - 1))
    return GAMES[name], _played(name, table, draw(st.integers(0, 15)))


@st.composite
def moments(draw: st.DrawFn) -> tuple[Game, State, Any, int | None]:
    """Any game, any point of a random log, any seat or None."""
    game, played = draw(games())
    moment = draw(st.sampled_from(played.moments))
    return game, moment.before, moment.event, draw(st.sampled_from([None, *range(played.options.seats)]))


@st.composite
def pauses(draw: st.DrawFn) -> tuple[Game, Played, Pause, int | None]:
    """Any game, any settled point of it, any seat or None."""
    game, played = draw(games())
    pause = draw(st.sampled_from(played.pauses))
    return game, played, pause, draw(st.sampled_from([None, *range(played.options.seats)]))
