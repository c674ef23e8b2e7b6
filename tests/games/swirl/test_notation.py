"""The notation of swirl, and commands as numbers."""

import pytest
from msgspec.structs import replace

from swordfish.core import BadNotation
from swordfish.games import swirl
from swordfish.games.swirl.cards import Creature
from swordfish.games.swirl.model import Choose, Enough, Options, Play, State, Take

STATE = State(
    options=Options(seats=2, rotating=True, hand=2),
    creatures=(Creature.CRAB, Creature.SEA_HORSE),
    hands=((3, 17), (None,)),
    series=((), (40,)),
    piles=((), (72,)),
    middle=(9, 33, 50),
    played=(21,),
    taken=(9,),
    deck=(0, 1, 2, 5),
    deals=3,
)
TEXT = "crab 3,17 . . / sea-horse ? 40 72 >0 #3 =9,33,50 +21 ~9 :0-2,5 rotating hand=2"


def test_a_state_is_a_line() -> None:
    assert swirl.notation.write(STATE) == TEXT
    assert swirl.notation.read(TEXT) == STATE


def test_a_table_of_version_1_says_so() -> None:
    text = TEXT.replace(" rotating", " rules=1 rotating")
    assert swirl.notation.write(replace(STATE, rules=1)) == text
    assert swirl.notation.read(text) == replace(STATE, rules=1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "crab 3 . . >0 #1 =. :.",
        "crab 3 . . / squid . . . >0 #1 =. :.",
        "crab 3 . . / fish . . . >2 #1 =. :.",
        "crab 3 . . / fish . . . >0 #1 =. :. wet",
        "crab 3 . . / fish . . . >0 #1 =. :. hand",
        "crab 3,,4 . . / fish . . . >0 #1 =. :.",
        "crab 3 ? . / fish . . . >0 #1 =. :.",
        "crab 3-4 . . / fish . . . >0 #1 =. :.",
        "crab 3 . . / fish . . . >0 #1 =. :. rules=0",
        "crab 3 . . / fish . . . >0 #1 =. :. rules=3",
    ],
)
def test_a_malformed_position_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        swirl.notation.read(text)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("crab", Choose(Creature.CRAB)),
        ("star-fish", Choose(Creature.STAR_FISH)),
        ("Sea Horse", Choose(Creature.SEA_HORSE)),
        ("play 17", Play(17)),
        ("take 9", Take(9)),
        ("enough", Enough()),
    ],
)
def test_commands_are_words(text: str, command: swirl.Command) -> None:
    assert swirl.notation.read_command(text) == command


@pytest.mark.parametrize("text", ["", "play", "play x", "play 1000", "take ²", "squid", "17"])
def test_a_malformed_command_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        swirl.notation.read_command(text)


def test_every_action_has_a_number() -> None:
    options = Options(seats=2)
    assert swirl.actions.count(options) == 4 + 85 + 85 + 1
    for number in range(swirl.actions.count(options)):
        assert swirl.actions.action(options, swirl.actions.command(options, number)) == number
