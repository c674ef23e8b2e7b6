"""Every link of the docs leads somewhere, and the walks through the server name what is in each file."""

import ast
import re
from pathlib import Path

import pytest

from tests.docs.pages import CHANGELOG, DOCS, NOTEBOOK, PAGES, SPAN, links, name, read
from tests.rulebook import ROOT


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as forges make them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [*PAGES, NOTEBOOK], ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for _, target in links(page):
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve() if path else page
        assert found.is_relative_to(ROOT), f"{target} leads out of the repository"
        assert found.is_file(), f"{target} leads nowhere"
        if anchor and found.suffix == ".md":
            assert anchor in anchors(found), f"{target}: no such heading"


PATH = re.compile(r"(?:docs|tests|src|web|benchmarks|requirements|examples)/[\w./-]+")


@pytest.mark.parametrize("page", [page for page in PAGES if page != CHANGELOG], ids=name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    named = [span for span in SPAN.findall(read(page)) if PATH.fullmatch(span)]
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_walks_through_the_server_name_what_is_in_each_file() -> None:
    page = DOCS / "follow-a-move.md"
    walked = [(text.strip("`"), page.parent / target) for text, target in links(page) if target.endswith(".py")]
    assert len(walked) > 20
    for title, path in walked:
        tree: ast.AST = ast.parse(path.read_text(encoding="utf-8"))
        for part in title.split("."):
            tree = next((node for node in ast.walk(tree) if part in _names(node)), ast.Module([], []))
            assert _names(tree), f"{path.name} has no {title}"


def _names(node: ast.AST) -> set[str]:
    """What a definition or an assignment names."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return {name}
        case ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
        case _:
            return set()
