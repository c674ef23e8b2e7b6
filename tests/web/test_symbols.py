"""No symbol of the interface is a font's glyph: icons are drawn, and texts use what the page's own typefaces have."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from swordfish import words
from swordfish.words.catalogue import source
from tests.rulebook import ROOT
from tests.words.test_catalogue import derived, page_keys

WEB = ROOT / "web"
ICONS = WEB / "src" / "icons.ts"
PRINTED = frozenset("\n\u00a0\u202f\u2060œŒ–—’‘“”„…‹›€−")
"""Characters of the typefaces in addition to ASCII and the upper half of Latin-1 (« » × ÷ · °)."""
SIGNS = frozenset(re.findall(r"'(.)': '", ICONS.read_text(encoding="utf-8")))
"""What the catalogues hold and `Words.svelte` draws."""
ESCAPES = re.compile(r"\\u\{?[0-9a-fA-F]+|&#?\w+;|content:\s*['\"]\\")
"""A character by its number or its name."""
SHOWN_BY_WORDS = re.compile(r"page-keys-|lesson-|page-puzzle-share-|page-bones-where-to$")
"""Sentences that the page hands to `Words.svelte`."""


def is_printed(one: str) -> bool:
    """Whether the page's typefaces have this character: ordinary letters and punctuation."""
    return " " <= one <= "~" or ("¡" <= one <= "ÿ" and one != "µ") or one in PRINTED


def odd(text: str, more: frozenset[str] = frozenset()) -> list[str]:
    """Each character that is neither available nor in `more`, by name."""
    return sorted({unicodedata.name(one, repr(one)) for one in text if not is_printed(one) and one not in more})


def sources() -> Iterator[Path]:
    yield WEB / "index.html"
    for path in sorted((WEB / "src").rglob("*")):
        if path.suffix in {".svelte", ".ts", ".css"} and path != ICONS:
            yield path


@pytest.mark.parametrize("sign", ["⏮", "◐", "↶", "✓", "★", "▲", "→", "\ufe0f", "🐟"])
def test_a_symbol_is_found(sign: str) -> None:
    assert odd(f"<button>{sign} Back</button>") == [unicodedata.name(sign)]


def test_letters_digits_and_punctuation_of_five_languages_are_none() -> None:
    assert odd("Größe, œuvre, ¿qué?, « oui » – „ja“ … 3 × 4 − 5 ÷ 2 · 60°") == []


def test_no_symbol_stands_in_the_source_of_the_page() -> None:
    found = {path.name: odd(path.read_text(encoding="utf-8")) for path in sources()}
    assert {name: signs for name, signs in found.items() if signs} == {}


def test_no_symbol_is_written_by_its_number() -> None:
    found = {path.name: ESCAPES.findall(path.read_text(encoding="utf-8")) for path in sources()}
    assert {name: signs for name, signs in found.items() if signs} == {}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_sentence_of_the_page_has_a_symbol_only_where_it_is_drawn(lang: str) -> None:
    texts = written(lang)
    for key in sorted((page_keys() | derived()) & words.keys(lang)):
        drawn = SIGNS if SHOWN_BY_WORDS.match(key) else frozenset[str]()
        assert odd(texts[key], drawn) == [], key


def written(lang: str) -> dict[str, str]:
    """The messages of a catalogue with all their variants."""
    return dict(re.findall(r"^([a-z][a-z0-9-]*) =(.*(?:\n(?: +.*|\}|))*)", source(lang), re.MULTILINE))
