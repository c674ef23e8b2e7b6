"""Every snippet of Python in the docs runs, and shows what the page says."""

import doctest
from pathlib import Path

import msgspec
import pytest

from swordfish import Table
from tests.rulebook import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")], ids=lambda page: page.name
)
def test_snippets_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert (failed, tried > 0) == (0, True)


def test_the_size_of_a_view_of_swipe_is_about_what_its_page_says() -> None:
    table = Table("swipe", seats=6, seed=1)
    while sum(hoard.chips for hoard in table.view().seats) < 30:
        table.say(table.legal()[0])
    assert 200 < len(msgspec.json.encode(table.view())) < 400


def test_the_size_of_a_view_of_swirl_is_about_what_its_page_says() -> None:
    table, sizes = Table("swirl", seats=4, seed=1), list[int]()
    while table.places is None:
        sizes.append(len(msgspec.json.encode(table.view(0))))
        table.say(table.legal()[0])
    assert 480 < sum(sizes) / len(sizes) < 580
    assert max(sizes) <= 600
