"""How far back a player may go: single moments that the law of undo rarely meets."""

import pytest

from swordfish import Table
from swordfish.core import IllegalMove, Luck, Players, Rewound, Stamped, open_seed, undo_to
from swordfish.games import GAMES
from swordfish.games.swirl.model import CardPlayed
from tests.playing import play, tables


def test_a_card_that_the_asker_had_worked_out_is_still_news_for_who_watches() -> None:
    game = GAMES["swirl"]
    options = next(options for options in tables(game) if options.seats == 2)
    met = 0
    for seed in range(20):
        played = play(game, options, Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))
        states = [moment.before for moment in played.moments]
        for number, moment in enumerate(played.moments):
            match moment.event:
                case CardPlayed(seat, card) if card in game.view(moment.before, 1 - seat).hands[seat]:
                    met += 1
                    with pytest.raises(IllegalMove) as refused:
                        undo_to(game, played.entries[: number + 1], states.__getitem__, 1 - seat, 2)
                    assert refused.value.key == "undo-too-late"
                case _:
                    pass
    assert met, "no game came to that"


def test_a_choice_can_be_taken_back_after_another_one_was() -> None:
    table = Table("swishbones", seed=3)
    asked = [table.state]
    while len(asked) < 3:
        assert isinstance(table.due, Players)
        seat = table.due.seats[0]
        table.say(table.legal(seat)[0], seat=seat)
        asked.append(table.state)
    for seat in (1, 0):
        table.take_back(seat)
        assert isinstance(table.log[-1].event, Rewound)
        assert table.state == asked[seat]
    with pytest.raises(IllegalMove, match="nothing to take back"):
        table.take_back(0)


def test_a_script_may_undo_what_players_may_not() -> None:
    table = Table("swipe", seats=3, seed=7)
    table.say("1")
    before = table.log
    with pytest.raises(IllegalMove, match="You cannot take that back"):
        table.take_back(0)
    assert table.log == before
    table.undo(table.last_choice(0))
    assert table.log == (*before, Stamped(0, Rewound(1)))
