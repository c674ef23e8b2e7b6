"""The odds of two-player swipe: against brute force, simulation, and symmetry."""

import json
from functools import lru_cache
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swordfish import arena
from swordfish.cli import main
from swordfish.core import BadOptions, Forced, Listed, Over
from swordfish.exact.swipe import odds
from swordfish.exact.swipe.two import MOST_DICE, chain
from swordfish.games import swipe
from swordfish.games.swipe.model import Hoard, State
from swordfish.games.swipe.rules import due, evolve
from tests.rulebook import ROOT

NEAR = 1e-9


@lru_cache(maxsize=100_000)
def brute(state: State) -> tuple[float, float, float]:
    """Seat 0's win probability, expected throws and events, by the rules alone; for positions with few throws left."""
    match due(state):
        case Over(places):
            return (1 + places[1] - places[0]) / 2, 0.0, 0.0
        case Forced(event):
            win, throws, events = brute(evolve(state, event))
            return win, throws, events + 1
        case Listed() as chance:
            after = [(share, brute(evolve(state, event))) for event, share in chance.outcomes()]
            win, throws, events = (sum(share * values[what] for share, values in after) for what in range(3))
            return win, throws + 1, events + 1
        case other:
            raise AssertionError(other)


def agree(state: State) -> None:
    found, (win, throws, events) = odds(state), brute(state)
    assert found.wins == pytest.approx((win, 1 - win), abs=NEAR)
    assert (found.throws, found.events) == pytest.approx((throws, events), abs=NEAR)


@given(
    st.tuples(st.integers(0, 4), st.integers(0, 2)),
    st.tuples(st.integers(0, 3), st.integers(1, 2)),
    st.tuples(st.integers(0, 3), st.integers(1, 2)),
    st.integers(0, 1),
    st.integers(0, 3),
)
def test_with_few_throws_left_the_odds_are_those_of_every_fall_in_turn(
    centre: tuple[int, int], first: tuple[int, int], second: tuple[int, int], turn: int, left: int
) -> None:
    agree(State(centre=Hoard(*centre), seats=(Hoard(*first), Hoard(*second)), turn=turn, left=left))


@pytest.mark.parametrize("line", ["3.1 2.2 1.2 >1 Cx/Cx ~2", "0.1 2.2 1.2 >1 cD/D ~2", "0.1 2.2 2.2 >1 !0,1 ~5"])
def test_odds_in_the_middle_of_a_turn_and_of_a_roll_off_are_those_of_every_fall(line: str) -> None:
    agree(swipe.notation.read(line))


def test_many_throws_approach_a_game_without_a_limit() -> None:
    free = odds(swipe.start(swipe.Options(chips=7)))
    bound = odds(swipe.start(swipe.Options(chips=7, most_throws=2000)))
    assert bound.wins == pytest.approx(free.wins, abs=NEAR)
    assert (bound.throws, bound.events) == pytest.approx((free.throws, free.events), abs=NEAR)


def test_the_smallest_game_by_hand() -> None:
    """One chip in the centre, one die each, otherwise equal: the winner of the chip leads; the rest is done by hand."""
    found = odds(swipe.notation.read("1.0 0.1 0.1 >0"))
    # 1/3 wins the chip and the game, 1/6 is a Super Swipe and another turn, 1/2 passes: w = 1/3 + w/6 + (1-w)/2
    assert found.wins == pytest.approx((5 / 8, 3 / 8), abs=NEAR)
    assert found.throws == pytest.approx(3, abs=NEAR)


@given(st.integers(0, 12), st.integers(0, 12), st.integers(1, 3), st.integers(1, 3), st.integers(0, 1))
def test_exchanging_the_seats_exchanges_their_odds(
    mine: int, yours: int, my_dice: int, your_dice: int, turn: int
) -> None:
    """Exchanging the players and the turn exchanges their win probabilities, which add up to one."""
    centre, me, you = Hoard(24 - mine - yours, 7 - my_dice - your_dice), Hoard(mine, my_dice), Hoard(yours, your_dice)
    here = odds(State(centre=centre, seats=(me, you), turn=turn))
    there = odds(State(centre=centre, seats=(you, me), turn=1 - turn))
    assert here.wins == there.wins[::-1]
    assert (here.throws, here.events) == (there.throws, there.events)
    assert sum(here.wins) == pytest.approx(1, abs=NEAR)


