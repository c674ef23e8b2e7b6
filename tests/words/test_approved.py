"""Every plural category of every sentence that counts, in every language, is what somebody has read and approved.

`python -m tests.words.test_approved` writes the file again; read the difference before you keep it.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from swordfish import words
from swordfish.words.catalogue import source

APPROVED = Path(__file__).parent / "approved.json"
SAMPLES = (0, 1, 2, 1_000_000)
"""These meet every category of our languages: French counts 0 like 1, and millions are a category of their own."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Counted(Visitor):
    """The facts that a message counts, and all that it needs."""

    def __init__(self) -> None:
        self.counted: set[str] = set()
        self.needed: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - called by that name
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and names & (CATEGORIES - {"other"}):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - called by that name
        self.needed.add(node.id.name)


def plural_keys(lang: str) -> dict[str, Counted]:
    found: dict[str, Counted] = {}
    for entry in FluentParser().parse(source(lang)).body:
        if isinstance(entry, ast.Message):
            seen = Counted()
            seen.visit(entry)
            if seen.counted:
                found[entry.id.name] = seen
    return found


def rendered(lang: str) -> Iterator[tuple[str, str]]:
    """Each counting sentence with numbers of every category; other facts stand as their names."""
    for key, seen in plural_keys(lang).items():
        for number in SAMPLES:
            facts: dict[str, object] = {fact: f"‹{fact}›" for fact in seen.needed}
            facts |= dict.fromkeys(seen.counted, number)
            yield f"{key} {number}", re.sub(r"\s+", " ", words.sentence(key, facts, lang).replace("\n", " / "))


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_samples_meet_every_category_of_whole_numbers(lang: str) -> None:
    form = Locale.parse(lang).plural_form
    assert {form(number) for number in SAMPLES} == {form(number) for number in (*range(200), 10**6, 2 * 10**6)}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_plural_is_as_approved(lang: str) -> None:
    approved = json.loads(APPROVED.read_text(encoding="utf-8"))[lang]
    assert dict(rendered(lang)) == approved


if __name__ == "__main__":
    told = {lang: dict(rendered(lang)) for lang in words.LANGUAGES}
    APPROVED.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
