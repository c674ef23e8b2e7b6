"""Sentences for people: a key with facts, from Fluent files per language. `guide.py` has the rules of the games.

A package with a game of its own has its sentences too: see `catalogue.py`. A missing sentence is replaced by key and
facts.
"""

import datetime
import re
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import partial
from typing import Any, cast

from msgspec import Struct

from swordfish.core import Refusal
from swordfish.words.catalogue import LANGUAGES, bundle, find, foreign, is_ours, own_words, source, worded
from swordfish.words.locale import day, figure, listed

__all__ = (
    "LANGUAGES",
    "about",
    "day",
    "facts_of",
    "figure",
    "game_word",
    "key_of",
    "keys",
    "listed",
    "name",
    "sent",
    "sentence",
    "spelled",
    "tell",
    "worded",
)

LARGEST = 10**15
"""Greater numbers are written without grouping: Babel cannot group this many digits."""
LONGEST = 1000
"""Longer facts are cut: Fluent refuses them."""


def sentence(key: str, facts: Mapping[str, object] | None = None, lang: str = "en", names: Sequence[str] = ()) -> str:
    """The sentence of a key in that language.

    Enum members become words, seats players' names, dates are localised. An unknown key or a missing fact raises;
    for a game of another package the result is key and facts instead.
    """
    catalogue, pattern, game = find(key, lang)
    words = {name: _short(fact) for name, fact in _worded(facts or {}, lang, game, names).items()}
    if pattern is not None:
        text, errors = catalogue.format_pattern(pattern, words)
        if not errors:
            return str(text)
        if not game:
            raise ValueError(f"{key}: {errors}")
    return spelled(key, words, game)


def spelled(key: str, facts: Mapping[str, object], game: str) -> str:
    """A readable replacement for a missing sentence: `Card played (seat: Ann, card: 7)`."""
    name = " ".join(word for word in key.split("-") if word != game)
    derived = {f"{fact}-{more}" for fact in facts for more in ("seat", "count", "is")}
    told = ", ".join(f"{fact.replace('-', ' ')}: {value}" for fact, value in facts.items() if fact not in derived)
    return f"{name[:1].upper()}{name[1:]}" + (f" ({told})" if told else "")


def about(game: str, lang: str = "en") -> str:
    """A game in one line; its name if there is no such sentence."""
    return sentence(f"about-{game}", None, lang) if find(f"about-{game}", lang).pattern else game


def keys(lang: str = "en") -> frozenset[str]:
    """Every key of the language's catalogue."""
    return frozenset(re.findall(r"^([a-z][a-z0-9-]*) *=", source(lang), re.MULTILINE))


def name(seat: int, names: Sequence[str] = (), lang: str = "en") -> str:
    """A seat's display name: its player's name, or its number. Data counts seats from 0, sentences from 1."""
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return sentence("seat", {"number": seat + 1}, lang)


def tell(
    game: str,
    event: Struct,
    names: Sequence[str] = (),
    lang: str = "en",
    options: Any = None,
    *,
    earlier: Sequence[Struct] = (),
    over: bool = False,
) -> str:
    """An event in words. Its fields are the facts. `over`: the event ended the game, so it passes the turn to no one.

    A seat becomes its name, and its number is `$field-seat`; for several things `$field-count` is their number; for an
    enum member `$field-is` is its name, for languages in which other words agree with it. Where events refer to cards
    by number, `options` identify them; without options the printed game is assumed. `facts` in `words/<game>` turns
    them into words. `recall` there adds what only the events before it show (`earlier`, the latest last).
    """
    if over and type(event).__name__ == TURN_PASSED:
        return sentence("game-over", None, lang)
    facts = facts_of(event, names, lang, game)
    if things := getattr(own_words(game), "facts", None):
        facts |= things(event, options, partial(sentence, lang=lang))
    if recall := getattr(own_words(game), "recall", None):
        facts |= recall(event, earlier)
    return sentence(key_of(game, type(event)), facts, lang)


TURN_PASSED = "TurnPassed"
"""The event that passes the turn, in games that have one."""


def key_of(game: str, kind: type) -> str:
    """The key of an event or command: `swipe`, ChipTaken -> swipe-chip-taken."""
    return f"{game}-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


SEAT_FIELDS = frozenset({"seat", "seats", "giver", "taker", "victim", "victims", "to", "due"})
"""Event fields with these names hold seats, in every game."""
SEAT_FACTS = frozenset({"seat", "rival", "due"})
"""Facts with these names hold seats: `seat` and `rival` one, `due` several. All count from 0, as all data does."""
ISO_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
"""A fact called `date` is an ISO date on the wire and is localised in sentences."""


