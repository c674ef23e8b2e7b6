"""The rules of a game as people read them: a summary, passages, questions with answers, details, a card to print.

A game's own part, `words/<game>`, has the `GUIDE`, which says where each rule of the rulebook is told, and `numbers`,
which takes the facts of its sentences from a table's options. The sentences are in `words/rules/*.ftl`.
"""

import textwrap
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from swordfish.games import find
from swordfish.words import sentence
from swordfish.words.catalogue import find as find_words
from swordfish.words.catalogue import own_words

WIDTH = 80
"""How many columns a page of rules has where no window says otherwise."""


class Passage(Struct, frozen=True):
    """A sentence or two: its key without `rules-GAME-`, the rules it explains, a picture beside it."""

    key: str
    rules: tuple[str, ...] = ()
    picture: str = ""
    when: str = ""  # only where this fact is not 0
    listed: bool = False  # one of several that are counted


class Section(Struct, frozen=True):
    """Passages under a heading."""

    key: str
    passages: tuple[Passage, ...]


class Guide(Struct, frozen=True):
    """The whole guide to a game, in order; `card` counts the lines of the card."""

    sections: tuple[Section, ...]
    details: tuple[Passage, ...]
    questions: tuple[str, ...]
    card: int

    def passages(self) -> Iterator[Passage]:
        """Every passage, those of the details too."""
        for section in self.sections:
            yield from section.passages
        yield from self.details


class ToldPassage(Struct, frozen=True):
    """A passage in words."""

    text: str
    rules: tuple[str, ...]
    picture: str
    listed: bool


class ToldSection(Struct, frozen=True):
    """A section in words."""

    title: str
    passages: tuple[ToldPassage, ...]


class ToldQuestion(Struct, frozen=True):
    """A newcomer's question with its answer, and the anchor under which it stands."""

    anchor: str
    question: str
    answer: str


class ToldRules(Struct, frozen=True):
    """The rules of a game in one language, with the numbers of one table."""

    game: str
    lang: str
    summary: str
    sections: tuple[ToldSection, ...]
    questions: tuple[ToldQuestion, ...]
    details: tuple[ToldPassage, ...]
    card: tuple[str, ...]


def guide(game: str) -> Guide | None:
    """The guide to a game; None if its package has none."""
    return getattr(own_words(game), "GUIDE", None)


def told(game: str, lang: str = "en", options: Any = None) -> ToldRules | None:
    """The rules in words, with the numbers of these options, or else of the standard game."""
    known = guide(game)
    if known is None:
        return None
    facts = own_words(game).numbers(find(game).Options() if options is None else options)

    def told_of(key: str) -> str:
        return sentence(f"rules-{game}-{key}", facts, lang)

    def passages(given: tuple[Passage, ...]) -> tuple[ToldPassage, ...]:
        shown = (one for one in given if not one.when or facts[one.when])
        return tuple(ToldPassage(told_of(one.key), one.rules, one.picture, one.listed) for one in shown)

    return ToldRules(
        game=game,
        lang=lang,
        summary=told_of("summary"),
        sections=tuple(
            ToldSection(sentence(f"rules-{section.key}", None, lang), passages(section.passages))
            for section in known.sections
        ),
        questions=tuple(ToldQuestion(one, told_of(f"q-{one}"), told_of(f"a-{one}")) for one in known.questions),
        details=passages(known.details),
        card=tuple(told_of(f"card-{line}") for line in range(1, known.card + 1)),
    )


def rules(game: str, lang: str = "en", width: int = WIDTH, options: Any = None) -> str:
    """The rules of a game as text; or a sentence that says that there are none."""
    known = told(game, lang, options)
    if known:
        return text(known, width)
    if find_words(f"rules-{game}", lang).pattern:
        return sentence(f"rules-{game}", None, lang)
    return sentence("no-rules", {"game": game}, lang)


def text(rules: ToldRules, width: int = WIDTH) -> str:
    """The rules for a terminal, no line wider than that."""
    lines = [*_title(rules.game), *_wrapped(rules.summary, width), ""]
    for section in rules.sections:
        lines += _title(section.title)
        number = 0
        for passage in section.passages:
            number = number + 1 if passage.listed else 0
            lines += _wrapped(passage.text, width, f"  {number}. " if passage.listed else "")
        lines.append("")
    lines += _title(sentence("page-rules-questions", None, rules.lang))
    for one in rules.questions:
        lines += [*_wrapped(one.question, width, "? "), *_wrapped(one.answer, width, "  ")]
    lines += ["", *_title(sentence("page-rules-details", None, rules.lang))]
    for detail in rules.details:
        lines += _wrapped(detail.text, width, "· ")
    return "\n".join(lines)


def _title(words: str) -> list[str]:
    return [words.upper()]


def _wrapped(words: str, width: int, first: str = "") -> list[str]:
    """A paragraph in lines, the later ones below the first one's words."""
    return textwrap.wrap(
        words, max(width, 20), initial_indent=first, subsequent_indent=" " * len(first), break_on_hyphens=False
    )
