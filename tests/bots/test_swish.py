"""The levels of swish: simulated human perception."""

from collections import Counter

import pytest
from msgspec.structs import replace

from swordfish import bots
from swordfish.arena.match import play, seated
from swordfish.bots import Budget, Wait
from swordfish.bots.swish.perception import EASY, HARD, MEDIUM, NEVER, Eyesight, Hawk, SwishBot, flips, phantom, visible
from swordfish.core import Luck, Rng, open_seed
from swordfish.exact.swish import count_by_size
from swordfish.games import swish
from swordfish.games.swish.cards import ORIENTATIONS
from swordfish.games.swish.model import (
    EMPTY,
    Call,
    Called,
    Deal,
    Layer,
    Limit,
    Lying,
    NoSwish,
    Options,
    Proven,
    State,
)
from swordfish.games.swish.rules import proof
from swordfish.games.swish.swishes import is_swish


def dealt(number: int, **options: object) -> State:
    """A table after its first deal."""
    state = swish.start(Options(**options))  # pyright: ignore[reportArgumentType] - options by name
    due = swish.due(state)
    assert isinstance(due, Deal)
    return swish.evolve(state, due.draw(Luck(open_seed(number))(0)))


def found(eyesight: Eyesight, state: State, number: int) -> int:
    """When a bot with this eyesight sees something, in milliseconds."""
    bot = SwishBot(swish, 0, Luck(open_seed(number))(1), eyesight)
    answer = bot.choose(state, swish.legal(state, 0), (), Budget(at=0))
    assert isinstance(answer, Wait)
    return answer.until


def mean_time(eyesight: Eyesight, states: list[State]) -> float:
    patient = eyesight._replace(patience=NEVER)
    times = [found(patient, state, number) for number, state in enumerate(states)]
    return sum(min(time, 10**6) for time in times) / len(times)


@pytest.mark.parametrize(
    ("limit", "most", "sizes"), [(Limit(), 4, {2, 3, 4}), (Limit(3, 3), 4, {3}), (Limit(), 2, {2})]
)
def test_every_swish_up_to_a_size_is_seen_and_nothing_else(limit: Limit, most: int, sizes: set[int]) -> None:
    """As many as counting without listing finds."""
    state = dealt(1, limits=(limit,))
    seen = visible(state, 0, most)
    for layers in seen:
        assert is_swish(proof(State(state.options, (), state.area, ((), ()), mat=layers)))
    assert len({frozenset(layer.place for layer in layers) for layers in seen}) == len(seen), "each is seen once"
    counted = count_by_size([state.options.cards[lying.card] for lying in state.area])
    assert Counter(map(len, seen)) == {size: counted[size] for size in sizes}
    assert all(counted[size] for size in sizes)


def test_it_takes_longer_to_see_more_cards_more_flips_more_clutter() -> None:
    """Means over 40 layouts each."""
    states = [dealt(number) for number in range(40)]
    eyesight = MEDIUM._replace(most=2)
    pairs = mean_time(eyesight, states)
    assert mean_time(eyesight._replace(flip=4 * eyesight.flip), states) > pairs

    threes = [dealt(number, limits=(Limit(3, 3),)) for number in range(40)]
    few = MEDIUM._replace(growth=2.0)
    assert mean_time(few._replace(growth=6.0), threes) > mean_time(few, threes)

    cluttered = [state for state in states if visible(state, 0, 2)]
    bare = [replace(state, area=thinned(state)) for state in cluttered]
    assert all(len(visible(state, 0, 2)) == 1 for state in bare)
    assert mean_time(eyesight, bare) < eyesight.pair, (
        "alone among two cards it takes an eighth of what it takes among 16"
    )


def thinned(state: State) -> tuple[Lying, ...]:
    """Only the cards of one swish of two."""
    kept = {layer.place for layer in visible(state, 0, 2)[0]}
    return tuple(lying if place in kept else EMPTY for place, lying in enumerate(state.area))


def test_higher_levels_see_sooner() -> None:
    states = [dealt(number) for number in range(30)]
    times = [mean_time(eyesight, states) for eyesight in (EASY, MEDIUM, HARD)]
    assert times[0] > 1.3 * times[1] > 1.3 * 1.3 * times[2]


def test_the_times_to_see_a_swish_vary() -> None:
    state = dealt(3)
    assert len({found(MEDIUM, state, number) for number in range(20)}) > 10


