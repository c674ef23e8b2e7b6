"""Writes the HTTP and socket reference from what the server itself serves: its OpenAPI schema and its message types."""

import inspect
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias, get_args

import msgspec
from sphinx.application import Sphinx

from swordfish.server.app import openapi
from swordfish.server.socket import client_messages, server_messages
from swordfish.server.table import entries

Schema: TypeAlias = Mapping[str, Any]
METHODS = ("get", "post", "put", "delete")


def http() -> str:
    """Every route, by its path, then the shapes of what is sent and answered."""
    schema = openapi()
    routes = [
        _route(method, path, operations[method])
        for path, operations in sorted(schema["paths"].items())
        for method in METHODS
        if method in operations
    ]
    shapes = [_shape(name, shape) for name, shape in sorted(schema["components"]["schemas"].items())]
    return "\n\n".join(["## Routes", *routes, "## Shapes", *shapes])


def socket() -> str:
    """Every message of the socket, each way, and every entry of a table's journal."""
    told = {
        "From a client": get_args(client_messages.ClientMessage),
        "To a client": get_args(server_messages.ServerMessage),
        "Entries in News": (*get_args(entries.Entry), server_messages.Muted),
        "Inside messages": (
            server_messages.TableView,
            server_messages.SeatView,
            server_messages.SeatChoices,
            *get_args(server_messages.DueMessage),
        ),
    }
    return "\n\n".join(f"## {title}\n\n{_messages(kinds)}" for title, kinds in told.items())


def _route(method: str, path: str, operation: Schema) -> str:
    about = [f"### `{method.upper()} {path}`", operation.get("description", "")]
    asked = [_parameter(parameter) for parameter in operation.get("parameters", ())]
    if "requestBody" in operation:
        asked.append(f"- body: {_content(operation['requestBody'])}")
    answers = [
        f"- answer {status}: {_content(answer)}"
        for status, answer in operation["responses"].items()
        if status.startswith("2")
    ]
    return "\n\n".join(filter(None, [*about, "\n".join([*asked, *answers])]))


def _parameter(parameter: Schema) -> str:
    default = parameter["schema"].get("default")
    left_out = "" if parameter["required"] else f", without it `{default!r}`"
    return f"- `{parameter['name']}` in the {parameter['in']}: {_type(parameter['schema'])}{left_out}"


def _content(holder: Schema) -> str:
    kind, content = next(iter(holder["content"].items()))
    return _type(content["schema"]) + ("" if kind == "application/json" else f" ({kind})")


def _shape(name: str, shape: Schema) -> str:
    needed = shape.get("required", ())
    rows = [
        f"| `{field}` | {_type(kind)} | {'yes' if field in needed else ''} |"
        for field, kind in shape.get("properties", {}).items()
    ]
    parts = [f"### {name}", inspect.cleandoc(shape.get("description", ""))]
    return "\n\n".join(filter(None, [*parts, _rows("| field | type | always there |", rows)]))


def _messages(kinds: Iterable[type[msgspec.Struct]]) -> str:
    _, shapes = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return "\n\n".join(_message(kind, shapes[kind.__name__]) for kind in kinds)


def _message(kind: type[msgspec.Struct], shape: Schema) -> str:
    needed = shape.get("required", ())
    rows = [
        f"| `{field}` | {_type(known)} | {'yes' if field in needed else ''} |"
        for field, known in shape["properties"].items()
        if field != "type"
    ]
    about = inspect.cleandoc(kind.__dict__.get("__doc__") or "")
    return "\n\n".join(filter(None, [f"### {kind.__name__}", about, _rows("| field | type | must be there |", rows)]))


def _rows(head: str, rows: Iterable[str]) -> str:
    listed = [*rows]
    return "\n".join([head, "|---|---|---|", *listed]) if listed else "It has no fields."


def _type(schema: Any) -> str:
    """A schema as a few words, such as "list of whole number"."""
    match schema:
        case {"$ref": str(target)}:
            name = target.rsplit("/", 1)[-1]
            return f"[`{name}`](#{name.lower()})"
        case {"anyOf": kinds} | {"oneOf": kinds}:
            return " or ".join(map(_type, kinds))
        case {"enum": values}:
            return " or ".join(f"`{value!r}`" for value in values)
        case {"type": "array", "items": item} if item:
            return f"list of {_type(item)}"
        case {"type": "array", "prefixItems": items}:
            return f"list of {', '.join(map(_type, items))}"
        case {"type": "object", "additionalProperties": item} if item:
            return f"object of {_type(item)}"
        case {"type": str(kind)}:
            return WORDS.get(kind, kind)
        case {"type": kinds}:
            return " or ".join(_type({"type": kind}) for kind in kinds)
        case _:
            return "any JSON"


WORDS = {"integer": "whole number", "string": "text", "boolean": "true or false", "array": "list"}
GENERATED = {"<!-- routes -->": http, "<!-- messages -->": socket}


def fill(_app: Sphinx, _name: str, source: list[str]) -> None:
    """Put what is generated where a page has the mark for it."""
    for mark, written in GENERATED.items():
        if mark in source[0]:
            source[0] = source[0].replace(mark, written())


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("source-read", fill)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
