"""Strength in words: bands between the levels of bots, and what a game did to them."""

import pytest

from swordfish.server.judging import milestones
from swordfish.server.scores import MODEL
from swordfish.server.store.progress import GameCount, RatingStep
from swordfish.server.strength import BORDERS, LEVELS, band, effect, height, strengths
from swordfish.server.table.anchors import BOT_RATINGS


def step(mu: float, sigma: float = 2.0, games: int = 1, game: str = "swipe") -> RatingStep:
    return RatingStep(game, games, mu, sigma, 0)


@pytest.mark.parametrize(("level", "place"), [(level, place) for place, level in enumerate(LEVELS)])
def test_each_level_of_bots_stands_for_its_band(level: str, place: int) -> None:
    assert band(BOT_RATINGS[level]) == place


def test_a_border_belongs_to_the_stronger_band() -> None:
    assert [band(border) for border in BORDERS] == [1, 2, 3, 4]
    assert [band(border - 0.01) for border in BORDERS] == [0, 1, 2, 3]
    assert [height(border) for border in BORDERS] == [1, 2, 3, 4]
    assert (height(-100), height(100)) == (0, 5)


def test_a_newcomer_is_on_the_way_and_it_is_a_guess() -> None:
    [found] = strengths([step(MODEL.mu, MODEL.sigma)])
    assert (found.band, found.level, found.sure, found.games) == (1, "easy", False, 1)


def test_strength_follows_the_last_game_and_keeps_the_way_there() -> None:
    swipe, swirl = strengths([step(15), step(24, games=2), step(31, game="swirl")])
    assert (swipe.band, swipe.games, swipe.sure) == (2, 2, True)
    assert swipe.path == (height(13), height(22))
    assert (swirl.game, swirl.band, swirl.level) == ("swirl", 4, "best")


def test_the_effect_of_a_game_is_a_direction_and_a_band() -> None:
    assert effect([]) is None
    first = effect([step(20)])
    assert first is not None
    assert (first.before, first.after, first.change) == (None, 2, 0)
    found = [effect([step(mu), step(20)]) for mu in (21, 17, 20.2)]
    assert [one and (one.before, one.after, one.change) for one in found] == [(2, 2, 1), (2, 1, -1), (2, 2, 0)]


GAMES = ("swish", "swishbones", "swirl", "swipe")


@pytest.mark.parametrize(
    ("tallies", "longest", "given"),
    [
        ([], 0, set[str]()),
        ([GameCount("swipe", 9, 4)], 0, set[str]()),
        ([GameCount("swipe", 9, 4), GameCount("swirl", 1, 1)], 0, {"games-10", "wins-5"}),
        ([GameCount("swipe", 200, 25)], 0, {"games-10", "games-50", "games-200", "wins-5", "wins-25"}),
        ([GameCount("swipe", 199, 100)], 0, {"games-10", "games-50", "wins-5", "wins-25", "wins-100"}),
        ([GameCount(game, 1, 0) for game in GAMES], 0, {"all-games"}),
        ([GameCount(game, 1, 1) for game in GAMES], 0, {"all-games", "all-won"}),
        ([GameCount(game, 1, 1) for game in GAMES[1:]], 0, set[str]()),
        ([], 1, {"puzzle-1"}),
        ([], 6, {"puzzle-1", "puzzle-3"}),
        ([], 30, {"puzzle-1", "puzzle-3", "puzzle-7", "puzzle-30"}),
    ],
)
def test_milestones_count_games_and_streaks(tallies: list[GameCount], longest: int, given: set[str]) -> None:
    assert {*milestones(tallies, longest)} == given
