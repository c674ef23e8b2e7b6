"""Every fenced block of the docs is what it says it is: Python runs or compiles, JSON and TOML parse."""

import doctest
import json
import re
import tomllib
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest

from swordfish.bots import BOTS
from tests.docs.pages import NOTEBOOK, PAGES, Block, blocks, name, read

DIRECTIVES = {"{toctree}", "{include}", "{literalinclude}", "{eval-rst}"}
LANGUAGES = {"python", "json", "toml", "typescript", "text", "nginx", *DIRECTIVES}
SESSIONS = [page for page in PAGES if re.search(r"^ *>>> ", read(page), re.MULTILINE)]
FENCED = [(page, block) for page in PAGES for block in blocks(page)]


COMPILES = {"docs/lab/batch.md"}
"""Pages whose sessions compile for half a minute; the tests of tests/batch are for `make test`."""


@contextmanager
def bots_as_before() -> Generator[None]:
    """Forget the bots that a page adds: other tests of this process list all bots."""
    before = {game: dict(bots) for game, bots in BOTS.items()}
    try:
        yield
    finally:
        for game, bots in before.items():
            BOTS[game].clear()
            BOTS[game].update(bots)


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=name(page), marks=[pytest.mark.long] if name(page) in COMPILES else [])
        for page in SESSIONS
    ],
)
def test_sessions_run_and_show_what_the_page_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with bots_as_before():
        failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize(("page", "block"), FENCED, ids=[f"{name(page)}-{block.language}" for page, block in FENCED])
def test_every_block_names_its_language_and_can_be_read(page: Path, block: Block) -> None:
    assert block.language.partition(" ")[0] in LANGUAGES, name(page)
    parse(block)


def parse(block: Block) -> None:
    """Raise if the block is not in its language."""
    match block.language:
        case "python" if ">>>" not in block.text:
            compile(dedent(block.text), "a page", "exec")
        case "json":
            json.loads(block.text)
        case "toml":
            tomllib.loads(block.text)
        case _:
            pass


@pytest.mark.parametrize(
    "block", [Block("python", "def f(:"), Block("json", '{"a": }'), Block("toml", "a = = 1")], ids=lambda b: b.language
)
def test_a_block_that_cannot_be_read_is_noticed(block: Block) -> None:
    with pytest.raises((SyntaxError, ValueError)):
        parse(block)


def test_the_cells_of_the_notebook_compile() -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 10
    for cell in cells:
        compile("".join(cell["source"]), "a cell", "exec")
