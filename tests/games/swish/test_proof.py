"""The rules of a proof: deadline, success and failure, and the penalty. Rulebook, section 1."""

import pytest
from msgspec.structs import replace

from swordfish.core import IllegalMove, Players
from swordfish.games import swish
from swordfish.games.swish.model import (
    EMPTY,
    Call,
    Called,
    Dealt,
    Lay,
    Layer,
    Lift,
    Limit,
    NoSwish,
    ProofFailed,
    Proven,
    WaitEnded,
)
from tests.games.swish.sitting import PAIR, THREE, Sitting, dead, proven_pair, refused, table
from tests.rulebook import rule


@rule("swish.prove")
def test_a_proof_names_the_cards_and_lays_each_in_an_absolute_orientation() -> None:
    given = table(PAIR)
    given = replace(given, area=(replace(given.area[0], orientation=2), *given.area[1:]))  # dealt upside down
    sitting = Sitting(given)
    sitting.say(0, "call 0")

    sitting.say(0, "lay 1.2")
    sitting.say(0, "lay 7.3")
    sitting.say(0, "lay 1.0")  # turned where it lies
    sitting.say(0, "lift 7")
    sitting.say(0, "lay 0.0")

    assert sitting.state.mat == (Layer(1, 0), Layer(0, 0))
    assert sitting.say(0, "prove")[0] == Proven(seat=0, cards=(1, 0))


def test_what_cannot_be_laid_or_lifted_is_refused() -> None:
    given = table(PAIR)
    sitting = Sitting(replace(given, area=(*given.area[:15], EMPTY)))
    sitting.say(0, "call 0")
    sitting.say(0, "lay 0.0")

    assert refused(sitting, 0, "lay 0.0") == "swish-lies-so"
    assert refused(sitting, 0, "lay 15.0") == "swish-empty-place"
    assert refused(sitting, 0, "lay 16.0") == "swish-no-such-place"
    assert refused(sitting, 0, Lay(1, 4)) == "swish-no-such-place"
    assert refused(sitting, 0, Lay(1, -1)) == "swish-no-such-place"
    assert refused(sitting, 0, Lay(-1, 0)) == "swish-no-such-place"
    assert refused(sitting, 0, "lift 16") == "swish-no-such-place"
    assert refused(sitting, 0, "lift 1") == "swish-not-laid"


def test_no_more_than_twelve_cards_lie_on_the_mat() -> None:
    sitting = Sitting(table(PAIR))
    sitting.say(0, "call 0")
    sitting.say(0, *(f"lay {place}.0" for place in range(12)))

    assert refused(sitting, 0, "lay 12.0") == "swish-full-mat"
    commands = swish.legal(sitting.state, 0)
    assert Lay(12, 0) not in commands
    assert Lay(11, 1) in commands
    assert Lift(11) in commands


@rule("swish.prove.limit")
def test_there_are_twenty_seconds_for_a_proof_unless_the_table_sets_another_time() -> None:
    printed, quick = Sitting(table(PAIR)), Sitting(table(PAIR, proof=7))

    assert printed.say(0, "call 0", at=1000) == [Called(0, until=21_000)]
    assert quick.say(0, "call 0", at=1000) == [Called(0, until=8_000)]


@rule("swish.prove.last")
def test_a_proof_counts_until_the_last_millisecond_before_the_limit() -> None:
    sitting = Sitting(table(PAIR))
    sitting.say(0, "call 0", "lay 0.0", "lay 1.0", at=0)

    assert sitting.say(0, "prove", at=19_999)[0] == Proven(0, (0, 1))


@rule("swish.prove.last")
@pytest.mark.parametrize("late", [0, 1, 400, 60_000])
def test_at_the_limit_it_has_failed_also_when_the_table_wakes_late(late: int) -> None:
    sitting = Sitting(table(PAIR))
    sitting.say(0, "call 0", "lay 0.0", "lay 1.0", at=0)

    with pytest.raises(IllegalMove) as refusal:
        sitting.say(0, "prove", at=20_000 + late)

    assert refusal.value.key == "swish-not-called"
    assert sitting.news[3] == (20_000, ProofFailed(0, given=(), until=25_000))
    assert sitting.state.piles == ((), ())
    assert sitting.state.mat == ()


