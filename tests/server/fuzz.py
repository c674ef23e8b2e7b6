"""Generate messages: half of them random, half of them mutations of valid ones."""

import json
import random
from collections.abc import Callable
from typing import Any

KINDS = [
    *("Speak", "Suppose", "Show", "Sit", "Stand", "SeatBot", "Remove", "Lock", "Commit", "Reveal", "Begin", "Chat"),
    *("AskUndo", "AnswerUndo", "AddChair", "RemoveChair", "ListTable", "GiveAids", "GiveHandicap", "AskPause"),
    *("AnswerPause", "Resume", "React", "Away", "Rematch", "Pong"),
]
FIELDS = [
    "type",
    "number",
    "seat",
    "commands",
    "victim",
    "body",
    "phrase",
    "text",
    "agreed",
    "locked",
    "bot",
    "commitment",
    "salt",
    "id",
    *("listed", "aids", "step", "reaction", "away", "wanted"),
]
VALUES: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 3, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**40, 0.5, -0.0, 1e308),
    *("", "hello", "random", "0" * 32, "\x00", "\ud800", "ü" * 50, "x" * 300, [], {}, [[]], [{}], {"type": "Speak"}),
    *([1] * 100, {"a": {"b": {"c": []}}}, "seat", "Ann"),
]


def nonsense(whim: random.Random) -> bytes:
    """A value that is hardly ever a valid message."""
    match whim.randrange(5):
        case 0:
            return whim.randbytes(whim.randrange(1, 60)).replace(b"\x00", b"{")
        case 1:
            return b"[" * whim.randrange(1, 2000)
        case 2:
            return encoded(whim.choice(VALUES))
        case 3:
            return encoded({whim.choice(FIELDS): whim.choice(VALUES) for _ in range(whim.randrange(6))})
        case _:
            body = {whim.choice(FIELDS): whim.choice(VALUES) for _ in range(whim.randrange(4))}
            return encoded({"type": whim.choice(KINDS), **body})


def mutated(whim: random.Random, valid: dict[str, Any]) -> bytes:
    """A valid message, slightly changed or unchanged."""
    return whim.choice(MUTATIONS)(whim, valid)


def _as_it_is(_: random.Random, valid: dict[str, Any]) -> bytes:
    return encoded(valid)


def _bytes(whim: random.Random, valid: dict[str, Any]) -> bytes:
    body = bytearray(encoded(valid))
    for _ in range(whim.randrange(1, 4)):
        at = whim.randrange(len(body))
        match whim.randrange(3):
            case 0:
                body[at] = whim.randrange(32, 127)
            case 1:
                del body[at]
            case _:
                body.insert(at, whim.randrange(32, 127))
    return bytes(body)


def _cut(whim: random.Random, valid: dict[str, Any]) -> bytes:
    body = encoded(valid)
    return body[: whim.randrange(len(body))]


def _field(whim: random.Random, valid: dict[str, Any]) -> bytes:
    changed = dict(valid)
    changed[whim.choice([*changed, whim.choice(FIELDS)])] = whim.choice(VALUES)
    return encoded(changed)


def _missing(whim: random.Random, valid: dict[str, Any]) -> bytes:
    changed = dict(valid)
    del changed[whim.choice([*changed])]
    return encoded(changed)


def _inside(whim: random.Random, valid: dict[str, Any]) -> bytes:
    commands = [dict(command) for command in valid.get("commands", [{}])]
    for command in commands:
        command[whim.choice([*command, "victim", "type"])] = whim.choice(VALUES)
    return encoded({**valid, "commands": commands})


def _again(whim: random.Random, valid: dict[str, Any]) -> bytes:
    return encoded({**valid, "commands": valid.get("commands", []) * whim.randrange(2, 80)})


def _kind(whim: random.Random, valid: dict[str, Any]) -> bytes:
    return encoded({**valid, "type": whim.choice(KINDS)})


MUTATIONS: list[Callable[[random.Random, dict[str, Any]], bytes]] = [
    *(_as_it_is, _as_it_is, _bytes, _cut, _field, _missing, _inside, _again, _kind),
]


def encoded(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=True).encode()
