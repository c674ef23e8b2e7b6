"""The pictures of docs/ are up to date."""

import re

from tests.draw.gallery import CORNERS, FOLDER, drawn
from tests.rulebook import ROOT


def test_every_picture_of_the_docs_is_what_is_drawn_today():
    stale = [path.name for path, picture in drawn() if path.read_text(encoding="utf-8") != picture]
    assert not stale, "python -m tests.draw.gallery draws them again"


def test_no_other_picture_lies_there():
    assert {*FOLDER.glob("*.svg"), *CORNERS.glob("*.svg")} == {path for path, _ in drawn()}


def test_the_page_shows_each_of_them():
    page = (ROOT / "docs" / "pictures.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page)
    assert {(ROOT / "docs" / path).resolve() for path in shown} == {path.resolve() for path, _ in drawn()}


def test_the_snippets_of_the_page_run():
    page = (ROOT / "docs" / "pictures.md").read_text(encoding="utf-8")
    snippets = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(snippet, {})
