"""Verification of undo: a log may go back to any state that it has passed, and to no other."""

import pytest

from swordfish.core import BadRecord, Due, Luck, Rewound, Stamped, open_seed, replay, verify
from swordfish.games import GAMES
from tests.playing import play, tables

GAME = GAMES["swirl"]
OPTIONS = next(iter(tables(GAME)))
LUCK = Luck(open_seed("verify"))
PLAYED = play(GAME, OPTIONS, LUCK, Luck(open_seed("whim"))(0)).entries[:12]


def verified(to: int) -> Due:
    """What is due at the end of a log that goes back there."""
    return verify(GAME, OPTIONS, [*PLAYED, Stamped(PLAYED[-1].at, Rewound(to))], LUCK)


@pytest.mark.parametrize("to", range(13))
def test_a_log_goes_back_to_every_state_before(to: int) -> None:
    assert verified(to) == GAME.due(replay(GAME, OPTIONS, PLAYED[:to]))


@pytest.mark.parametrize("to", [-1, 13, 14, 10**30])
def test_a_log_goes_back_to_no_other_state(to: int) -> None:
    with pytest.raises(BadRecord) as refused:
        verified(to)
    assert (refused.value.key, refused.value.facts) == ("verify-rewound", {"number": 12, "line": 14, "to": to})
