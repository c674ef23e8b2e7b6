"""The rules of swipe. Rulebook, section 4."""

from collections import Counter

import pytest

from swordfish.core import BadOptions, Due, Forced, IllegalMove, Over, Players, hands_of
from swordfish.games import swipe
from swordfish.games.swipe.model import (
    CENTRE,
    DIE,
    ChipTaken,
    DieTaken,
    Event,
    Face,
    FaceSkipped,
    Hoard,
    Options,
    Rolled,
    RolledOff,
    RollOff,
    State,
    SuperSwiped,
    Swipe,
    Throw,
    TurnPassed,
)
from swordfish.games.swipe.rules import decide, due, evolve, legal, start
from tests.rulebook import rule

SWIPE_CHIP, WIN_CHIP, SWIPE_DIE, WIN_DIE, X = Face


def table(*seats: tuple[int, int], centre: tuple[int, int] = (44, 4), turn: int = 0) -> State:
    """A table before a throw: chips and dice of the centre and of each seat."""
    return State(centre=Hoard(*centre), seats=tuple(Hoard(*hoard) for hoard in seats), turn=turn)


def after(state: State, *events: Event) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def carried_out(state: State, *faces: Face) -> State:
    """The state after a throw without choices, before the turn passes."""
    state = evolve(state, Rolled(faces))
    while isinstance(waiting := due(state), Forced) and not isinstance(waiting.event, TurnPassed):
        state = evolve(state, waiting.event)
    return state


def ended(*seats: tuple[int, int]) -> Due[Event]:
    """What is due when the centre has run out of chips."""
    return due(table(*seats, centre=(0, 1)))


@rule("swipe.things")
@pytest.mark.parametrize("seats", [1, 7])
def test_swipe_is_for_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 6 players, not {seats}"):
        start(Options(seats=seats))


@rule("swipe.things")
def test_there_are_fifty_chips_and_ten_dice() -> None:
    for seats in range(3, 7):
        state = start(Options(seats=seats))
        assert state.centre.chips + sum(hoard.chips for hoard in state.seats) == 50
        assert state.centre.dice + sum(hoard.dice for hoard in state.seats) == 10


@rule("swipe.things")
def test_unless_the_table_chooses_the_game_is_the_printed_one_for_two() -> None:
    assert Options() == Options(seats=2, chips=50, dice=10, most_throws=0)
    assert {seats for seats in range(20) if starts(Options(seats=seats))} == set(swipe.SEATS)


def starts(options: Options) -> bool:
    try:
        start(options)
    except BadOptions:
        return False
    return True


@rule("swipe.die")
def test_a_die_wins_a_chip_on_two_faces_and_shows_everything_else_once() -> None:
    assert Counter(DIE) == {WIN_CHIP: 2, SWIPE_CHIP: 1, SWIPE_DIE: 1, WIN_DIE: 1, X: 1}


