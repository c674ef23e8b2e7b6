"""Observations: numbers within their bounds, as documented, that reveal nothing hidden."""

import subprocess
import sys

import pytest
from hypothesis import given
from msgspec.structs import replace

from swordfish.core import Luck, Players, State, open_seed
from swordfish.envs import numbering, observed
from swordfish.envs.__main__ import main
from swordfish.envs.episode import Setting
from swordfish.envs.figures import TABLES, GameCounts, field_rows, figure_rows, measured, size_rows, ways, worlds
from swordfish.envs.swish.observation import PUZZLE
from swordfish.games import GAMES, Game
from swordfish.games.swirl.model import Deal as SwirlDeal
from swordfish.games.swish.model import Deal as SwishDeal
from tests.playing import Pause, Played, pauses, play, tables
from tests.rulebook import ROOT


def name_of(game: Game) -> str:
    return next(name for name, room in GAMES.items() if room is game)


@given(pauses())
def test_every_number_is_within_its_bounds(moment: tuple[Game, Played, Pause, int | None]) -> None:
    game, played, pause, _ = moment
    spec = observed(name_of(game), played.options)
    low, high = spec.bounds()
    for seat in range(played.options.seats):
        numbers = spec.numbers(game.view(pause.state, seat), seat)
        assert len(numbers) == spec.size == len(low)
        assert all(least <= number <= most for least, number, most in zip(low, numbers, high, strict=True))
        assert all(least < most for least, most in zip(low, high, strict=True))


@given(pauses())
def test_an_observation_is_the_same_in_every_world_that_looks_the_same(
    moment: tuple[Game, Played, Pause, int | None],
) -> None:
    game, played, pause, _ = moment
    spec = observed(name_of(game), played.options)
    for seat in range(played.options.seats):
        seen = game.view(pause.state, seat)
        for dream in range(3):
            world: State = game.imagine(seen, seat, Luck(open_seed(dream))(0))
            assert spec.numbers(game.view(world, seat), seat) == spec.numbers(seen, seat)


def test_in_swirl_other_worlds_are_other_hands() -> None:
    """The law above is not vacuous: imagined worlds do differ in what is hidden."""
    game = GAMES["swirl"]
    played = play(game, game.Options(seats=3), Luck(open_seed(1)), Luck(open_seed(2))(0))
    pause = played.pauses[10]
    seen = game.view(pause.state, 0)
    dreams = {game.imagine(seen, 0, Luck(open_seed(dream))(0)).hands for dream in range(9)}
    assert len(dreams) > 1
    spec = observed("swirl", played.options)
    assert len({tuple(spec.numbers(game.view(pause.state, seat), seat)) for seat in range(3)}) == 3


@given(pauses())
def test_actions_are_numbered_one_by_one(moment: tuple[Game, Played, Pause, int | None]) -> None:
    game, played, pause, _ = moment
    numbers = numbering(name_of(game), played.options)
    for seat in pause.waiting.seats if isinstance(pause.waiting, Players) else ():
        for command in game.legal(pause.state, seat):
            action = numbers.action(pause.state, seat, command)
            assert 0 <= action < numbers.count
            assert numbers.command(pause.state, seat, action) == command


@given(pauses())
def test_seats_are_counted_from_the_observers_own(moment: tuple[Game, Played, Pause, int | None]) -> None:
    game, played, pause, _ = moment
    name, seats = name_of(game), played.options.seats
    spec = observed(name, played.options)
    if name == "swish" or not isinstance(pause.waiting, Players):
        return
    for seat in range(seats):
        turn = spec.numbers(game.view(pause.state, seat), seat)[spec.slices()["turn"]]
        assert turn.index(1) == (pause.waiting.seats[0] - seat) % seats
        assert sum(turn) == 1


@pytest.mark.parametrize("game", GAMES)
def test_fields_have_names_and_words(game: str) -> None:
    for options in tables(GAMES[game])[:3]:
        spec = observed(game, options)
        assert len({field.name for field in spec.fields}) == len(spec.fields)
        assert all(field.about for field in spec.fields)
        assert spec.size == sum(part.stop - part.start for part in spec.slices().values())


def page_of(game: str) -> list[str]:
    return (ROOT / "docs" / "lab" / f"{game}.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", TABLES)
def test_the_page_of_a_game_lists_its_sizes_and_every_field(game: str) -> None:
    setting = Setting(game, {"seats": TABLES[game]})
    assert {*field_rows(setting.spec), *size_rows(setting)} <= {*page_of(game)}
    if game == "swish":
        assert {*field_rows(PUZZLE)} <= {*page_of(game)}


@pytest.mark.long
@pytest.mark.parametrize("game", TABLES)
def test_the_page_of_a_game_has_what_its_command_prints(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([game]) == 0
    assert {*capsys.readouterr().out.splitlines()} <= {*page_of(game), ""}


def test_measurements_are_counted_game_by_game(capsys: pytest.CaptureFixture[str]) -> None:
    setting = Setting("swipe", {"seats": 3})
    games = measured(setting, 3, "some")
    assert games == measured(setting, 3, "some")
    assert next(figure_rows(games)).endswith(f"| {min(map(choices, games))} | {max(map(choices, games))} |")
    assert all({*one.legal} == {2} and {*one.worlds} == {0} and one.draws < one.events for one in games)
    assert main(["swipe", "--games", "3", "--seed", "some"]) == 0
    assert [*figure_rows(games)][1] in capsys.readouterr().out


def choices(game: GameCounts) -> int:
    return len(game.legal)


def test_ways_and_worlds_are_counted_exactly() -> None:
    swirl = GAMES["swirl"]
    first = swirl.start(swirl.Options(seats=2, creatures=2, colours=2, numbers=6, hand=2))
    assert worlds("swirl", first) == 1
    deal = SwirlDeal(deck=(1, 2, 3, 4, 5), seats=2, each=2)
    assert ways("swirl", deal) == 5 * 4 // 2 * 3
    hands = ((1, 2), (None, None))
    assert worlds("swirl", replace(first, hands=hands, deck=(3, 4, 5))) == 3
    assert worlds("swirl", replace(first, hands=(*hands, (None,)), deck=(3, 4, 5))) == 3
    assert ways("swish", SwishDeal((0, 1), (7, 8, 9))) == 3 * 2 * 4**2


def test_a_table_that_cannot_be_measured_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for asked, told in (["whist"], "no game called"), (["swirl", "--variant", "huge"], "no variant called"):
        with pytest.raises(SystemExit):
            main(asked)
        assert told in capsys.readouterr().err


def test_importing_the_package_imports_no_extra() -> None:
    """The package and its environments do not import an extra's packages before they are used."""
    heavy = "{'gymnasium', 'pettingzoo', 'pyspiel', 'pyarrow', 'numpy', 'PIL', 'resvg_py'}"
    code = f"import sys, swordfish, swordfish.envs; sys.exit(' '.join({heavy} & set(sys.modules)))"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr.strip() == ""
    )
