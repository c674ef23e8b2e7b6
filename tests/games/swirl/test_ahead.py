"""What a board shows before a card is played: its capture as sums, from the player's own view."""

from swordfish.games.swirl import ahead, version1, view
from swordfish.games.swirl.ahead import Ahead, Sums
from swordfish.games.swirl.model import Captured
from tests.games.swirl.tables import after, card, cards, heard, play, table, take
from tests.rulebook import rule


@rule("swirl.capture")
def test_a_capture_without_a_choice_comes_as_groups_that_add_up_to_the_card() -> None:
    hand, other = "fish red 9, fish red 2, snatch", "crab red 1"
    state = table(hand, other, middle="crab red 9, crab green 4, crab red 5, fish green 8")
    found = ahead(view(state, 0))
    assert found is not None
    [nine] = found.sums
    assert nine.card == card("fish red 9")
    assert [set(group) for group in nine.groups] == [set(cards("crab red 5, crab green 4")), {card("crab red 9")}]
    [captured] = [event for event in heard(state, play("fish red 9"))[0] if isinstance(event, Captured)]
    assert {one for group in nine.groups for one in group} == set(captured.cards)


def test_sums_are_listed_for_cards_that_capture_and_leave_no_choice() -> None:
    sure = table("fish red 10, fish red 2", "fish red 1", middle="fish red 3, fish red 4, fish red 6, fish red 7")
    lone = table("fish red 10", "fish red 1", middle="crab red 9, crab red 8, crab red 2")
    assert ahead(sure) == Ahead(
        (Sums(card("fish red 10"), (cards("fish red 7, fish red 3"), cards("fish red 6, fish red 4"))),)
    )
    assert ahead(table("fish red 10", "fish red 1", middle="crab red 9, crab green 9, crab red 1")) == Ahead(())
    assert ahead(lone) == Ahead((Sums(card("fish red 10"), (cards("crab red 8, crab red 2"),)),))


@rule("swirl.capture.choice")
def test_while_the_player_chooses_cards_that_are_captured_in_any_case_are_sure() -> None:
    middle = "crab red 9, crab green 9, crab red 1, crab red 10"
    state = after(table("fish red 10", "fish red 1", middle=middle), play("fish red 10"))
    assert state.played
    red, green = cards("crab red 9, crab red 1"), cards("crab green 9, crab red 1")
    ten = cards("crab red 10")
    assert ahead(view(state, 0)) == Ahead(
        (Sums(card("crab red 9"), (red, ten)), Sums(card("crab green 9"), (green, ten))),
        cards("crab red 1, crab red 10"),
    )


@rule("swirl.capture.choice")
def test_while_the_player_chooses_cards_that_leave_no_other_choice_come_with_their_sums() -> None:
    middle = "crab red 9, crab red 6, crab red 5, crab red 3, crab red 1"
    state = after(table("fish red 9", "fish red 1", middle=middle), play("fish red 9"))
    six, three, one = (
        cards("crab red 6, crab red 3"),
        cards("crab red 5, crab red 3, crab red 1"),
        cards("crab red 9"),
    )
    assert ahead(view(state, 0)) == Ahead(
        (
            Sums(card("crab red 6"), (six, one)),
            Sums(card("crab red 5"), (three, one)),
            Sums(card("crab red 1"), (three, one)),
        ),
        cards("crab red 9, crab red 3"),
    )


@rule("swirl.capture.choice")
def test_a_card_that_leaves_another_choice_has_no_sum_yet() -> None:
    middle = "crab red 1, crab green 1, crab yellow 1"
    state = after(table("fish red 2", "fish red 1", middle=middle), play("fish red 2"))
    assert ahead(view(state, 0)) == Ahead(())
    then = after(state, take("crab red 1"))
    assert ahead(view(then, 0)) == Ahead(
        (
            Sums(card("crab green 1"), (cards("crab red 1, crab green 1"),)),
            Sums(card("crab yellow 1"), (cards("crab red 1, crab yellow 1"),)),
        ),
        cards("crab red 1"),
    )


def test_no_card_is_sure_while_the_player_chooses_one_to_collect() -> None:
    state = after(table("collect one", "fish red 1", middle="crab red 9, crab green 9"), play("collect one"))
    assert ahead(view(state, 0)) == Ahead(())


def test_tables_of_version_1_have_the_same_outlook() -> None:
    assert version1.ahead is ahead
