"""A game without parts of its own, and one of another package: their rules are enough everywhere."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from swordfish import GAMES, Table, arena, bots, games, lessons, parts, words
from swordfish.bots import Budget, chances, levels
from swordfish.bots.advice import advise
from swordfish.bots.review import judged, moves
from swordfish.cli.commands.games import parts_of
from swordfish.core import BadOptions, Luck, Over, Players, Refusal, open_seed
from swordfish.draw import svg
from swordfish.envs import generic
from swordfish.envs.episode import Setting
from swordfish.games import NAMES
from swordfish.games.lazy import Lazy
from swordfish.words import guide
from tests import laws, toy
from tests.command import swordfish
from tests.packages import forget, offer
from tests.playing import play, tables
from tests.rulebook import ROOT

GROUP = {"swordfish.games": {"toy": "tests.toy"}}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages are found."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    forget()
    yield folder
    forget()


@pytest.fixture
def toys(path: Path) -> Path:
    """The toy is one of the games and has only its rules."""
    offer(path, "toys", GROUP)
    return path


def test_importing_swordfish_imports_no_game_and_a_game_of_ours_needs_no_metadata() -> None:
    code = """
import sys
import swordfish
rooms = [name for name in sys.modules if name.startswith("swordfish.games.s")]
assert not rooms, rooms
assert len(swordfish.games.NAMES) == 4
from swordfish.games import plugins
def never(group): raise AssertionError("metadata was read")
plugins.entry_points = never
swordfish.Table("swipe", seats=3, seed=1).picture()
rooms = {name.split(".")[2] for name in sys.modules if name.startswith("swordfish.games.s")}
assert rooms == {"swipe"}, rooms
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_games_is_a_mapping_that_lists_without_importing() -> None:
    made: list[str] = []

    def make(name: str) -> str:
        made.append(name)
        return name.upper()

    found = Lazy(make, lambda: ("a", "b"))
    assert (list(found), len(found), "a" in found, "c" in found, made) == (["a", "b"], 2, True, False, [])
    assert (found["b"], found["b"], made) == ("B", "B", ["b"])
    assert tuple(GAMES)[: len(NAMES)] == NAMES
    with pytest.raises(KeyError):
        GAMES["chess"]
    with pytest.raises(BadOptions, match="There is no game called “chess”"):
        games.find("chess")


@pytest.mark.parametrize("game", NAMES)
def test_every_game_of_ours_has_its_own_parts(game: str) -> None:
    has = parts_of(game)
    print(f"{game:12}", *(f"{kind}={what}" for kind, what in has.items()))
    assert [kind for kind, what in has.items() if what == "generic"] == []
    assert {kind for kind, what in has.items() if what == "none"} <= {"exact", "server.routes", "cli.odds"}


def test_the_toy_has_only_generic_parts(toys: Path) -> None:
    has = parts_of("toy")
    print(f"{'toy':12}", *(f"{kind}={what}" for kind, what in has.items()))
    assert set(has.values()) == {"generic", "none"}
    assert {kind for kind, what in has.items() if what == "none"} == {
        "batch",
        "lessons",
        "exact",
        "server.routes",
        "cli.odds",
    }


def test_a_part_that_is_there_but_does_not_load_raises_and_one_that_is_not_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fifth.py").write_text("import no_such_module_at_all\n", encoding="utf-8")
    monkeypatch.setattr(lessons, "__path__", [*lessons.__path__, str(tmp_path)])
    monkeypatch.setattr(parts, "NAMES", (*NAMES, "fifth"))
    assert parts.part("exact", "fifth") is None
    with pytest.raises(ModuleNotFoundError, match="no_such_module_at_all"):
        parts.part("lessons", "fifth")
    with pytest.raises(ModuleNotFoundError):
        parts.part("no.such.kind", "swipe")
    parts.has.cache_clear()


# a game of another package, without a part of its own


def test_the_laws_hold_for_a_game_of_another_package(toys: Path) -> None:
    game = GAMES["toy"]
    for table, options in enumerate(tables(game)):
        played = play(game, options, Luck(open_seed(table)), Luck(open_seed(f"whim {table}"))(0))
        laws.replays(game, played)
        laws.settles(game, played)
        laws.throws(game, played)
        for pause in played.pauses[::3]:
            laws.sound(game, played, pause)
            laws.supposes(game, pause)
            for seat in (None, *range(options.seats)):
                laws.sight(game, played, pause, seat)
                laws.dream(game, pause, seat, Luck(open_seed("dream"))(0))


