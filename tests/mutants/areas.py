"""What can be mutated: the files of an area, their edits, and the tests that run on each file.

The tests of a server module are declared, not recorded. Every test that starts a server runs nearly every module, so
recorded coverage would choose all of them; a survivor of the declared tests shows that the tests *meant* for the module
are weak. `tests/test_mutants.py` checks that every module has tests and that they exist. Browser tests never run: they
take minutes.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from msgspec import Struct

from tests.mutants import fluent, python, typescript
from tests.mutants.checkout import Command, pytest, vitest
from tests.mutants.edit import Edit
from tests.rulebook import ROOT

PACKAGE = Path("src", "swordfish")
GAMES = sorted(path.parent.name for path in (ROOT / PACKAGE / "games").glob("*/rules.py"))

SERVER = {
    "": "refusals routes middleware",
    "addresses": "addresses limits",
    "app": "routes middleware",
    "banned": "operating addresses",
    "buckets": "limits",
    "budgets": "limits middleware",
    "clock": "operation",
    "configuration": "configuration",
    "endings": "endings",
    "faces": "people",
    "gauges": "deploy",
    "judging": "endings strength",
    "lan": "lan",
    "lifecycle": "service",
    "limits": "limits middleware",
    "listening": "service",
    "logs": "middleware mistakes",
    "metrics": "deploy routes",
    "run": "routes",
    "scores": "scores",
    "streaks": "puzzles",
    "strength": "strength",
    "systemd": "service",
    "typescript": "typescript",
    "bots/": "bot_seats bots advice",
    "bots/turns": "turns",
    "http/": "routes middleware refusals",
    "http/advice": "advice",
    "http/companions": "companions",
    "http/described": "described",
    "http/endings": "endings",
    "http/guests": "routes forgotten",
    "http/health": "deploy full_disk",
    "http/lan": "lan",
    "http/lessons": "lessons",
    "http/localized": "guide",
    "http/middleware": "middleware",
    "http/operator": "operating routes",
    "http/progress": "endings strength",
    "http/records": "routes endings",
    "http/rules": "guide",
    "nodes/": "nodes forwarding",
    "nodes/link": "rogue_nodes forwarding",
    "nodes/proxy": "cluster",
    "nodes/visits": "across_nodes forwarding",
    "routes/swish/daily": "puzzles",
    "routes/swish/puzzles": "practice puzzles",
    "routes/swish/solitaire": "practice puzzles",
    "routes/swishbones": "lessons",
    "socket/": "pings protocol refusals routes",
    "socket/connection": "connection ordering",
    "socket/inbox": "frames forwarding",
    "socket/protocol": "frames",
    "store/": "store databases repositories maintenance",
    "store/bans": "operating repositories",
    "store/bundled": "cluster",
    "store/companions": "companions repositories",
    "store/copies": "maintenance transfer",
    "store/dialect": "postgres repositories",
    "store/everything": "forgotten",
    "store/forgetting": "forgetting forgotten",
    "store/guests": "repositories routes maintenance",
    "store/lock": "maintenance",
    "store/nodes": "nodes",
    "store/pacing": "pacing",
    "store/postgres": "postgres databases",
    "store/progress": "repositories endings strength",
    "store/pruning": "maintenance transfer forgotten",
    "store/puzzles": "repositories puzzles practice",
    "store/replacement": "maintenance transfer",
    "store/scores": "repositories scores rated puzzles practice",
    "store/searching": "repositories operating",
    "store/sessions": "postgres databases",
    "store/tables": "repositories store databases scores table",
    "store/transfer": "transfer",
    "table/": "table seating clocks ordering mistakes",
    "table/chairs": "people seating shared_chairs",
    "table/devices": "devices shared_chairs",
    "table/ordering": "ordering",
    "table/pause": "people",
    "table/presence": "presence seating",
    "table/replay": "versions routes table",
    "table/rematches": "people seating",
    "table/salting": "salting",
    "table/throwing": "throwing",
    "table/timers": "clocks ordering",
}
"""The start of a module's path in server/, and its tests in tests/server/. The longest start counts."""


class Area(Struct, frozen=True):
    """A part of the code."""

    name: str
    globs: tuple[str, ...]
    edits: Callable[[bytes], Iterator[Edit]]
    command: Callable[[Path], Command]
    included: Callable[[Path], bool] = lambda _: True

    def paths(self) -> list[Path]:
        """Its files, from the root of the checkout."""
        found = sorted(path.relative_to(ROOT) for glob in self.globs for path in ROOT.glob(glob))
        return [path for path in found if self.included(path)]


class Mutant(Struct, frozen=True):
    """A file with one edit."""

    path: Path
    before: bytes
    edit: Edit
    command: Command

    def source(self) -> bytes:
        return self.edit.apply(self.before)


def mutants(area: Area, within: str = "") -> Iterator[Mutant]:
    """Every mutant of the files whose path contains that text."""
    for path in area.paths():
        if within in path.as_posix():
            before, command = (ROOT / path).read_bytes(), area.command(path)
            for edit in area.edits(before):
                yield Mutant(path, before, edit, command)


def tests_of_game(game: str, _: Path) -> Command:
    own = Path("tests", "games", game)
    return pytest(*([str(own)] if [*(ROOT / own).glob("test_*.py")] else []), "tests/test_laws.py", game=game)


def server_tests(path: Path) -> list[Path]:
    """The test files that are meant for a module of server/."""
    module = path.relative_to(PACKAGE / "server").with_suffix("").as_posix()
    start = max((start for start in SERVER if module.startswith(start)), key=len)
    return [Path("tests", "server", f"test_{name}.py") for name in SERVER[start].split()]


def tests_of_server(path: Path) -> Command:
    """With the test that each refusal brings its facts: it is quick and holds for every module."""
    return pytest("tests/words/test_facts.py", *(test.as_posix() for test in server_tests(path)))


def has_unit_test(path: Path) -> bool:
    """Whether a unit test of the page imports the file itself, which is neither art nor generated."""
    if path.name in {"icons.ts", "shapes.ts"}:
        return False
    name = path.relative_to("web/src").with_suffix("").as_posix()
    return name in {name for test in (ROOT / "web" / "tests").rglob("*.ts") for name in imported(test)}


def imported(test: Path) -> list[str]:
    return re.findall(r"from '(?:\.\./)+src/([\w./-]+)'", test.read_text(encoding="utf-8"))


def words_tests(_: Path) -> Command:
    """The quick ones first."""
    names = (
        "events",
        "selections",
        "languages",
        "approved",
        "grammar",
        "facts",
        "seats",
        "reasons",
        "guide",
        "catalogue",
    )
    return pytest(*(f"tests/words/test_{name}.py" for name in names))


AREAS = {
    **{
        game: Area(
            game, (f"{(PACKAGE / 'games' / game).as_posix()}/**/*.py",), python.edits, partial(tests_of_game, game)
        )
        for game in GAMES
    },
    "server": Area("server", ("src/swordfish/server/**/*.py",), python.edits, tests_of_server),
    "client": Area(
        "client",
        ("src/swordfish/client/*.py",),
        python.edits,
        lambda _: pytest("tests/client/test_client.py", "tests/server/test_client.py"),
    ),
    "words": Area("words", ("src/swordfish/words/*.py",), python.edits, words_tests),
    "catalogues": Area("catalogues", ("src/swordfish/words/*.ftl",), fluent.edits, words_tests),
    "page": Area("page", ("web/src/**/*.ts",), typescript.edits, vitest, has_unit_test),
}
