"""Verification of undo and of stamps: a log may go back to any state that it has passed; a throw may come later."""

import pytest

from swordfish.core import BadRecord, Due, Event, Luck, Over, Rewound, Stamped, hands_of, open_seed, replay, verify
from swordfish.games import GAMES
from tests.playing import play, tables

GAME = GAMES["swirl"]
OPTIONS = next(iter(tables(GAME)))
LUCK = Luck(open_seed("verify"))
PLAYED = play(GAME, OPTIONS, LUCK, Luck(open_seed("whim"))(0)).entries[:12]


def verified(to: int) -> Due[Event]:
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


SWIPE = GAMES["swipe"]
THROWS = next(options for options in tables(SWIPE) if options.seats == 3)


def later(number: int, wait: int = 700) -> list[Stamped[Event]]:
    """A game of swipe whose events happen later from this number on."""
    entries = play(SWIPE, THROWS, LUCK, Luck(open_seed("throws"))(0)).entries
    return [Stamped(entry.at + wait * (at >= number), entry.event) for at, entry in enumerate(entries)]


def kinds() -> dict[str, int]:
    """The number of one event of each kind, none of them the first."""
    entries = play(SWIPE, THROWS, LUCK, Luck(open_seed("throws"))(0)).entries
    states_before = [replay(SWIPE, THROWS, entries[:number]) for number in range(len(entries))]
    found: dict[str, int] = {}
    for number, state in enumerate(states_before):
        due = SWIPE.due(state)
        found["thrown" if hands_of(due) else type(due).__name__] = number
    return found


def test_a_throw_may_have_a_later_stamp() -> None:
    assert isinstance(verify(SWIPE, THROWS, later(0), LUCK), Over), "the first throw"
    assert isinstance(verify(SWIPE, THROWS, later(kinds()["thrown"]), LUCK), Over)
    assert isinstance(verify(SWIPE, THROWS, later(kinds()["Players"]), LUCK), Over), "as a choice may"


def test_nothing_else_that_happens_by_itself_may() -> None:
    number = kinds()["Forced"]
    with pytest.raises(BadRecord) as refused:
        verify(SWIPE, THROWS, later(number), LUCK)
    assert (refused.value.key, refused.value.facts["number"]) == ("verify-late", number)
    deal = next(at for at in range(12) if hasattr(GAME.due(replay(GAME, OPTIONS, PLAYED[:at])), "draw"))
    dealt = [Stamped(entry.at + 700 * (at >= deal), entry.event) for at, entry in enumerate(PLAYED)]
    with pytest.raises(BadRecord) as refused:
        verify(GAME, OPTIONS, dealt, LUCK)
    assert refused.value.key == "verify-late", "nobody throws a deal"


def test_a_throw_has_no_earlier_stamp_and_no_other_draw() -> None:
    entries = later(number := kinds()["thrown"], -1)
    with pytest.raises(BadRecord) as refused:
        verify(SWIPE, THROWS, entries, LUCK)
    assert (refused.value.key, refused.value.facts["number"]) == ("verify-stamp", number)
    with pytest.raises(BadRecord) as refused:
        verify(SWIPE, THROWS, later(0), Luck(open_seed("another")))
    assert refused.value.key == "verify-chance"
