"""The architecture: which package may import which, what every game package contains, that every rule has a test."""

import ast
import io
import os
import re
import subprocess
import sys
import tokenize
import tomllib
from pathlib import Path

import pytest

from swordfish.games import GAMES, NAMES
from tests.rulebook import ROOT, held, ids

SOURCE = ROOT / "src" / "swordfish"
PACKAGES = [
    "core",
    "games",
    "parts",
    "home",
    "words",
    "stories",
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
    "client",
    "cli",
]
"""Imports point up this list only."""
LIGHT = {"core", "games", "parts.py"}
MODULES = {"__init__", "model", "rules", "sight", "notation", "actions", "chooser"}


def imports(path: Path) -> set[str]:
    """The modules that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def package(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "swordfish" and len(parts) > 1 and parts[1] in PACKAGES else None


FILES = [path for path in sorted(SOURCE.rglob("*.py")) if path.parent != SOURCE or path.stem in PACKAGES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_up_the_list(path: Path) -> None:
    here = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    below = PACKAGES[PACKAGES.index(here) + 1 :]
    assert not {module for module in imports(path) if package(module) in below}


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.parts[len(SOURCE.parts)] in LIGHT],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_core_and_games_import_only_the_standard_library_and_msgspec(path: Path) -> None:
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


ABOUT_ONE_GAME = {"cli/commands/solve.py", "cli/commands/puzzle.py"}
"""Commands that belong to one game."""
TYPED_BY_NAME = {"games/__init__.py", "table.py"}
"""`find` and `Table` have an overload for the types of each of our games; a game without one has open types."""


def names_of_games(path: Path) -> set[str]:
    """The games that a file names in a string or imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)} & {*NAMES}
    return found | {part for module in imports(path) for part in module.split(".")[1:] if part in NAMES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_game_is_named_only_in_what_is_its_own(path: Path) -> None:
    """No list of games, no special case: `<package>/<game>` has what is special, and `parts` finds it."""
    here = path.relative_to(SOURCE)
    own = {re.sub(r"_v\d+$", "", part.removesuffix(".py")) for part in here.parts}
    if here.as_posix() not in {*TYPED_BY_NAME, *ABOUT_ONE_GAME}:
        assert names_of_games(path) <= own


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_modules(game: str) -> None:
    assert {path.stem for path in (SOURCE / "games" / game).glob("*.py")} >= MODULES
    assert (ROOT / "docs" / f"{game}.md").is_file()
    assert (ROOT / "tests" / "games" / game).is_dir()


def test_every_rule_has_one_id() -> None:
    assert len(ids()) == len(set(ids()))
    assert {name.split(".")[0] for name in ids()} == {"all", "swish", "swishbones", "swirl", "swipe"}


@pytest.mark.parametrize("game", ["all", *GAMES])
def test_every_rule_of_a_finished_game_has_a_test(game: str) -> None:
    assert [name for name in ids() if name.split(".")[0] == game and name not in held()] == []


def test_no_test_is_marked_with_an_unknown_rule() -> None:
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
    assert kept == {"base", "build", "dev", "bench", "pgx", "outside", *extras}


def test_no_lock_file_with_host_names_is_kept() -> None:
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert not {"uv.lock", "pylock.toml"} & {Path(name).name for name in kept}


def types(path: Path) -> list[str]:
    """The public classes and type aliases that a file defines at its top level; type variables do not count."""
    found: list[str] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef(name=name):
                found.append(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                found.append(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() | ast.BinOp()) if re.match(
                "[A-Z][a-z]", name
            ):
                found.append(name)
            case _:
                pass
    return [name for name in found if not name.startswith("_")]


def test_a_class_name_means_one_thing() -> None:
    """A game's folder has names of its own: every game has a State. Everywhere else a name is defined once."""
    own = {SOURCE / "games" / game for game in NAMES}
    defined: dict[str, set[str]] = {}
    for path in FILES:
        for name in types(path) if not own & {*path.parents} else ():
            defined.setdefault(name, set()).add(path.relative_to(SOURCE).as_posix())
    assert "Table" in defined
    assert {name: files for name, files in defined.items() if len(files) > 1} == {}


PRIVATE = re.compile(
    r"\b(seers?|glance|insight|broom|doors?|doorkeeper|repliers?|reckon(?:s|ed|ing)?|anew|who(?:m)?ever|alike|besides|hub)\b",
    re.IGNORECASE,
)
"""Words that readers had to look up: the field has others (static evaluation, route, best response, compute, again)."""
OUR_OWN_WORDS = {"CHANGELOG.md", "docs/rulebook.md", "tests/test_house.py", "web/src/shapes.ts"}
"""The changelog names old words, the rulebook keeps its sentences, this file has the list, shapes.ts is generated."""


def prose(path: Path) -> str:
    """The docstrings, the comments and the names of the tests of a Python file; the whole text of any other file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    names = [name.replace("_", " ") for name in re.findall(r"^def test_(\w+)", text, re.MULTILINE)]
    if not PRIVATE.search(text) and not PRIVATE.search(" ".join(names)):
        return ""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    return "\n".join([*docstrings(text), *comments, *names])


def docstrings(text: str) -> list[str]:
    """Every string that stands alone in the source."""
    return [
        node.value.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]


def test_prose_uses_the_words_of_the_field() -> None:
    listing = ["git", "ls-files", "*.py", "*.md", "*.ts", "*.svelte"]
    kept = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    names = [name for name in kept.stdout.split() if name not in OUR_OWN_WORDS and (ROOT / name).is_file()]
    assert {"src/swordfish/bots/search.py", "web/src/link.ts"} <= {*names}
    assert {name: found for name in names if (found := PRIVATE.findall(prose(ROOT / name)))} == {}


SQL = re.compile(r"""["'](?:select .+ from|insert into|update \w+ set|delete from|create table) """, re.IGNORECASE)


def test_sql_is_written_in_the_store_alone() -> None:
    found = {path for path in SOURCE.rglob("*.py") if SQL.search(path.read_text(encoding="utf-8"))}
    store = SOURCE / "server" / "store"
    assert store / "tables.py" in found
    assert not {path for path in found if store not in path.parents}


def test_a_table_needs_no_thread_no_database_and_no_web_framework() -> None:
    """So that it can also run in a browser's worker."""
    for path in (SOURCE / "server" / "table").glob("*.py"):
        known = {module.split(".")[0] for module in imports(path)}
        assert not known & {"threading", "concurrent", "sqlite3", "uvicorn", "litestar", "numpy"}, path.name
    heavy = ("sqlite3", "uvicorn", "litestar", "numpy")
    code = f"import sys, swordfish.server.table.registry; print([name for name in {heavy} if name in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert loaded.strip() == "[]"


MOST_LINES = 400
GENERATED = {"web/src/shapes.ts"}


def test_a_file_fits_in_a_sitting() -> None:
    """A longer one has two nouns in it: split it."""
    places = [
        f"{folder}/**/*{end}"
        for folder in ("src", "tests", "web/src", "web/tests")
        for end in (".py", ".ts", ".svelte")
    ]
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for place in places
        for path in ROOT.glob(place)
    }
    assert "web/src/table.svelte.ts" in lengths
    assert {name: length for name, length in lengths.items() if length > MOST_LINES and name not in GENERATED} == {}


CLOCKS = re.compile(r"wait_for_timeout\(|time\.sleep\(|\bprocess_time\b|\bperf_counter\b")
TIMED = {
    *("waiting.py", "bots/programs/bad.py", "web/test_idle.py", "web/test_one_game.py"),
    *("server/test_neighbours.py", "server/test_attack.py", "server/moving.py", "web/test_dev.py"),
}
"""Exceptions: `until` polls, a bad bot idles on purpose, an idle minute in the browser takes a minute, and make torture
measures what others notice of an attack, a backup or a clean-up, and how soon an edit is on the screen."""


def test_no_test_sleeps_or_measures_seconds() -> None:
    """On a busy machine such a test fails: use tests.waiting or tests.server.virtual."""
    paths = [path for path in (ROOT / "tests").rglob("*.py") if CLOCKS.search(path.read_text(encoding="utf-8"))]
    assert {path.relative_to(ROOT / "tests").as_posix() for path in paths} == TIMED


def test_programs_that_make_starts_keep_what_they_compile() -> None:
    """A container often sets the variable: then each of hundreds of processes would compile all that it imports."""
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    show = ["make", "--eval", "show:;@env", "show"]
    shown = subprocess.run(show, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout
    assert "UV_PYTHON_DOWNLOADS=never" in shown
    assert "PYTHONDONTWRITEBYTECODE" not in shown
