"""The types of the wire for TypeScript, from the structs: `python -m swordfish.server.types web/src/wire.ts`."""

import enum
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, UNSET, inspect

from swordfish.games import GAMES
from swordfish.server import journal, replays, wire
from swordfish.server.doors import operations, people, puzzles, records, tables

HEAD = """\
// What goes over the wire, from the Python structs. Written by: python -m swordfish.server.types web/src/wire.ts
// Do not edit: a test compares this file with the structs.
"""
GIVEN: tuple[type, ...] = (*get_args(wire.Heard), people.Name, people.Key, tables.NewTable, puzzles.Guess)
"""What a client sends: a field with a default may be left out."""
TOLD: tuple[type, ...] = (
    *(*get_args(wire.Told), *get_args(journal.Entry)),
    *(people.Me, people.NewKey, tables.GameInfo, tables.TableInfo, tables.MadeTable),
    *(records.Past, records.Rating, records.Best, records.Share, replays.Replay, operations.Health),
    *(puzzles.Riddle, puzzles.Verdict, puzzles.Solved),
)
"""What a client is told: all fields are there, but those that are UNSET."""
BETTER = {("News", "entries"): "Entry[]", ("News", "due"): "Due", ("Supposed", "due"): "Due"}
"""Fields whose type the struct leaves open."""
ABOUT_GAMES = "// The types of each game, by its name. Options that are not given have the game's own values."
DUE = """\
export type Due =
  | { kind: 'players'; seats: number[]; until: number | null; clock?: number | null }
  | { kind: 'over'; places: number[] }
  | { kind: 'table' }
"""


class Writer:
    """Declarations in the order in which they are met, each once."""

    def __init__(self) -> None:
        self.declared: dict[str, tuple[type, str]] = {}

    def name(self, kind: type) -> str:
        """A struct's name; the rooms of games put theirs before it."""
        parts = kind.__module__.split(".")
        room = parts[2].capitalize() if parts[:2] == ["swordfish", "games"] else ""
        return room + kind.__name__

    def struct(self, info: inspect.StructType, *, given: bool) -> str:
        name = self.name(info.cls)
        if name in self.declared:
            assert self.declared[name][0] is info.cls, f"two structs are called {name}"
            return name
        self.declared[name] = (info.cls, "")
        if info.array_like:
            parts = ", ".join(self.type(field.type, given=given) for field in info.fields)
            text = f"export type {name} = [{parts}]\n"
        else:
            lines = [f"  {info.tag_field}: {literal(info.tag)}"] if info.tag_field else []
            lines += [f"  {self.field(name, field, given=given)}" for field in info.fields]
            text = "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n"
        self.declared[name] = (info.cls, text)
        return name

    def field(self, name: str, field: inspect.Field, *, given: bool) -> str:
        unset = field.default in (UNSET, NODEFAULT) and field.default_factory is NODEFAULT
        optional = not field.required and (given or unset)
        kind = BETTER.get((name, field.name)) or self.type(field.type, given=given)
        return f"{field.encode_name}{'?' if optional else ''}: {kind}"

    def enum(self, kind: type[enum.Enum]) -> str:
        name = self.name(kind)
        values = " | ".join(literal(member.value) for member in kind)
        named = "".join(f"  {member.name}: {literal(member.value)},\n" for member in kind)
        text = f"export type {name} = {values}\nexport const {name} = {{\n{named}}} as const\n"
        self.declared[name] = (kind, text)
        return name

    def type(self, info: inspect.Type, *, given: bool) -> str:
        """A type, in TypeScript."""
        match info:
            case inspect.StructType():
                return self.struct(info, given=given)
            case inspect.EnumType(cls):
                return self.enum(cls)
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self.type(one, given=given) for one in types))
            case inspect.VarTupleType(item) | inspect.ListType(item):
                return array(self.type(item, given=given))
            case inspect.TupleType(items):
                return f"[{', '.join(self.type(item, given=given) for item in items)}]"
            case inspect.NamedTupleType(_, fields):
                return f"[{', '.join(f'{field.name}: {self.type(field.type, given=given)}' for field in fields)}]"
            case inspect.DictType(_, value):
                return f"Record<string, {self.type(value, given=given)}>"
            case inspect.LiteralType(values):
                return " | ".join(map(literal, values))
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case _:
                raise TypeError(f"TypeScript has no word for {info}")

    def union(self, name: str, kinds: Iterable[Any], *, given: bool) -> str:
        names = [self.type(inspect.type_info(kind), given=given) for kind in kinds]
        return f"export type {name} =\n" + "".join(f"  | {one}\n" for one in names)


def array(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    for kind in GIVEN:
        writer.type(inspect.type_info(kind), given=True)
    for kind in TOLD:
        writer.type(inspect.type_info(kind), given=False)
    unions = [
        writer.union("Heard", get_args(wire.Heard), given=True),
        writer.union("Told", get_args(wire.Told), given=False),
        writer.union("Entry", get_args(journal.Entry), given=False),
    ]
    rooms: list[str] = []
    for name, game in GAMES.items():
        title = name.capitalize()
        writer.type(inspect.type_info(game.State), given=False)
        for what in ("Command", "Event"):
            kinds: tuple[Any, ...] = get_args(getattr(game, what)) or (getattr(game, what),)
            unions.append(writer.union(f"{title}{what}", kinds, given=False))
        writer.type(inspect.type_info(game.Options), given=False)
        parts = {"options": f"Partial<{title}Options>", "view": f"{title}State"}
        parts |= {"command": f"{title}Command", "event": f"{title}Event"}
        rooms.append(f"  {name}: {{ {'; '.join(f'{what}: {kind}' for what, kind in parts.items())} }}")
    games = "\n".join([ABOUT_GAMES, "export interface Games {", *rooms, "}"]) + "\n"
    return "\n".join([HEAD, *(text for _, text in writer.declared.values()), DUE, *unions, games])


def main() -> int:
    """Write the file that is named, or print it."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())
    return 0


if __name__ == "__main__":
    sys.exit(main())
