"""The protocol page: its conversation runs against a real server, and its list of messages is complete."""

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast, get_args

import pytest

from swordfish.server.socket import client_messages, server_messages
from tests.rulebook import ROOT
from tests.server.hosting import Line, Visitor, hosted

PAGE = (ROOT / "docs" / "reference" / "socket.md").read_text(encoding="utf-8")
ANY = "…"


def conversation() -> list[str]:
    return (ROOT / "docs" / "reference" / "conversation.txt").read_text(encoding="utf-8").splitlines()


def expected(text: str) -> Any:
    """JSON in which … matches anything: as a value, or, at the end of an object, further fields."""
    return json.loads(re.sub(r"([{,])…}", r'\1"…":"…"}', text).replace(":…", ':"…"'))


def matches(want: Any, got: Any) -> bool:
    if want == ANY:
        return True
    if isinstance(want, dict) and isinstance(got, dict):
        fields, given = cast("dict[str, Any]", want), cast("dict[str, Any]", got)  # of JSON
        names = set(fields) - {ANY}
        return (names <= set(given) if ANY in fields else names == set(given)) and all(
            matches(fields[name], given[name]) for name in names
        )
    if isinstance(want, list) and isinstance(got, list):
        wants, gots = cast("list[Any]", want), cast("list[Any]", got)  # of JSON
        return len(wants) == len(gots) and all(map(matches, wants, gots))
    return want == got and isinstance(want, bool) == isinstance(got, bool)


async def hold(visitor: Visitor) -> int:
    """Conduct the conversation; returns its number of lines."""
    lines = conversation()
    code, answer = "", cast("tuple[int, Any]", (0, None))  # of the last request
    line: Line | None = None
    async with AsyncExitStack() as sockets:
        for number, text in enumerate(lines):
            first, _, rest = text.partition(" ")
            rest = rest.replace("CODE", code)
            match first:
                case "GET" | "POST" | "DELETE":
                    path, _, body = rest.partition(" ")
                    told = visitor.ask(first, path, json.loads(body) if body else None)
                    answer = (told.status, told.json())
                    code = str(answer[1].get("code", code))
                case "SOCKET":
                    since = int(rest.partition("since=")[2] or -1)
                    line = await sockets.enter_async_context(visitor.socket(code, since))
                    line.salts = False  # the conversation shows it
                case "→":
                    assert line is not None
                    await line.connection.send(rest)
                case "←":
                    assert line is not None
                    want = expected(rest)
                    while (heard := await line.next())["type"] in {"Ping", "Presence"}:
                        pass
                    assert matches(want, heard), f"line {number + 1}: {rest}\nbut: {heard}"
                case status:
                    assert answer[0] == int(status), f"line {number + 1}: {answer}"
                    assert matches(expected(rest), answer[1]), f"line {number + 1}: {rest}\nbut: {answer[1]}"
    return len(lines)


def test_the_conversation_can_be_held_word_for_word(tmp_path: Path) -> None:
    with hosted(tmp_path) as host:
        assert asyncio.run(hold(Visitor(host.port))) > 30


@pytest.mark.parametrize("kind", [*get_args(client_messages.ClientMessage), *get_args(server_messages.ServerMessage)])
def test_every_message_is_on_the_page_with_all_its_fields(kind: type) -> None:
    fields = " ".join(getattr(kind, "__struct_fields__"))  # noqa: B009 - every struct has it, no type says so
    assert f"`{kind.__name__} {fields}`".replace(" `", "`") in PAGE


def test_the_page_names_no_unknown_message() -> None:
    named = set(re.findall(r"`([A-Z][A-Za-z]+) (?:number|seq|body|seat|id|seats|away)\b[^`]*`", PAGE))
    assert named == {
        kind.__name__ for kind in (*get_args(client_messages.ClientMessage), *get_args(server_messages.ServerMessage))
    }


def test_a_mismatch_is_noticed() -> None:
    assert matches(expected('{"a":…,"b":[{"c":1,…}]}'), {"a": None, "b": [{"c": 1, "d": 2}]})
    assert not matches(expected('{"a":…}'), {"a": 1, "b": 2})
    assert not matches(expected('{"a":1}'), {"a": True})
    assert not matches(expected('{"a":[1]}'), {"a": [1, 2]})
