"""Bots against bots: whom the arena queries, what they receive, when time passes, and the summary of many games."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from swordfish import arena, bots
from swordfish.arena.simulate import Estimate, Tally
from swordfish.bots import Budget, Wait
from swordfish.core import BadOptions, Luck, Rng, open_seed
from swordfish.exact.intervals import wilson
from swordfish.games import GAMES, Game
from swordfish.games.swipe.model import Swipe
from tests import toy

TOY = cast(Game, toy)  # a module with everything that Game requires


class Recorder:
    """A bot that plays its first legal card and records what it receives."""

    def __init__(self, waits: int = 0) -> None:
        self.news: list[Any] = []
        self.views: list[toy.State] = []
        self.asked: list[int] = []
        self.waits = waits

    def choose(self, view: Any, legal: Sequence[Any], news: Sequence[Any], budget: Budget) -> Any:
        self.views.append(view)
        self.news += news
        self.asked.append(budget.at)
        if self.waits:
            self.waits -= 1
            return Wait(until=budget.at + 300)
        return legal[-1]


def test_a_bot_receives_everything_that_its_seat_may_see_and_nothing_else() -> None:
    players = [Recorder(), Recorder()]
    arena.play(TOY, toy.Options(), players, Luck(open_seed(1)))
    for seat, player in enumerate(players):
        dealt = [event for event in player.news if isinstance(event, toy.Dealt)]
        assert all(None not in event.hands[seat] for event in dealt)
        assert all(set(event.hands[1 - seat]) <= {None} for event in dealt)
        assert all(set(view.hands[1 - seat]) <= {None} for view in player.views)


def test_time_passes_only_when_every_due_bot_waits() -> None:
    players = [Recorder(waits=3), Recorder()]
    arena.play(TOY, toy.Options(), players, Luck(open_seed(1)))
    assert players[0].asked[:4] == [0, 300, 600, 900]
    assert players[1].asked[0] == 900


def test_a_bot_that_waits_too_long_misses_its_deadline() -> None:
    class Sleeper(Recorder):
        def choose(self, view: Any, legal: Sequence[Any], news: Sequence[Any], budget: Budget) -> Any:
            if toy.Wake() in legal:
                return toy.Wake()
            return Wait(until=budget.at + 10**6)

    result = arena.play(TOY, toy.Options(), [Sleeper(), Recorder()], Luck(open_seed(1)))
    assert result.places == (2, 1)
    assert result.end.points[0] == 0


def test_random_plays_the_choices_of_the_games_own_chooser() -> None:
    game = GAMES["swipe"]
    rng = Luck(open_seed(3))(0)
    bot = bots.find("random", "swipe")(game, 0, rng)
    state = game.notation.read("44.4 2.2 2.2 2.2 >0 C/C")
    legal = game.legal(state, 0)
    seen = {cast("Swipe", bot.choose(state, legal, (), Budget())).victim for _ in range(50)}  # it never waits in swipe
    assert seen == {1, 2}


def test_an_unknown_bot_gets_a_sentence() -> None:
    with pytest.raises(BadOptions, match="no bot called “genius” for swipe"):
        bots.find("genius", "swipe")


def test_every_seat_has_its_own_random_generator() -> None:
    drawn: list[int] = []

    def maker(game: Game, seat: int, rng: Rng) -> Recorder:
        drawn.append(rng.below(10**9))
        return Recorder()

    arena.seated([maker, maker], GAMES["swipe"], Luck(open_seed(1)))
    assert drawn[0] != drawn[1]


def test_tallies_of_parts_add_up() -> None:
    whole, parts = Tally(), [Tally(), Tally()]
    for number, value in enumerate([3.0, 1.0, 4.0, 1.0, 5.0, 9.0]):
        for tally in (whole, parts[number % 2]):
            tally.games += 1
            tally.count("x", value)
    parts[0].add(parts[1])
    assert parts[0].figure("x") == whole.figure("x")
    figure = whole.figure("x")
    assert figure.mean == pytest.approx(23 / 6)
    assert figure.high - figure.mean == pytest.approx(1.959964 * (8.9666667 / 6) ** 0.5)


def test_intervals_cover_the_truth_about_95_times_in_100() -> None:
    rng, covered, tries = Luck(open_seed("cover"))(0), 0, 1000
    for _ in range(tries):
        share = sum(rng.below(3) == 0 for _ in range(200)) / 200
        low, high = wilson(share, 200)
        covered += low <= 1 / 3 <= high
    assert 0.93 < covered / tries < 0.97


def test_booleans_become_shares_and_numbers_become_means_that_are_never_negative() -> None:
    tally = Tally()
    for number in range(10):
        tally.count("rare", number == 0)
        tally.count("few", 1.0 if number == 0 else 0.0)
        tally.games += 1
    assert tally.figure("rare") == Estimate(0.1, *wilson(0.1, 10), share=True)
    assert tally.figure("rare").share
    few = tally.figure("few")
    assert (few.mean, few.low, few.share) == (0.1, 0.0, False)
    both = Tally()
    both.add(tally)
    assert both.figure("rare") == tally.figure("rare"), "a share stays one when tallies are added"


def test_every_game_can_be_simulated() -> None:
    for name, game in GAMES.items():
        seats = max(2, game.SEATS.start)
        found = arena.simulate(name, ["random"] * seats, {"seats": seats}, 4, "test", jobs=1)
        assert found.games == 4
        assert sum(found.wins) == pytest.approx(1)
        assert all(0 <= each.low <= each.mean <= each.high for each in found.measures.values())
        assert all(each.high <= 1 for each in found.measures.values() if each.share)
