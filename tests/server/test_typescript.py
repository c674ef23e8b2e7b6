"""The generated TypeScript: all that the schema of the server describes, and nothing that the page spells again."""

import re
from typing import Any

import pytest
from msgspec import Struct

from swordfish.server import typescript
from swordfish.server.app import openapi
from swordfish.server.typescript.routes import routes
from swordfish.server.typescript.shapes import structs, typed, within
from tests.rulebook import ROOT

PAGE = ROOT / "web" / "src"
FILES = {"application/jsonl", "image/svg+xml", "text/plain", "text/html"}


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return openapi()


def test_every_json_route_of_the_schema_is_in_the_api_of_the_page(schema: dict[str, Any]) -> None:
    served = {
        f"{method.upper()} {path}"
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if method != "head" and _answers(operation) & {"object", "array"}
    }
    known = {f"{route.method} {route.path}" for route in routes()}
    assert len(known) > 40
    assert known == served


def _answers(operation: dict[str, Any]) -> set[str]:
    """The kinds of JSON that an operation answers with."""
    media = [
        one for status, said in operation["responses"].items() if status < "300" for one in said["content"].values()
    ]
    return {"object" if "$ref" in one["schema"] else one["schema"].get("type", "") for one in media}


def test_every_type_of_the_schema_is_a_type_of_the_page(schema: dict[str, Any]) -> None:
    written = set(re.findall(r"export (?:interface|type) (\w+)", typescript.declarations()))
    assert len(schema["components"]["schemas"]) > 40
    assert {name.rsplit("_", 1)[-1] for name in schema["components"]["schemas"]} <= written


def test_every_answer_is_a_struct_or_a_list_of_structs() -> None:
    for route in routes():
        assert within([route.reply]), f"{route.method} {route.path} answers something without a name"
        assert "unknown" not in typed(route.reply), route.path


@pytest.mark.parametrize("name", ["api.ts", "link.ts"])
def test_the_page_declares_no_type_of_the_wire_itself(name: str) -> None:
    text = (PAGE / name).read_text(encoding="utf-8")
    declared = set(re.findall(r"\b(?:interface|type) (\w+)(?: =| \{)", text))
    assert declared <= {"Health", "Numbered", "Asked", "Waiting", "Listener"}


def test_no_colour_of_the_palette_is_written_in_the_page() -> None:
    colours = re.search(r"PALETTE = \{(.*)\}", typescript.declarations())
    assert colours
    wanted = re.compile("|".join(re.findall(r"#\w{6}", colours[1])), re.IGNORECASE)
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"), *PAGE.rglob("*.css")]
    assert [path.name for path in files if wanted.search(path.read_text(encoding="utf-8"))] == ["shapes.ts"]


class Inner(Struct, tag=True):
    """For the tests below."""

    number: int


class Outer(Struct):
    """For the tests below."""

    inner: Inner | None
    many: tuple[Inner, ...] = ()


def test_structs_are_found_from_within_and_defaults_may_be_left_out_of_what_is_given() -> None:
    assert within([list[Outer]]) == [Inner, Outer]
    assert structs([Outer]) == ["export interface Outer {\n  inner: Inner | null\n  many: readonly Inner[]\n}\n"]
    assert "  many?: readonly Inner[]" in structs([Outer], given=[Outer])[0]
    assert structs([Inner]) == ["export interface Inner {\n  type: 'Inner'\n  number: number\n}\n"]


def test_every_board_has_the_types_of_its_game() -> None:
    for board in sorted((PAGE / "games").glob("*/Board.svelte")):
        game = board.parent.name
        props = "BoardProps = $props()" if game == "generic" else f"BoardProps<Games['{game}']> = $props()"
        assert props in board.read_text(encoding="utf-8"), board


def test_no_file_of_the_page_uses_any() -> None:
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    loose = re.compile(r"\bas any\b|: any\b|<any>|any\[\]|@ts-ignore|@ts-expect-error")
    assert [path.name for path in files if loose.search(path.read_text(encoding="utf-8"))] == []
