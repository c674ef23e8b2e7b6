"""Python types as TypeScript: a struct as an interface, a field that may be left out as optional."""

from collections.abc import Collection, Iterable
from types import NoneType
from typing import Any, TypeAlias, get_args

import msgspec.inspect as known
from msgspec import NODEFAULT, Struct
from msgspec.structs import asdict

from swordfish.games import NAMES
from swordfish.server.socket import client_messages, server_messages
from swordfish.server.table.entries import Entry

Shape: TypeAlias = type[Struct]
UNIONS: dict[str, Any] = {
    "ClientMessage": client_messages.ClientMessage,
    "ServerMessage": server_messages.ServerMessage,
    "DueMessage": server_messages.DueMessage,
    "Entry": Entry | server_messages.Muted,
}
"""The unions that have a name on the page."""
_CALLED = {frozenset(get_args(of)): name for name, of in UNIONS.items()}


def kinds(of: Any) -> list[Any]:
    """The members of a union, or the one type."""
    return list(get_args(of)) or [of]


def game_of(shape: type) -> str | None:
    """The game that a type belongs to: the one whose name is in the name of its module."""
    return next((name for name in shape.__module__.split(".") if name in NAMES), None)


def within(roots: Iterable[Any]) -> list[Shape]:
    """All structs among these types and in their fields, innermost first."""
    found: dict[Shape, None] = {}

    def look(kind: known.Type) -> None:
        match kind:
            case known.StructType(cls=cls, fields=fields):
                if cls not in found:
                    for field in fields:
                        look(field.type)
                    found[cls] = None
            case (
                known.VarTupleType(item_type=item)
                | known.ListType(item_type=item)
                | known.CollectionType(item_type=item)
            ):
                look(item)
            case known.DictType(value_type=item):
                look(item)
            case known.TupleType(item_types=items) | known.UnionType(types=items):
                for item in items:
                    look(item)
            case known.Metadata():
                look(_meant(kind))
            case _:
                pass

    for root in roots:
        if root is not NoneType:
            look(known.type_info(root))
    return list(found)


def structs(shapes: Iterable[Shape], scope: str | None = None, given: Collection[Shape] = ()) -> list[str]:
    """Declarations of structs inside a game's namespace or outside; clients may leave out defaults in those `given`."""
    return [_struct(shape, scope, optional=shape in given) for shape in shapes]


def _struct(shape: Shape, scope: str | None, *, optional: bool) -> str:
    info = known.type_info(shape)
    assert isinstance(info, known.StructType)
    if info.array_like:
        parts = ", ".join(f"{field.encode_name}: {written(field.type, scope)}" for field in info.fields)
        return f"export type {shape.__name__} = readonly [{parts}]\n"
    lines = [f"  {info.tag_field}: '{info.tag}'"] if info.tag is not None else []
    for field in info.fields:
        unset = not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT
        mark = "?" if unset or (optional and not field.required) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type, scope)}")
    return f"export interface {shape.__name__} {{\n" + "\n".join(lines) + ("\n" if lines else "") + "}\n"


def union(name: str, of: Any) -> str:
    """A union of structs by its name."""
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds(of))}\n"


def typed(annotation: Any) -> str:
    """A Python annotation as a TypeScript type, outside of any namespace."""
    return "null" if annotation is NoneType else written(known.type_info(annotation), None)


def _meant(kind: known.Metadata) -> known.Type:
    """The type behind an annotation; where that is Any or Raw, what `shape` declares."""
    extra: dict[str, Any] = asdict(kind)["extra"] or {}
    shape = extra.get("shape")
    return kind.type if shape is None else known.type_info(shape)


def written(kind: known.Type, scope: str | None) -> str:
    """A type as msgspec knows it, as TypeScript."""
    match kind:
        case known.StructType(cls=cls):
            game = game_of(cls)
            return cls.__name__ if game in {None, scope} else f"{game}.{cls.__name__}"
        case known.Metadata():
            return written(_meant(kind), scope)
        case known.EnumType(cls=cls):
            return " | ".join(str(member.value) for member in cls)
        case known.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case known.IntType() | known.FloatType():
            return "number"
        case known.StrType():
            return "string"
        case known.BoolType():
            return "boolean"
        case known.NoneType():
            return "null"
        case known.VarTupleType(item_type=item) | known.ListType(item_type=item) | known.CollectionType(item_type=item):
            inner = written(item, scope)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case known.TupleType(item_types=items):
            return f"readonly [{', '.join(written(item, scope) for item in items)}]"
        case known.NamedTupleType(fields=fields):
            return f"readonly [{', '.join(f'{field.name}: {written(field.type, scope)}' for field in fields)}]"
        case known.DictType(value_type=value):
            return f"Readonly<Record<string, {written(value, scope)}>>"
        case known.UnionType(types=types):
            called = _CALLED.get(frozenset(one.cls for one in types if isinstance(one, known.StructType)))
            if called and all(isinstance(one, known.StructType) for one in types):
                return called
            return " | ".join(written(one, scope) for one in types if not isinstance(one, known.CustomType))
        case _:
            return "unknown"
