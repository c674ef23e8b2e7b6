# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Batch engines: their interface, their chance, and their games as records of the reference."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from swordfish import batch, record
from swordfish.core import BadOptions, Forced, Over, Players, State
from swordfish.core.loop import chosen
from swordfish.games import GAMES
from swordfish.games.swirl.cards import cards
from swordfish.games.swirl.model import MIDDLE
from swordfish.parts import games_with
from tests.batch.chance import fits

STEPS = {"swipe": 200, "swirl": 90, "swish": 120, "swishbones": 150}


def test_every_game_has_an_engine() -> None:
    assert {*games_with("batch")} >= {*STEPS}


@pytest.mark.parametrize(
    ("game", "variant", "options", "key"),
    [
        ("chess", "printed", {}, "no-such-game"),
        ("swirl", "unheard of", {}, "no-such-variant"),
        ("swirl", "printed", {"seats": 9}, "swirl-seats"),
        ("swipe", "printed", {"dice": 31}, "batch-swipe-dice"),
        ("swipe", "printed", {"most_throws": 10_000_000}, "batch-swipe-throws"),
        ("swirl", "printed", {"deck": ("crab red 1",) * 32}, "swirl-deck-lacks"),
        ("swish", "printed", {"deck": ((0, 1),) * 241}, "batch-swish-deck"),
    ],
)
def test_bad_options_and_unknown_games_get_a_sentence(
    game: str, variant: str, options: dict[str, Any], key: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        batch.make(game, variant, **options)
    assert refused.value.key == key


@pytest.mark.parametrize(
    "game", ["swipe", *(pytest.param(game, marks=pytest.mark.long) for game in ("swirl", "swish", "swishbones"))]
)
def test_records_of_batch_games_replay_by_the_reference(game: str, tmp_path: Path) -> None:
    import jax

    from swordfish.batch.records import records

    engine = batch.make(game)
    for made in records(engine, jax.random.key(5), tables=8, steps=STEPS[game]):
        record.write(tmp_path / "game.jsonl", made)
        kept = record.read(tmp_path / "game.jsonl")
        assert kept == made
        assert replayed(kept) == made.places


def replayed(kept: record.Record) -> tuple[int, ...] | None:
    """Follow a record by the reference rules: every event is due; return the places."""
    rules, entries = GAMES[kept.header.game], kept.entries
    state: State = rules.start(kept.header.options)
    number = 0
    while number < len(entries):
        due: Any = rules.due(state)
        count = 1
        match due:
            case Players(until=int(until), lapse=event) if until <= entries[number].at:
                assert (entries[number].at, entries[number].event) == (until, event)
            case Players():
                choice = chosen(rules, state, entries, number)
                assert choice, f"nobody can choose event {number}"
                count = len(choice.events)
            case Forced(event):
                assert entries[number].event == event
            case Over():
                raise AssertionError(f"event {number} happens after the end")
            case _:
                pass
        for entry in entries[number : number + count]:
            state = rules.evolve(state, entry.event)
        number += count
    end = rules.due(state)
    return end.places if isinstance(end, Over) else None


def test_auto_reset_starts_a_new_game_and_tables_go_on() -> None:
    import jax

    from swordfish.batch.play import begin, play

    engine = batch.make("swipe", "tiny", seats=4)
    tables = jax.jit(lambda key: play(engine, begin(engine, key, 64), key, 60))(jax.random.key(1))
    games = np.asarray(tables.counts.games)
    assert games.min() >= 1
    assert np.allclose(np.asarray(tables.counts.wins).sum(axis=1), games)


def test_dice_are_fair() -> None:
    import jax

    engine = batch.make("swipe")
    outcome = jax.jit(jax.vmap(engine.draw, (None, 0)))(engine.start(), jax.random.split(jax.random.key(2), 4096))
    digits = np.stack([np.asarray(die) for die in outcome.digits])
    for die in digits:
        assert fits(np.bincount(die, minlength=6), np.full(6, 4096 / 6))
    pairs = 6 * digits[0] + digits[1]  # two dice from one random word
    assert fits(np.bincount(pairs, minlength=36), np.full(36, 4096 / 36))


def test_every_card_is_dealt_equally_often_to_every_place() -> None:
    import jax

    from swordfish.batch.bits import unpacked

    engine, tables = batch.make("swirl"), 8192
    options = engine.options
    outcome = jax.jit(jax.vmap(engine.draw, (None, 0)))(engine.start(), jax.random.split(jax.random.key(3), tables))
    size = len(cards(options.deck).kinds)
    dealt = np.asarray(jax.vmap(lambda held: unpacked(held, size))(outcome.dealt))
    second = np.asarray(jax.vmap(lambda held: unpacked(held, size))(outcome.seats[0]))
    middle = np.asarray(jax.vmap(lambda held: unpacked(held, size))(outcome.middle))
    assert (dealt.sum(axis=1) == options.hand * options.seats).all()
    assert (second.sum(axis=1) == options.hand).all()
    assert (middle.sum(axis=1) == MIDDLE).all()
    assert not (dealt & middle).any()
    each = np.full(size, tables * options.hand * options.seats / size)
    assert fits(dealt.sum(axis=0), each)
    assert fits(second.sum(axis=0), each / options.seats)
    creatures = middle.sum(axis=0) > 0
    assert fits(middle.sum(axis=0)[creatures], np.full(creatures.sum(), tables * MIDDLE / creatures.sum()))


def test_ponds_are_spaced_and_lie_like_those_of_the_reference() -> None:
    import jax

    from swordfish.core import Luck, open_seed
    from swordfish.games.swishbones.pond import RADIUS, scattered

    engine = batch.make("swishbones")
    options = engine.options
    pond = jax.jit(jax.vmap(engine.draw, (None, 0)))(engine.start(), jax.random.split(jax.random.key(4), 256))
    x, y = np.asarray(pond.x), np.asarray(pond.y)
    square = (x[:, :, None] - x[:, None, :]) ** 2 + (y[:, :, None] - y[:, None, :]) ** 2
    assert (square + np.eye(options.bones, dtype=np.int64) * 4 * RADIUS**2).min() >= options.spacing**2
    reference = [scattered(options.bones, options.spacing, Luck(open_seed(str(n)))(0)) for n in range(64)]
    edges = np.linspace(0, RADIUS**2, 9)
    ours = np.histogram((x**2 + y**2).ravel(), edges)[0]
    theirs = np.histogram([a * a + b * b for places in reference for a, b in places], edges)[0]
    expected = (ours + theirs) / 5
    assert fits(theirs, expected)
    first = np.histogram(x[:, 0] ** 2 + y[:, 0] ** 2, edges)[0]  # a piece lies anywhere: places are shuffled
    assert fits(first, ours / options.bones)


@pytest.mark.long
def test_the_kernel_lays_the_ponds_of_the_loop() -> None:
    import jax

    from swordfish.batch.swishbones import kernel, scattering
    from swordfish.games.swishbones.model import BONES, Options
    from swordfish.games.swishbones.pond import PONDS

    options = Options(seats=2, bones=12, spacing=1000)
    words = np.array(jax.random.bits(jax.random.key(3), (kernel.PONDS, 2)))
    expected = jax.jit(lambda words: scattering.in_turns(options, words))(words)
    x, y = np.zeros((2, BONES, kernel.PONDS), np.int32)
    laid = np.zeros(kernel.PONDS, np.int32)
    with jax.disable_jit():  # its memory is plain arrays here: a GPU is not at hand in tests
        kernel.lay(options, scattering.place, PONDS, scattering.ATTEMPT, scattering.AWAY, words.T, x, y, laid)
    assert (laid == options.bones).all()
    for ours, theirs in ((laid, expected.laid), (x.T, expected.x), (y.T, expected.y)):
        assert (ours == np.asarray(theirs)).all()


def test_an_attempt_that_fails_starts_again_in_the_kernel_as_in_the_loop() -> None:
    import jax
    import jax.numpy as jnp

    from swordfish.batch.bits import hashed
    from swordfish.batch.swishbones import kernel, scattering
    from swordfish.games.swishbones.model import BONES, Options

    options = Options(seats=2, bones=12, spacing=1000)
    words = np.array(jax.random.bits(jax.random.key(3), (kernel.PONDS, 2)))
    x, y = np.zeros((2, BONES, kernel.PONDS), np.int32)
    laid = np.zeros(kernel.PONDS, np.int32)
    with jax.disable_jit():
        kernel.lay(options, scattering.place, 3, 16, scattering.AWAY, words.T, x, y, laid)
    assert 0 < (laid < options.bones).sum() < kernel.PONDS  # sixteen draws are often too few

    def begun(number: int) -> list[tuple[int, int]]:
        """What an attempt lays, draw by draw."""
        places: list[tuple[int, int]] = []
        for at in range(number * 8, number * 8 + 8):
            for word in hashed((jnp.uint32(words[pond, 0]), jnp.uint32(words[pond, 1])), jnp.uint32(at)):
                east, north, counts = map(int, scattering.place(word))
                far = all((east - a) ** 2 + (north - b) ** 2 >= options.spacing**2 for a, b in places)
                if counts and far and len(places) < options.bones:
                    places.append((east, north))
        return places

    for pond in range(8):
        attempts = [begun(number) for number in range(3)]
        complete = next((places for places in attempts if len(places) == options.bones), attempts[-1])
        assert [*zip(x.T[pond], y.T[pond], strict=True)][: laid[pond]] == complete


def test_a_pond_whose_attempts_have_failed_gets_places_of_the_lattice() -> None:
    import jax

    from swordfish.batch.swishbones import scattering
    from swordfish.games.swishbones.model import Options
    from swordfish.games.swishbones.pond import LATTICE, PONDS

    options = Options(seats=2)
    failed = scattering.nothing()._replace(drawn=np.int32(PONDS * scattering.ATTEMPT))
    words = jax.random.bits(jax.random.key(6), (64, 2))
    last = jax.jit(jax.vmap(lambda words: scattering.thrown(options, failed, words, scattering.ENOUGH)))(words)
    assert (np.asarray(last.laid) == options.bones).all()
    places = [[*zip(*axes, strict=True)] for axes in zip(np.asarray(last.x), np.asarray(last.y), strict=True)]
    assert all(len({*one}) == options.bones and {*one} <= {*LATTICE} for one in places)
    often = [sum(place in one for one in places) for place in LATTICE]
    assert fits(often, np.full(len(LATTICE), 64 * options.bones / len(LATTICE)))


def test_random_words_are_threefry() -> None:
    import jax.numpy as jnp

    from swordfish.batch.bits import hashed

    zero = jnp.uint32(0)
    assert [int(word) for word in hashed((zero, zero), zero)] == [0x6B200159, 0x99BA4EFE]


@pytest.mark.parametrize("many", [1, 31, 32, 33, 1024, 1025, 5000])
def test_marked_places_are_counted(many: int) -> None:
    import jax.numpy as jnp

    from swordfish.batch.seldom import counted

    marked = np.arange(many) * 7 % 5 < 2
    assert np.array_equal(counted(jnp.asarray(marked)), np.cumsum(marked))


@pytest.mark.parametrize("marked", [[], [0], [4], [1, 2, 4], [0, 1, 2, 3, 4]])
def test_the_first_marked_places_are_found(marked: list[int]) -> None:
    import jax.numpy as jnp

    from swordfish.batch.seldom import first

    found = np.asarray(first(jnp.zeros(5, bool).at[jnp.array(marked, int)].set(True), 3)).tolist()
    assert found == [*marked, 5, 5, 5][:3]


def test_any_swish_is_what_the_solver_says() -> None:
    from swordfish.batch.swish import any_in_each
    from swordfish.core import Luck, open_seed
    from swordfish.exact.swish import solver
    from swordfish.games.swish.cards import KINDS, deck

    rng = Luck(open_seed("layouts"))(0)
    layouts = [rng.sample(deck(), 16) for _ in range(200)]
    few = [tuple(rng.pick(KINDS) for _ in range(16)) for _ in range(100)]
    poor = [tuple(rng.pick(KINDS[first : first + 3]) for _ in range(16)) for first in range(33) for _ in range(10)]
    for most in (2, 3, 12):
        given = solver.numbered([*layouts, *few, *poor])
        expected = [solver.any_swish(layout, most=most) for layout in [*layouts, *few, *poor]]
        assert np.asarray(any_in_each(given, most)).tolist() == expected
        assert len({*expected}) == 2