def facts_of(event: Struct, names: Sequence[str], lang: str, game: str = "") -> dict[str, object]:
    """The fields of a struct as facts for a sentence."""
    facts: dict[str, object] = {}
    for field in event.__struct_fields__:
        value: Any = getattr(event, field)
        if field in SEAT_FIELDS and isinstance(value, tuple):
            seats = cast("tuple[int, ...]", value)  # fields of that name hold seats
            facts[field] = listed((name(seat, names, lang) for seat in seats), lang)
            facts[f"{field}-count"] = len(seats)
        elif field in SEAT_FIELDS and isinstance(value, int):
            facts[field] = name(value, names, lang)
            facts[f"{field}-seat"] = value
        else:
            fact = field.replace("_", "-")
            facts[fact] = value if isinstance(value, Enum) else _fact(game_word(value, lang, game))
            if isinstance(value, tuple):
                facts[f"{fact}-count"] = len(cast("tuple[object, ...]", value))  # elements of any type
    return facts


def game_word(value: object, lang: str, game: str = "", names: Sequence[str] = ()) -> object:
    """A value in words: an enum member, or a tuple of them, by its key `face-win-chip`; a refusal by its sentence,
    also if it came over the wire. `game` owns the word if it may be another package's."""
    if isinstance(value, tuple):
        parts = cast("tuple[object, ...]", value)  # elements of any type
        return ", ".join(str(game_word(part, lang, game, names)) for part in parts)
    if isinstance(value, Enum):
        return _enum_word(value, lang, game)
    if isinstance(value, Refusal):
        return sentence(value.key, value.facts, lang, names).removesuffix(".")
    if isinstance(value, Mapping):
        sent = cast("Mapping[str, Any]", value)  # as `sent` makes it
        return sentence(sent["key"], sent["facts"], lang, names).removesuffix(".")
    return value


def sent(facts: Mapping[str, object]) -> dict[str, object]:
    """Facts for the wire, in no language: enum members and refusals become key and facts."""
    told: dict[str, object] = {}
    for name, fact in facts.items():
        if isinstance(fact, Enum):
            told |= {name: {"key": _word_of(fact), "facts": {}}, f"{name}-is": _which(fact)}
        else:
            told[name] = {"key": fact.key, "facts": sent(fact.facts)} if isinstance(fact, Refusal) else fact
        if isinstance(fact, datetime.date):
            told[name] = fact.isoformat()
    return told


def _worded(facts: Mapping[str, object], lang: str, game: str, names: Sequence[str]) -> dict[str, object]:
    """Facts as people read them, with additions: `$field-is`, the enum member's name; `$seat-number`, from 1."""
    told: dict[str, object] = {}
    for field, fact in facts.items():
        told[field] = game_word(fact, lang, game, names)
        if isinstance(fact, Enum):
            told[f"{field}-is"] = _which(fact)
        elif field in SEAT_FACTS and isinstance(fact, int):
            told |= {field: name(fact, names, lang), f"{field}-number": fact + 1}
        elif field in SEAT_FACTS and isinstance(fact, tuple | list):
            seats = cast("Sequence[int]", fact)  # facts of that name hold seats
            told[field] = listed((name(seat, names, lang) for seat in seats), lang)
        elif field == "date" and ISO_DAY.fullmatch(str(fact)):
            told[field] = day(datetime.date.fromisoformat(str(fact)), lang)
    return told


def _enum_word(member: Enum, lang: str, game: str) -> str:
    """The game's own word, `GAME-face-win-chip`, else ours, else its name in Python."""
    key = _word_of(member)
    if game and not is_ours(game):
        if (theirs := foreign(game, lang) or foreign(game, "en")) and theirs.has_message(f"{game}-{key}"):
            return sentence(f"{game}-{key}", None, lang)
        if not bundle(lang).has_message(key):
            return _which(member).replace("-", " ")
    return sentence(key, None, lang)


def _word_of(member: Enum) -> str:
    return f"{type(member).__name__.lower()}-{_which(member)}"


def _which(member: Enum) -> str:
    return member.name.lower().replace("_", "-")


def _short(fact: object) -> object:
    """Cut text that is too long for Fluent, and numbers that are too large to format."""
    if isinstance(fact, int | float) and abs(fact) >= LARGEST:
        return str(fact)[:LONGEST]
    return fact[: LONGEST - 1] + "…" if isinstance(fact, str) and len(fact) > LONGEST else fact


def _fact(value: object) -> object:
    return value if isinstance(value, int | float | str) and not isinstance(value, bool) else str(value)
