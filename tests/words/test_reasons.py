"""Errors of msgspec and the system become our own sentences in every language: none of their English is left."""

import errno
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from swordfish import words
from swordfish.core import Refusal, reason, wrong
from swordfish.core.reason import LONGEST, SHAPES, SYSTEM
from swordfish.games import swipe, swirl, swish, swishbones
from swordfish.record import RecordTitle
from swordfish.server.socket import client_messages

TITLE: dict[str, Any] = {"swordfish": 1, "game": "swipe", "rules": 1, "options": {}, "commitment": ""}
ENGLISH = re.compile(
    r"\b(Expected|Object|contains|unknown|got|missing|required|field|Invalid|value|length|matching|regex|malformed|byte"
    r"|character|truncated|range|codec|decode|maximum|recursion|int|str|bool|float|array|object|errno)\b"
)


def converted(kind: Any, **values: Any) -> Callable[[], object]:
    return lambda: msgspec.convert(values, kind)


def decoded(kind: Any, body: bytes) -> Callable[[], object]:
    return lambda: msgspec.json.decode(body, type=kind)


def heard(body: bytes) -> Callable[[], object]:
    return lambda: client_messages.decoder.decode(body)


REFUSED: list[tuple[str, str, Callable[[], object]]] = [
    ("shape-unknown", "foo", converted(swipe.Options, foo=1)),
    ("shape-unknown", "foo", heard(b'{"type": "Begin", "number": 1, "foo": 2}')),
    ("shape-missing", "rules", converted(RecordTitle, swordfish=1, game="swipe", options={}, commitment="")),
    ("shape-missing", "number", heard(b'{"type": "Begin"}')),
    ("shape-kind", "chips", converted(swipe.Options, chips="abc")),
    ("shape-kind", "chips", converted(swipe.Options, chips=1.5)),
    ("shape-kind", "teams", converted(swirl.Options, teams="yes")),
    ("shape-kind", "deck[1]", converted(swirl.Options, deck=["a", 5])),
    ("shape-kind", "limits[0]", converted(swish.Options, limits=[5])),
    ("shape-kind", "type", heard(b'{"type": 5}')),
    ("shape-kind", "", heard(b"[1]")),
    ("shape-kind", "", decoded(int | None | str, b"1.5")),
    ("shape-kind", "", decoded(float, b'"x"')),
    ("shape-kind", "", decoded(bytes, b"5")),
    ("shape-least", "rules", converted(RecordTitle, **TITLE | {"rules": 0})),
    ("shape-most", "[0]", decoded(tuple[Annotated[int, Meta(le=2**53 - 1)]], b"[9007199254740993]")),
    ("shape-short", "", decoded(Annotated[list[int], Meta(min_length=2)], b"[1]")),
    ("shape-short", "", decoded(Annotated[str, Meta(min_length=2)], b'"a"')),
    ("shape-long", "", decoded(Annotated[str, Meta(max_length=2)], b'"abc"')),
    ("shape-length", "pond[0]", converted(swishbones.Options, pond=[[1]])),
    ("shape-length", "", decoded(tuple[int, int], b"[1]")),
    ("shape-pattern", "salts[0]", converted(RecordTitle, **TITLE | {"salts": ["xyz"]})),
    ("shape-value", "Juggle", heard(b'{"type": "Juggle"}')),
    ("shape-value", "faces[0]", decoded(swipe.Event, b'{"type": "Rolled", "faces": [9]}')),
    ("shape-range", "number", heard(b'{"type": "Speak", "number": 1e400, "commands": []}')),
    ("shape-json", "", heard(b"hello")),
    ("shape-json", "", decoded(int, b"1 2")),
    ("shape-cut", "", heard(b'{"type"')),
    ("shape-utf8", "", heard(b'{"type": "Chat\xff"}')),
    ("shape-deep", "", lambda: msgspec.json.decode(b"[" * 100_000)),
]


