"""Achievements are true: each is given in a game where it holds, and not in one where it nearly does."""

from pathlib import Path
from typing import Any

import pytest

from swordfish.games.swipe.model import CENTRE, ChipTaken, Face, Rolled, RolledOff, SuperSwiped
from swordfish.games.swirl.model import Captured, HandsDropped, NothingTaken, Snatched
from swordfish.games.swish.model import Called, Dealt, ProofFailed, Proven
from swordfish.games.swishbones.model import BoneEaten, Colour, Swished, TurnEnded
from swordfish.stories import Story, achievements, earned, every
from tests.stories.telling import LOGS, bones_end, stored, swipe_end, swirl_end, swish_end, told

DEAL = Dealt((), ())
ROLL = (1, Rolled((Face.X,)))
OFF = (1, RolledOff((0, 1), (Face.X, Face.WIN_CHIP)))
CHIP, WON = (1, ChipTaken(1, 0)), (1, ChipTaken(CENTRE, 0))
EAT, SWIM, END = (1, BoneEaten(0, 9, Colour.RED, 0)), (1, Swished(0, 1)), (1, TurnEnded(0))


def swish(*events: tuple[int, Any], piles: tuple[int, ...] = (3, 3), places: tuple[int, ...] = (1, 1)) -> Story:
    return told("swish", places, (0, DEAL), *events, states=[swish_end(*piles)])


def proven(cards: int, seat: int = 0) -> tuple[int, Any]:
    return 1, Proven(seat, tuple(range(cards)))


def bones(*events: tuple[int, Any], fish: tuple[int, int] = (5, 0), places: tuple[int, ...] = (1, 2)) -> Story:
    return told("swishbones", places, *events, states=[bones_end(fish, (3, 0))])


def swirl(*events: tuple[int, Any], mine: tuple[int, int] = (2, 2), places: tuple[int, ...] = (1, 2)) -> Story:
    return told("swirl", places, *events, states=[swirl_end(mine, (1, 1))])


def swipe(*events: tuple[int, Any], mine: tuple[int, int] = (9, 2), places: tuple[int, ...] = (1, 2)) -> Story:
    states = [swipe_end(mine, (3, 2))] * (len(events) + 1)
    return told("swipe", places, *events, states=states)


def behind(chips: int) -> Story:
    states = [swipe_end((0, 2), (chips, 2))] * 3 + [swipe_end((9, 2), (3, 2))]
    return told("swipe", (1, 2), ROLL, ROLL, ROLL, states=states)


