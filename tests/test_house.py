"""The house: which room may know which, what every room has, what every rule has."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from swordfish.games import GAMES
from tests.rulebook import ROOT, held, ids

SOURCE = ROOT / "src" / "swordfish"
ROOMS = [
    "core",
    "games",
    "words",
    "exact",
    "draw",
    "record",
    "table",
    "lessons",
    "bots",
    "arena",
    "envs",
    "batch",
    "server",
    "cli",
]
"""Imports point up this list only."""
LIGHT = {"core", "games"}
FURNITURE = {"__init__", "model", "rules", "sight", "notation", "actions", "chooser"}


def imports(path: Path) -> set[str]:
    """The modules that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def room(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "swordfish" and len(parts) > 1 and parts[1] in ROOMS else None


FILES = [path for path in sorted(SOURCE.rglob("*.py")) if path.parent != SOURCE or path.stem in ROOMS]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_up_the_house(path: Path) -> None:
    here = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    below = ROOMS[ROOMS.index(here) + 1 :]
    assert not {module for module in imports(path) if room(module) in below}


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.parts[len(SOURCE.parts)] in LIGHT],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_core_and_games_need_little(path: Path) -> None:
    outside = {module.split(".")[0] for module in imports(path)} - {"swordfish", "msgspec"}
    assert outside <= sys.stdlib_module_names
    assert not outside & {"time", "datetime", "random", "socket", "os", "threading", "asyncio"}
    if path.name != "luck.py":
        assert "secrets" not in outside


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    for path in (SOURCE / "games" / game).rglob("*.py"):
        assert not {
            module
            for module in imports(path)
            for other in GAMES
            if other != game and f"{module}.".startswith(f"swordfish.games.{other}.")
        }


@pytest.mark.parametrize("game", GAMES)
def test_every_room_has_the_same_furniture(game: str) -> None:
    assert {path.stem for path in (SOURCE / "games" / game).glob("*.py")} >= FURNITURE
    assert (ROOT / "docs" / f"{game}.md").is_file()
    assert (ROOT / "tests" / "games" / game).is_dir()


def test_every_rule_has_one_id() -> None:
    assert len(ids()) == len(set(ids()))
    assert {name.split(".")[0] for name in ids()} == {"all", "swish", "swishbones", "swirl", "swipe"}


@pytest.mark.parametrize("game", ["all", *GAMES])
def test_every_rule_of_a_finished_game_has_a_test(game: str) -> None:
    assert [name for name in ids() if name.split(".")[0] == game and name not in held()] == []


def test_no_test_is_marked_with_a_rule_that_is_none() -> None:
    assert held() <= set(ids())


def test_requirement_files_are_hashed_and_name_no_host() -> None:
    files = sorted((ROOT / "requirements").glob("*.txt"))
    assert files
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert "index-url" not in text
        pins = re.findall(r"^[A-Za-z0-9._-]+==\S+(?: ;.*)? \\$", text, re.MULTILINE)
        assert len(pins) == len(re.findall(r"^[A-Za-z0-9]", text, re.MULTILINE)), f"{path.name}: a pin without a hash"


def test_every_extra_has_a_requirement_file_of_its_own() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    kept = {path.stem for path in (ROOT / "requirements").glob("*.txt")}
    assert kept == {"base", "build", "dev", "bench", "pgx", *extras}


def test_no_lock_file_with_host_names_is_kept() -> None:
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert not {"uv.lock", "pylock.toml"} & {Path(name).name for name in kept}
