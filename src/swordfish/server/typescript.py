"""What the page must know of the wire, as TypeScript: `python -m swordfish.server.typescript > web/src/shapes.ts`."""

from collections.abc import Iterable
from enum import Enum
from typing import Any, get_args

import msgspec.inspect as known
from msgspec import NODEFAULT

from swordfish import words
from swordfish.games import NAMES, Foretelling, Game, find
from swordfish.parts import own
from swordfish.server.http import tables
from swordfish.server.socket import messages
from swordfish.server.table import entries

HEAD = "// Made by `python -m swordfish.server.typescript`. A test compares.\n"


def declarations() -> str:
    """The whole file: messages, entries, and what each game says and shows."""
    parts = [HEAD, *_structs(_kinds(messages.Heard)), _union("Heard", _kinds(messages.Heard))]
    parts += [
        *_structs([messages.SeatView, messages.TableView]),
        *_structs(_kinds(messages.Told)),
        _union("Told", _kinds(messages.Told)),
    ]
    parts += [*_structs(_kinds(entries.Entry)), _union("Entry", _kinds(entries.Entry))]
    parts += _structs([kind for shape in _routed() for kind in (*_inside(shape), shape)])
    for name, game in rooms():
        parts.append(_game(name, game))
    parts.append(f"export const GAMES = {_list(NAMES)} as const\n")
    parts.append(f"export const SEAT_FIELDS: readonly string[] = {_list(sorted(words.SEAT_FIELDS))}\n")
    parts.append(f"export const TURN_PASSED = '{words.TURN_PASSED}'\n")
    parts.append(f"export const SEAT_FACTS: readonly string[] = {_list(sorted(words.SEAT_FACTS))}\n")
    parts.append(_words())
    return "\n".join(parts)


def rooms() -> list[tuple[str, Game]]:
    """The games of this package: what other packages offer has no types of its own on the page."""
    return [(name, find(name)) for name in NAMES]


def _routed() -> list[type]:
    """What is asked and answered over HTTP: about tables, and by routes that only one game has."""
    mine = [shape for game in NAMES for shape in own("server.routes", game, "SHAPES", ())]
    return [*tables.SHAPES, *mine]


def _game(name: str, game: Game) -> str:
    commands, events = _kinds(game.Command), _kinds(game.Event)
    shown = [*_inside(game.State), game.State, game.Options]
    if isinstance(game, Foretelling):
        shown += [*_inside(game.Ahead), game.Ahead]
    inner = [*_structs(shown), *_structs(commands), *_structs(events)]
    inner += [_union("Command", commands), _union("Event", events)]
    body = "\n".join(inner).replace("\n", "\n  ").rstrip()
    return f"export namespace {name} {{\n  {body}\n}}\n"


def _words() -> str:
    """For each event the fields that hold members of an enum, with the key of each member's word."""
    lines: list[str] = []
    for name, game in rooms():
        for event in _kinds(game.Event):
            for field in _fields(event).fields:
                enum = _enum(field.type)
                if enum is not None:
                    pairs = ", ".join(f"{member.value}: '{_key(member)}'" for member in enum)
                    lines.append(f"  '{words.key_of(name, event)}.{field.name}': {{ {pairs} }},")
    listed = "\n".join(lines)
    return f"export const ENUM_WORDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {{\n{listed}\n}}\n"


def _key(member: Enum) -> str:
    return f"{type(member).__name__.lower()}-{member.name.lower().replace('_', '-')}"


def _enum(kind: known.Type) -> type[Enum] | None:
    match kind:
        case known.EnumType(cls=cls):
            return cls
        case known.VarTupleType(item_type=item):
            return _enum(item)
        case _:
            return None


def _kinds(union: Any) -> list[type]:
    return list(get_args(union)) or [union]


def _inside(struct: type) -> list[type]:
    """The structs that a struct holds, innermost first."""
    found: list[type] = []

    def look(kind: known.Type) -> None:
        match kind:
            case known.StructType(cls=cls, fields=fields):
                for field in fields:
                    look(field.type)
                if cls is not struct and cls not in found:
                    found.append(cls)
            case known.VarTupleType(item_type=item):
                look(item)
            case known.TupleType(item_types=items) | known.UnionType(types=items):
                for item in items:
                    look(item)
            case _:
                pass

    look(known.type_info(struct))
    return found


def _structs(kinds: Iterable[type]) -> list[str]:
    return [_struct(kind) for kind in dict.fromkeys(kinds)]


def _fields(kind: type) -> known.StructType:
    info = known.type_info(kind)
    assert isinstance(info, known.StructType)
    return info


def _struct(kind: type) -> str:
    info = _fields(kind)
    if info.array_like:
        parts = ", ".join(f"{field.encode_name}: {_type(field.type)}" for field in info.fields)
        return f"export type {kind.__name__} = readonly [{parts}]\n"
    lines = [f"  type: '{info.tag}'"] if info.tag is not None else []
    for field in info.fields:
        left_out = not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT
        lines.append(f"  {field.encode_name}{'?' if left_out else ''}: {_type(field.type)}")
    return f"export interface {kind.__name__} {{\n" + "\n".join(lines) + ("\n" if lines else "") + "}\n"


def _union(name: str, kinds: Iterable[type]) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)}\n"


def _type(kind: known.Type) -> str:
    match kind:
        case known.StructType(cls=cls):
            return cls.__name__
        case known.EnumType(cls=cls):
            return " | ".join(str(member.value) for member in cls)
        case known.IntType() | known.FloatType():
            return "number"
        case known.StrType():
            return "string"
        case known.BoolType():
            return "boolean"
        case known.NoneType():
            return "null"
        case known.VarTupleType(item_type=item) | known.ListType(item_type=item):
            inner = _type(item)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case known.TupleType(item_types=items):
            return f"readonly [{', '.join(map(_type, items))}]"
        case known.NamedTupleType(fields=fields):
            return f"readonly [{', '.join(f'{field.name}: {_type(field.type)}' for field in fields)}]"
        case known.DictType(value_type=value):
            return f"Readonly<Record<string, {_type(value)}>>"
        case known.UnionType(types=types):
            return " | ".join(_type(one) for one in types if not isinstance(one, known.CustomType))
        case _:
            return "unknown"


def _list(parts: Iterable[str]) -> str:
    return "[" + ", ".join(f"'{part}'" for part in parts) + "]"


if __name__ == "__main__":
    print(declarations(), end="")