def test_a_generic_game_has_bots_that_search(toys: Path) -> None:
    assert list(bots.BOTS["toy"]) == ["random", "easy", "medium", "hard", "best"]
    assert levels.name("best", "toy", "de") == "Almanach"
    found = arena.simulate("toy", ["medium", "random"], {"cards": 16}, 10, "rooms", 1)
    assert (found.games, found.measures, found.failed) == (10, {}, ())


def test_choices_of_a_generic_game_are_advised_and_reviewed(toys: Path) -> None:
    table = Table("toy", seed=3)
    advice = advise("toy", table.view(0), 0, Budget(simulations=30, ms=60_000), Luck(open_seed("hint"))(0))
    assert advice.best.commands[0] in table.legal(0)
    while isinstance(table.due, Players):
        table.say(table.legal()[0])
    found = [*moves("toy", table.options, table.log)]
    assert len(found) > 3
    review = judged("toy", found[0], 60_000, Luck(open_seed("review"))(0), 20)
    assert 0 <= review.cost <= 1


def test_a_generic_game_is_drawn_from_the_view_alone(toys: Path) -> None:
    table = Table("toy", seed=3, names=["Ann", "Ben & Co"])
    for theme in ("light", "dark", "contrast"):
        picture = svg("toy", table.state, 0, theme=theme, names=table.names)
        assert ElementTree.fromstring(picture).tag.endswith("svg")
        assert "Ben &amp; Co" in picture
    assert svg("toy", table.state, 0) == svg("toy", table.view(0), 0)
    hidden = str(list(table.state.hands[1]))
    assert hidden not in svg("toy", table.state, 0)
    assert hidden in svg("toy", table.state)


def test_an_event_without_a_sentence_is_shown_as_key_and_facts(toys: Path) -> None:
    assert words.tell("toy", toy.Played(1, 7), ["Ann", "Ben"], "de") == "Played (seat: Ben, card: 7)"
    assert words.tell("toy", toy.Wake()) == "Wake"
    assert words.sentence("toy-not-held", {"card": 3}, "fr") == "Not held (card: 3)"
    assert words.about("toy") == "toy"
    assert guide.rules("toy") == "The rules of toy are not written down here."
    for key in ("toyy-played", "no-such-key", "about-chess", "swipe-no-such-event"):
        with pytest.raises(KeyError):
            words.sentence(key)
    with pytest.raises(Refusal, match="There is no lesson for toy"):
        lessons.script("toy")


def test_a_generic_observation_holds_what_the_view_does_and_nothing_else(toys: Path) -> None:
    setting = Setting("toy", {"seats": 2})
    [field] = setting.spec.fields
    table = Table("toy", seed=3)
    low, high = setting.spec.bounds()
    for seat in range(2):
        numbers = setting.spec.numbers(table.view(seat), seat)
        assert len(numbers) == setting.spec.size == field.size
        assert numbers[:2] == [1 + len(generic.flattened(table.view(seat))), seat]
        assert all(a <= number <= b for a, number, b in zip(low, numbers, high, strict=True))
        assert numbers.count(generic.HIDDEN) == 2, "the other hand"
    other = table.rules.imagine(table.view(0), 0, Luck(open_seed("other"))(0))
    assert setting.spec.numbers(table.rules.view(other, 0), 0) == setting.spec.numbers(table.view(0), 0)
    long = toy.State(tuple(range(500)), 500, (), ())
    assert len(setting.spec.numbers(long, 0)) == field.size
    assert setting.spec.numbers(long, 0)[0] > field.size, "it says that it was cut"


def test_a_generic_game_is_an_environment_of_pettingzoo_and_of_openspiel(toys: Path) -> None:
    code = """
import numpy as np, pyspiel, gymnasium
from pettingzoo.test import api_test
import swordfish.envs.gymnasium, swordfish.envs.openspiel
from swordfish.envs.pettingzoo import env
made = env("toy", seats=3)
api_test(made, num_cycles=60)
assert made.metadata["name"] == "toy_v0"
game = pyspiel.load_game("swordfish_toy(players=2,draws=20)")
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
assert not game.get_type().provides_information_state_tensor
against = gymnasium.make("swordfish/toy-v1", bots="medium", simulations=5)
seen, _ = against.reset(seed=1)
over = False
while not over:
    seen, gain, over, *_ = against.step(int(np.flatnonzero(seen["action_mask"])[0]))
assert -1 <= gain <= 1
"""
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        capture_output=True,
        text=True,
        env=environment(toys),
        timeout=240,
        check=False,
    )
    assert run.returncode == 0, run.stderr


