"""The example package: it is built, installed beside swordfish, and played; it obeys the laws; its README is true."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

from swordfish import GAMES, Table, words
from swordfish.arena import simulate
from swordfish.core import Luck, Players, open_seed
from swordfish.draw import svg
from swordfish.parts import KINDS
from tests import laws
from tests.command import swordfish
from tests.packages import forget, install
from tests.playing import play, tables
from tests.rulebook import ROOT

EXAMPLE = ROOT / "examples" / "tiny-game"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the package was installed."""
    return install(EXAMPLE, tmp_path_factory.mktemp("installed"))


@pytest.fixture
def path(built: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package can be imported here too."""
    monkeypatch.setattr(sys, "path", [str(built), *sys.path])
    forget()
    yield built
    forget()


def test_the_example_is_played_in_the_terminal_in_its_own_words(built: Path, tmp_path: Path) -> None:
    typed = "4\nrules\nhint\n" + "1\n" * 30
    run = swordfish(
        "play", "pebbles", "--seats", "you,medium", "--seed", "7", packages=built, home=tmp_path, typed=typed
    )
    assert run.returncode == 0, run.stderr
    for line in (
        "Everybody closes a hand around a pebble.",
        "1) take one pebble  [=take 1]",
        "Take one, two or three pebbles, not 4.",
        "PEBBLES is played by 2 to 4 players",
        "The best bot would choose: take ",
        "Player takes a pebble.",
        "All hands are opened.",
        "The game is over.",
    ):
        assert line in run.stdout, run.stdout
    german = swordfish("rules", "pebbles", "--lang", "de", packages=built, home=tmp_path)
    assert german.stdout.startswith("PEBBLES is played"), "a language that the package lacks is told in English"
    listed = swordfish("games", packages=built, home=tmp_path)
    heading, *rows = [line.split() for line in listed.stdout.splitlines()[: len(KINDS) + 1]]
    assert (heading[0], heading[-1]) == ("game", "pebbles")
    own = ["generic", "own", "own", "–", "generic", "generic", "–", "–", "generic", "–", "generic", "–"]
    assert [(row[0], row[-1]) for row in rows] == [*zip(KINDS, own, strict=True)]


def test_the_laws_hold_for_the_example(path: Path) -> None:
    game = GAMES["pebbles"]
    for table, options in enumerate(tables(game)):
        played = play(game, options, Luck(open_seed(table)), Luck(open_seed(f"whim {table}"))(0))
        laws.replays(game, played)
        laws.settles(game, played)
        for moment in played.moments:
            laws.writes(game, moment.before)
            for seat in (None, *range(options.seats)):
                laws.writes(game, game.view(moment.before, seat))
                laws.square(game, moment.before, moment.event, seat)
                laws.watches(game, moment.before, moment.event, seat)
        for pause in played.pauses:
            laws.sound(game, played, pause)
            laws.supposes(game, pause)
            for seat in (None, *range(options.seats)):
                laws.sight(game, played, pause, seat)
                laws.dream(game, pause, seat, Luck(open_seed("dream"))(0))


def test_the_example_draws_only_what_the_seat_can_see(path: Path) -> None:
    table = Table("pebbles", seed=3)
    picture = table.picture(0)
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert picture.count("<circle") == table.state.heap + 2, "the heap, and two hands"
    assert picture == svg("pebbles", table.view(0), 0)
    while isinstance(table.due, Players):
        table.say(table.legal()[-1])
    assert 'data-place="1"' in table.picture()


def test_a_generic_search_beats_random_play(path: Path) -> None:
    found = simulate("pebbles", ["medium", "random"], {}, 40, "example", 1)
    assert found.wins[0] > 0.75


def test_its_catalogue_has_a_sentence_for_every_event_and_command(path: Path) -> None:
    text = (EXAMPLE / "src" / "pebbles" / "words" / "en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^(\S+) =", text, re.MULTILINE))
    assert all(key.startswith("pebbles-") for key in keys)
    game = GAMES["pebbles"]
    kinds = (*get_args(game.Event), game.Command)
    assert {words.key_of("pebbles", kind) for kind in kinds} <= keys
