"""How far back a player may undo: cases that the law of undo rarely meets."""

from collections.abc import Sequence

import pytest

from swordfish import Table
from swordfish.core import IllegalMove, Luck, Players, Rewound, Stamped, State, open_seed, undo_to
from swordfish.games import GAMES, Game
from swordfish.games.swirl.model import CardPlayed, HandsDropped
from tests.playing import play, tables


def undoable(game: Game, entries: Sequence[Stamped], states: Sequence[State], seat: int) -> bool:
    try:
        undo_to(game, entries, states.__getitem__, seat)
    except IllegalMove as refused:
        return refused.key != "undo-too-late"
    return True


def test_a_card_that_the_asker_had_worked_out_is_undone_only_if_whoever_watches_had_too() -> None:
    game = GAMES["swirl"]
    options = next(options for options in tables(game) if options.seats == 2 and options.numbers == 7)
    undone: set[tuple[bool, bool]] = set()
    for seed in range(8):
        played = play(game, options, Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))
        states = [moment.before for moment in played.moments]
        for number, moment in enumerate(played.moments):
            if not isinstance(moment.event, CardPlayed):
                continue
            seat, card, asker = moment.event.seat, moment.event.card, 1 - moment.event.seat
            since = [undo for undo in range(number) if game.due(states[undo]) == Players((asker,))][-1:]
            if card in game.view(moment.before, asker).hands[seat] and since == [number - 2]:
                public = card in game.view(moment.before, None).hands[seat]
                undone.add((public, undoable(game, played.entries[: number + 1], states, asker)))
    assert undone == {(True, True), (False, False)}


@pytest.mark.parametrize("seats", GAMES["swirl"].SEATS)
def test_whoever_swirls_has_seen_the_hands_that_fell_and_cannot_take_it_back(seats: int) -> None:
    game = GAMES["swirl"]
    options = next(options for options in tables(game) if options.seats == seats)
    undone: set[tuple[bool, bool]] = set()
    for seed in range(8):
        played = play(game, options, Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))
        states = [moment.before for moment in played.moments]
        for number, moment in enumerate(played.moments):
            if isinstance(moment.event, HandsDropped):
                fell = any(moment.event.hands)
                undone.add((fell, undoable(game, played.entries[: number + 1], states, moment.event.seat)))
    assert (True, False) in undone, "somebody swirled"
    assert undone <= {(True, False), (False, True)}


def test_a_choice_can_be_taken_back_after_another_one_was() -> None:
    table = Table("swishbones", seed=3)
    asked: list[tuple[int, State]] = []
    for _ in range(3):
        assert isinstance(table.due, Players)
        [seat] = table.due.seats
        asked.append((seat, table.state))
        table.say(table.legal(seat)[0], seat=seat)
    for seat, state in reversed(asked):
        table.take_back(seat)
        assert isinstance(table.log[-1].event, Rewound)
        assert table.state == state
    with pytest.raises(IllegalMove, match="nothing to undo"):
        table.take_back(asked[0][0])


def test_a_script_may_undo_what_players_may_not() -> None:
    table = Table("swipe", seats=3, seed=7)
    table.say("1")
    before = table.log
    with pytest.raises(IllegalMove, match="You cannot undo that"):
        table.take_back(0)
    assert table.log == before
    table.undo(table.last_choice(0))
    assert table.log == (*before, Stamped(0, Rewound(1)))