@rule("swipe.setup")
@pytest.mark.parametrize(("seats", "dice"), [(2, 2), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_everybody_begins_with_two_chips_and_two_dice_or_one(seats: int, dice: int) -> None:
    assert start(Options(seats=seats)).seats == (Hoard(2, dice),) * seats


@rule("swipe.setup.two")
def test_with_two_players_three_dice_never_enter_the_game() -> None:
    assert start(Options(seats=2)).centre == Hoard(46, 3)
    assert start(Options(seats=3)).centre == Hoard(44, 4)


@rule("swipe.setup.two")
def test_few_dice_leave_fewer_than_three_in_the_centre_of_two_players() -> None:
    assert start(Options(seats=2, dice=5)).centre.dice == 1


@rule("all.seats")
def test_seat_0_begins() -> None:
    assert start(Options(seats=4)).turn == 0


@rule("swipe.turn")
def test_all_own_dice_are_thrown_and_all_of_them_carried_out() -> None:
    state = table((2, 3), (2, 2), turn=0)
    assert due(state) == Throw(dice=3, hands=(0,))
    assert carried_out(state, WIN_CHIP, WIN_DIE, WIN_CHIP).seats[0] == Hoard(4, 4)


@rule("swipe.turn.order")
def test_a_throw_is_carried_out_in_the_order_of_the_rulebook_whatever_fell() -> None:
    state = evolve(table((0, 5), (1, 2)), Rolled((X, WIN_DIE, SWIPE_DIE, WIN_CHIP, SWIPE_CHIP)))
    happened: list[Event] = []
    while isinstance(waiting := due(state), Forced) and not isinstance(waiting.event, TurnPassed):
        happened.append(waiting.event)
        state = evolve(state, waiting.event)
    assert happened == [
        ChipTaken(giver=1, taker=0),
        ChipTaken(giver=CENTRE, taker=0),
        DieTaken(giver=1, taker=0),
        DieTaken(giver=CENTRE, taker=0),
        DieTaken(giver=0, taker=CENTRE),
    ]


@rule("swipe.chip.swipe")
def test_a_chip_is_swiped_for_each_such_face_from_a_player_who_has_one() -> None:
    state = evolve(table((2, 2), (1, 2), (2, 2), (0, 2)), Rolled((SWIPE_CHIP, SWIPE_CHIP)))
    assert legal(state, 0) == (Swipe(1), Swipe(2))
    with pytest.raises(IllegalMove, match="Seat 4 has no chip to take"):
        decide(state, 0, Swipe(3), 0)
    state = after(state, *decide(state, 0, Swipe(1), 0))
    assert due(state) == Forced(ChipTaken(giver=2, taker=0)), "seat 1 has none left"
    assert [hoard.chips for hoard in after(state, ChipTaken(2, 0)).seats] == [4, 0, 1, 0]


@rule("swipe.chip.win")
def test_a_chip_is_won_from_the_centre_while_it_has_any() -> None:
    state = carried_out(table((2, 3), (2, 2), centre=(2, 4)), WIN_CHIP, WIN_CHIP, WIN_CHIP)
    assert (state.centre.chips, state.seats[0].chips) == (0, 4)


@rule("swipe.die.swipe")
def test_a_die_is_swiped_from_a_player_who_has_at_least_two() -> None:
    state = evolve(table((2, 2), (2, 1), (2, 2), (2, 3)), Rolled((SWIPE_DIE, WIN_CHIP)))
    state = after(state, ChipTaken(CENTRE, 0))
    assert legal(state, 0) == (Swipe(2), Swipe(3))
    with pytest.raises(IllegalMove, match="Seat 2 has only one die, and nobody may take the last one"):
        decide(state, 0, Swipe(1), 0)
    assert [hoard.dice for hoard in after(state, *decide(state, 0, Swipe(3), 0)).seats] == [3, 1, 2, 2]


@rule("swipe.die.win")
def test_a_die_is_won_from_the_centre_while_it_has_any() -> None:
    state = carried_out(table((2, 2), (2, 1), centre=(9, 1)), WIN_DIE, WIN_DIE)
    assert (state.centre.dice, state.seats[0].dice) == (0, 3)


@rule("swipe.x")
def test_an_x_puts_a_die_into_the_centre_but_never_the_last_one() -> None:
    state = carried_out(table((2, 3), (2, 1), centre=(9, 0)), X, WIN_CHIP, X)
    assert (state.centre.dice, state.seats[0].dice) == (2, 1)
    state = evolve(table((2, 2), (2, 1), centre=(9, 0)), Rolled((X, X, WIN_CHIP)))
    assert carried_out(table((2, 2), (2, 1), centre=(9, 0)), X, X, WIN_CHIP).seats[0].dice == 1


@rule("swipe.x.same")
def test_a_die_put_into_the_centre_is_not_won_back_in_the_same_throw() -> None:
    state = carried_out(table((2, 2), (2, 1), centre=(9, 0)), X, WIN_DIE)
    assert (state.centre.dice, state.seats[0].dice) == (1, 1)


@rule("swipe.spread")
def test_several_swipes_may_hit_one_player_or_be_spread() -> None:
    state = evolve(table((2, 2), (2, 2), (2, 2)), Rolled((SWIPE_CHIP, SWIPE_CHIP)))
    first = after(state, *decide(state, 0, Swipe(1), 0))
    assert legal(first, 0) == (Swipe(1), Swipe(2))
    assert after(first, *decide(first, 0, Swipe(1), 0)).seats[1].chips == 0
    assert [hoard.chips for hoard in after(first, *decide(first, 0, Swipe(2), 0)).seats] == [4, 1, 1]


@rule("swipe.victims")
def test_victims_are_named_one_by_one_after_the_whole_throw_is_seen() -> None:
    state = evolve(table((2, 2), (2, 2), (2, 2)), Rolled((SWIPE_CHIP, SWIPE_DIE)))
    assert state.thrown == (SWIPE_CHIP, SWIPE_DIE)
    assert due(state) == Players(seats=(0,))
    state = after(state, *decide(state, 0, Swipe(2), 0))
    assert due(state) == Players(seats=(0,)), "the die is a choice of its own"


@rule("swipe.victims")
def test_a_victim_must_be_another_seat_of_the_table() -> None:
    state = evolve(table((2, 2), (2, 2), (2, 2)), Rolled((SWIPE_CHIP, WIN_CHIP)))
    for victim, sentence in [(3, "no such seat"), (-1, "no such seat"), (0, "You cannot take from yourself")]:
        with pytest.raises(IllegalMove, match=sentence):
            decide(state, 0, Swipe(victim), 0)


@rule("swipe.single")
def test_a_swipe_with_a_single_possible_victim_needs_no_choice() -> None:
    assert due(evolve(table((2, 2), (2, 2)), Rolled((SWIPE_CHIP, X)))) == Forced(ChipTaken(giver=1, taker=0))
    state = evolve(table((2, 2), (2, 2), (2, 1)), Rolled((SWIPE_DIE, X)))
    assert due(state) == Forced(DieTaken(giver=1, taker=0))


@rule("swipe.must")
def test_possible_effects_happen_and_impossible_ones_are_skipped() -> None:
    for face, seats, centre in [
        (SWIPE_CHIP, ((2, 2), (0, 2), (0, 2)), (40, 3)),
        (WIN_CHIP, ((2, 2), (2, 2), (2, 2)), (0, 3)),
        (SWIPE_DIE, ((2, 2), (2, 1), (2, 1)), (40, 3)),
        (WIN_DIE, ((2, 2), (2, 2), (2, 2)), (40, 0)),
    ]:
        state = State(Hoard(*centre), tuple(Hoard(*hoard) for hoard in seats), 0, (face, X), (face, X))
        assert due(state) == Forced(FaceSkipped(face))
        assert evolve(state, FaceSkipped(face)).todo == (X,)
    last = State(Hoard(40, 3), (Hoard(2, 1), Hoard(2, 2)), 0, (WIN_CHIP, X), (X,))
    assert due(last) == Forced(FaceSkipped(X))


@rule("swipe.next")
def test_dice_won_are_thrown_from_the_next_turn_on() -> None:
    state = carried_out(table((2, 2), (2, 2)), WIN_DIE, WIN_DIE)
    assert state.seats[0].dice == 4
    assert due(state) == Forced(TurnPassed(to=1)), "the two dice thrown are all that this turn has"
    assert due(after(state, TurnPassed(1), TurnPassed(0))) == Throw(dice=4, hands=(0,))


@rule("swipe.left")
def test_play_passes_to_the_left_and_around() -> None:
    assert due(carried_out(table((2, 2), (2, 2), (2, 2), turn=1), WIN_CHIP)) == Forced(TurnPassed(to=2))
    assert due(carried_out(table((2, 2), (2, 2), (2, 2), turn=2), WIN_CHIP)) == Forced(TurnPassed(to=0))
    hoards = (2, 2), (2, 2), (2, 1)
    assert due(evolve(table(*hoards, turn=1), TurnPassed(to=2))) == Throw(dice=1, hands=(2,))


@rule("swipe.super")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_all_dice_x_is_a_super_swipe_also_with_a_single_die(dice: int) -> None:
    state = evolve(table((2, dice), (2, 2), (2, 2)), Rolled((X,) * dice))
    assert due(state) == Forced(SuperSwiped(taker=0, victims=(1, 2)))
    assert after(state, SuperSwiped(0, (1, 2))) == table((2, dice + 2), (2, 1), (2, 1))


@rule("swipe.super")
def test_one_other_face_and_it_is_no_super_swipe() -> None:
    assert carried_out(table((2, 3), (2, 2), centre=(0, 0)), X, X, WIN_CHIP).seats[0].dice == 1


@rule("swipe.super.last")
def test_a_super_swipe_takes_nobodys_last_die() -> None:
    state = evolve(table((2, 2), (2, 2), (2, 1), centre=(44, 5)), Rolled((X, X)))
    assert due(state) == Forced(SuperSwiped(taker=0, victims=(1,)))
    assert [hoard.dice for hoard in after(state, SuperSwiped(0, (1,))).seats] == [3, 1, 1]


@rule("swipe.super.again")
def test_a_super_swipe_gives_another_full_turn_with_all_dice_and_may_chain() -> None:
    state = after(table((2, 2), (2, 3), centre=(44, 5)), Rolled((X, X)), SuperSwiped(0, (1,)))
    assert due(state) == Throw(dice=3, hands=(0,))
    state = evolve(state, Rolled((X, X, X)))
    assert due(state) == Forced(SuperSwiped(taker=0, victims=(1,)))
    assert due(after(state, SuperSwiped(0, (1,)))) == Throw(dice=4, hands=(0,))


@rule("swipe.end")
def test_the_game_ends_when_the_centre_has_no_chip_left_and_not_before() -> None:
    assert due(table((25, 2), (24, 2), centre=(1, 1))) == Throw(dice=2, hands=(0,))
    assert due(table((26, 2), (24, 2), centre=(0, 1))) == Over(places=(1, 2))


@rule("swipe.end.roll")
def test_the_throw_that_took_the_last_chip_is_carried_out_to_its_end() -> None:
    state = carried_out(table((2, 3), (2, 3), centre=(1, 1)), WIN_CHIP, SWIPE_DIE, WIN_DIE)
    assert state.centre == Hoard(0, 0)
    assert state.seats == (Hoard(3, 5), Hoard(2, 2))
    assert isinstance(due(evolve(state, TurnPassed(1))), Over)


@rule("swipe.end.win")
def test_most_chips_win_then_most_dice() -> None:
    assert ended((10, 1), (30, 1), (10, 4)) == Over(places=(3, 1, 2))
    assert ended((20, 1), (20, 2), (10, 4)) == Over(places=(2, 1, 3))


@rule("swipe.rolloff")
def test_those_equal_at_the_top_roll_off_with_one_die_each_and_the_first_x_wins() -> None:
    state = table((20, 2), (20, 2), (10, 3), (0, 1), centre=(0, 1))
    assert due(state) == RollOff(seats=(0, 1))
    assert hands_of(due(state)) == (0, 1), "both throw"
    assert due(evolve(state, RolledOff((0, 1), (WIN_DIE, X)))) == Over(places=(2, 1, 3, 4))


@rule("swipe.rolloff.again")
def test_several_x_go_on_among_themselves_and_without_any_all_roll_again() -> None:
    state = table((20, 2), (20, 2), (20, 2), centre=(0, 1))
    none = evolve(state, RolledOff((0, 1, 2), (WIN_DIE, WIN_CHIP, SWIPE_DIE)))
    assert due(none) == RollOff(seats=(0, 1, 2))
    two = evolve(none, RolledOff((0, 1, 2), (X, WIN_CHIP, X)))
    assert due(two) == RollOff(seats=(0, 2))
    assert due(evolve(two, RolledOff((0, 2), (WIN_CHIP, WIN_CHIP)))) == RollOff(seats=(0, 2))
    assert due(evolve(two, RolledOff((0, 2), (WIN_CHIP, X)))) == Over(places=(2, 2, 1))


@rule("swipe.places")
def test_the_roll_off_decides_the_first_place_only_and_equals_share_below_it() -> None:
    state = table((5, 1), (15, 2), (15, 2), (15, 2), (5, 1), centre=(0, 1))
    assert due(evolve(state, RolledOff((1, 2, 3), (X, SWIPE_DIE, SWIPE_DIE)))) == Over(places=(4, 1, 2, 2, 4))


def test_options_shrink_the_game() -> None:
    assert start(Options(seats=3, chips=10, dice=7)).centre == Hoard(4, 1)
    assert start(Options(seats=3, chips=7, dice=6)).centre == Hoard(1, 0)
    assert start(Options(seats=3, chips=1000, dice=1000)).centre == Hoard(994, 994)
    for options, sentence in [
        (Options(seats=3, chips=6), "at least 7 chips"),
        (Options(seats=3, dice=5), "at least 6 dice"),
        (Options(seats=3, chips=1001), "at most 1,000"),
        (Options(seats=3, dice=1001), "at most 1,000"),
        (Options(seats=3, most_throws=-1), "-1 cannot be the largest number of throws"),
    ]:
        with pytest.raises(BadOptions, match=sentence):
            start(options)


def test_after_the_most_throws_the_game_is_over_where_it_stands_and_equals_share() -> None:
    state = start(Options(seats=3, most_throws=1))
    assert due(state) == Throw(dice=2, hands=(0,))
    state = after(carried_out(state, WIN_CHIP, WIN_CHIP), TurnPassed(1))
    assert due(state) == Over(places=(1, 2, 2))


def test_rounds_of_a_roll_off_are_throws_too() -> None:
    state = State(Hoard(0, 1), (Hoard(20, 2), Hoard(20, 2)), 0, left=1)
    assert due(state) == RollOff(seats=(0, 1))
    assert due(evolve(state, RolledOff((0, 1), (WIN_CHIP, WIN_CHIP)))) == Over(places=(1, 1))


@rule("swipe.headstart")
def test_a_head_start_is_chips_from_the_centre() -> None:
    state = start(Options(seats=3, head_starts=(0, 3)))
    assert [hoard.chips for hoard in state.seats] == [2, 5, 2]
    assert state.centre.chips == 41
    assert swipe.pieces(state) == swipe.pieces(start(Options(seats=3)))
    for wrong in ((1, 1, 1, 1), (-1,), (9,)):
        with pytest.raises(BadOptions, match="0 to 8 chips"):
            start(Options(seats=3, head_starts=wrong))
    with pytest.raises(BadOptions, match="at least 10 chips"):
        start(Options(seats=3, chips=9, head_starts=(0, 3)))
