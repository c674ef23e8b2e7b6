"""How each language writes its signs, and how long the words on a button may be."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from swordfish import words
from swordfish.words.catalogue import source
from tests.rulebook import ROOT
from tests.words.test_languages import facts

NARROW = "\N{NARROW NO-BREAK SPACE}"
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»", "es": "«»"}
CODE = (
    *("examples-", "help-odds-position", "usage", "race-help", "page-keys", "ask-choice", "ask-race"),
    *("swirl-deck-line", "swirl-notation", "swish-notation", "swishbones-notation"),
)
"""Sentences with commands, keys and notations, in which signs are code."""
BUTTONS = {
    "page-play-bots": 18,
    "page-invite": 18,
    "page-make": 22,
    "page-begin": 14,
    "page-add-bot": 22,
    "page-fill-bots": 26,
    "page-undo": 16,
    "page-agree": 16,
    "page-refuse": 16,
    "page-sit": 18,
    "page-say": 20,
    "page-rules": 14,
    "page-lesson": 20,
    "page-rematch": 22,
    "page-again-seen": 24,
    "page-swish-call": 10,
    "page-swish-none": 14,
    "page-swish-look-again": 18,
    "page-swish-prove": 14,
    "page-swish-flip-across": 28,
    "page-swish-flip-down": 24,
    "page-swish-turn": 18,
    "page-swish-lift": 14,
    "page-bones-plan": 14,
    "page-bones-swim": 12,
    "page-bones-stop": 16,
    "page-bones-back": 10,
    "page-bones-take": 64,
    "page-swipe-throw": 10,
    "page-shake": 16,
    "page-puzzle-check": 20,
    "page-puzzle-give-up": 16,
    "page-lesson-go-on": 14,
    "page-lesson-play": 18,
}
"""How many letters fit on a button of a phone that is 360 pixels wide, where it shares its row."""
FULL = 34
"""How many letters fit on a button that has a row of that phone for itself."""
WRAPPED = {"page-swish-words-prove", "page-lesson-title", "page-hint-thinking", "page-cost-share"}
"""Below a form of its own, or in place of a button's words: may take two lines."""


def button_bodies(page: str) -> Iterator[str]:
    """What stands between the tags of every button, or link that looks like one, of a Svelte file."""
    for tag in re.finditer(r"<(button|a)\b", page):
        at, depth = tag.end(), 0
        while depth or page[at] != ">":  # an arrow function in an attribute has a > too
            depth += {"{": 1, "}": -1}.get(page[at], 0)
            at += 1
        if tag[1] == "button" or "button" in page[tag.end() : at]:
            yield page[at + 1 : page.index(f"</{tag[1]}>", at)]


def on_buttons() -> set[str]:
    """The keys that stand on a button of the page."""
    found: set[str] = set()
    for path in (ROOT / "web" / "src").rglob("*.svelte"):
        for body in button_bodies(path.read_text(encoding="utf-8")):
            seen = re.sub(r'<span class="said">.*?</span>', "", body)
            for call in re.findall(r"\bt\(([^)]*)", seen):
                found |= set(re.findall(r"'([a-z]+(?:-[a-z]+)+)'", call))
    return found & words.keys("en")


def texts(lang: str) -> dict[str, str]:
    """Every message as it is written, without its key."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source(lang)).body:
        if isinstance(entry, ast.Message) and entry.value and not entry.id.name.startswith(CODE):
            assert entry.value.span
            found[entry.id.name] = source(lang)[entry.value.span.start : entry.value.span.end]
    return found


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_apostrophes_and_quotation_marks_are_those_of_the_language(lang: str) -> None:
    foreign = set("“”„«»\"'") - set(QUOTES[lang])
    wrong = {
        key: text
        for key, text in texts(lang).items()
        if foreign & set(re.sub(r'\{\s*"[^"]*"\s*\}', "", text)) and not re.search(r"swordfish \w|eval", text)
    }
    assert wrong == {}


def test_french_puts_a_narrow_space_before_its_signs() -> None:
    signs = re.compile(r"(?:[ \N{NO-BREAK SPACE}]|(?<=[\w»)}]))[?!;»](?!\w)")
    colons = re.compile(r"[ \N{NO-BREAK SPACE}]:|[a-zé»)}]:(?=[\s{])")
    assert [key for key, text in texts("fr").items() if signs.search(text) or colons.search(text)] == []
    assert [key for key, text in texts("fr").items() if re.search(rf"«(?!{NARROW})", text)] == []


def test_spanish_opens_what_it_closes() -> None:
    for key, text in texts("es").items():
        assert text.count("!") == text.count("¡"), key
        assert text.count("?") == text.count("¿") + text.count("Escribe ?"), key


@pytest.mark.parametrize("lang", ["en", "fr", "it", "es"])
def test_an_ellipsis_follows_its_word_without_a_space(lang: str) -> None:
    assert [key for key, text in texts(lang).items() if re.search(r"\w …$", text, re.MULTILINE)] == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_words_fit_on_their_buttons(lang: str) -> None:
    long = {
        key: text
        for key, most in BUTTONS.items()
        if len(text := words.sentence(key, {"colour": "yellow", "colour-is": "yellow"}, lang)) > most
    }
    assert long == {}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_button_of_the_page_is_forgotten(lang: str) -> None:
    keys = on_buttons()
    assert len(keys) > len(BUTTONS)
    long = {
        key: text
        for key in keys - WRAPPED
        if len(text := words.sentence(key, dict.fromkeys(facts(lang)[key], 12), lang)) > BUTTONS.get(key, FULL)
    }
    assert long == {}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_names_never_need_another_form(lang: str) -> None:
    """No article or adjective before a name, no letter before which French or Italian changes a word."""
    first = {"fr": r"[aeiouyhàâäéèêëîïôöùûüæœ]", "it": r"a", "es": r"h?[ií]"}.get(lang, r"$")
    guests = words.sentence("page-guest-names", None, lang).split(", ")
    bots = words.sentence("bot-names", None, lang).split(", ")
    levels = [text for key, text in texts(lang).items() if re.fullmatch(r"bot-(?:\w+)-(?:easy|medium|hard|best)", key)]
    assert len(guests) == len(set(guests)) == 24
    assert len(bots) == len(set(bots)) == 16
    assert [name for name in (*guests, *bots, *levels) if re.match(first, name, re.IGNORECASE)] == []
    article = re.compile(r"(?:the|der|die|das|le|la|les|il|lo|el|los|las)\b|l’", re.IGNORECASE)
    assert [name for name in (*guests, *bots, *levels) if article.match(name)] == []
    assert all(len(name) <= 14 for name in guests), "a nameplate of a phone shows so many letters"
