"""Faults that a native editor once found in the catalogues, so that none of them comes back."""

import datetime
import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from swordfish import words
from swordfish.words.catalogue import source
from tests.rulebook import ROOT
from tests.words.test_languages import OTHERS, catalogue
from tests.words.test_selections import name_of

BANNED = {
    "en": {
        r"\b(?:reckoned|anew|alike|besides)\b": "private words, as in tests/test_house.py",
        r"\bone colour less\b": "fewer",
    },
    "de": {
        r"\b[Rr]oboter": "Bot",
        r"\bRechner\b": "Computer",
        r"\bSpieler(?:n|innen)?\b": "Person",
        r"\babgeschlossen": "gesperrt: abgeschlossen also means finished",
        r"\b[Zz]usehen|\bsiehst zu\b": "zuschauen",
        r"\bSwishes\b": "Swishs",
        r"\bTelefon\b": "Handy",
        r"\b(?:Ihnen|bitte .* Sie)\b": "du",
    },
    "fr": {
        r"\brobots?\b": "bot",
        r"\bjoueurs?\b|\bjoueuses?\b": "personne",
        r"\bDresser la table\b": "that is for dinner",
        r"\bpuzzles?\b": "énigme",
        r"\bétalages?\b": "disposition",
        r"\brediffusion": "revoir la partie",
        r"\bTous (?:sont|les autres)\b|\b[Tt]ous ceux\b": "tout le monde, les personnes",
        r"\bengagée?\b|\bgauchers\b|\bt’es\b|\btu es (?:prêt|sûr|seul)": "the reader has no gender",
        r"\b[Cc]hacun (?:lance|reçoit|commence|choisit|prend|ajoute|collectionne)\b": "chaque personne",
        r"\bwifi\b": "Wi-Fi",
        r"\bveuillez\b": "tu",
    },
    "it": {
        r"\brobot\b": "bot",
        r"\bgiocator[ei]\b|\bgiocatric[ei]\b": "persona",
        r"\boss[oi]\b": "lisca",
        r"\bin diretta\b": "in linea: in diretta is television",
        r"\bpuzzle\b": "rompicapo",
        r"\blista dei tavoli\b": "elenco",
        r"\bper prim[oa]\b|\bmancini\b|\bsei (?:pronto|sicuro|solo)\b|\bti tiene lontano\b": "the reader has no gender",
        r"\bBrav[oa]!": "the reader has no gender",
        r"\b[Oo]gnuno (?:tira|ha|riceve|comincia|sceglie|prende|colleziona)\b": "ogni persona",
    },
    "es": {
        r"\brobots?\b": "bot",
        r"\bjugador(?:a|es|as)?\b": "persona",
        r"\bhuesos?\b": "espina",
        r"\ben directo\b": "en línea: en directo is television",
        r"\bcog(?:e|es|er|ido|iendo)\b|\bcoja": "tomar: coger is vulgar in half of the Spanish-speaking world",
        r"¡Nada\b|\by nada(?:[.!]|$)": "swimming: nada also means nothing",
        r"\b[Pp]uzzles?\b|\brompecabezas\b": "puzle",
        r"\bswishes\b": "los swish",
        r"\bcada cual\b|\b[Cc]ada uno (?:recibe|empieza|elige|toma|tira|colecciona)\b": "cada persona",
        r"\b[Tt]odos (?:juegan|lo dicen|dicen|reciben|buscan|ven|tienen)\b": "todo el mundo",
        r"\bzurdos\b|\bestás (?:listo|seguro|solo)\b": "the reader has no gender",
        r"\beste equipo\b": "ordenador: equipo is a team",
        r"\busted": "tú",
    },
}
"""What no sentence of a language contains, and what it should say or why."""
CODE = re.compile(r"\$[\w-]+|^ *swordfish .*$", re.MULTILINE)
"""Facts and commands, which are the same in every language."""
INSULTS = {
    "en": "Whale|Shrimp|Crabby|Dotty",
    "de": "Flunder|Qualle Dick",
    "fr": "Moule|Phoque|Bigorneau|Palourde|Limande|Baleine|Thon|Morue",
    "it": "Cozza|Foca|Balena|Sogliola|Baccalà|Merluzzo",
    "es": "Almeja|Foca|Gamba|Morsa|Besugo|Ballena|Merluzo",
}
"""Animals that people insult one another with: no guest, often a child, gets such a name by chance."""
FOREIGN = re.compile(
    r"bot-(?:swish|swishbones|swirl|swipe|any)-\w+|page-name-\w+|rules-super|page-swish-call|page-swish-yes|arena-bot"
)
SAME = {
    "de": {"option-chips", "page-alone", "variant-swirl-printed", "variant-swishbones-printed"},
    "fr": {
        *("arena-rating", "odds-positions", "page-chair-bot", "page-chair-bot-any", "page-grade-expert"),
        *("page-handicap", "page-menu", "page-standing", "swirl-pile", "usage-arguments", "usage-options"),
        *("operator-code", "operator-phase"),
    },
    "it": {"page-chair-bot", "page-chair-bot-any", "page-handicap", "page-menu", "page-replay"},
    "es": {"page-chair-bot", "page-chair-bot-any"},
}
"""Words that a language spells as English does."""
PERCENT = r"\{ \$(?:chance|cost|within|share|speed)"
DATE = r"\{ \$(?:date|day)"
ARTICLES = {
    "en": rf"\ban? (?:{PERCENT}|{DATE})",  # an 8 %, an 11 %
    "it": rf"\b(?:il|lo|del|dello|al|allo|dal|nel|un) (?:{PERCENT}|{DATE})",  # l’8 %, dell’11 novembre
}
"""An article before a number that begins with a vowel changes; so none stands there."""


