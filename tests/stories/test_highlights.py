"""Highlights are true: each is found in a game where it holds, with its facts, and not in a game where it does not."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from swordfish import words
from swordfish.games.swipe.model import CENTRE, ChipTaken, Face, Rolled, RolledOff, SuperSwiped
from swordfish.games.swirl.model import Captured, HandsDropped, Snatched
from swordfish.games.swish.model import Called, Dealt, ProofFailed, Proven, Swapped
from swordfish.games.swishbones.model import (
    Bone,
    BoneEaten,
    Colour,
    Indigestion,
    PenaltyTaken,
    Stopped,
    Swished,
    TurnEnded,
)
from swordfish.parts import own
from swordfish.stories import Story, generic, highlights, scores
from swordfish.stories.story import Highlight
from tests.stories.telling import LOGS, bones_end, stored, swipe_end, swirl_end, swish_end, told


def found(story: Story) -> dict[str, dict[str, Any]]:
    """Every highlight of a game, also those that are not among the three, by key."""
    every: list[Highlight] = [*own("stories", story.game, "highlights")(story), *generic.highlights(story)]
    return {one.key: one.facts for one in every}


DEAL = Dealt((), ())


def swish_game(*more: tuple[int, Any], piles: tuple[int, ...] = (5, 4)) -> Story:
    places = [1 + sum(other > mine for other in piles) for mine in piles]
    return told("swish", places, (0, DEAL), *more, states=[swish_end(*piles)])


def test_the_fastest_swish_counts_from_the_last_deal_to_the_call() -> None:
    slow = [(9000, Called(0, 29000)), (12000, Proven(0, (1, 2)))]
    fast = [(20000, Swapped((), ())), (24200, Called(1, 44200)), (30000, Proven(1, (3, 4)))]
    assert found(swish_game(*slow, *fast))["highlight-swish-fastest"] == {"seat": 1, "seconds": 4.2}
    assert found(swish_game(*slow))["highlight-swish-fastest"] == {"seat": 0, "seconds": 9.0}
    failed = [(24200, Called(1, 44200)), (30000, ProofFailed(1, (), 35000))]
    assert "highlight-swish-fastest" not in found(swish_game(*failed))


def test_the_biggest_swish_has_more_than_two_cards() -> None:
    assert found(swish_game((1, Proven(1, (3, 4, 5)))))["highlight-swish-biggest"] == {"seat": 1, "cards": 3}
    assert "highlight-swish-biggest" not in found(swish_game((1, Proven(1, (3, 4)))))


def test_a_row_of_swishes_ends_with_the_swish_of_another() -> None:
    mine, other = (1, Proven(0, (1, 2))), (1, Proven(1, (1, 2)))
    assert found(swish_game(mine, mine, mine, other))["highlight-swish-row"] == {"seat": 0, "count": 3}
    assert "highlight-swish-row" not in found(swish_game(mine, mine, other, mine))


def test_one_failed_proof_is_a_mistake() -> None:
    right, wrong = [(1, Proven(0, (1, 2)))] * 5, (1, ProofFailed(0, (), 2))
    assert found(swish_game(*right))["highlight-swish-flawless"] == {"seat": 0, "count": 5}
    assert "highlight-swish-flawless" not in found(swish_game(*right, wrong))
    assert "highlight-swish-flawless" not in found(swish_game(*right[1:]))


@pytest.mark.parametrize(
    ("piles", "by"), [((5, 4), 1), ((2, 5, 3), 2), ((9, 4), None), ((4, 4), None)], ids=["one", "two", "far", "equal"]
)
def test_only_a_close_finish_is_a_highlight(piles: tuple[int, ...], by: int | None) -> None:
    facts = found(swish_game(piles=piles)).get("highlight-swish-by")
    assert (facts and facts["by"]) == by


def test_what_a_fish_did_in_one_turn_counts_and_not_what_it_did_in_two() -> None:
    eat, end = (1, BoneEaten(1, 9, Colour.RED, 0)), (1, TurnEnded(1))
    swim, stop = (1, Swished(0, 3)), (1, Stopped(0))
    last = [bones_end((4, 0), (7, 0))]
    two = found(told("swishbones", (2, 1), eat, eat, end, swim, swim, swim, stop, states=last))
    assert two["highlight-bones-meal"] == {"seat": 1, "count": 2}
    assert two["highlight-bones-swim"] == {"seat": 0, "count": 3}
    assert two["highlight-bones-longest"] == {"seat": 1, "count": 7}
    one = found(told("swishbones", (2, 1), eat, end, eat, end, swim, stop, swim, stop, states=last))
    assert "highlight-bones-meal" not in one
    assert "highlight-bones-swim" not in one


def test_a_game_of_fish_that_ends_with_food_in_the_pond_says_why() -> None:
    hungry = replace(bones_end((4, 0), (7, 0)), food=(Bone(9, 0, 0),))
    assert found(told("swishbones", (2, 1), states=[hungry]))["highlight-bones-quiet"] == {"rounds": 1}
    patient = replace(hungry, quiet_turns=4)
    assert found(told("swishbones", (2, 1), states=[patient]))["highlight-bones-quiet"] == {"rounds": 2}
    assert "highlight-bones-quiet" not in found(told("swishbones", (2, 1), states=[replace(hungry, food=())]))


def test_three_indigestible_bones_are_a_stomach_ache() -> None:
    bad = (1, PenaltyTaken(1, 9, Colour.RED, Indigestion.TAIL))
    last = [bones_end((5, 0), (7, 3))]
    three = found(told("swishbones", (1, 2), bad, bad, bad, states=last))
    assert three["highlight-bones-sick"] == {"seat": 1, "count": 3}
    assert three["highlight-bones-by"] == {"seat": 0, "by": 1}
    assert "highlight-bones-sick" not in found(told("swishbones", (1, 2), bad, bad, states=last))


def test_a_series_is_complete_with_all_colours() -> None:
    assert found(told("swirl", (1, 2), states=[swirl_end((4, 3), (1, 9))]))["highlight-swirl-series"] == {"seat": 0}
    partners = told("swirl", (3, 1, 3, 1), states=[swirl_end((2, 3), (1, 9), (3, 2), (4, 1))])
    assert found(partners)["highlight-swirl-series"] == {"seat": 3}
    three = found(told("swirl", (1, 2), states=[swirl_end((3, 9), (3, 8))]))
    assert "highlight-swirl-series" not in three
    assert three["highlight-swirl-by"] == {"seat": 0, "by": 1}
    assert "highlight-swirl-by" not in found(told("swirl", (1, 2), states=[swirl_end((3, 9), (2, 8))]))


def test_snatches_from_one_player_are_counted_together() -> None:
    last = [swirl_end((1, 0), (0, 0), (0, 0))]
    events = [(1, Snatched(0, 2, 5, ())), (1, Snatched(0, 2, 6, ())), (1, Snatched(0, 1, 7, ()))]
    facts = found(told("swirl", (1, 2, 2), *events, states=last))
    assert facts["highlight-swirl-snatch"] == {"seat": 0, "rival": 2, "count": 2}
    assert "highlight-swirl-snatch" not in found(told("swirl", (1, 2, 2), states=last))


def test_captures_and_swirls_are_highlights_by_their_number_of_cards() -> None:
    events = [(1, Captured(0, (1,), ())), (1, Captured(1, (2, 3, 4), ())), (1, HandsDropped(0, ((), (7, 8), (9,))))]
    facts = found(told("swirl", (1, 2, 2), *events, states=[swirl_end((1, 0), (0, 0), (0, 0))]))
    assert facts["highlight-swirl-capture"] == {"seat": 1, "count": 3}
    assert facts["highlight-swirl-flood"] == {"seat": 0, "count": 3}


def test_a_swirl_that_made_nobody_drop_a_card_is_no_highlight() -> None:
    dry = (1, HandsDropped(0, ((5,), (), ())))
    assert "highlight-swirl-flood" not in found(
        told("swirl", (1, 2, 2), dry, states=[swirl_end((1, 0), (0, 0), (0, 0))])
    )


def test_partners_win_as_a_team_and_rivals_share_the_win() -> None:
    seats = ((2, 1), (2, 9), (1, 1), (3, 9))
    team = found(told("swirl", (3, 1, 3, 1), states=[swirl_end(*seats, teams=True)]))
    assert team["highlight-team"] == {"team": 2, "seat": 1, "rival": 3}
    assert "highlight-shared" not in team
    for places, teams in (((1, 1, 1, 1), True), ((3, 1, 3, 1), False)):
        shared = found(told("swirl", places, states=[swirl_end(*seats, teams=teams)]))
        assert shared["highlight-shared"] == {"count": places.count(1)}
        assert "highlight-team" not in shared


THROW = (1, Rolled((Face.SWIPE_CHIP,)))


def swipe_game(*events: tuple[int, Any], hoards: tuple[tuple[int, int], ...] = ((9, 2), (3, 2))) -> Story:
    chips = [chips for chips, _ in hoards]
    places = [1 + sum(other > mine for other in chips) for mine in chips]
    return told("swipe", places, *events, states=[swipe_end(*hoards)] * (len(events) + 1))


def test_a_steal_is_what_one_throw_takes_from_one_player() -> None:
    chip, won = (1, ChipTaken(1, 0)), (1, ChipTaken(CENTRE, 0))
    one = found(swipe_game(THROW, chip, chip, won))
    assert one["highlight-swipe-steal"] == {"seat": 0, "rival": 1, "chips": 2}
    assert one["highlight-swipe-haul"] == {"seat": 0, "chips": 3}
    assert found(swipe_game(THROW, chip, THROW, chip))["highlight-swipe-steal"]["chips"] == 1
    assert "highlight-swipe-steal" not in found(swipe_game(THROW, won))


def test_a_super_swipe_takes_a_die_from_somebody() -> None:
    assert found(swipe_game(THROW, (1, SuperSwiped(1, (0,)))))["highlight-swipe-super"] == {"seat": 1, "count": 1}
    assert "highlight-swipe-super" not in found(swipe_game(THROW, (1, SuperSwiped(1, ()))))


def test_a_roll_off_and_most_dice() -> None:
    off = (1, RolledOff((0, 1), (Face.X, Face.WIN_CHIP)))
    story = found(swipe_game(THROW, off, hoards=((9, 2), (8, 4))))
    assert story["highlight-swipe-roll-off"] == {"seat": 0}
    assert story["highlight-swipe-dice"] == {"seat": 1, "dice": 4}
    assert "highlight-swipe-roll-off" not in found(swipe_game(THROW))


def test_a_game_that_ends_with_chips_in_the_centre_says_why() -> None:
    over = replace(swipe_end((5, 2), (3, 2)), left=0)
    story = told("swipe", (1, 2), THROW, THROW, states=[over] * 3)
    assert found(story)["highlight-swipe-throws"] == {"throws": 2}
    empty = replace(over, centre=replace(over.centre, chips=0))
    assert "highlight-swipe-throws" not in found(told("swipe", (1, 2), THROW, THROW, states=[empty] * 3))


def test_a_comeback_begins_behind_at_half_time() -> None:
    behind, ahead = swipe_end((1, 2), (6, 2)), swipe_end((9, 2), (7, 2))
    story = told("swipe", (1, 2), THROW, THROW, THROW, states=[behind, behind, behind, ahead])
    assert found(story)["highlight-swipe-comeback"] == {"seat": 0, "chips": 5}
    assert "highlight-swipe-comeback" not in found(told("swipe", (1, 2), THROW, THROW, states=[ahead] * 3))


def test_any_game_has_a_length_and_a_result() -> None:
    last = [swish_end(1, 1, 1)]
    assert found(told("swish", (1, 1, 2), (0, DEAL), (61_000, DEAL), states=last)) == {
        "highlight-events": {"count": 2},
        "highlight-minutes": {"minutes": 1},
        "highlight-shared": {"count": 2},
    }
    short = found(told("swish", (2, 1, 2), (0, DEAL), (9_000, DEAL), states=last))
    assert short["highlight-seconds"] == {"seconds": 9}
    assert short["highlight-beaten"] == {"seat": 1, "count": 2}


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_stored_game_has_three_highlights_in_every_language(path: Path) -> None:
    story = stored(path)
    three = highlights(story)
    assert len({one.key for one in three}) == 3
    for lang in words.LANGUAGES:
        for one in three:
            assert words.sentence(one.key, one.facts, lang, ["Ann", "Ben", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal"])


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_better_place_never_has_a_lower_score(path: Path) -> None:
    """Scores are listed in the order in which they decide; swirl's teams and swipe's roll-off decide otherwise."""
    story = stored(path)
    if getattr(getattr(story.end, "options", None), "teams", False) or any(story.events(RolledOff)):
        return
    counted = [tuple(score.values()) for score in scores(story)]
    first = [score[: 1 if story.game == "swishbones" else 2] for score in counted]
    for one, place in zip(first, story.places, strict=True):
        for other, behind in zip(first, story.places, strict=True):
            assert place >= behind or one >= other
