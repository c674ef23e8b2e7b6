"""Version 1 of the rules dealt the middle before the hands. Its records and tables continue under it for ever."""

from functools import lru_cache

import pytest
from msgspec.structs import fields, replace

from swordfish.bots.review import moves
from swordfish.core import BadOptions, BadRecord, Luck, Players, open_seed
from swordfish.games import find, swirl
from swordfish.games.swirl import version1
from swordfish.games.swirl.cards import Creature, Kind
from swordfish.games.swirl.cards import cards as deck_of
from swordfish.games.swirl.model import CreatureChosen, Deal, DealMiddle, Dealt, MiddleDealt, Options, State
from swordfish.record import Record, check, read
from swordfish.table import Table
from tests import laws
from tests.playing import Played, play, tables
from tests.rulebook import ROOT

LOGS = [read(path) for path in sorted((ROOT / "tests" / "logs").glob("swirl-*.jsonl"))]
BY_VERSION = {version: [log for log in LOGS if log.header.rules == version] for version in (1, 2)}


def chosen() -> State:
    """A table of version 1 with its creatures chosen."""
    state = version1.start(Options(seats=2))
    for seat, creature in enumerate((Creature.CRAB, Creature.FISH)):
        state = version1.evolve(state, CreatureChosen(seat, creature))
    return state


def test_the_number_in_the_header_finds_the_rules() -> None:
    assert (version1.VERSION, swirl.VERSION) == (1, 2)
    assert find("swirl", 1) is version1
    assert find("swirl", 2) is find("swirl") is swirl
    assert find("swipe", 1) is find("swipe")


def test_version_1_deals_the_middle_first_and_then_the_hands_from_all_that_is_left() -> None:
    state = chosen()
    kinds = deck_of().kinds
    assert version1.due(state) == DealMiddle(tuple(card for card in range(85) if kinds[card] is Kind.CREATURE))
    state = version1.evolve(state, MiddleDealt((0, 20, 40, 60)))
    assert version1.due(state) == Deal(tuple(card for card in range(85) if card not in (0, 20, 40, 60)), 2, 4)
    state = version1.evolve(state, Dealt(((1, 2, 3, 4), (5, 6, 7, 8))))
    assert version1.due(state) == Players((0,))


@pytest.mark.parametrize("version", BY_VERSION)
def test_there_are_kept_logs_of_both_versions_with_their_own_first_deal(version: int) -> None:
    assert {log.header.options.seats for log in BY_VERSION[version]} == {2, 3, 4}
    for log in BY_VERSION[version]:
        deals = [type(entry.event) for entry in log.entries if isinstance(entry.event, Dealt | MiddleDealt)]
        assert deals[:2] == ([MiddleDealt, Dealt] if version == 1 else [Dealt, MiddleDealt])
        check(log)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.header.options.seats}-{log.header.rules}")
def test_a_log_does_not_follow_from_the_rules_of_the_other_version(log: Record) -> None:
    other = replace(log, header=replace(log.header, rules=3 - log.header.rules))
    with pytest.raises(BadRecord) as refused:
        check(other)
    assert refused.value.key in ("verify-chance", "verify-late")


def test_a_table_of_version_1_goes_on_by_it_after_it_was_saved() -> None:
    log = BY_VERSION[1][0]
    begun = Table.of(replace(log, entries=log.entries[:1], places=None))
    assert begun.state.rules == 1
    begun.say("fish")
    assert begun.log[:4] == log.entries[:4], "the same middle from the same seed, and then the same hands"
    while begun.places is None:
        begun.say(begun.legal()[0])
    assert begun.record().header.rules == 1
    check(begun.record())


def test_a_review_goes_through_a_log_of_version_1() -> None:
    log = BY_VERSION[1][0]
    found = [*moves("swirl", log.header.options, log.entries, log.header.rules)]
    assert {move.view.rules for move in found} == {1}
    assert {move.past.view.rules for move in found} == {1}


def test_nobody_can_ask_for_a_version() -> None:
    table = Table("swirl", seed=1)
    assert (table.header.rules, table.state.rules) == (2, 2)
    assert "rules" not in {field.name for field in fields(Options)}
    with pytest.raises(BadOptions):
        Table("swirl", rules=1)


@lru_cache
def games() -> tuple[Played, ...]:
    return tuple(
        play(version1, options, Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))
        for seed, options in enumerate(tables(version1))
    )


def test_version_1_keeps_the_laws() -> None:
    for played in games():
        laws.replays(version1, played)
        laws.settles(version1, played)
        for moment in played.moments[::7] + played.moments[:8]:
            laws.writes(version1, moment.after)
            for seat in (None, *range(played.options.seats)):
                laws.square(version1, moment.before, moment.event, seat)
                laws.watches(version1, moment.before, moment.event, seat)
        for pause in played.pauses[::9] + played.pauses[:6]:
            for seat in (None, *range(played.options.seats)):
                laws.sight(version1, played, pause, seat)
                laws.dream(version1, pause, seat, Luck(open_seed("dream"))(0))
