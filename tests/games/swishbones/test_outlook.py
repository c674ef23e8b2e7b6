"""The outlook against brute force, 121 bends and every bone, at every point of games by the chooser."""

from functools import cache

import pytest
from benchmarks.yardsticks import swishbones as plain
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from swordfish import Table
from swordfish.core import Forced, IllegalMove, Luck, Players, open_seed
from swordfish.games import swishbones
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.meal import Morsel
from swordfish.games.swishbones.model import BoneEaten, Indigestion, Options, PenaltyTaken, State, Swish, Swished
from swordfish.games.swishbones.notation import read
from swordfish.games.swishbones.outlook import Blocker, Span, outlook
from swordfish.games.swishbones.plane import STEPS, touch
from tests.playing import Played, play, tables
from tests.rulebook import rule

TABLES = tables(swishbones)


@cache
def played(table: int, seed: int) -> Played:
    return play(swishbones, TABLES[table], Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))


@st.composite
def swims(draw: st.DrawFn) -> State:
    """A state in which a fish is to swish."""
    game = played(draw(st.integers(0, len(TABLES) - 1)), draw(st.integers(0, 5)))
    states = [
        pause.state for pause in game.pauses if isinstance(pause.waiting, Players) and pause.state.fish[0].centres
    ]
    return draw(st.sampled_from(states))


def span_at(spans: tuple[Span, ...], bend: int) -> Span:
    (found,) = [span for span in spans if span.first <= bend <= span.last]
    return found


def tried(state: State, bend: int) -> tuple[tuple[Morsel, ...], tuple[Blocker, ...]]:
    """Food and blockers of one bend, by a plain implementation of the rules."""
    fish = state.fish[state.turn]
    heading = swishbones.notation.headings(fish)[0]
    (x, y), (dx, dy) = fish.centres[0], STEPS[(heading + bend) % 360]
    front = (x + dx, y + dy)
    blockers: list[Blocker] = []
    for seat, other in enumerate(state.fish):
        bones = [*zip(other.pieces, other.centres, strict=True)]
        for piece, centre in bones[1:-1] if seat == state.turn else bones:
            if touch(*front, *centre):
                blockers.append(Blocker(seat, piece))
    food = tuple(bone.piece for bone in state.food if touch(*front, bone.x, bone.y))
    if blockers or not food:
        return (), tuple(blockers)
    (event,) = plain.decide(state, state.turn, Swish(bend), 0)
    state = plain.evolve(state, event)
    morsels: list[Morsel] = []
    while state.mouth:
        due = plain.due(state)
        assert isinstance(due, Forced)
        assert isinstance(due.event, BoneEaten | PenaltyTaken)
        why = due.event.why if isinstance(due.event, PenaltyTaken) else Indigestion.NONE
        morsels.append(Morsel(due.event.piece, why))
        state = plain.evolve(state, due.event)
        if not state.food:
            break
    return tuple(morsels), ()


@given(swims())
def test_the_outlook_is_what_trying_every_bend_against_every_bone_finds(state: State) -> None:
    state = replace(state, bends=())
    spans = outlook(state)
    assert [span.first for span in spans] == [-60, *(span.last + 1 for span in spans[:-1])]
    assert spans[-1].last == 60
    for bend in range(-60, 61):
        span = span_at(spans, bend)
        assert (span.food, span.blockers) == tried(state, bend)
    assert all(one[2:] != other[2:] for one, other in zip(map(fields, spans), map(fields, spans[1:]), strict=False))


def fields(span: Span) -> tuple[object, ...]:
    return span.first, span.last, span.food, span.blockers


@pytest.mark.parametrize("spacing", [1000, 2000])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_and_its_plain_reading_play_the_same_game(seats: int, spacing: int) -> None:
    options = Options(seats=seats, spacing=spacing, quiet_rounds=3)
    game = play(swishbones, options, Luck(open_seed(seats)), Luck(open_seed("whim"))(0))
    for moment in game.moments:
        assert plain.evolve(moment.before, moment.event) == moment.after
        assert plain.due(moment.before) == rules.due(moment.before)
    for pause in game.pauses:
        if isinstance(pause.waiting, Players):
            assert plain.legal(pause.state, pause.waiting.seats[0]) == rules.legal(pause.state, pause.waiting.seats[0])


@rule("swishbones.indigestion", "swishbones.eat.room", "swishbones.blocked.own", "swishbones.blocked.opponent")
@given(st.integers(0, len(TABLES) - 1), st.integers(0, 5))
def test_no_laid_bone_touches_another_and_no_two_neighbours_of_a_ring_have_one_colour(table: int, seed: int) -> None:
    for moment in played(table, seed).moments:
        if isinstance(moment.event, Swished | BoneEaten):
            state: State = moment.after
            fish = state.fish[moment.event.seat]
            at = 0 if isinstance(moment.event, Swished) else -1
            beside = fish.centres[1:2] if at == 0 else fish.centres[-2:-1]
            centres = [centre for each in state.fish for centre in each.centres]
            centres += [(bone.x, bone.y) for bone in state.food if at]
            assert [centre for centre in centres if touch(*centre, *fish.centres[at]) and centre not in beside] == [
                fish.centres[at]
            ]
            assert all(one % 4 != other % 4 for one, other in zip(fish.pieces, fish.pieces[1:], strict=False))
            assert fish.pieces[0] % 4 != fish.pieces[-1] % 4


def test_supposed_positions_have_an_outlook() -> None:
    """Given two swishes that were not said, when the second one comes near food, then their outlook shows it."""
    table = Table("swishbones", seed=1)
    while not table.state.fish[0].centres:
        table.say(table.legal()[0])
    before = table.state
    ghost = table.suppose("0")
    assert table.state is before
    assert ghost.view.moved
    assert outlook(ghost.view)[0].first == -60


def test_a_chain_is_taken_whole_or_refused_whole_with_the_reason_of_its_first_bad_link() -> None:
    table = Table("swishbones", seed=1)
    while not table.state.fish[0].centres:
        table.say(table.legal()[0])
    before = table.log
    for chain, reason in [
        (("0", "+61"), "not by 61"),
        (("0", "0", "0"), "After the first 2 of these commands it is somebody else’s turn"),
        (("stop",), "at least once before you stop"),
    ]:
        with pytest.raises(IllegalMove, match=reason):
            table.say(*chain)
        assert table.log == before
    assert [type(entry.event).__name__ for entry in table.say("+10", "-10")][:2] == ["Swished", "Swished"]


def test_an_outlook_lists_free_food_and_blocked_spans_in_order() -> None:
    state = read("0.5.6@0,0:0:0 1.35@1200,1400:90 | 7@1900,300 9@1000,-1500 14@0,9000 >0 q0/1")
    assert outlook(state) == (
        Span(-60, -33, food=(Morsel(9, Indigestion.TAIL),)),
        Span(-32, 26, blockers=(Blocker(1, 35),)),
        Span(27, 60, blockers=(Blocker(1, 1), Blocker(1, 35))),
    )