def test_flips_are_counted_from_how_the_cards_lie() -> None:
    area = (Lying(0, 0), Lying(1, 3))
    assert flips(area, (Layer(0, 0), Layer(1, 3))) == 0
    assert flips(area, (Layer(0, 1), Layer(1, 2))) == 0, "flipped as a whole"
    assert flips(area, (Layer(0, 0), Layer(1, 2))) == 1
    assert flips(area, (Layer(0, 0), Layer(1, 0))) == 2, "a turn is two flips"


def test_a_phantom_looks_like_a_swish() -> None:
    state = dealt(5)
    first, second = phantom(state, Rng(b""))
    assert first.place != second.place
    assert second.orientation in range(ORIENTATIONS)


def test_it_gives_up_after_a_while_and_says_so() -> None:
    state = dealt(1)
    blind = SwishBot(swish, 0, Rng(b""), EASY._replace(pair=10**12))
    answer = blind.choose(state, swish.legal(state, 0), (), Budget(at=0))
    assert answer == Wait(EASY.patience)
    assert blind.choose(state, swish.legal(state, 0), (), Budget(at=EASY.patience)) == NoSwish(state.layout)


def test_the_best_takes_the_largest_at_once() -> None:
    state = dealt(1)
    hawk = Hawk(swish, 0, Rng(b""))
    wait = hawk.choose(state, swish.legal(state, 0), (), Budget(at=0))
    assert isinstance(wait, Wait)
    assert wait.until < 500
    assert hawk.choose(state, swish.legal(state, 0), (), Budget(at=500)) == Call(state.layout)
    called = swish.evolve(state, Called(0, 20_500))
    for at in range(500, 20_000, 500):
        command = hawk.choose(called, swish.legal(called, 0), (), Budget(at=at))
        assert not isinstance(command, Wait)
        (event,) = swish.decide(called, 0, command, at)
        if isinstance(event, Proven):
            assert len(event.cards) == max(len(layers) for layers in visible(state, 0, 12)) > 2
            return
        called = swish.evolve(called, event)
    raise AssertionError("it proves nothing")


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "best"])
@pytest.mark.parametrize("options", [Options(seats=1), Options(seats=2, limits=(Limit(4),))])
def test_games_between_bots_of_every_level_end(level: str, options: Options) -> None:
    makers = [bots.find(level, "swish")] * options.seats
    result = play(swish, options, seated(makers, swish, Luck(open_seed("bots"))), Luck(open_seed("ends")))
    assert sum(len(pile) for pile in result.end.piles) > 8


@pytest.mark.parametrize(("above", "below"), [("medium", "easy"), ("hard", "medium"), ("best", "hard")])
def test_each_level_beats_the_one_below(above: str, below: str) -> None:
    """It wins nearly always; of 10 games it must win 7."""
    won = 0
    for number in range(10):
        side = number % 2
        makers = [bots.find(above if seat == side else below, "swish") for seat in range(2)]
        players = seated(makers, swish, Luck(open_seed(f"bots {number}")))
        result = play(swish, Options(seats=2), players, Luck(open_seed(f"levels {number}")))
        won += result.places[side] == 1 and result.places[1 - side] == 2
    assert won >= 7


@pytest.mark.parametrize(
    ("faster", "slower"),
    [
        ("medium@50", "easy"),
        pytest.param("easy@125", "easy@80", marks=pytest.mark.long),
        pytest.param("hard", "hard@65", marks=pytest.mark.long),
    ],
)
def test_a_faster_bot_wins_more_often_but_not_always(faster: str, slower: str) -> None:
    won = 0
    for number in range(40):
        makers = [bots.find(faster if seat == number % 2 else slower, "swish") for seat in range(2)]
        players = seated(makers, swish, Luck(open_seed(f"bots {number}")))
        won += play(swish, Options(seats=2), players, Luck(open_seed(f"speed {number}"))).places[number % 2] == 1
    assert 24 <= won < 40


def test_only_easy_calls_a_swish_that_does_not_exist() -> None:
    failed = dict.fromkeys(("easy", "medium", "hard", "best"), 0)
    for level in failed:
        for number in range(3):
            makers = [bots.find(level, "swish")] * 2
            players = seated(makers, swish, Luck(open_seed(f"bots {number}")))
            end = play(swish, Options(seats=2), players, Luck(open_seed(f"false {number}"))).end
            failed[level] += len(end.discard)
    assert failed["easy"] > 0
    assert failed["medium"] == failed["hard"] == failed["best"] == 0