def environment(path: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}


def test_a_generic_game_is_played_replayed_drawn_and_verified_in_the_terminal(toys: Path, tmp_path: Path) -> None:
    def run(*args: str, typed: str = "") -> str:
        done = swordfish(*args, packages=toys, home=tmp_path, typed=typed)
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout

    kept, drawn = str(tmp_path / "toy.jsonl"), tmp_path / "toy.svg"
    played = ("play", "toy", "--auto-throw", "--seats", "you,medium", "--seed", "7", "--save", kept)
    told = run(*played, typed="hint\nrules\n" + "1\n" * 40)
    for line in ("1) Play (card: ", "The best bot would choose: ", "are not written down here", "The game is over."):
        assert line in told
    assert "events follow from the seed" in run("verify", kept)
    assert "Scored (seat: " in run("replay", kept, "--step")
    run("draw", kept, "--at", "3", "-o", str(drawn))
    assert ElementTree.parse(drawn).getroot().tag.endswith("svg")
    assert len(json.loads(run("review", kept, "--simulations", "5", "--json"))) > 3
    assert json.loads(run("simulate", "toy", "--games", "5", "--seed", "1", "--json"))["games"] == 5
    arguments = ("random", "medium", "--games", "2", "--simulations", "5", "--out", str(tmp_path / "arena"))
    assert json.loads(run("arena", "toy", *arguments, "--json"))["games"] == 2
    assert json.loads(run("games", "--json"))["toy"]["bots"] == "generic"
    listed = run("games")
    assert "generic" in listed
    assert "…" not in listed, "it fits a terminal of 80 columns"
    assert "toy" in run("rules")
    refused = swordfish("odds", "toy", packages=toys, home=tmp_path)
    assert (refused.returncode, refused.stderr) == (
        2,
        "There are no odds for toy yet; there are some for swish, swipe.\n",
    )


def test_every_package_can_be_imported_with_a_generic_game(toys: Path) -> None:
    code = """
import swordfish.arena, swordfish.bots, swordfish.cli, swordfish.draw, swordfish.lessons, swordfish.server.app
from swordfish.games import GAMES, playable
assert [*GAMES][-1] == "toy" == [name for name, _ in playable()][-1]
"""
    subprocess.run([sys.executable, "-c", code], check=True, env=environment(toys), timeout=60)


def test_optional_parts_that_the_server_uses_exist() -> None:
    """Optional parts: reach, known win probabilities, solitaire results, puzzles."""
    assert [game for game in NAMES if parts.own("exact", game, "far")] == ["swishbones"]
    assert [game for game in NAMES if chances.known(game)] == ["swipe"]
    assert [game for game in NAMES if games.solitaire(GAMES[game])] == ["swish"]
    assert [game for game in NAMES if parts.own("exact", game, "puzzles")] == ["swish"]


def test_a_race_has_a_bot_a_place_in_the_terminal_and_an_environment_in_ticks(path: Path, tmp_path: Path) -> None:
    offer(path, "toys", {"swordfish.games": {"race": "tests.toyrace"}})
    forget()
    assert list(bots.LEVELS["race"]) == ["easy"]
    assert [*moves("race", Table("race").options, ())] == []
    assert arena.simulate("race", ["random", "easy"], {}, 5, "race", 1).games == 5
    setting = Setting("race", {"seats": 2})
    room, command = GAMES["race"].actions, toy.Play(3)
    assert setting.numbering.count == room.count(setting.options) + 1
    assert setting.numbering.command(None, 0, 0) is None, "to wait is an action"
    assert setting.numbering.command(None, 0, setting.numbering.action(None, 0, command)) == command
    told = swordfish("play", "race", "--seats", "you,random", packages=path, home=tmp_path, typed="1\n1\nquit\n")
    assert told.returncode == 0, told.stderr
    assert "Played (seat: Player, card: " in told.stdout
    code = """
from pettingzoo.test import parallel_api_test
from swordfish.envs.pettingzoo import env, parallel_env
parallel_api_test(parallel_env("race", max_cycles=30), num_cycles=60)
env("race").reset(seed=1)
"""
    run = [sys.executable, "-W", "ignore", "-c", code]
    subprocess.run(run, check=True, env=environment(path), timeout=120)


# broken packages


