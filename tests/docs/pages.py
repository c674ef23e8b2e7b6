"""What the tests of the docs read: pages, their links, blocks and commands."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.rulebook import ROOT

DOCS = ROOT / "docs"
NOTEBOOK = DOCS / "tutorial.ipynb"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
CHANGELOG = ROOT / "CHANGELOG.md"
OUTSIDE = [ROOT / "README.md", CONTRIBUTING, ROOT / "SECURITY.md", CHANGELOG, ROOT / "examples/tiny-game/README.md"]
PAGES = [*OUTSIDE, *sorted(DOCS.rglob("*.md"))]
NOT_THE_GUIDE = {"lab", "decisions", "reference", "rulebook.md", "limits.md"}
"""Folders and pages of docs/ that CONTRIBUTING.md does not count as guide."""

FENCE = re.compile(r"^( *)```(?P<language>[^\n`]*)\n(?P<text>.*?)^\1```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)`([^`\n]+(?:\n[^`\n]+)?)`(?!`)")
LINK = re.compile(r"\[(?P<text>[^\]\[]*(?:\[[^\]]*\][^\]\[]*)*)\]\((?P<target>[^)\s]+)\)")
STARTS = ("swordfish ", "make ", "python -m ", "python -c ", "pip install ", "curl ")
"""How the commands begin that a test tries."""


class Block(NamedTuple):
    """A fenced block."""

    language: str
    text: str


def read(page: Path) -> str:
    """The text of a page; of the notebook, its Markdown cells."""
    text = page.read_text(encoding="utf-8")
    if page.suffix != ".ipynb":
        return text
    return "\n\n".join("".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "markdown")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def guide() -> list[Path]:
    """The pages whose words count."""
    pages = [page for page in DOCS.rglob("*.md") if page.relative_to(DOCS).parts[0] not in NOT_THE_GUIDE]
    return [*sorted(pages), NOTEBOOK]


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    return [Block(found["language"].strip(), found["text"]) for found in FENCE.finditer(read(page))]


def links(page: Path) -> list[tuple[str, str]]:
    """The text and target of every link of a page, apart from those in code and to other sites."""
    found = [(match["text"], match["target"]) for match in LINK.finditer(FENCE.sub("", read(page)))]
    return [(text, target) for text, target in found if "://" not in target and not target.startswith("mailto:")]


def commands(page: Path) -> Iterator[str]:
    """Every command of a page: a line of an indented block, or a piece of code in a sentence.

    In a table, `--seats …` or `… 50 profile` completes the command before it.
    """
    text = FENCE.sub("", read(page)).replace("\\\n", " ")
    for line in text.splitlines():
        typed = _bare(line)
        if line.startswith("    ") and (typed.startswith(STARTS) or typed.split("#")[0].strip() == "swordfish"):
            yield typed
    before = ""
    for span in SPAN.findall(text):
        typed = _bare(" ".join(span.split()))
        if typed.startswith(STARTS):
            before = typed
            yield typed
        elif typed.startswith("--seats ") and before.startswith("swordfish "):
            yield f"{before} {typed}"
        elif typed.startswith("… ") and before.startswith("python -m "):
            yield " ".join([*before.split()[:3], *typed.split()[1:]])


def _bare(line: str) -> str:
    """A command without what stands before it: the prompt, the folder of an environment."""
    return line.strip().removeprefix("$ ").removeprefix(".venv/bin/").removeprefix(".venv-bench/bin/")
