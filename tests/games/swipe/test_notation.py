"""The notation of swipe."""

import pytest

from swordfish.core import BadNotation
from swordfish.games.swipe import notation
from swordfish.games.swipe.model import Face, Hoard, State, Swipe


def test_a_line_says_who_has_what_and_what_is_to_be_done() -> None:
    state = State(
        centre=Hoard(44, 5),
        seats=(Hoard(2, 2), Hoard(2, 2), Hoard(2, 1)),
        turn=0,
        thrown=(Face.SWIPE_CHIP, Face.X, Face.SWIPE_DIE),
        todo=(Face.SWIPE_DIE, Face.X),
    )
    assert notation.write(state) == "44.5 2.2 2.2 2.1 >0 CxD/Dx"
    assert notation.read("44.5 2.2 2.2 2.1 >0 CxD/Dx") == state


def test_a_line_says_who_rolls_off_and_how_many_throws_are_left() -> None:
    state = State(Hoard(0, 2), (Hoard(25, 3), Hoard(25, 3)), turn=1, contenders=(0, 1), left=9)
    assert notation.write(state) == "0.2 25.3 25.3 >1 !0,1 ~9"
    assert notation.read("0.2 25.3 25.3 >1 !0,1 ~9") == state


@pytest.mark.parametrize(
    "text", ["", "x", "44.5 2.2 >0", "44.5 2.2 2.2 >2", "44.5 2.2 2.2 >0 q/q", "0.1 9.1 9.1 >0 !0,5"]
)
def test_a_malformed_position_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a position of swipe"):
        notation.read(text)


def test_a_choice_is_the_number_of_a_seat() -> None:
    assert notation.read_command(" 2 ") == Swipe(victim=2)
    for text in ("", "two", "-1", "²"):
        with pytest.raises(BadNotation, match="is not a choice in swipe"):
            notation.read_command(text)