@given(st.integers(1, 23), st.integers(0, 22), st.integers(1, 3), st.integers(1, 3))
def test_a_chip_more_is_never_worse(centre: int, mine: int, my_dice: int, your_dice: int) -> None:
    yours = 24 - centre - mine
    if yours < 1:
        return
    poorer = State(
        centre=Hoard(centre, 7 - my_dice - your_dice), seats=(Hoard(mine, my_dice), Hoard(yours, your_dice)), turn=0
    )
    richer = State(centre=poorer.centre, seats=(Hoard(mine + 1, my_dice), Hoard(yours - 1, your_dice)), turn=0)
    assert odds(richer).wins[0] > odds(poorer).wins[0] - NEAR


def test_every_value_is_the_mean_of_those_after_a_throw() -> None:
    """The equations themselves, by the rules, at some positions of the printed game."""
    for line in ("46.3 2.2 2.2 >0", "1.0 25.4 24.3 >1", "30.2 0.1 20.4 >0", "7.0 43.6 0.1 >0", "12.5 19.1 19.1 >1"):
        state = swipe.notation.read(line)
        chance = due(state)
        assert isinstance(chance, Listed)
        after = [(share, odds(evolve(state, event))) for event, share in chance.outcomes()]
        found = odds(state)
        assert found.wins[0] == pytest.approx(sum(share * known.wins[0] for share, known in after), abs=NEAR)
        assert found.throws == pytest.approx(1 + sum(share * known.throws for share, known in after), abs=NEAR)
        assert found.events == pytest.approx(1 + sum(share * known.events for share, known in after), abs=NEAR)


def test_play_agrees() -> None:
    found = odds(swipe.start(swipe.Options(chips=20)))
    played = arena.simulate("swipe", ["random", "random"], {"seats": 2, "chips": 20}, 1200, "odds", jobs=1)
    spread = sqrt(found.wins[0] * found.wins[1] / played.games)
    assert abs(played.wins[0] - found.wins[0]) < 3.3 * spread
    half = (played.length_interval[1] - played.length) / 1.96
    assert abs(played.length - found.events) < 3.3 * half


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("40.2 2.2 2.2 2.2 2.2 >0", "known for two and three players; here there are 4"),
        ("46.3 2.0 2.2 >0", "at least one die each"),
        ("46.4 2.2 2.2 >0", f"at most {MOST_DICE} dice"),
        ("460.3 2.2 2.2 >0", "go up to 120 chips, not 464"),
        ("what", "not a position of swipe"),
    ],
)
def test_other_positions_get_a_sentence(line: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "swipe", line]) == 2
    assert sentence in capsys.readouterr().err


def test_bad_options_are_refusals() -> None:
    with pytest.raises(BadOptions):
        odds(swipe.start(swipe.Options(seats=4)))


def test_odds_are_printed_as_text_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "swipe", "5.3 2.2 2.2 >1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "From 5.3 2.2 2.2 >1, exactly:"
    assert main(["odds", "swipe", "5.3 2.2 2.2 >1", "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert told[1].split()[-1] == f"{plain['wins'][0]:.10f}"
    assert told[3].split()[-1] == f"{plain['throws']:.9f}"
    assert plain["wins"][1] > 0.5


def test_layers_are_solved_once() -> None:
    whole = chain(9, 7)
    layer = whole.layers(3)[2]
    assert whole.layers(5)[2] is layer


def test_the_page_says_what_the_command_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "swipe"]) == 0
    told = [f"    {line}" for line in capsys.readouterr().out.splitlines()]
    page = (ROOT / "docs" / "lab" / "swipe-odds.md").read_text(encoding="utf-8").splitlines()
    assert len(told) == 5
    assert [line for line in told if line not in page] == []
