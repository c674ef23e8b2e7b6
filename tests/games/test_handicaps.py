"""Handicaps of every game: in steps, with their player from seat to seat, and none without unequal seats."""

import pytest

from swordfish import games
from swordfish.games import handicaps


@pytest.mark.parametrize("name", games.NAMES)
def test_a_handicap_stays_with_its_player(name: str) -> None:
    game = games.find(name)
    own = handicaps.of(game)
    assert own is not None
    options = game.Options(seats=3)
    assert not handicaps.handicapped(game, options)
    given = own.with_step(options, 1, 1)
    assert [own.step(given, seat) for seat in range(3)] == [0, 1, 0]
    assert handicaps.handicapped(game, given)
    game.start(given)
    moved = handicaps.arranged(game, given, (1, 2, 0))
    assert [own.step(moved, seat) for seat in range(3)] == [1, 0, 0]
    fewer = handicaps.arranged(game, given, (1, 2))
    assert ([own.step(fewer, seat) for seat in range(2)], fewer) == ([1, 0], game.start(fewer) and fewer)
    more = handicaps.arranged(game, given, (0, 1, 2, -1))
    assert [own.step(more, seat) for seat in range(4)] == [0, 1, 0, 0]
    assert own.with_step(given, 1, 0) == options
    game.start(own.with_step(options, 2, own.most))


def test_a_game_without_handicaps_only_changes_its_seats() -> None:
    tiny = games.find("swipe")
    bare = type("Bare", (), {"Options": tiny.Options})
    options = tiny.Options(seats=3)
    assert handicaps.arranged(bare, options, (2, 0)) == tiny.Options(seats=2)  # pyright: ignore[reportArgumentType] - a game without handicaps
    assert not handicaps.handicapped(bare, options)  # pyright: ignore[reportArgumentType] - the same
