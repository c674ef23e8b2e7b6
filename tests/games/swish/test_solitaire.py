"""One player against the stopwatch."""

from swordfish.core import Stamped
from swordfish.games.swish.model import Dealt
from swordfish.games.swish.solitaire import Result, result
from tests.games.swish.sitting import PAIR, THREE, Sitting, proven_pair, table
from tests.rulebook import rule


@rule("swish.solitaire.result")
def test_the_result_is_cards_then_time_from_the_first_deal_to_the_last_event() -> None:
    sitting = Sitting(table((*PAIR, *THREE), seats=1), at=400)
    sitting.say(0, "call 0", at=1_000)
    sitting.say(0, "lay 0.0", "lay 1.0", at=2_000)
    sitting.say(0, "prove", at=3_500)

    entries = [Stamped(400, Dealt((), ())), *(Stamped(stamp, event) for stamp, event in sitting.news)]

    assert result(sitting.state, entries) == Result(cards=2, ms=3_100)


@rule("swish.solitaire.result")
def test_more_cards_are_better_and_of_as_many_less_time() -> None:
    assert Result(40, 90_000).beats(Result(38, 10_000))
    assert Result(40, 89_999).beats(Result(40, 90_000))
    assert not Result(40, 90_000).beats(Result(40, 90_000))
    assert not Result(38, 10_000).beats(Result(40, 90_000))


def test_collecting_goes_on_after_a_proof() -> None:
    sitting = Sitting(table((*PAIR, *THREE), seats=1))

    proven_pair(sitting, 0, at=0)

    assert sitting.state.piles == ((0, 1),)
    assert sitting.say(0, "call 1")
