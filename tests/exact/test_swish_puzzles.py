"""Swish puzzles: one answer, the same on every machine, as difficult as their grade says."""

import datetime
from itertools import pairwise

import pytest

from swordfish.core import BadOptions
from swordfish.exact.swish import Swish, all_swishes, fast
from swordfish.exact.swish.effort import cards_laid, effort, harder
from swordfish.exact.swish.proofs import fewest_turns
from swordfish.exact.swish.puzzles import GRADES, Puzzle, daily, near_swishes, puzzle, version_on
from swordfish.games.swish.cards import Card, turned
from tests.exact.layouts import by_brute_force, proves


@pytest.fixture(params=list(GRADES), scope="module")
def made(request: pytest.FixtureRequest) -> Puzzle:
    return puzzle(request.param, "a test", solve=fast.all_swishes)


def test_exactly_one_swish_has_the_wanted_size(made: Puzzle) -> None:
    found = all_swishes(made.cards, least=made.size, most=12 if made.largest else made.size)
    assert [swish.cards for swish in found] == [made.solution]


def test_the_answer_is_a_proof_with_as_many_turns_as_it_says(made: Puzzle) -> None:
    proof = Swish(made.solution, made.orientations)
    assert proves(proof, made.cards)
    lying = zip(made.solution, made.orientations, strict=True)
    assert made.turns == sum(turned(made.cards[card], way) != made.cards[card] for card, way in lying)


def test_a_puzzle_is_as_its_grade_says(made: Puzzle) -> None:
    grade = GRADES[made.grade]
    assert len(made.cards) == grade.cards
    assert grade.size in (None, made.size)
    assert grade.least_turns <= made.turns <= grade.most_turns
    assert grade.least_near <= made.near <= grade.most_near


def test_the_same_seed_gives_everybody_the_same_puzzle() -> None:
    assert puzzle("medium", "7") == puzzle("medium", "7") == puzzle("medium", "7", solve=fast.all_swishes)
    assert puzzle("medium", "7").cards != puzzle("medium", "8").cards


def test_past_days_never_change() -> None:
    first = daily(datetime.date(2026, 11, 16))
    assert (first.grade, first.version) == ("warm-up", 1)
    assert first.cards == GOLDEN_CARDS
    assert first.solution == GOLDEN_SOLUTION
    assert version_on(datetime.date(2026, 11, 16)) == version_on(datetime.date(2026, 11, 22)) == 1
    assert version_on(datetime.date(2026, 11, 23)) == version_on(datetime.date(2030, 1, 1)) == 2


def test_a_former_version_deals_as_it_did() -> None:
    former = puzzle("largest", "a test", version=1, solve=fast.all_swishes)
    assert len(former.cards) == 10
    assert former.near == near_swishes(former.cards, former.size) - 1


@pytest.mark.long
def test_a_puzzle_of_a_higher_grade_takes_more_effort_more_often_than_not() -> None:
    """Effort: the cards that a plain search lays; and the sets that match by colour, which may be the answer."""
    made = [[puzzle(grade, f"{seed}", solve=fast.all_swishes) for seed in range(30)] for grade in GRADES]
    for lower, higher in pairwise(made):
        assert harder([*map(effort, higher)], [*map(effort, lower)]) > 0.65
    for lower, higher in pairwise(made[:-1]):  # few sets of twelve match, but each takes long to try
        assert harder([each.near for each in higher], [each.near for each in lower]) > 0.6


def test_up_to_the_largest_a_search_works_harder_from_grade_to_grade() -> None:
    efforts = [
        [effort(puzzle(grade, f"{seed}", solve=fast.all_swishes)) for seed in range(8)] for grade in [*GRADES][:5]
    ]
    assert all(harder(higher, lower) > 0.8 for lower, higher in pairwise(efforts))


def test_a_search_lays_one_card_after_the_other() -> None:
    """The first, the second around its ball; then the second alone."""
    assert cards_laid((Card(0, 5), Card(5, 0)), 2) == 3
    assert cards_laid((Card(0, 5), Card(5, 0), Card(3, 4)), 2) == 4


def test_the_week_goes_from_warm_up_to_twelve() -> None:
    monday = datetime.date(2026, 11, 16)
    assert [list(GRADES)[(monday + datetime.timedelta(day)).weekday()] for day in range(7)] == list(GRADES)
    assert daily(monday, "easy").grade == "easy"


def test_fewest_turns_are_the_fewest_of_all_proofs() -> None:
    pair = (Card(0, 5), Card(5, 0))
    assert fewest_turns(pair, (0, 1)) == (Swish((0, 1), (0, 0)), 0)
    apart = (Card(0, 5), turned(Card(5, 0), 2))
    assert fewest_turns(apart, (0, 1))[1] == 1
    assert by_brute_force(apart) == {(0, 1)}


def test_near_swishes_match_by_colour() -> None:
    blue_to_orange, orange_to_blue, elsewhere = Card(3, 0), Card(0, 3), Card(0, 8)
    assert near_swishes((blue_to_orange, orange_to_blue, elsewhere), 2) == 2
    assert len(all_swishes((blue_to_orange, orange_to_blue, elsewhere), most=2)) == 1


@pytest.mark.parametrize(("grade", "version"), [("impossible", 1), ("easy", 3), ("easy", 0)])
def test_an_unknown_grade_or_version_is_refused(grade: str, version: int) -> None:
    with pytest.raises(BadOptions):
        puzzle(grade, "a test", version)


GOLDEN_CARDS = (Card(10, 2), Card(7, 0), Card(1, 4), Card(5, 2), Card(0, 3), Card(6, 10))
GOLDEN_SOLUTION = (3, 4)
