"""The guide stays short, every page has its place in the navigation, and every record of the lab has its date."""

import re
from pathlib import Path

import pytest

from swordfish.cli import COMMANDS
from tests.docs.pages import CONTRIBUTING, DOCS, NOTEBOOK, guide, name, read

MOST_WORDS = 18_000
DATED = re.compile(r"# .+\n\*Measured on (\d{4}-\d{2}-\d{2})\b[^*\n]*\*\n")
LAB = [page for page in sorted((DOCS / "lab").glob("*.md")) if page.name != "index.md"]


def test_the_guide_has_at_most_18_000_words() -> None:
    words = {name(page): len(read(page).split()) for page in guide()}
    largest = sorted(words, key=lambda page: -words[page])[:5]
    assert sum(words.values()) <= MOST_WORDS, f"the largest pages are {', '.join(largest)}"
    assert "docs/tutorial.ipynb" in words


def test_contributing_says_what_counts() -> None:
    assert "18,000 words" in " ".join(read(CONTRIBUTING).split())


@pytest.mark.parametrize("page", LAB, ids=name)
def test_every_record_of_the_lab_has_its_date_and_is_listed(page: Path) -> None:
    assert DATED.match(read(page)), "below the title: *Measured on YYYY-MM-DD.*"
    assert f"({page.name})" in read(DOCS / "lab" / "index.md")


def test_every_page_is_in_the_navigation() -> None:
    """As Sphinx checks, too, but at once."""
    listed = set[str]()
    for page in [*DOCS.rglob("*.md")]:
        for tree in re.findall(r"```\{toctree\}\n(.*?)```", read(page), re.DOTALL):
            entries = [line for line in tree.splitlines() if line and not line.startswith(":")]
            listed |= {path.as_posix() for entry in entries for path in _found(page.parent, entry)}
    pages = {path.relative_to(DOCS).as_posix() for path in [*DOCS.rglob("*.md"), NOTEBOOK]}
    assert pages - listed == {"index.md"}
    assert listed <= pages


def _found(folder: Path, entry: str) -> list[Path]:
    """The pages that a line of a navigation means; it may hold *."""
    return [path.relative_to(DOCS) for suffix in (".md", ".ipynb") for path in folder.glob(f"{entry}{suffix}")]


def test_every_command_is_shown_somewhere() -> None:
    text = "\n".join(read(page) for page in guide())
    assert [command for command in COMMANDS if f"swordfish {command}" not in text] == []