@rule("swish.proven", "swish.point")
def test_proven_cards_go_to_the_callers_pile_and_the_places_are_refilled() -> None:
    sitting = Sitting(table((*PAIR, *THREE), undealt=dead(5)))

    proven, dealt = proven_pair(sitting, 1, at=0)

    assert proven == Proven(seat=1, cards=(0, 1))
    assert sitting.state.piles == ((), (0, 1))
    assert isinstance(dealt, Dealt)
    assert dealt.places == (0, 1)
    assert {lying.card for lying in dealt.cards} <= {16, 17, 18, 19, 20}
    assert sitting.state.area[:2] == dealt.cards
    assert len(sitting.state.deck) == 3


@rule("swish.failed")
def test_a_false_proof_leaves_the_cards_where_they_are() -> None:
    given = table(PAIR)
    sitting = Sitting(given)
    sitting.say(0, "call 0", at=10)
    sitting.say(0, "lay 0.0", "lay 1.1", "lay 2.0")

    (failed,) = sitting.say(0, "prove", at=500)

    assert failed == ProofFailed(seat=0, given=(), until=5_500)
    assert sitting.state == replace(given, waits=(5_500, 0))
    assert isinstance(sitting.due, Players)
    assert sitting.due.seats == (0, 1)


@rule("swish.failed", "swish.failed.card")
def test_a_false_proof_costs_the_card_last_collected_and_that_is_out_of_the_game() -> None:
    sitting = Sitting(table((*PAIR, *THREE), undealt=dead(5)))
    proven_pair(sitting, 0, at=0)
    sitting.say(0, "call 1")

    (failed,) = sitting.say(0, "prove")

    assert isinstance(failed, ProofFailed)
    assert failed.given == (1,)
    assert sitting.state.piles == ((0,), ())
    assert sitting.state.discard == (1,)
    assert 1 not in sitting.state.deck


@rule("swish.failed.card")
def test_a_proof_that_runs_out_costs_the_same() -> None:
    sitting = Sitting(table((*PAIR, *THREE), undealt=dead(5)))
    proven_pair(sitting, 0, at=0)
    sitting.say(0, "call 1")

    assert sitting.wait(30_000)[0] == (20_000, ProofFailed(0, given=(1,), until=25_000))


@rule("swish.failed.wait")
def test_a_player_whose_proof_failed_cannot_call_for_five_seconds() -> None:
    sitting = Sitting(table(PAIR))
    sitting.say(0, "call 0")
    sitting.say(0, "prove", at=1000)

    sitting.wait(5_999)
    assert refused(sitting, 0, "call 0") == "swish-waits"
    assert swish.legal(sitting.state, 0) == (NoSwish(0),)
    assert Call(0) in swish.legal(sitting.state, 1), "the others can"
    assert sitting.wait(6_000) == [(6_000, WaitEnded(0))]
    assert sitting.say(0, "call 0", at=6_000) == [Called(0, 26_000)]


@rule("swish.failed.wait")
@pytest.mark.parametrize(("wait", "until"), [(0, 1_000), (30, 31_000)])
def test_the_table_may_set_another_wait(wait: int, until: int) -> None:
    sitting = Sitting(table(PAIR, wait=wait))
    sitting.say(0, "call 0", at=1000)

    (failed,) = sitting.say(0, "prove")

    assert failed == ProofFailed(0, (), until)
    assert (Call(0) in swish.legal(sitting.state, 0)) == (wait == 0)


@rule("swish.failed.wait")
def test_a_wait_ends_in_time_while_somebody_else_proves() -> None:
    sitting = Sitting(table(PAIR))
    sitting.say(0, "call 0")
    sitting.say(0, "prove", at=0)
    sitting.say(1, "call 0", at=4_000)

    assert sitting.wait(30_000) == [
        (5_000, WaitEnded(0)),
        (24_000, ProofFailed(1, (), 29_000)),
        (29_000, WaitEnded(1)),
    ]


@rule("swish.limit")
def test_a_swish_outside_the_callers_own_limit_is_a_failed_proof() -> None:
    limits = (Limit(3, 12), Limit(2, 2))
    strict = Sitting(table((*PAIR, *THREE), limits=limits))
    small = Sitting(table((*PAIR, *THREE), limits=limits))
    for sitting, seat, places in ((strict, 0, (0, 1)), (small, 1, (2, 3, 4))):
        sitting.say(seat, "call 0", *(f"lay {place}.0" for place in places))

    assert isinstance(strict.say(0, "prove")[0], ProofFailed)
    assert isinstance(small.say(1, "prove")[0], ProofFailed)
