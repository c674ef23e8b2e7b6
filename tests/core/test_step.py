"""One step without a clock: a choice, forced events, and chance by a function of the caller's. On the toy game."""

from typing import cast

from swordfish.core import (
    AnyStep,
    Chance,
    Event,
    Luck,
    Over,
    Players,
    advance,
    apply_commands,
    no_draw,
    open_seed,
    settled,
    step,
)
from swordfish.games import Game
from tests import toy
from tests.toy import Deal, Dealt, Options, Play, Played, Scored

GAME = cast(Game, toy)  # a module with all that a game must have
LUCK = Luck(open_seed("step"))
START = toy.start(Options())
HELD = toy.evolve(toy.evolve(START, Dealt(((0, 5), (1, 7)))), Played(0, 5))  # seat 1 is to play, and the round ends


def by_luck(chance: Chance[Event], number: int) -> Event:
    return chance.draw(LUCK(number))


def test_a_step_is_the_choice_then_what_it_forces_then_chance() -> None:
    steps, due = step(GAME, HELD, 1, Play(7), by_luck, at=3)
    assert [(at, type(event)) for at, event, _ in steps] == [(3, Played), (3, Scored), (3, Dealt)]
    assert due == Players((0,))
    state = HELD
    for _, event, left in steps:
        state = toy.evolve(state, event)
        assert left == state


def test_draw_receives_the_number_of_steps_before_it() -> None:
    steps, _ = step(GAME, HELD, 1, Play(7), by_luck)
    scored = steps[1][2]
    assert steps[2][1] == cast(Deal, toy.due(scored)).draw(LUCK(2))


def test_without_a_draw_the_game_waits_for_chance() -> None:
    steps, due = step(GAME, HELD, 1, Play(7), no_draw)
    assert [type(event) for _, event, _ in steps] == [Played, Scored]
    assert isinstance(due, Deal)


def test_advance_stops_before_an_event_of_a_given_type() -> None:
    steps, due = step(GAME, HELD, 1, Play(7), by_luck, before=(Scored,))
    assert [event for _, event, _ in steps] == [Played(1, 7)]
    assert due == toy.due(steps[-1][2])


def test_a_state_that_waits_is_not_advanced() -> None:
    steps: list[AnyStep] = []
    assert advance(GAME, HELD, by_luck, steps) == Players((1,))
    assert not steps


def test_a_game_of_steps_is_the_game_that_a_table_would_play() -> None:
    """The same luck by the same numbers gives the same events to the end."""
    steps, due = settled(GAME, START, LUCK, 0)
    while isinstance(due, Players):
        state, seat = steps[-1][2], due.seats[0]
        command = toy.legal(state, seat)[0]
        further, due = step(GAME, state, seat, command, by_luck)
        assert (further, due) == apply_commands(GAME, state, Players((seat,)), seat, (command,), LUCK, 0, 0)
        steps += further
    assert isinstance(due, Over)
