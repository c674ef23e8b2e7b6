"""`easy` is an even match for a careless beginner: half of the choices at random, the others by `medium`."""

import pytest

from swordfish import bots
from swordfish.arena.match import MatchResult, play, seated
from swordfish.bots import Maker
from swordfish.bots.levels import careless
from swordfish.core import Luck, open_seed
from swordfish.games import find, options


def played(game: str, makers: list[Maker], number: int) -> MatchResult:
    rules = find(game)
    table = options(rules, {"seats": len(makers)})
    return play(
        rules, table, seated(makers, rules, Luck(open_seed(f"bots {number}"))), Luck(open_seed(f"easy {number}"))
    )


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *(("swirl", seats) for seats in (2, 3, 4)),
        *(pytest.param("swishbones", seats, marks=pytest.mark.long) for seats in (2, 3, 4)),
    ],
)
def test_where_choices_can_be_random_easy_is_such_a_beginner(game: str, seats: int) -> None:
    """It plays the same game event by event, so at any table each is placed ahead of the other half of the time."""
    easy, medium = bots.find("easy", game), bots.find("medium", game)
    beginners = played(game, [careless(medium)] * seats, 1).entries
    assert played(game, [easy] * seats, 1).entries == beginners
    assert played(game, [careless(medium), *[easy] * (seats - 1)], 1).entries == beginners
    assert played(game, [medium] * seats, 1).entries != beginners


@pytest.mark.parametrize("seats", [3, *(pytest.param(seats, marks=pytest.mark.long) for seats in (4, 5, 6))])
def test_in_swipe_a_random_robber_is_an_even_match_for_one(seats: int) -> None:
    """Of the beginners at the table it leaves 40 to 60 % behind, a tie counted half."""
    easy, beginner = bots.find("easy", "swipe"), careless(bots.find("medium", "swipe"))
    shares: list[float] = []
    for number in range(60):
        for seat in range(seats):
            makers = [easy if other == seat else beginner for other in range(seats)]
            places = played("swipe", makers, number).places
            behind = sum((place > places[seat]) + (place == places[seat]) / 2 for place in places)
            shares.append((behind - 0.5) / (seats - 1))
    assert 0.4 < sum(shares) / len(shares) < 0.6
