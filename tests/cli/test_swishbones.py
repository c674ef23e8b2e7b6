"""swishbones in a terminal: output and input."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from swordfish import Table
from swordfish.cli.boards import swishbones as board
from swordfish.core import BadNotation
from swordfish.games.swishbones import legal, outlook
from swordfish.games.swishbones.model import Command, Place, State, Stop, Swish, Take
from swordfish.games.swishbones.notation import read
from tests.cli.test_cli import saved
from tests.command import swordfish

NAMES = ("Ann", "Ben")
SPANS = read("0.5.6@0,0:0:0 1.35@1500,1700:90 | 7@1900,-600 9@500,-1800 14@0,9000 >0 q0/1")


def shown(view: State, seat: int | None) -> str:
    console = Console(file=io.StringIO(), width=200)
    console.print(board.picture(view, seat, NAMES, "en"))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_map_shows_every_bone_where_it_lies() -> None:
    rows = shown(SPANS, 0).splitlines()
    [ann] = [row for row in rows if "A✚" in row]
    assert ann.index("a▲") < ann.index("a★") < ann.index("A✚"), "tail to head, heading right"
    assert [row for row in rows if "■7" in row]
    assert rows.index(ann) < next(number for number, row in enumerate(rows) if "■7" in row)
    assert "▶ a  Ann: ✚ red, 3 bones, score 3" in rows
    assert "  b  Ben: ★ yellow, 2 bones, score 2" in rows


def test_the_outlook_is_printed_in_words() -> None:
    text = shown(SPANS, 0)
    assert "Heading 0°, at most 3 swishes left in this turn." in text
    told = "; ".join(board.spoken(outlook(SPANS), 0, NAMES, "en"))
    assert told in text
    assert told == (
        "−60 to −54: touches yellow (9, it has the colour of the tail); −53 to −22: free; −21 to −14: eats blue (7); "
        "−13 to −10: free; −9 to +59: blocked by Ben; +60: free"
    )
    assert "Heading" not in shown(SPANS, 1), "who is not to move is told nothing of it"


def test_a_fish_in_its_own_way_is_named_as_the_obstacle() -> None:
    curled = read("0.5.6.7.9.10.12.13@0,0:0:300:240:180:120:60:0 1.35@20000,0:0 | 14@0,9000 >0 q0/1")
    assert [*board.spoken(outlook(curled), 0, NAMES, "en")] == ["−60 to 0: free", "+1 to +60: blocked by its own bones"]


@pytest.mark.parametrize(
    ("text", "commands"),
    [
        ("13", (Swish(13),)),
        ("+13", (Swish(13),)),
        ("-60, 0 5 stop", (Swish(-60), Swish(0), Swish(5), Stop())),
        ("=-7", (Swish(-7),)),
    ],
)
def test_bends_are_typed_as_numbers_and_chains_as_lists(text: str, commands: tuple[Command, ...]) -> None:
    assert board.read(text, SPANS, 0, legal(SPANS, 0)) == commands


def test_in_the_set_up_bare_numbers_are_bones_and_bearings() -> None:
    table = Table("swishbones", seed=1)
    assert board.read("17", table.state, 1, table.legal()) == (Take(17),)
    table.say(table.legal()[0])
    assert board.read("17", table.state, 1, table.legal()) == (Place(17),)


def test_where_the_choices_are_listed_a_bare_number_is_one_of_them() -> None:
    few = read("0.5.6@0,0:0:0 1.35@20000,0:0 | 14@0,9000 >0 + q0/1 b-60,0,60")
    choices = legal(few, 0)
    assert board.read("1", few, 0, choices) == (Swish(-60),)
    assert board.read("=0", few, 0, choices) == (Swish(0),)
    assert board.read("0 60", few, 0, choices) == (Swish(0), Swish(60))
    labels = [board.label(few, 0, command, NAMES, "en") for command in choices]
    assert labels == ["bend by −60°", "bend by 0°", "bend by +60°", "stop here"]


def test_nonsense_gets_a_sentence() -> None:
    with pytest.raises(BadNotation, match="“left” is not a choice in swishbones"):
        board.read("left", SPANS, 0, legal(SPANS, 0))


def test_a_game_is_played_by_typing(tmp_path: Path) -> None:
    """Mistakes get a sentence; a chain with a bad link changes nothing."""
    typed = "6\n200\n0 +70\n-10 0\n"
    run = swordfish("play", "swishbones", "--seats", "random,you", "--seed", "3", typed=typed, home=tmp_path)
    assert run.returncode == 0, run.stderr
    for sentence in (
        "Type the number of the bone that goes behind your fish’s head.",
        "Player puts a green bone behind the head.",
        "Player puts the fish into the water.",
        "Heading 20°, at most 2 swishes left",
        "Player swims on.",
    ):
        assert sentence in run.stdout
    assert "events" in swordfish("verify", str(saved(tmp_path)), home=tmp_path).stdout