@cache
def written(lang: str) -> dict[str, str]:
    """Every message as it is written."""
    return {
        entry.id.name: source(lang)[entry.value.span.start : entry.value.span.end]
        for entry in catalogue(lang)
        if isinstance(entry, ast.Message) and entry.value and entry.value.span
    }


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_old_fault_comes_back(lang: str) -> None:
    found = {
        (key, why)
        for key, text in written(lang).items()
        for pattern, why in BANNED[lang].items()
        if re.search(pattern, CODE.sub("", text), re.MULTILINE)
    }
    assert found == set()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_guest_gets_an_insult_for_a_name(lang: str) -> None:
    assert not re.findall(rf"\b(?:{INSULTS[lang]})\b", written(lang)["page-guest-names"])


@pytest.mark.parametrize("lang", [*ARTICLES])
def test_no_article_stands_before_a_number_with_which_it_would_change(lang: str) -> None:
    assert [key for key, text in written(lang).items() if re.search(ARTICLES[lang], text)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    """Except names, and words that both languages have."""
    ours, english = written(lang), written("en")
    same = {
        key
        for key, text in english.items()
        if ours[key] == text and not FOREIGN.fullmatch(key) and re.search("[a-z]{3}", re.sub(r"\{[^}]*\}", "", text))
    }
    assert same == SAME[lang]


class Ones(Visitor):
    """The variants for one thing where there is none for zero, with the fact that they count."""

    def __init__(self) -> None:
        self.found: list[tuple[str, ast.Pattern]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - called by that name
        named = {name_of(variant): variant.value for variant in node.variants}
        if isinstance(node.selector, ast.VariableReference) and "one" in named and "0" not in named:
            self.found.append((node.selector.id.name, named["one"]))
        self.generic_visit(node)


def test_french_never_says_one_of_nothing() -> None:
    """French counts 0 like 1, so its `one` shows the number instead of `un` or `une`."""
    wrong: list[str] = []
    for key, entry in ((entry.id.name, entry) for entry in catalogue("fr") if isinstance(entry, ast.Message)):
        ones = Ones()
        ones.visit(entry)
        for fact, value in ones.found:
            assert value.span
            text = source("fr")[value.span.start : value.span.end]
            if re.search(r"(?<![’\w])[Uu]ne?\b", text) and f"${fact}" not in text:
                wrong.append(key)
    assert wrong == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_date_is_raw(lang: str) -> None:
    when = datetime.date(2026, 11, 8)
    for key in ("no-such-puzzle", "puzzle-unseen"):
        told = words.sentence(key, {"date": when}, lang)
        assert words.day(when, lang) in told
        assert "2026-11" not in told


def test_no_sentence_is_joined_by_a_colon_in_the_page() -> None:
    """French puts a space before it, so a colon belongs into the catalogue."""
    joined = re.compile(r"\{t\([^{}]*\)\}\s*:|\}: \{(?:t|named)\(|\$\{t\([^`]*\)\}: |\bt\([^()]*\) \+ ': '")
    pages = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".svelte", ".ts"}]
    assert pages
    assert [path.name for path in pages if joined.search(path.read_text(encoding="utf-8"))] == []
