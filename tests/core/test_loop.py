"""The step loop: settling, applying commands, supposing. Tested on the toy game."""

from typing import Any, cast

import pytest
from msgspec.structs import replace

from swordfish.core import (
    Forced,
    IllegalMove,
    Luck,
    Over,
    Players,
    Waiting,
    apply_commands,
    hands_of,
    hides,
    open_seed,
    settled,
    suppose,
    throw,
)
from swordfish.games import Game
from tests import toy
from tests.toy import Deal, Dealt, Options, Play, Played, Scored, Slept, Wake, Woken

GAME = cast(Game, toy)  # a module with everything that Game requires
LUCK = Luck(open_seed("loop"))


def dealt() -> toy.State:
    return settled(GAME, toy.start(Options()), LUCK, 0)[0][-1][2]


def test_settling_draws_chance_by_the_number_of_its_event() -> None:
    start = toy.start(Options())
    [(at, event, state)], waiting = settled(GAME, start, LUCK, 3, at=5)
    assert (at, event) == (5, toy.due(start).draw(LUCK(3)))  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType] - it is a Deal
    assert state == toy.evolve(start, event)
    assert waiting == Players((0,))


def test_settling_carries_out_what_is_forced_and_stops_at_players() -> None:
    state = replace(dealt(), played=(3, 5))
    steps, waiting = settled(GAME, state, LUCK, 9)
    assert steps[0][1] == Scored(seat=1)
    assert isinstance(waiting, Players)


def test_a_deadline_passes_at_its_own_time_however_late_the_table_wakes() -> None:
    state = replace(dealt(), until=1000)
    assert settled(GAME, state, LUCK, 0, at=999)[0] == []
    for wakes in (1000, 4321):
        [(stamp, event, after)], _ = settled(GAME, state, LUCK, 0, at=wakes)
        assert (stamp, event) == (1000, Slept(0))
        assert after.turn == 1


def test_consequences_of_a_deadline_have_the_deadlines_own_time() -> None:
    state = replace(dealt(), turn=1, until=1000, played=(3,))
    steps, _ = settled(GAME, state, LUCK, 5, at=4321)
    assert [event for _, event, _ in steps[:2]] == [Slept(1), Scored(0)]
    assert {stamp for stamp, _, _ in steps} == {1000}


def test_a_command_is_applied_with_all_its_consequences() -> None:
    state = replace(dealt(), turn=1, played=(-1,))
    card = cast(int, state.hands[1][0])  # nothing is hidden in a state
    steps, waiting = apply_commands(GAME, state, toy.due(state), 1, [Play(card)], LUCK, 5, 70)  # pyright: ignore[reportArgumentType] - it is Players
    assert [event for _, event, _ in steps[:2]] == [Played(1, card), Scored(1)]
    assert isinstance(steps[2][1], Dealt), "the hand is filled up"
    assert steps[2][1] == Deal(steps[1][2].deck, (0, 1)).draw(LUCK(7)), "by the number of its event"
    assert {stamp for stamp, _, _ in steps} == {70}
    assert waiting == Players((0,))


def test_a_table_that_waits_for_hands_stops_at_their_throw_and_draws_the_same() -> None:
    state = replace(dealt(), turn=1, played=(-1,))
    said = GAME, state, Players((1,)), 1, [Play(cast(int, state.hands[1][0]))], LUCK, 5, 70
    whole, waiting = apply_commands(*said)
    steps, stop = apply_commands(*said, by_hand=True)
    assert steps == whole[:2]
    assert hands_of(stop) == (1,)
    assert settled(GAME, steps[-1][2], LUCK, 7, 80, by_hand=True) == ([], stop), "it stays there, however late it is"
    more, after = throw(GAME, steps[-1][2], LUCK, 7, 99)
    assert [(event, state) for _, event, state in more] == [(event, state) for _, event, state in whole[2:]]
    assert {at for at, _, _ in more} == {99}, "stamped when it is thrown"
    assert after == waiting