def table(*places: int, bots: tuple[str, ...] = (), ms: int = 0, events: int = 2) -> Story:
    stamps = [ms * at // max(1, events - 1) for at in range(events)]
    entries = [(at, DEAL) for at in stamps]
    return told("swish", places, *entries, states=[swish_end(*[1] * len(places))], bots=bots)


TRUE_AND_FALSE: dict[str, tuple[Story, Story]] = {
    "first-win": (table(1, 2), table(2, 1)),
    "shared-win": (table(1, 1, 3), table(1, 1)),
    "beat-many": (table(1, 2, 2, 4), table(1, 2, 2)),
    "beat-strong": (table(1, 2, bots=("", "hard")), table(1, 1, bots=("", "hard"))),
    "only-people": (table(1, 2, 3, bots=("", "", "")), table(1, 2, 3, bots=("", "", "easy"))),
    "patient": (table(2, 1, ms=30 * 60_000), table(2, 1, ms=30 * 60_000 - 1)),
    "eventful": (table(2, 1, events=300), table(2, 1, events=299)),
    "swish-quick": (
        swish((5000, Called(0, 25000)), (9000, Proven(0, (1, 2)))),
        swish((5001, Called(0, 25000)), (9000, Proven(0, (1, 2)))),
    ),
    "swish-big": (swish(proven(4)), swish(proven(3), proven(4, seat=1))),
    "swish-huge": (swish(proven(6)), swish(proven(5))),
    "swish-row": (swish(*[proven(2)] * 3), swish(proven(2), proven(2), proven(2, seat=1), proven(2))),
    "swish-flawless": (
        swish(*[proven(2)] * 5, (1, ProofFailed(1, (), 2))),
        swish(*[proven(2)] * 5, (1, ProofFailed(0, (), 2))),
    ),
    "swish-half": (swish(piles=(4, 2, 2), places=(1, 2, 2)), swish(piles=(4, 3, 2), places=(1, 2, 3))),
    "bones-long": (bones(fish=(10, 0)), bones(fish=(9, 0))),
    "bones-meal": (bones(EAT, EAT, EAT, END), bones(EAT, EAT, END, EAT, END)),
    "bones-swim": (bones(*[SWIM] * 8, END), bones(*[SWIM] * 7, END, SWIM, END)),
    "bones-clean": (bones(fish=(5, 0)), bones(fish=(5, 1))),
    "bones-recovered": (bones(fish=(9, 3)), bones(fish=(9, 3), places=(2, 1))),
    "swirl-series": (swirl(mine=(4, 0)), swirl(mine=(3, 9))),
    "swirl-big": (swirl((1, Captured(0, (1, 2, 3, 4), ()))), swirl((1, Captured(0, (1, 2, 3), ())))),
    "swirl-thief": (swirl(*[(1, Snatched(0, 1, 5, ()))] * 3), swirl(*[(1, Snatched(0, 1, 5, ()))] * 2)),
    "swirl-flood": (
        swirl((1, HandsDropped(0, ((), (1, 2, 3, 4, 5, 6))))),
        swirl((1, HandsDropped(0, ((7, 8), (1, 2, 3, 4, 5))))),
    ),
    "swirl-pile": (swirl(mine=(1, 20)), swirl(mine=(1, 19))),
    "swirl-robbed": (swirl((1, Snatched(1, 0, 5, ()))), swirl((1, Snatched(1, 0, 5, ())), places=(2, 1))),
    "swirl-sparing": (swirl((1, NothingTaken(1, 3))), swirl((1, NothingTaken(0, 3)))),
    "swipe-steal": (swipe(ROLL, CHIP, CHIP), swipe(ROLL, CHIP, ROLL, CHIP)),
    "swipe-haul": (swipe(ROLL, CHIP, WON, WON, WON), swipe(ROLL, CHIP, WON, WON, ROLL, WON)),
    "swipe-super": (swipe(ROLL, (1, SuperSwiped(0, (1,)))), swipe(ROLL, (1, SuperSwiped(0, ())))),
    "swipe-dice": (swipe(mine=(9, 5)), swipe(mine=(9, 4))),
    "swipe-roll-off": (swipe(ROLL, OFF), swipe(ROLL, OFF, places=(2, 1))),
    "swipe-comeback": (behind(2), behind(1)),
    "swipe-rich": (swipe(mine=(20, 1)), swipe(mine=(19, 1))),
}
"""By name: a game in which seat 0 achieves it, and one in which it does not."""


@pytest.mark.parametrize("name", TRUE_AND_FALSE)
def test_an_achievement_is_given_where_it_is_true_and_nowhere_else(name: str) -> None:
    true, false = TRUE_AND_FALSE[name]
    assert name in earned(true, 0)
    assert name not in earned(false, 0)


def test_every_achievement_has_such_a_pair_of_games() -> None:
    """Everybody who has a place has finished: there is no finished game without it."""
    assert {*every()} == {*TRUE_AND_FALSE, "first-game"}
    assert "first-game" in earned(table(2, 1), 0)


def test_achievements_of_a_game_are_those_of_any_game_and_its_own() -> None:
    assert {name for name, game in every().items() if game in {"", "swipe"}} == {*achievements("swipe")}
    assert {name for name, game in every().items() if not game} == {*achievements("a game without a part")}


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_stored_game_can_be_searched(path: Path) -> None:
    story = stored(path)
    winners = [seat for seat in range(len(story.places)) if "first-win" in earned(story, seat)]
    assert winners == [seat for seat, place in enumerate(story.places) if place == 1 and len({*story.places}) > 1]
