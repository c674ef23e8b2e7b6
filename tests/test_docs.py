"""Every Python snippet in the docs runs and shows what the page says; every link has a target."""

import ast
import doctest
import re
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


LINK = re.compile(r"\[(?P<text>[^\]\[]*(?:\[[^\]]*\][^\]\[]*)*)\]\((?P<target>[^)\s]+)\)")


def links(page: Path) -> list[tuple[str, str]]:
    """The text and target of every link of a page, except in code and to other sites."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    found = [(match["text"], match["target"]) for match in LINK.finditer(text)]
    return [(text, target) for text, target in found if "://" not in target and not target.startswith("mailto:")]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as forges generate them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for _, target in links(page):
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve() if path else page
        assert found.exists(), f"{target} leads nowhere"
        if anchor and found.suffix == ".md":
            assert anchor in anchors(found), f"{target}: no such heading"


def test_the_walks_through_the_server_name_what_is_in_each_file() -> None:
    page = ROOT / "docs" / "follow-a-move.md"
    walked = [(text.strip("`"), page.parent / target) for text, target in links(page) if target.endswith(".py")]
    assert len(walked) > 20
    for name, path in walked:
        *outer, inner = name.split(".")
        tree: ast.AST = ast.parse(path.read_text(encoding="utf-8"))
        for part in (*outer, inner):
            tree = next((node for node in ast.walk(tree) if part in _names(node)), ast.Module([], []))
            assert _names(tree), f"{path.name} has no {name}"


def _names(node: ast.AST) -> set[str]:
    """The names that a definition or an assignment binds."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return {name}
        case ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
        case _:
            return set()