def test_a_broken_package_gets_a_sentence_and_the_others_go_on(path: Path, tmp_path: Path) -> None:
    (path / "sunk.py").write_text("raise OSError('a hole in the hull')\n", encoding="utf-8")
    (path / "half.py").write_text("VERSION = 1\n", encoding="utf-8")
    offer(path, "toys", GROUP)
    offer(path, "ships", {"swordfish.games": {"sunk": "sunk", "half": "half", "Bad-Name": "tests.toy"}})
    forget()
    assert games.names() == (*NAMES, "Bad-Name", "half", "sunk", "toy")
    assert [name for name, _ in games.playable()] == [*NAMES, "toy"]
    assert "sunk" not in bots.names()
    for name, key in {"sunk": "plugin-broken", "half": "plugin-lacks", "Bad-Name": "plugin-name"}.items():
        with pytest.raises(BadOptions) as refused:
            games.find(name)
        assert refused.value.key == key
        told = {words.sentence(key, refused.value.facts, lang) for lang in words.LANGUAGES}
        assert len(told) == len(words.LANGUAGES)
        assert all(name in sentence and "ships" in sentence for sentence in told)
    with pytest.raises(BadOptions, match="OSError: a hole in the hull"):
        games.GAMES["sunk"]
    listed = swordfish("games", packages=path, home=tmp_path)
    assert listed.returncode == 0
    assert "the package ships does not load (OSError: a hole in the hull)" in listed.stdout
    refused_play = swordfish("play", "sunk", packages=path, home=tmp_path)
    assert (refused_play.returncode, refused_play.stderr.count("\n")) == (2, 1)


def test_two_packages_with_the_same_game_are_refused_and_none_replaces_a_game_of_ours(path: Path) -> None:
    offer(path, "toys", {"swordfish.games": {"toy": "tests.toy", "swipe": "tests.toy"}})
    offer(path, "more-toys", GROUP)
    forget()
    with pytest.raises(BadOptions, match="more-toys, toys"):
        games.find("toy")
    assert games.find("swipe") is import_module("swordfish.games.swipe")


def test_a_broken_part_is_reported_and_broken_words_fall_back(path: Path) -> None:
    (path / "sunk.py").write_text("raise OSError('a hole in the hull')\n", encoding="utf-8")
    offer(path, "toys", {**GROUP, "swordfish.draw": {"toy": "sunk"}, "swordfish.words": {"toy": "sunk"}})
    forget()
    with pytest.raises(BadOptions, match="the package toys does not load"):
        svg("toy", Table("toy", seed=1).state)
    assert words.tell("toy", toy.Played(0, 1)) == "Played (seat: Seat 1, card: 1)"


# a fifth game of ours


def test_a_folder_and_its_name_are_enough(tmp_path: Path) -> None:
    """A copy of the package with one more folder and its name: nothing else is changed."""
    source = tmp_path / "source" / "swordfish"
    shutil.copytree(ROOT / "src" / "swordfish", source, ignore=shutil.ignore_patterns("static", "__pycache__"))
    (source / "games" / "fifth").mkdir()
    shutil.copy(ROOT / "tests" / "toy.py", source / "games" / "fifth" / "__init__.py")
    module = source / "games" / "__init__.py"
    text = module.read_text(encoding="utf-8")
    before = 'NAMES = ("swish", "swishbones", "swirl", "swipe")'
    assert text.count(before) == 1
    module.write_text(text.replace(before, before.replace(")", ', "fifth")')), encoding="utf-8")

    def run(*args: str, typed: str = "") -> str:
        done = swordfish(*args, packages=source.parent, home=tmp_path, typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout

    found: dict[str, Any] = json.loads(run("games", "--json"))
    assert list(found) == [*NAMES, "fifth"]
    assert found["fifth"]["words"] == "generic"
    told = run("play", "fifth", "--auto-throw", "--seats", "you,medium", "--seed", "7", typed="1\n" * 40)
    assert "The game is over." in told
    assert json.loads(run("simulate", "fifth", "--games", "3", "--seats", "easy,random", "--json"))["games"] == 3
    code = "import swordfish.bots, swordfish.arena, swordfish.cli, swordfish.server.app"
    subprocess.run([sys.executable, "-c", code], check=True, env=environment(source.parent), timeout=60)


def test_the_end_of_a_generic_game_has_places(toys: Path) -> None:
    table = Table("toy", seed=1)
    while isinstance(table.due, Players):
        table.say(table.legal()[0])
    assert isinstance(table.due, Over)
    assert 'data-place="1"' in table.picture()
