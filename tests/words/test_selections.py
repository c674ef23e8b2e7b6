"""What a sentence selects by, and what it then shows: the same in every language, except where grammar differs."""

import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from swordfish import words
from swordfish.games.swishbones.model import Colour
from tests.words.test_languages import OTHERS, catalogue, facts

ONE_FORM = {
    ("arena-few-seats", "seats"): {"en", "fr", "it", "es"},
    ("page-missed-found", "taken"): {"de", "fr", "it", "es"},
    ("page-wins", "count"): {"de", "it", "es"},
    ("swishbones-map", "columns"): {"en", "it", "es"},
}
"""Sentences that read the same for one and for many in these languages."""
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
def selections(lang: str) -> dict[tuple[str, str], frozenset[str]]:
    """The variants by message and fact. Which member of an enum it is (`-is`) matters to some languages only."""
    found: dict[tuple[str, str], frozenset[str]] = {}
    for entry in catalogue(lang):
        if isinstance(entry, ast.Message):
            selectors = Selectors()
            selectors.visit(entry)
            for fact, variants in selectors.found.items():
                if not fact.endswith("-is"):
                    found[entry.id.name, fact] = frozenset(variants)
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_selects_by_the_numbers_by_which_english_does(lang: str) -> None:
    ours, english = selections(lang), selections("en")
    places = {place for place in ours.keys() | english.keys() if ours.get(place) != english.get(place)}
    assert places == {place for place, langs in ONE_FORM.items() if ("en" in langs) != (lang in langs)}


NEVER_NONE = {
    ("chain-too-long", "said"),
    ("page-rating", "games"),
    ("page-device-once", "minutes"),
    ("page-wins", "count"),
    ("page-swish-words-prove", "count"),
    ("page-puzzle-words", "count"),
    ("page-puzzle-solved", "tries"),
    ("page-puzzle-share-text", "tries"),
    ("page-swipe-your-throw", "dice"),
    ("page-bones-swim-many", "swishes"),
    ("page-bones-quiet", "quiet"),
    ("page-bones-quiet", "left"),
    ("review-sum", "choices"),
}
"""Facts that are at least 1, so French may write the number as a word or leave it out."""


def test_french_says_none_and_one_apart() -> None:
    """Both take its singular, so the singular must show the number."""
    for (key, fact), names in selections("fr").items():
        if "one" in names and (key, fact) not in NEVER_NONE:
            none, one = (words.sentence(key, many(key) | {fact: count}, "fr") for count in (0, 1))
            assert none != one, key


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_shows_the_facts_that_english_shows(lang: str) -> None:
    """Of many things, and of each number that has a sentence of its own."""
    special = [(key, {fact: number(name)}) for (key, fact), names in selections("en").items() for name in names]
    for key, given in [*((key, {}) for key in facts("en")), *special]:
        assert shown(key, lang, given) == shown(key, "en", given), (key, given)


def number(variant: str) -> int:
    """The number that selects a variant."""
    return {"one": 1, "other": MANY}[variant] if variant.isalpha() else int(variant)


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
        given: dict[str, object] = dict.fromkeys(facts("fr")[key], 1) | {"colour": colour}
        assert re.search(rf"\b{adjective}\b", words.sentence(key, given, "fr")), key
