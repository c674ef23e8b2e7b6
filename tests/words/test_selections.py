"""What a sentence selects by, and what it then shows: the same in every language, except where grammar differs."""

import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from swordfish import words
from swordfish.games.swishbones.model import Colour
from tests.words.test_languages import OTHERS, catalogue, facts

ORDINAL = ("page-place", "place")
"""1st, 2nd and 3rd are English; French has a word for the first."""
MANY = 50
"""Numbers from here to 99 take the plural in all our languages."""


class Selectors(Visitor):
    """The facts by which a message selects, with the variants of each."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - called by that name
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            variants = {name_of(variant) for variant in node.variants}
            self.found[selector.id.name] = variants & self.found.get(selector.id.name, variants)
        self.generic_visit(node)


def name_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def selections(lang: str) -> dict[tuple[str, str], frozenset[int]]:
    """The numbers that have a variant of their own, by message and fact; `approved.json` has the plural categories."""
    found: dict[tuple[str, str], frozenset[int]] = {}
    for entry in catalogue(lang):
        if isinstance(entry, ast.Message):
            selectors = Selectors()
            selectors.visit(entry)
            for fact, variants in selectors.found.items():
                if numbers := [int(variant) for variant in variants if variant.lstrip("-").isdigit()]:
                    found[entry.id.name, fact] = frozenset(numbers)
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_variants_for_the_numbers_for_which_english_does(lang: str) -> None:
    ours, english = ({**selections(one), ORDINAL: frozenset[int]()} for one in (lang, "en"))
    assert ours == english


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_shows_the_facts_that_english_shows(lang: str) -> None:
    """Of many things, and of each number that has a sentence of its own."""
    special = [(key, {fact: number}) for (key, fact), numbers in selections("en").items() for number in numbers]
    for key, given in [*((key, {}) for key in facts("en")), *special]:
        assert shown(key, lang, given) == shown(key, "en", given), (key, given)


def shown(key: str, lang: str, special: dict[str, int]) -> set[str]:
    """The numbers in the sentence, where each of its facts is another one; small ones may be written as words."""
    return set(re.findall(r"\d{2,}", words.sentence(key, many(key) | special, lang)))


def many(key: str) -> dict[str, object]:
    """The facts of a sentence: many of each, and of each another number."""
    given: dict[str, object] = {}
    for count, fact in enumerate(sorted(facts("en")[key]), MANY + 1):
        given |= {fact: count, f"{fact}-count": 20 + count, f"{fact}-seat": count, f"{fact}-is": "other"}
    return given


@pytest.mark.parametrize(
    ("colour", "adjective"), [(Colour.GREEN, "verte"), (Colour.BLUE, "bleue"), (Colour.RED, "rouge")]
)
def test_bones_are_feminine_in_french(colour: Colour, adjective: str) -> None:
    events = ("swishbones-bone-taken", "swishbones-bone-eaten", "swishbones-penalty-taken")
    for key in (*events, "swishbones-choice-take", "page-bones-take-bone"):
        given: dict[str, object] = {**dict.fromkeys(facts("fr")[key], 1), "colour": colour}
        assert re.search(rf"\b{adjective}\b", words.sentence(key, given, "fr")), key


def test_places_are_ordinal_numbers() -> None:
    places = {"en": ["1st", "2nd", "3rd", "4th"], "fr": ["1re", "2e", "3e", "4e"]}
    for lang, expected in places.items():
        told = [words.sentence("page-place", {"place": place}, lang) for place in (1, 2, 3, 4)]
        assert told == [f"{place} place" for place in expected]
