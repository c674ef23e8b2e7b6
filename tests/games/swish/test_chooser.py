"""The player without skill: its games end and reach every rule."""

from collections import Counter
from typing import get_args

from swordfish import arena
from swordfish.bots import Budget, Random, Wait
from swordfish.core import Luck, Over, Players, open_seed
from swordfish.games import options, swish
from swordfish.games.swish import chooser
from swordfish.games.swish.model import Call, Command, Event, Lift, NoSwish, Options, Prove, State
from swordfish.record import check
from swordfish.table import Table
from tests.games.swish.sitting import PAIR, Sitting, dead, table
from tests.playing import play

RNG = Luck(open_seed("chooser"))


def mostly(state: State, seat: int) -> Command:
    """Its most frequent command."""
    said = Counter(chooser.choose(state, seat, swish.legal(state, seat), RNG(number)) for number in range(40))
    return said.most_common(1)[0][0]


def test_every_kind_of_event_happens() -> None:
    seen: set[str] = set()
    for number in range(4):
        played = play(swish, Options(seats=1 + number), Luck(open_seed(number)), RNG(number))
        seen.update(moment.event.__class__.__name__ for moment in played.moments)
    assert seen == {kind.__name__ for kind in get_args(Event)}


def test_the_chooser_calls_and_proves_swishes_that_exist() -> None:
    sitting = Sitting(table(PAIR))
    assert mostly(sitting.state, 0) == Call(0)

    sitting.say(0, "call 0", "lay 1.0", "lay 9.0")
    assert mostly(sitting.state, 0) == Lift(9)
    sitting.say(0, "lift 9", "lay 0.0")
    assert mostly(sitting.state, 0) == Prove()


def test_the_chooser_says_no_swish_where_it_finds_none() -> None:
    assert mostly(table((), undealt=PAIR), 0) == NoSwish(0)


def test_random_takes_its_time_and_starts_again_after_every_event() -> None:
    state, bot = table(PAIR, undealt=dead(4)), Random(swish, 0, RNG(0))
    legal = swish.legal(state, 0)

    first = bot.choose(state, legal, (), Budget(at=0))
    again = bot.choose(state, legal, (), Budget(at=100))
    later = bot.choose(state, legal, ("news",), Budget(at=7_000))

    assert isinstance(first, Wait)
    assert 8_000 <= first.until < 40_000
    assert again == first
    assert isinstance(later, Wait)
    assert 15_000 <= later.until < 47_000
    assert bot.choose(state, legal, (), Budget(at=later.until)) in legal


def test_a_race_of_random_players_ends() -> None:
    for number, variant in enumerate(("printed", "beginner", "expert5", "solitaire4")):
        made = options(swish, {"seats": 3, **swish.VARIANTS[variant]})
        players = arena.seated([Random] * made.seats, swish, Luck(open_seed(number)))
        assert len(arena.play(swish, made, players, Luck(open_seed(number))).places) == made.seats


def test_a_race_can_be_recorded_and_verified() -> None:
    played = Table("swish", seats=2, seed=5, limits=[[3, 12], [2, 12]])
    turn = RNG(9)
    while isinstance(due := played.due, Players):
        seat = turn.pick(due.seats)
        played.say(chooser.choose(played.view(seat), seat, played.legal(seat), turn), seat=seat)
        played.wait(played.now + turn.below(900))

    assert isinstance(check(played.record()), Over)
