"""Pictures of swipe: every chip and every die, once."""

from hypothesis import given

from swordfish.draw import svg
from swordfish.games import swipe
from swordfish.games.swipe.model import State
from tests.draw.reading import Drawn, states


def drawn(text: str, seat: int | None = None) -> Drawn:
    return Drawn(svg("swipe", swipe.notation.read(text), seat))


@given(states("swipe"))
def test_every_chip_and_every_die_is_drawn_once(state: State):
    picture = Drawn(svg("swipe", state))
    for seat, hoard in enumerate(state.seats):
        assert sum(picture.data("chips", "stack", within=picture.seat(seat))) == hoard.chips
        if seat != state.turn:
            assert len(picture.of("die", within=picture.seat(seat))) == hoard.dice
    chips, dice = swipe.pieces(state)
    assert len(picture.of("chip")) == sum(picture.data("chips", "stack")) == chips
    assert len(picture.of("die")) == dice


def test_the_roll_lies_in_the_tray_in_the_order_in_which_it_is_carried_out():
    picture = drawn("33.2 5.4 7.2 3.1 >0 dxCc/cdx")
    [tray] = picture.of("tray")
    faces = [die.get("data-face") for die in picture.of("die", within=tray)]
    assert faces == ["swipe-chip", "win-chip", "win-die", "x"]
    assert len(picture.of("die", within=picture.seat(0))) == 0, "all four of them are in the tray"


def test_an_x_that_was_carried_out_has_left_the_tray():
    picture = drawn("33.3 5.1 7.2 3.1 >0 cx/")
    [tray] = picture.of("tray")
    assert [die.get("data-face") for die in picture.of("die", within=tray)] == ["win-chip"]
    assert len(picture.of("gone")) == 1


def test_victims_are_marked_while_the_player_chooses():
    picture = drawn("33.2 5.2 7.2 0.1 1.2 >0 Cc/Cc")
    marked = [seat for seat in range(4) if picture.of("victim", within=picture.seat(seat))]
    assert marked == [1, 3]


def test_contenders_are_marked_in_the_roll_off():
    picture = drawn("0.2 25.3 25.3 0.1 >1 !0,1 ~9")
    assert [seat for seat in range(3) if picture.of("contender", within=picture.seat(seat))] == [0, 1]
    assert "9" in picture.words()


def test_a_thousand_chips_stay_a_picture():
    picture = drawn("900.500 50.2 50.2 >0")
    assert sum(picture.data("chips", "stack")) == 1000
    assert len(picture.of("chip")) < 200
    assert sum(picture.data("dice", "dice")) == 504
