"""swirl in a terminal: captures as sums, by number or by typing the cards."""

from pathlib import Path

import pytest
from rich.console import Console

from swordfish.cli.boards import swirl as board
from swordfish.core import BadNotation
from swordfish.games import swirl
from swordfish.games.swirl.captures import every
from swordfish.games.swirl.cards import printed
from swordfish.games.swirl.model import Command, Enough, State
from tests.cli.test_cli import saved
from tests.command import swordfish
from tests.games.swirl.tables import DECK, after, cards, play, table, take

NAMES = ["Ann", "Ben", "Cleo"]


def offered(state: State) -> dict[str, tuple[Command, ...]]:
    seat = state.turn
    return dict(board.offers(swirl.view(state, seat), seat, swirl.legal(state, seat), NAMES, "en"))


def read(text: str, state: State) -> tuple[Command, ...]:
    return board.read(text, swirl.view(state, state.turn), state.turn, swirl.legal(state, state.turn))


def drawn(state: State, seat: int | None) -> str:
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(board.picture(swirl.view(state, seat), seat, NAMES, "en"))
    return capture.get()


def test_a_capture_is_offered_as_sums() -> None:
    state = table("fish red 9", "fish red 1", middle="crab red 9, crab green 4, crab red 5, fish green 8")
    assert offered(state) == {"red fish 9: 5+4 and 9": (play("fish red 9"),)}


def test_few_captures_are_choices_of_one_number_each() -> None:
    state = table(
        "fish red 7", "fish red 9", middle="crab red 3, crab green 4, fish red 4, fish green 9, crab red 5, fish red 2"
    )
    texts = [*offered(state)]
    assert len(texts) == 2
    assert texts[0] == "red fish 7: 5+2 and 4+3 (red fish 2, red crab 3, green crab 4, red crab 5)"
    for number, commands in enumerate(offered(state).values(), 1):
        assert read(str(number), state) == commands
        assert after(state, *commands).turn == 1
    assert read("=play 43; =take 48", state) == (play("fish red 7"), take("fish red 2"))


def test_cards_without_a_capture_say_what_they_do() -> None:
    state = table(
        "fish red 9, collect one, collect all, snatch, swirl",
        "fish red 9",
        middle="crab red 3",
        series=("", "fish red 1"),
    )
    assert [*offered(state)] == [
        "red fish 9: stays in the middle",
        "collect one: takes one card from the middle",
        "collect all: takes all the cards in the middle",
        "snatch: takes a card from somebody’s series",
        "swirl: all the others drop their cards, and you play on",
    ]


def test_many_captures_are_made_by_typing_the_cards() -> None:
    middle = ", ".join(
        f"{creature} {colour} 5" for creature in ("crab", "fish", "star fish") for colour in ("red", "green", "purple")
    )
    state = table("fish red 10", "fish red 9", middle=middle)
    assert len([*every(state.middle, [int(line.split()[-1]) if line[-1].isdigit() else 0 for line in DECK], 10)]) == 9
    assert offered(state) == {"red fish 10: captures; you choose what": (play("fish red 10"),)}
    asked = after(state, play("fish red 10"))
    wanted = "5rc 5gc 5pc 5rf 5gf 5pf 5rs 5gs"
    assert after(asked, *read(wanted, asked)).middle == cards("star fish purple 5")
    assert after(state, *read(f"10rf {wanted}", state)).middle == cards("star fish purple 5")
    with pytest.raises(BadNotation):
        read("5rc 5gc", asked)
    with pytest.raises(BadNotation):
        read("6rc", asked)


def test_enough_can_be_chosen() -> None:
    twos, fours = "fish red 2, fish green 2, fish yellow 2", "crab red 4, crab green 4, crab yellow 4"
    state = table("fish red 6", "fish red 1", middle=f"{twos}, {fours}")
    commands = offered(state)["red fish 6: 2+2+2"]
    assert commands == (play("fish red 6"), Enough())
    assert read("6rf 2rf 2gf 2yf", state) == commands


def test_a_card_to_snatch_is_offered_with_its_owner() -> None:
    state = table("snatch", "fish red 9", "fish red 8", series=("", "fish red 3", "sea horse red 1"))
    asked = after(state, play("snatch"))
    assert offered(asked) == {
        "Ben’s red fish 3": (take("fish red 3"),),
        "Cleo’s red sea horse 1": (take("sea horse red 1"),),
    }
    assert read("3rf", asked) == (take("fish red 3"),)


def test_the_picture_shows_what_the_seat_may_see() -> None:
    state = table(
        "fish red 9", "sea horse red 7", middle="crab red 5", series=("crab green 4",), deck="crab red 1, crab red 2"
    )
    text = drawn(state, 0)
    assert "▲4" in text
    assert "red crab 5 [5rc]" in text
    assert "Your cards: red fish 9 [9rf]" in text
    assert "sea horse" not in text.replace("sea horse red", "")
    assert "red fish 9" not in drawn(state, None)


def test_a_whole_game_is_played_and_verifies(tmp_path: Path) -> None:
    args = ["play", "swirl", "--seats", "you,greedy,random", "--creature", "crab", "--seed", "3"]
    run = swordfish(*args, typed="1\n" * 200, home=tmp_path)
    assert run.returncode == 0, run.stderr
    assert "Player collects the crab." in run.stdout
    assert "The game is over." in run.stdout
    assert swordfish("verify", str(saved(tmp_path)), home=tmp_path).returncode == 0


def test_teams_and_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("\n".join(printed()[:80]), encoding="utf-8")
    args = ["play", "swirl", "--seats", "you,greedy,random,greedy", "--variant", "teams", "--deck", str(deck)]
    run = swordfish(*args, "--seed", "3", typed="1\n" * 200, home=tmp_path)
    assert "1. " in run.stdout
    assert "3. " in run.stdout
    deck.write_text("crab red 1\ncrab blue 2\n", encoding="utf-8")
    bad = swordfish(*args, home=tmp_path)
    assert bad.returncode == 2
    assert "Line 2 of the deck is not a card: “crab blue 2”." in bad.stderr


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "swirl", "--seats", "you,random", "--creature", "whale"], "There is no creature “whale”."),
        (["play", "swipe", "--seats", "you,random", "--creature", "crab"], "No creature is chosen in swipe."),
        (["play", "swirl", "--seats", "you,random", "--deck", "nowhere"], "nowhere cannot be read"),
        (["play", "swirl", "--seats", "you,random", "--set", "teams=true"], "Two teams need 4 players, not 2."),
    ],
)
def test_bad_input_gets_one_sentence(args: list[str], sentence: str, tmp_path: Path) -> None:
    run = swordfish(*args, home=tmp_path)
    assert run.returncode == 2
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1
