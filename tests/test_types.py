"""What the type checker knows of a game: `assert_type` is checked by basedpyright, the rest here."""
# pyright: reportUnnecessaryTypeIgnoreComment=true
# so that an error which the checker no longer finds is an error

from collections.abc import Sequence
from importlib import resources
from typing import assert_type

import pytest

from swordfish import Table, games
from swordfish.bots import Bot, Budget, Decision
from swordfish.core import IllegalMove, Players, Supposition, no_draw, step
from swordfish.games import swipe, swirl
from swordfish.games.swipe.model import Swipe


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


def test_a_table_has_the_types_of_its_game() -> None:
    table = Table("swirl", seats=2, seed=1)
    assert_type(table, Table[swirl.State, swirl.Command, swirl.Event, swirl.Options])
    assert_type(table.state, swirl.State)
    assert_type(table.view(0), swirl.State)
    assert_type(table.options, swirl.Options)
    assert_type(table.legal(), Sequence[swirl.Command])
    assert_type(table.suppose(table.legal()[0]), Supposition[swirl.State, swirl.Event])
    table.say(table.legal()[0])
    assert isinstance(table.state, swirl.State)
    with pytest.raises(IllegalMove):
        table.say(Swipe(0))  # pyright: ignore[reportArgumentType] - the checker refuses a command of another game, too


class First:
    """A bot of one game, with that game's types."""

    def choose(
        self, view: swipe.State, legal: Sequence[swipe.Command], news: Sequence[swipe.Event], budget: Budget
    ) -> Decision[swipe.Command]:
        return legal[0]


def test_a_bot_of_one_game_takes_its_states_and_commands() -> None:
    bot: Bot[swipe.State, swipe.Command, swipe.Event] = First()
    table = Table("swipe", seats=3, seed=1)
    assert bot.choose(table.view(0), table.legal(), (), Budget()) in table.legal()


def test_the_package_says_that_it_is_typed() -> None:
    assert (resources.files("swordfish") / "py.typed").is_file()
