"""`make release` notices what a release lacks, and the files of packaging and contributing agree with one another."""

import json
import re
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from swordfish import __version__
from tests.rulebook import ROOT

sys.path.insert(0, str(ROOT / "deploy"))

import release

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOWS = (".github/workflows/test.yml", ".forgejo/workflows/test.yml", ".gitlab-ci.yml")


def test_the_changelog_names_the_version_and_a_release_needs_its_date() -> None:
    assert __version__ == release.version()
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(__version__)} \(", changelog, re.MULTILINE)
    assert release.dated("# Changelog\n\n## 0.1.0 (2026-11-16)\n", "0.1.0") == ""
    assert "not a date" in release.dated("## 0.1.0 (2026-13-16)\n", "0.1.0")
    assert "0.2.0" in release.dated("## 0.1.0 (2026-11-16)\n", "0.2.0")
    assert "not yet" in release.dated("## 0.1.0 (not yet released)\n", "0.1.0")


def test_an_archive_without_its_parts_is_noticed(tmp_path: Path) -> None:
    assert [*release.contents(tmp_path, "9.9.9")] == [
        "swordfish-9.9.9-py3-none-any.whl and swordfish-9.9.9.tar.gz were expected."
    ]


@pytest.mark.parametrize("name", WORKFLOWS)
def test_workflows_call_the_make_targets_on_the_oldest_and_the_newest_python(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    pythons = [line.rsplit(" ", 1)[1] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert re.search(rf'\["{re.escape(pythons[0])}", "{re.escape(pythons[-1])}"\]', text)
    assert {*re.findall(r"make (\w+)", text)} == {"test", "docs"}
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(number in readme for number in pythons)


def test_the_licence_expression_covers_what_the_page_brings() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    brought = {facts["license"] for path, facts in lock["packages"].items() if path and not facts.get("dev")}
    parts = {part for expression in brought for part in expression.split(" AND ")} | {"MIT"}
    assert parts == {*PROJECT["license"].split(" AND ")}


def metadata(monkeypatch: pytest.MonkeyPatch, home: str) -> Any:
    """The core metadata of an archive whose project has this public home."""
    monkeypatch.setenv("SWORDFISH_URL", home)
    manager = import_module("hatchling.plugin.manager").PluginManager()
    return import_module("hatchling.metadata.core").ProjectMetadata(str(ROOT), manager).core


def test_a_public_home_makes_every_address_of_the_readme_absolute(monkeypatch: pytest.MonkeyPatch) -> None:
    core = metadata(monkeypatch, "https://forge.example/us/swordfish/")
    raw, page = (f"https://forge.example/us/swordfish/{kind}/v{core.version}" for kind in ("raw", "blob"))
    assert f"]({raw}/docs/pictures/page-swirl.jpg)" in core.readme
    assert f"[MIT License]({page}/LICENSE)" in core.readme
    assert not re.findall(r"\]\((?!https:|#)[^)]*\)", core.readme)
    assert core.urls["Changelog"] == f"{page}/CHANGELOG.md"


def test_without_a_home_the_readme_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    core = metadata(monkeypatch, "")
    assert core.readme == (ROOT / "README.md").read_text(encoding="utf-8")
    assert core.urls == {}


@pytest.mark.parametrize("home", ["games.example", "ftp://x", "https://", "https://x/y?z"])
def test_a_home_that_nobody_could_visit_is_refused(monkeypatch: pytest.MonkeyPatch, home: str) -> None:
    with pytest.raises(ValueError, match="SWORDFISH_URL"):
        _ = metadata(monkeypatch, home).urls
