"""The notation of swishbones: valid and invalid lines."""

import pytest

from swordfish.core import BadNotation
from swordfish.games.swishbones.model import Bone, Fish, Place, Stop, Swish, Take
from swordfish.games.swishbones.notation import read, read_command, write, write_command

LINE = "0.6@9000,0:180 1.8.7@-8000,0:0:20-5.9 | 4@100,-200 10@0,3000 >1 !4,10 q2/1 s1000 b-60,0,60 p0,180"


def test_a_line_is_read_as_it_says() -> None:
    state = read(LINE)
    assert state.fish[0] == Fish((0, 6), ((9000, 0), (10000, 0)))
    assert state.fish[1] == Fish((1, 8, 7), ((-8000, 0), (-9000, 0), (-9940, -342)), (5, 9))
    assert state.food == (Bone(4, 100, -200), Bone(10, 0, 3000))
    assert (state.turn, state.moved, state.fed, state.mouth, state.quiet) == (1, True, True, (4, 10), 2)
    assert (state.spacing, state.bends, state.places) == (1000, (-60, 0, 60), (0, 180))
    assert write(state) == LINE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fish",
        LINE.replace(">1", ">2"),  # no such seat
        LINE.replace("10@0", "8@0"),  # bone 8 twice
        LINE.replace("10@0", "36@0"),  # no such bone
        LINE.replace("0.6@", "0.1@"),  # a fish with two heads
        LINE.replace("0.6@", "4.6@"),  # a fish without one
        LINE.replace(":180", ""),  # a fish of two with no heading
        LINE.replace(":20", ":70"),  # a bend that no fish can make
        LINE.replace("!4,10", "!11"),  # a bone in the mouth that is not in the pond
        LINE.replace("b-60", "b-61"),
        LINE.replace("b-60", "b--60"),
        LINE.replace("p0,180", "p0"),
        LINE.replace(" | ", " "),
        "0.6 | 4@100,-200 >0 q0/1",  # one fish
    ],
)
def test_other_lines_are_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a position of swishbones"):
        read(text)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("+13", Swish(13)),
        ("-60", Swish(-60)),
        ("0", Swish(0)),
        ("stop", Stop()),
        ("t17", Take(17)),
        ("p90", Place(90)),
    ],
)
def test_commands(text: str, command: Take | Place | Swish | Stop) -> None:
    assert read_command(text) == command
    assert write_command(command) == text


def test_commands_may_be_typed_loosely() -> None:
    assert read_command(" −5 ") == Swish(-5)
    assert read_command("13") == Swish(13)
    for text in ("", "left", "1.5", "t", "p-3"):
        with pytest.raises(BadNotation, match="is not a choice in swishbones"):
            read_command(text)