def error_of(refused: Callable[[], object]) -> Exception:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError, RecursionError)) as error:
        refused()
    return error.value


def told(why: Refusal, lang: str) -> str:
    return words.sentence("bad-message", {"reason": why}, lang)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("key", "named", "refused"), REFUSED)
def test_errors_of_msgspec_get_our_own_sentences(
    key: str, named: str, refused: Callable[[], object], lang: str
) -> None:
    error = error_of(refused)
    why = reason(error)
    assert why.key == key
    assert named in told(why, lang)
    assert str(error) not in told(why, lang)
    if lang != "en":
        assert told(why, lang) != told(why, "en")
        quoted = re.sub(r"[„«“].*?[“»”]|JSON \(byte|\(.*?\)", "", told(why, lang))
        assert ENGLISH.search(quoted) is None


def test_every_shape_that_we_know_is_tried() -> None:
    assert {key for _, key in SHAPES} <= {key for key, _, _ in REFUSED}


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("key", "named", "refused"), REFUSED)
def test_a_reason_goes_over_the_wire_as_key_and_facts(
    key: str, named: str, refused: Callable[[], object], lang: str
) -> None:
    facts = {"reason": reason(error_of(refused))}
    arrived = msgspec.json.decode(msgspec.json.encode(words.sent(facts)))
    assert arrived["reason"]["key"] == key
    assert words.sentence("bad-message", arrived, lang) == words.sentence("bad-message", facts, lang)


def test_a_union_of_types_is_named_as_one_or_the_other() -> None:
    why = reason(error_of(decoded(int | None | str, b"1.5")))
    assert told(why, "de").endswith("Der Inhalt muss eine ganze Zahl oder ein Text oder leer (null) sein.")


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "named"),
    [
        ("Expected a sea horse, somehow - at `$.chips`", "chips"),
        ("Expected a sea horse, somehow - at `key` in `$.chips`", "chips"),
        ("Expected `int` that's a multiple of 3 - at `$.chips`", "chips"),
        ("Expected a sea horse, somehow", ""),
        ("", ""),
    ],
)
def test_an_unknown_message_of_msgspec_gets_a_sentence_too(message: str, named: str, lang: str) -> None:
    why = reason(msgspec.ValidationError(message))
    assert told(why, lang) == told(wrong(named), lang)
    assert named in told(why, lang)
    assert "Expected" not in told(why, lang)
    assert "sea horse" not in told(why, lang)


@pytest.mark.parametrize("name", ["x" * 10_000, "\x1b[2J", "a` - at `$.b", " - at `$" * 1000])
def test_only_a_short_excerpt_of_foreign_text_is_quoted(name: str) -> None:
    why = reason(error_of(lambda: msgspec.convert({name: 1}, swipe.Options)))
    said = told(why, "en")
    assert len(said) < len(told(wrong(), "en")) + LONGEST
    assert said.isprintable()
    assert len(msgspec.json.encode(words.sent(why.facts))) < 4 * LONGEST


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("number", [*SYSTEM, errno.ELOOP, 0])
def test_system_errors_get_our_own_sentences(number: int, lang: str) -> None:
    said = told(reason(OSError(number, os.strerror(number))), lang)
    assert os.strerror(number).lower() not in said.lower()
    assert lang == "en" or said != told(reason(OSError(number, "")), "en")


def test_errors_of_real_files_get_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    real: dict[str, Callable[[], object]] = {
        "why-missing": (tmp_path / "nowhere").read_bytes,
        "why-folder": tmp_path.read_bytes,
        "why-no-folder": (tmp_path / "file" / "other").read_bytes,
        "why-exists": (tmp_path / "file").mkdir,
        "why-long": (tmp_path / ("x" * 300)).read_bytes,
    }
    for key, act in real.items():
        with pytest.raises(OSError, match=r".") as error:
            act()
        assert reason(error.value).key == key
