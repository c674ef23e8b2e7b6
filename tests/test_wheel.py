"""The wheel installs and runs in an empty environment, with only its declared dependencies."""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import ROOT

LEFT_OUT = {"node_modules", "__pycache__", ".venv", ".venv-bench", ".venv-outside"}


def test_the_source_archive_has_all_that_make_needs() -> None:
    """The source archive supports make test, make bench and make lock."""
    archive: Any = import_module("hatchling.builders.sdist").SdistBuilder(str(ROOT))
    files = {Path(found.distribution_path).as_posix() for found in archive.recurse_included_files()}
    rooms = ("src", "web", "tests", "benchmarks", "requirements", "typings", "docs")
    kept = [
        path for room in rooms for path in (ROOT / room).rglob("*") if path.suffix in (".py", ".pyi", ".in", ".txt")
    ]
    wanted = {path.relative_to(ROOT).as_posix() for path in kept if not LEFT_OUT & {*path.parts}}
    assert wanted | {"Makefile", "CONTRIBUTING.md", "web/package-lock.json"} <= files
    assert not [name for name in files if LEFT_OUT & {*Path(name).parts}]


@pytest.mark.long
def test_a_library_without_the_page_needs_no_npm(tmp_path: Path) -> None:
    """Without page, Node packages and registry a checkout still becomes a wheel, if the page is not wanted."""
    folder = tmp_path / "checkout"
    for name in ("src", "web", "deploy"):
        shutil.copytree(
            ROOT / name, folder / name, ignore=shutil.ignore_patterns("static", "node_modules", "__pycache__")
        )
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, folder / name)
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(folder)],
        check=True,
        capture_output=True,
        env={**os.environ, "SWORDFISH_PAGE": "0", "npm_config_registry": "http://127.0.0.1:9", "PATH": ""},
    )
    [wheel] = tmp_path.glob("*.whl")
    files = zipfile.ZipFile(wheel).namelist()
    assert "swordfish/table.py" in files
    assert not [name for name in files if "/static/" in name]


def test_a_wheel_installs_and_plays_in_an_empty_environment(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)],
        check=True,
        capture_output=True,
    )
    [wheel] = tmp_path.glob("*.whl")
    files = zipfile.ZipFile(wheel).namelist()
    source = ROOT / "src"
    data = [
        path
        for path in source.rglob("*.*")
        if path.is_file() and path.suffix != ".py" and path.parent.name != "__pycache__"
    ]
    assert {path.relative_to(source).as_posix() for path in data} <= {*files}
    assert "swordfish/words/en.ftl" in files
    assert "swordfish/server/store/schema.sql" in files
    assert {"swordfish/server/static/index.html", "swordfish/server/static/licences.txt"} <= set(files)
    assert not [name for name in files if name.startswith(("tests", "benchmarks", "docs"))]
    venv.create(tmp_path / "venv", with_pip=False)
    python = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", str(python)]
    subprocess.run([*uv, "--require-hashes", "-r", str(ROOT / "requirements" / "base.txt")], check=True)
    subprocess.run([*uv, "--no-deps", "--offline", str(wheel)], check=True)
    run = subprocess.run(
        [str(python.with_name("swordfish")), "play", "swipe", "--auto-throw", "--seats", "you,random", "--seed", "7"],
        input="",
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        env={**os.environ, "SWORDFISH_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8", "PYTHONPATH": ""},
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "The game is over." in run.stdout
