"""Where sentences come from: our Fluent files, and those of packages that bring a game of their own.

A key of ours that is missing is a mistake, and raises. A key of another package's game may be missing in a language:
then its English is used. It may be missing altogether: then there is no pattern.
"""

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
    """Our file of a language."""
    return resources.files("swordfish.words").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def bundle(lang: str) -> FluentBundle:
    """Our sentences in a language."""
    if lang not in LANGUAGES:
        raise Refusal("no-such-language", lang=lang, languages=", ".join(LANGUAGES))
    return _bundle(lang, source(lang))


class Found(NamedTuple):
    """Where a key was looked for: in our own bundle, or in that of a game of another package, which may lack it."""

    bundle: FluentBundle
    pattern: Any
    game: str = ""


def find(key: str, lang: str) -> Found:
    """What a key stands for; KeyError if it should be ours and is not."""
    ours = bundle(lang)
    if ours.has_message(key) and (pattern := ours.get_message(key).value) is not None:
        return Found(ours, pattern)
    game = game_of(key)
    if game is None:
        raise KeyError(key)
    theirs = _theirs(key, game)
    for language in (lang, "en"):
        other = foreign(game, language)
        if other and other.has_message(theirs):
            return Found(other, other.get_message(theirs).value, game)
    return Found(ours, None, game)


def game_of(key: str) -> str | None:
    """The game that a key speaks of, `GAME-…` or `about-GAME-…`, if it is one whose sentences are not ours."""
    first, second, *_ = (*key.split("-"), "")
    known = names()
    return next((word for word in (first, second) if word in known and not is_ours(word)), None)


@cache
def is_ours(game: str) -> bool:
    """Whether our catalogue has the sentences of the game: then none may be missing."""
    return game in NAMES and bundle("en").has_message(f"about-{game}")


def worded(game: str) -> bool:
    """Whether there are sentences for the game, ours or its package's."""
    return is_ours(game) or has("words", game)


def _theirs(key: str, game: str) -> str:
    """The key in the game's own file, where every key begins with its name: about-GAME is GAME-about."""
    first, _, rest = key.partition("-")
    return key if first == game else f"{game}-{first}{rest.removeprefix(game)}"


@cache
def foreign(game: str, lang: str) -> FluentBundle | None:
    """The sentences that a package brings for its game, if it has that language."""
    module = own_words(game)
    if module is None:
        return None
    folder = module.__name__ if hasattr(module, "__path__") else module.__package__
    with suppress(FileNotFoundError):
        return _bundle(lang, resources.files(folder).joinpath(f"{lang}.ftl").read_text(encoding="utf-8"))
    return None


def own_words(game: str) -> Any:
    """The part of the game; None where there is none, or it does not load: its events can still be told."""
    with suppress(Refusal):
        return part("words", game)
    return None


def _bundle(lang: str, text: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made
