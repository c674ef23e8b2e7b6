"""Load sentences from our Fluent files, and from packages that provide a game of their own.

A missing key of ours is a bug, and raises. A key of another package's game may be missing in a language: then its
English is used. If it is missing there too, there is no pattern.
"""

import re
from contextlib import suppress
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from swordfish.core import Refusal
from swordfish.games import NAMES, names
from swordfish.parts import has, part

LANGUAGES = ("en", "de", "fr", "it", "es")


@cache
def source(lang: str) -> str:
    """Our sentences in a language: those of the first screen, those that the page loads later, and the rules."""
    folder = resources.files("swordfish.words")
    return "\n".join(
        folder.joinpath(part, f"{lang}.ftl").read_text(encoding="utf-8") for part in ("", "later", "rules")
    )


ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Bundle:
    """A catalogue in one language that parses an entry when it is first used: parsing them all takes a second."""

    def __init__(self, lang: str, text: str) -> None:
        self._parsed = FluentBundle([lang], use_isolating=False)
        self._entries: dict[str, str] = {}
        self._used: set[str] = set()
        for entry in ENTRY.split(text)[1:]:
            self._entries.setdefault(NAME.findall(entry)[0], entry)

    def has_message(self, key: str) -> bool:
        self._parse(key)
        return self._parsed.has_message(key)

    def get_message(self, key: str) -> Any:
        """The message of a key; LookupError if there is none."""
        self._parse(key)
        return self._parsed.get_message(key)

    def format_pattern(self, pattern: Any, facts: dict[str, Any]) -> tuple[Any, list[Exception]]:
        return self._parsed.format_pattern(pattern, facts)

    def _parse(self, key: str) -> None:
        """Parse an entry and every entry that it may refer to."""
        if key in self._used or key not in self._entries:
            return
        wanted, found = [key], dict[str, str]()
        while wanted:
            name = wanted.pop()
            if name not in found and name in self._entries:
                found[name] = self._entries[name]
                wanted += NAME.findall(found[name])
        self._parsed.add_resource(FluentResource("\n".join(found.values())))
        self._used |= found.keys()


@cache
def bundle(lang: str) -> Bundle:
    """Our catalogue in a language."""
    if lang not in LANGUAGES:
        raise Refusal("no-such-language", lang=lang, languages=", ".join(LANGUAGES))
    return Bundle(lang, source(lang))


class CatalogueEntry(NamedTuple):
    """A key's bundle and pattern: ours, or that of another package's game, whose pattern may be missing."""

    bundle: Bundle
    pattern: Any
    game: str = ""


def find(key: str, lang: str) -> CatalogueEntry:
    """Look up a key; KeyError if it should be ours and is missing."""
    ours = bundle(lang)
    if ours.has_message(key) and (pattern := ours.get_message(key).value) is not None:
        return CatalogueEntry(ours, pattern)
    game = game_of(key)
    if game is None:
        raise KeyError(key)
    theirs = _theirs(key, game)
    for language in (lang, "en"):
        other = foreign(game, language)
        if other and other.has_message(theirs):
            return CatalogueEntry(other, other.get_message(theirs).value, game)
    return CatalogueEntry(ours, None, game)


def game_of(key: str) -> str | None:
    """The game that a key belongs to, `GAME-…` or `about-GAME-…`, if its sentences are not ours."""
    first, second, *_ = (*key.split("-"), "")
    known = names()
    return next((word for word in (first, second) if word in known and not is_ours(word)), None)


@cache
def is_ours(game: str) -> bool:
    """Whether our catalogue covers the game: then no key may be missing."""
    return game in NAMES and bundle("en").has_message(f"about-{game}")


def worded(game: str) -> bool:
    """Whether the game has sentences, ours or its package's."""
    return is_ours(game) or has("words", game)


def _theirs(key: str, game: str) -> str:
    """The key in the game's own file, where every key begins with the game's name: about-GAME is GAME-about."""
    first, _, rest = key.partition("-")
    return key if first == game else f"{game}-{first}{rest.removeprefix(game)}"


@cache
def foreign(game: str, lang: str) -> Bundle | None:
    """The catalogue that a package provides for its game, if it has that language."""
    module = own_words(game)
    if module is None:
        return None
    folder = module.__name__ if hasattr(module, "__path__") else module.__package__
    with suppress(FileNotFoundError):
        return Bundle(lang, resources.files(folder).joinpath(f"{lang}.ftl").read_text(encoding="utf-8"))
    return None


def own_words(game: str) -> Any:
    """The game's part in `words`; None if there is none or it fails to load: events are then shown as key and facts."""
    with suppress(Refusal):
        return part("words", game)
    return None
