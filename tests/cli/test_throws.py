"""A throw in the terminal belongs to a hand: `swordfish play` waits for Enter."""

from pathlib import Path

from swordfish.record import check, read
from tests.cli.test_cli import saved
from tests.command import swordfish


def test_a_throw_waits_for_enter_and_draws_what_it_would_have_drawn_by_itself(tmp_path: Path) -> None:
    play = ("play", "swipe", "--seats", "you,random,random", "--seed", "7")
    run = swordfish(*play, typed="1\nundo\nquit\n", home=tmp_path / "waits")
    assert run.stdout.count("Player, it is your throw: press Enter") == 3
    assert "First throw: press Enter." in run.stdout
    assert "There is nothing to undo." in run.stdout
    assert read(saved(tmp_path / "waits")).entries == (), "nobody has thrown"
    hands = swordfish(*play, typed="\n1\n" * 400, home=tmp_path / "hands")
    assert "The game is over." in hands.stdout
    swordfish(*play, "--auto-throw", typed="1\n" * 400, home=tmp_path / "alone")
    one, other = read(saved(tmp_path / "hands")), read(saved(tmp_path / "alone"))
    assert [entry.event for entry in one.entries] == [entry.event for entry in other.entries]
    check(one)


def test_several_people_pass_the_keyboard_on(tmp_path: Path) -> None:
    run = swordfish(
        "play", "swipe", "--auto-throw", "--seats", "you,you,you", "--seed", "7", typed="1\n" * 30, home=tmp_path
    )
    assert "Now Player 2: press Enter when you are ready." in run.stdout
