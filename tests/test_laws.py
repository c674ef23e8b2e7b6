"""Every law on every game in GAMES."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from swordfish.core import Luck, State, open_seed
from swordfish.games import Game
from tests import laws
from tests.playing import Pause, Played, games, moments, pauses


@given(games())
def test_replay(game: tuple[Game, Played]) -> None:
    laws.replays(*game)


@given(games())
def test_settled(game: tuple[Game, Played]) -> None:
    laws.settles(*game)


@given(games())
def test_throws(game: tuple[Game, Played]) -> None:
    laws.throws(*game)


@given(moments())
def test_notation(moment: tuple[Game, State, Any, int | None]) -> None:
    game, before, _, seat = moment
    laws.writes(game, before)
    laws.writes(game, game.view(before, seat))


@given(pauses())
def test_sound(pause: tuple[Game, Played, Pause, int | None]) -> None:
    laws.sound(*pause[:3])


@given(pauses())
def test_sight(pause: tuple[Game, Played, Pause, int | None]) -> None:
    laws.sight(*pause)


@given(moments())
def test_square(moment: tuple[Game, State, Any, int | None]) -> None:
    laws.square(*moment)


@given(moments())
def test_watch(moment: tuple[Game, State, Any, int | None]) -> None:
    laws.watches(*moment)


@given(pauses(), st.integers(0, 10**6))
def test_dream(pause: tuple[Game, Played, Pause, int | None], seed: int) -> None:
    game, _, moment, seat = pause
    laws.dream(game, moment, seat, Luck(open_seed(seed))(0))


@given(pauses())
def test_suppose(pause: tuple[Game, Played, Pause, int | None]) -> None:
    laws.supposes(pause[0], pause[2])


@given(games(), st.integers(0, 10**6), st.integers(0, 10**6))
def test_undo(game: tuple[Game, Played], cut: int, seed: int) -> None:
    rules, played = game
    for seat in range(played.options.seats):
        laws.undoes(rules, played, cut % (len(played.moments) + 1), seat, Luck(open_seed(seed))(seat))
