"""Read players and options from the command line: `you,random,random` and `chips=20`."""

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from swordfish import games
from swordfish.bots import LEVELS, PREFIX, hire, levels
from swordfish.cli.boards import extra
from swordfish.core import BadOptions, Refusal, reason
from swordfish.games import Game
from swordfish.words import keys, name, sentence

YOU = "you"


def players(text: str, game: str, *, people: bool) -> tuple[str, ...]:
    """The players in seat order, each `you` (if people may play) or the name of a bot."""
    typed = tuple(part.strip() for part in text.split(","))
    for player in typed:
        if player == YOU and people:
            continue
        if player == YOU:
            raise BadOptions("no-people-here")
        hire(player, game)
    return typed


def names(typed: Sequence[str], game: str, person: str, lang: str) -> tuple[str, ...]:
    """The players' display names: a level by its own name, other bots by sea names, a program by its command.

    People and programs with equal names are numbered.
    """
    words = [person if player == YOU else player.removeprefix(PREFIX).capitalize() for player in typed]
    found = [
        f"{word} {words[:seat].count(word) + 1}" if words.count(word) > 1 else word for seat, word in enumerate(words)
    ]
    bots = [seat for seat, player in enumerate(typed) if player != YOU and not player.startswith(PREFIX)]
    taken = {word for seat, word in enumerate(found) if seat not in bots}
    sea = sentence("bot-names", lang=lang).split(", ")
    for seat in bots:
        own = [levels.name(typed[seat], game, lang)] if levels.level_of(typed[seat]) in LEVELS[game] else []
        found[seat] = next(word for word in [*own, *sea] if word not in taken)
        taken.add(found[seat])
    return tuple(found)


def introduced(typed: Sequence[str], called: Sequence[str], game: str, lang: str) -> Iterator[str]:
    """One sentence per bot: the character of its level, or its kind."""
    for seat, player in enumerate(typed):
        word = name(seat, called, lang)
        if levels.level_of(player) in LEVELS[game]:
            yield levels.character(player, game, lang, word)
        elif player != YOU:
            key = f"page-bot-{player}"
            level = sentence(key, None, lang) if key in keys(lang) else player.removeprefix(PREFIX)
            yield sentence("play-bot", {"name": word, "level": level}, lang)


def seat_typed(typed: int | None, seats: int) -> int | None:
    """The seat index of a typed seat number, which counts from 1."""
    if typed is not None and not 1 <= typed <= seats:
        raise Refusal("draw-no-such-seat", given=typed, most=seats)
    return None if typed is None else typed - 1


def seated_again(kept: Sequence[str], typed: Sequence[str]) -> None:
    """Refuse to resume a record that starts programs unless the command line names them again."""
    for player in kept:
        if player.startswith(PREFIX) and tuple(typed) != tuple(kept):
            raise BadOptions("bot-resume", bot=player, seats=shlex.quote(",".join(kept)))


def options(game: Game, variant: str | None, settings: Sequence[str]) -> dict[str, Any]:
    """The values of a named variant, overridden by individual settings."""
    if variant is not None and variant not in game.VARIANTS:
        raise BadOptions("no-such-variant", variant=variant, variants=", ".join(game.VARIANTS))
    values: dict[str, Any] = dict(game.VARIANTS[variant]) if variant else {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise BadOptions("bad-setting", setting=setting)
        try:
            values[key] = msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError):
            values[key] = value
    return values


def deck(game: str, path: str | None) -> dict[str, Any]:
    """The option `deck` read from this file; an error names the line."""
    if path is None:
        return {}
    read_deck = extra(game, "read_deck")
    if read_deck is None:
        raise BadOptions("no-deck-here", game=game)
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOptions("deck-unreadable", path=path, reason=reason(error)) from None
    if not text.strip():
        raise BadOptions("deck-empty", path=path)
    return {"deck": read_deck(text)}


def check(game: str, typed: Sequence[str], values: dict[str, Any]) -> dict[str, Any]:
    """The options including the number of seats; refuses a table that cannot be set up."""
    if values.get("seats", len(typed)) != len(typed):
        raise BadOptions("seats-count", seats=values["seats"], players=len(typed))
    whole = {**values, "seats": len(typed)}
    games.options(games.find(game), whole)
    return whole
