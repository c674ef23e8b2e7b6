"""What the type checker knows of a game: `assert_type` is checked by basedpyright, the rest here."""

from importlib import resources
from typing import assert_type

from swordfish import games
from swordfish.core import Players, no_draw, step
from swordfish.games import swipe, swirl


def test_a_game_found_by_a_literal_name_keeps_its_types() -> None:
    game = games.find("swipe")
    state = game.start(swipe.Options(seats=3))
    assert_type(state, swipe.State)
    assert_type(game.notation.read(game.notation.write(state)), swipe.State)
    assert isinstance(state, swipe.State)


def test_steps_of_a_game_have_its_states_and_events() -> None:
    start = swirl.start(swirl.Options(seats=2))
    steps, due = step(swirl, start, 0, swirl.legal(start, 0)[0], no_draw)
    _, event, state = steps[-1]
    assert_type(event, swirl.Event)
    assert_type(state, swirl.State)
    assert isinstance(state, swirl.State)
    assert isinstance(due, Players)


def test_the_package_says_that_it_is_typed() -> None:
    assert (resources.files("swordfish") / "py.typed").is_file()
