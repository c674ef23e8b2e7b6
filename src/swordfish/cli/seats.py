"""Who sits where, as typed: `you,random,random`; and a table's options, as typed: `chips=20`."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from swordfish import games
from swordfish.bots import PREFIX, hire
from swordfish.cli.boards import extra
from swordfish.core import BadOptions, reason
from swordfish.games import Game

YOU = "you"


def players(text: str, game: str, *, people: bool) -> tuple[str, ...]:
    """The players in seat order, each `you` (where people may sit) or the name of a bot."""
    typed = tuple(part.strip() for part in text.split(","))
    for player in typed:
        if player == YOU and people:
            continue
        if player == YOU:
            raise BadOptions("no-people-here")
        hire(player, game)
    return typed


def names(typed: Sequence[str], person: str) -> tuple[str, ...]:
    """What the players are called: by what they are, numbered where several are the same."""
    words = [person if player == YOU else player.removeprefix(PREFIX).capitalize() for player in typed]
    return tuple(
        f"{word} {words[:seat].count(word) + 1}" if words.count(word) > 1 else word for seat, word in enumerate(words)
    )


def seated_again(kept: Sequence[str], typed: Sequence[str]) -> None:
    """A record from elsewhere runs no program by itself: whoever resumes it says so."""
    for player in kept:
        if player.startswith(PREFIX) and tuple(typed) != tuple(kept):
            raise BadOptions("bot-resume", bot=player, seats=shlex.quote(",".join(kept)))


def options(game: Game, variant: str | None, settings: Sequence[str]) -> dict[str, Any]:
    """The values of a named variant, and after it those that were set one by one."""
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
    """The option with the cards of this file, if there is one; a sentence with the number of the line, if it is bad."""
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
    """The options with the number of seats in them, if such a table can be set up."""
    if values.get("seats", len(typed)) != len(typed):
        raise BadOptions("seats-count", seats=values["seats"], players=len(typed))
    whole = {**values, "seats": len(typed)}
    games.options(games.find(game), whole)
    return whole
