"""Dependencies: all are declared, one version is locked for every Python, new versions of close ones are noticed."""

import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.rulebook import ROOT
from tests.test_house import SOURCE, imports

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = {
    "exact/swish/kernels.py": ["fast"],
    "arena/swirl/compiled/": ["fast"],
    "envs/arrays.py": ["gymnasium", "pettingzoo"],
    "envs/dataset.py": ["dataset"],
    "envs/gymnasium.py": ["gymnasium"],
    "envs/layers.py": ["gymnasium", "pettingzoo"],
    "envs/minari.py": ["gymnasium", "pettingzoo"],
    "envs/openspiel/": ["openspiel"],
    "envs/pettingzoo/": ["pettingzoo"],
    "envs/swish/puzzles.py": ["gymnasium"],
    "envs/rendering.py": ["gymnasium", "pettingzoo"],
    "exact/swipe/table/backend.py": ["batch"],
    "batch/": ["batch"],
    "arena/cluster.py": ["cluster"],
    "server/store/sessions.py": ["postgres"],
}
"""Files that need an extra. Each of these extras alone must install what the file imports."""
BROUGHT = {"batch/pgx.py": {"pgx"}, "envs/minari.py": {"minari"}}
"""Adapters to a package that their users already have; without it there is a sentence."""
WRITTEN_FOR = {"msgspec": "0.22", "litestar": "2.25", "uvicorn": "0.54", "websockets": "17", "h11": "0.16"}
"""Packages whose messages or internals our code depends on, with the version it was written for."""
CHECK = {
    "msgspec": "Compare SHAPES in core/reason.py with msgspec's error messages; run tests/words/test_reasons.py.",
    "litestar": "Compare `mistake` in server/app.py with Litestar's error messages; run tests/server/test_refusals.py.",
    "uvicorn": "Compare server/socket/protocol.py and server/run.py with the classes they extend; run tests/server.",
    "websockets": "See that websockets.frames still has apply_mask; run tests/server/test_frames.py.",
    "h11": "See that uvicorn still hands an h11.Request to handle_websocket_upgrade; run tests/server/test_abuse.py.",
}
"""What to check before another version is allowed. Then change WRITTEN_FOR and the bound in pyproject.toml."""


def declared(*extras: str) -> dict[str, Requirement]:
    """The requirements in pyproject.toml, with these extras, by package."""
    optional = PROJECT["optional-dependencies"]
    lines = [*PROJECT["dependencies"], *(line for extra in extras for line in optional[extra])]
    return {canonicalize_name(wanted.name): wanted for wanted in map(Requirement, lines)}


def locked(name: str) -> dict[str, list[str]]:
    """The versions of each package in a requirements file; several if they differ by platform or Python."""
    pins: dict[str, list[str]] = {}
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    for package, pin in re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", text, re.MULTILINE):
        pins.setdefault(canonicalize_name(package), []).append(pin)
    return pins


@cache
def providers() -> dict[str, set[str]]:
    """By module: the installed packages that provide it, and Ray, which the tests do not install."""
    installed = {"ray": ["ray"]} | dict(packages_distributions())
    return {module: set(map(canonicalize_name, names)) for module, names in installed.items()}


def foreign(path: Path) -> set[str]:
    """The modules of other packages that a file imports, those named by import_module included."""
    named = re.findall(r'import_module\("(\w+)', path.read_text(encoding="utf-8"))
    return {module.split(".")[0] for module in [*imports(path), *named]} - {"swordfish"} - sys.stdlib_module_names


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(SOURCE.rglob("*.py")) if foreign(path)],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_every_import_of_another_package_is_declared(path: Path) -> None:
    here = path.relative_to(SOURCE).as_posix()
    choices = next((extras for place, extras in EXTRAS.items() if here.startswith(place)), list[str]())
    for wanted in [declared(extra) for extra in choices] or [declared()]:
        needed = foreign(path) - BROUGHT.get(here, set())
        missing = {module for module in needed if not providers().get(module, set()) & wanted.keys()}
        assert not missing, f"{here} imports {missing}, which pyproject.toml does not declare"


def test_every_declared_package_is_imported() -> None:
    """Except uvloop, which uvicorn imports where it is installed."""
    used = {name for path in SOURCE.rglob("*.py") for module in foreign(path) for name in providers().get(module, ())}
    assert declared(*PROJECT["optional-dependencies"]).keys() - used == {"uvloop"}


def same(pin: str, name: str) -> bool:
    """Whether a version is the one that our code was written for, to the digits that matter."""
    known = Version(WRITTEN_FOR[name]).release
    return Version(pin).release[: len(known)] == known


@pytest.mark.parametrize("name", WRITTEN_FOR)
def test_a_new_version_of_a_package_we_depend_on_closely_is_noticed(name: str) -> None:
    pins = {version(name), *(pin for file in ("base", "dev", "bench") for pin in locked(file)[name])}
    new = {pin for pin in pins if not same(pin, name)}
    assert not new, f"Our code was written for {name} {WRITTEN_FOR[name]}, this is {new}. {CHECK[name]}"


@pytest.mark.parametrize("name", WRITTEN_FOR)
def test_pip_installs_no_version_that_nobody_has_checked(name: str) -> None:
    *first, last = Version(WRITTEN_FOR[name]).release
    following = ".".join(map(str, [*first, last + 1]))
    allowed = declared()[name].specifier
    assert following not in allowed, (
        f"pyproject.toml allows {name} {following}, which nobody has checked. {CHECK[name]}"
    )
    assert all(pin in allowed for pin in locked("base")[name])


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.stem)
def test_every_python_gets_the_same_version_of_a_package(path: Path) -> None:
    """`make lint` checks types with one NumPy on every Python: LOCK in the Makefile asks for the fewest versions."""
    assert {package: pins for package, pins in locked(path.stem).items() if len(pins) > 1} == {}


def test_no_failed_test_is_run_again() -> None:
    assert "pytest-rerunfailures" not in locked("dev")
    assert not [
        path for path in (ROOT / "tests").rglob("*.py") if re.search(r"mark\.flaky", path.read_text(encoding="utf-8"))
    ]


def test_the_page_of_outside_libraries_has_the_versions_that_are_tried() -> None:
    page = (ROOT / "docs" / "reference" / "outside.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([\w-]+)(?: \(.+?\))? \| (\d[\w.]+) \|", page, re.MULTILINE)
    pins = locked("outside")
    assert {name: [version] for name, version in rows} == {name: pins[name] for name, _ in rows}
    wanted = (ROOT / "requirements" / "outside.in").read_text(encoding="utf-8").split()
    tools = {"editables", "hatchling", "psutil", "pytest", "pytest-timeout"}
    assert {name.partition("[")[0] for name in wanted} - tools <= {name for name, _ in rows}
    assert f"torch {pins['torch'][0]}" in page
