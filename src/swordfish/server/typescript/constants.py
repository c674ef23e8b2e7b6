"""Constants that both Python and the page use."""

import pkgutil
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from importlib import import_module
from types import ModuleType
from typing import Any, cast

import msgspec.inspect as known

from swordfish import words
from swordfish.core import SALT_BYTES
from swordfish.draw import palette
from swordfish.draw.timing import PLAIN_MS, durations
from swordfish.games import NAMES, find
from swordfish.parts import own
from swordfish.server.faces import FACES
from swordfish.server.socket.server_messages import REFUSED
from swordfish.server.store.guests import MOST_NAME
from swordfish.server.table.broadcast import REACTIONS
from swordfish.server.table.chairs import AIDS
from swordfish.server.table.replay import MOST_FRAMES
from swordfish.server.table.seating import MOST_TEXT, PHRASES
from swordfish.server.table.throwing import THROW_MS
from swordfish.server.typescript.shapes import kinds

BY_EVENT = "Readonly<Record<string, Readonly<Record<string, number>>>>"


def constants() -> list[str]:
    """The declarations of all constants."""
    return [
        _constant("GAMES", NAMES),
        _constant("PALETTE", palette()),
        _constant("PHRASES", PHRASES),
        _constant("FACES", FACES),
        _constant("REACTIONS", REACTIONS),
        _constant("AIDS", AIDS),
        _constant("MOST_TEXT", MOST_TEXT),
        _constant("MOST_NAME", MOST_NAME),
        _constant("MOST_FRAMES", MOST_FRAMES),
        _constant("THROW_MS", THROW_MS),
        _constant("SALT_BYTES", SALT_BYTES),
        _constant("REFUSED", REFUSED),
        _constant("PLAIN_MS", PLAIN_MS),
        _constant("DURATIONS", {name: durations(name) for name in NAMES}, BY_EVENT),
        _constant("TURN_PASSED", words.TURN_PASSED),
        _constant("SEAT_FIELDS", sorted(words.SEAT_FIELDS), "readonly string[]"),
        _constant("SEAT_FACTS", sorted(words.SEAT_FACTS), "readonly string[]"),
        *(_constant(name.upper(), _of_game(name)) for name in NAMES),
        _enum_words(),
    ]


def _constant(name: str, value: Any, kind: str = "") -> str:
    text = _literal(value)
    return (
        f"export const {name}: {kind} = {text}\n"
        if kind
        else f"export const {name} = {text}{'' if isinstance(value, int) else ' as const'}\n"
    )


def _literal(value: Any) -> str:
    match value:
        case str():
            return f"'{value}'"
        case Mapping():
            fields = cast("Mapping[str, Any]", value)  # the keys of what we write are names
            return "{ " + ", ".join(f"{name}: {_literal(one)}" for name, one in fields.items()) + " }"
        case Sequence():
            return "[" + ", ".join(_literal(one) for one in cast("Sequence[Any]", value)) + "]"
        case _:
            return str(value)


def _of_game(name: str) -> dict[str, Any]:
    """The constants of a game: numbers of its model, words of its enums, constants of its drawing and its routes."""
    model = import_module(f"swordfish.games.{name}.model")
    numbers = {key: one for key, one in vars(model).items() if key.isupper() and type(one) is int}
    enums = {enum.__name__: [word(member) for member in enum] for enum in _enums(name)}
    shared = [own(package, name, "CONSTANTS", {}) for package in ("draw", "server.routes")]
    return {**numbers, **enums, **shared[0], **shared[1]}


def _enums(name: str) -> Iterator[type[Enum]]:
    """The enums of a game, in the order of its modules."""
    room: ModuleType = import_module(f"swordfish.games.{name}")
    for found in pkgutil.iter_modules(room.__path__):
        module = import_module(f"{room.__name__}.{found.name}")
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, Enum) and one.__module__ == module.__name__:
                assert [member.value for member in one] == list(range(len(one))), f"{one} is no list"
                yield one


def word(member: Enum) -> str:
    """The name of an enum's member in the catalogue and in the drawings."""
    return member.name.lower().replace("_", "-")


def _enum_words() -> str:
    """For each event, its fields with members of an enum, and the key of each member's word."""
    lines: list[str] = []
    for name in NAMES:
        for event in kinds(find(name).Event):
            info = known.type_info(event)
            assert isinstance(info, known.StructType)
            for field in info.fields:
                enum = _enum(field.type)
                if enum is not None:
                    pairs = ", ".join(f"{one.value}: '{enum.__name__.lower()}-{word(one)}'" for one in enum)
                    lines.append(f"  '{words.key_of(name, event)}.{field.name}': {{ {pairs} }},")
    listed = "\n".join(lines)
    return f"export const ENUM_WORDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {{\n{listed}\n}}\n"


def _enum(kind: known.Type) -> type[Enum] | None:
    match kind:
        case known.EnumType(cls=cls):
            return cls
        case known.VarTupleType(item_type=item):
            return _enum(item)
        case _:
            return None