def test_nobody_throws_a_deal_so_no_table_stops_for_it() -> None:
    start = toy.start(Options())
    assert settled(GAME, start, LUCK, 0, by_hand=True) == settled(GAME, start, LUCK, 0)


def test_a_command_before_the_throw_is_refused_with_who_throws() -> None:
    stop = Deal(tuple(range(6)), (0, 1), first=False)
    with pytest.raises(IllegalMove) as refused:
        apply_commands(GAME, dealt(), stop, 0, [Wake()], LUCK, 1, 0)
    assert str(refused.value) == "Somebody has to throw first: the table is waiting for Seat 2."


def test_a_chain_is_applied_one_command_at_a_time() -> None:
    state = dealt()
    card = cast(int, state.hands[0][0])
    steps, _ = apply_commands(GAME, state, Players((0,)), 0, [Wake(), Play(card)], LUCK, 1, 50)
    assert [event for _, event, _ in steps] == [Woken(1050), Played(0, card)]


@pytest.mark.parametrize(
    ("commands", "key"),
    [([Wake(), Wake()], "toy-awake"), ([Wake(), Play(29)], "toy-not-held"), ([], "empty-chain")],
)
def test_a_chain_with_a_bad_link_is_refused_whole(commands: list[Any], key: str) -> None:
    state = dealt()
    with pytest.raises(IllegalMove) as refused:
        apply_commands(GAME, state, Players((0,)), 0, commands, LUCK, 1, 0)
    assert refused.value.key == key


def test_a_chain_does_not_reach_past_chance() -> None:
    state = replace(dealt(), turn=1, played=(-1,))
    cards = [Play(cast(int, card)) for card in state.hands[1]]
    with pytest.raises(IllegalMove, match="after the next throw or draw"):
        apply_commands(GAME, state, Players((1,)), 1, cards, LUCK, 1, 0)


def test_a_chain_does_not_speak_for_others() -> None:
    state = dealt()
    cards = [Play(cast(int, card)) for card in state.hands[0]]
    with pytest.raises(IllegalMove, match="After the first of these commands it is somebody else’s turn"):
        apply_commands(GAME, state, Players((0,)), 0, cards, LUCK, 1, 0)


@pytest.mark.parametrize(
    ("waiting", "sentence"),
    [(Players((1,)), "It is not Seat 1’s turn; the table is waiting for Seat 2."), (Over((1, 2)), "The game is over.")],
)
def test_a_seat_that_is_not_due_is_refused_with_the_seats_that_are(waiting: Waiting, sentence: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        apply_commands(GAME, dealt(), waiting, 0, [Wake()], LUCK, 1, 0)
    assert str(refused.value) == sentence


def test_supposing_folds_commands_over_the_view_and_stops_before_chance() -> None:
    state = replace(dealt(), turn=1, played=(-1,))
    view = toy.view(state, 1)
    card = cast(int, state.hands[1][0])
    supposed = suppose(GAME, view, 1, [Wake(), Play(card)], at=10)
    assert supposed.events == (Woken(1010), Played(1, card), Scored(1))
    assert isinstance(supposed.due, Deal)
    assert supposed.view.points == (0, 1)


def test_supposing_refuses_the_same_commands_as_applying() -> None:
    with pytest.raises(IllegalMove, match="not Seat 2’s turn"):
        suppose(GAME, toy.view(dealt(), 1), 1, [Wake()])


def test_supposing_stops_before_hidden_information() -> None:
    """A forced event that reveals a hidden card cannot be foreseen."""

    class Showing:
        def due(self, state: toy.State) -> Any:
            return Forced(Dealt(((None,), ()))) if state.until else toy.due(state)

        def __getattr__(self, name: str) -> Any:
            return getattr(toy, name)

    supposed = suppose(cast(Game, Showing()), toy.view(dealt(), 0), 0, [Wake()])
    assert supposed.events == (Woken(1000),)
    assert isinstance(supposed.due, Forced)


def test_none_anywhere_in_an_event_hides_something() -> None:
    assert hides(Dealt(((1, None), ())))
    assert not hides(Dealt(((1, 2), ())))
