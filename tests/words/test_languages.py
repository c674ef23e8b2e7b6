"""Every language has the same keys in the same order, with the same facts."""

import datetime
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from swordfish import words
from swordfish.words.catalogue import source

OTHERS = [lang for lang in words.LANGUAGES if lang != "en"]


class Facts(Visitor):
    """The facts and messages that a message refers to."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - called by that name
        self.facts.add(re.sub("-(?:is|count|seat)$", "", node.id.name))  # more about the same fact

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - called by that name
        self.messages.add(node.id.name)


@cache
def catalogue(lang: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(lang)).body


@cache
def facts(lang: str) -> dict[str, frozenset[str]]:
    """The facts of every message, nested messages included."""
    seen: dict[str, Facts] = {}
    for entry in catalogue(lang):
        if isinstance(entry, ast.Message):
            seen[entry.id.name] = Facts()
            seen[entry.id.name].visit(entry)

    def all_of(key: str) -> frozenset[str]:
        return frozenset(seen[key].facts).union(*map(all_of, seen[key].messages))

    return {key: all_of(key) for key in seen}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_line_of_a_catalogue_can_be_read(lang: str) -> None:
    assert [entry.content for entry in catalogue(lang) if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in catalogue(lang) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted({*keys}), "no key is given twice"
    assert len(keys) == len(words.keys(lang))


@pytest.mark.parametrize("lang", OTHERS)
def test_keys_come_in_the_order_of_the_english_ones(lang: str) -> None:
    assert [*facts(lang)] == [*facts("en")]


@pytest.mark.parametrize("lang", OTHERS)
def test_a_sentence_uses_all_facts_of_the_english_one_and_no_others(lang: str) -> None:
    ours, english = facts(lang), facts("en")
    assert {key: ours[key] ^ english[key] for key in english if ours[key] != english[key]} == {}


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 1_000_000])
def test_every_sentence_accepts_any_number(lang: str, count: int) -> None:
    """Also if a fact is a word: selectors have a default variant."""
    for key, needed in facts(lang).items():
        given: dict[str, object] = {}
        for fact in needed:
            given |= {fact: count, f"{fact}-count": count, f"{fact}-seat": count, f"{fact}-is": "crab"}
        assert words.sentence(key, given, lang).strip(), key


def test_lists_numbers_and_days_are_written_as_the_language_does() -> None:
    when = datetime.date(2026, 11, 16)
    written = {
        lang: (words.listed(["Ann", "Ben", "Cat"], lang), words.figure("1,234.5%", lang), words.day(when, lang))
        for lang in words.LANGUAGES
    }
    expected = {
        "en": ("Ann, Ben and Cat", "1,234.5%", "16 November 2026"),
        "de": ("Ann, Ben und Cat", "1.234,5\N{NO-BREAK SPACE}%", "16. November 2026"),
        "fr": ("Ann, Ben et Cat", "1\N{NARROW NO-BREAK SPACE}234,5\N{NO-BREAK SPACE}%", "16 novembre 2026"),
        "it": ("Ann, Ben e Cat", "1.234,5%", "16 novembre 2026"),
        "es": ("Ann, Ben y Cat", "1.234,5\N{NO-BREAK SPACE}%", "16 de noviembre de 2026"),
    }
    assert written == {lang: expected[lang] for lang in words.LANGUAGES}


@pytest.mark.parametrize(
    ("names", "joined"),
    [
        (["Ana", "Iñaki"], "Ana e Iñaki"),
        (["Ana", "Ben", "Hilda"], "Ana, Ben e Hilda"),
        (["Iñaki", "Ana"], "Iñaki y Ana"),
        (["Ana", "Hiedra"], "Ana y Hiedra"),
        (["Ana", "Yago"], "Ana y Yago"),
        (["Iñaki"], "Iñaki"),
    ],
)
def test_spanish_says_e_before_a_name_that_begins_with_the_sound_of_i(names: list[str], joined: str) -> None:
    assert words.listed(names, "es") == joined
