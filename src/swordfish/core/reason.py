"""Translate errors of msgspec and the operating system, which are in English only, into keys of our own."""

import errno
import re

import msgspec

from swordfish.core.refusal import Refusal

LONGEST = 60
"""The longest excerpt of foreign text, in characters."""
KINDS = {
    "int": "shape-int",
    "float": "shape-float",
    "str": "shape-str",
    "bool": "shape-bool",
    "null": "shape-null",
    "array": "shape-array",
    "object": "shape-object",
}
"""msgspec's names of types, and our keys."""
SHAPES = tuple(
    (re.compile(pattern, re.DOTALL), key)
    for pattern, key in (
        (r"Object contains unknown field `(?P<field>.*)`", "shape-unknown"),
        (r"Object missing required field `(?P<field>.*)`", "shape-missing"),
        (r"Expected `(?P<kind>[^`]*)`(?:, got `[^`]*`)?", "shape-kind"),
        (r"Expected `\w+` >= (?P<least>-?\d+)", "shape-least"),
        (r"Expected `\w+` <= (?P<most>-?\d+)", "shape-most"),
        (r"Expected `\w+` of (?:length >=|at least length) (?P<least>\d+)(?:, got \d+)?", "shape-short"),
        (r"Expected `\w+` of (?:length <=|at most length) (?P<most>\d+)(?:, got \d+)?", "shape-long"),
        (r"Expected `\w+` of length (?P<count>\d+)(?:, got \d+)?", "shape-length"),
        (r"Expected `str` matching regex (?P<text>.*)", "shape-pattern"),
        (r"Invalid (?:enum )?value (?P<text>.*)", "shape-value"),
        (r"(?:Integer value|Number) out of range", "shape-range"),
        (r"JSON is malformed: .* \(byte (?P<byte>\d+)\)", "shape-json"),
        (r"Input data was truncated", "shape-cut"),
    )
)
"""msgspec's messages without the path, and our keys; any other message is shape-wrong."""
SYSTEM = {
    errno.ENOENT: "why-missing",
    errno.EACCES: "why-forbidden",
    errno.EPERM: "why-forbidden",
    errno.EISDIR: "why-folder",
    errno.ENOTDIR: "why-no-folder",
    errno.EEXIST: "why-exists",
    errno.ENOSPC: "why-full",
    errno.EROFS: "why-read-only",
    errno.ENAMETOOLONG: "why-long",
    errno.ENOEXEC: "why-no-program",
    errno.ECONNREFUSED: "why-nobody",
    errno.ECONNRESET: "why-hung-up",
    errno.EPIPE: "why-hung-up",
    errno.ETIMEDOUT: "why-late",
    errno.EADDRNOTAVAIL: "why-no-address",
    errno.ENETUNREACH: "why-no-way",
    errno.EHOSTUNREACH: "why-no-way",
}
"""Common errors of the operating system, and our keys."""


def reason(error: Exception) -> Refusal:
    """The reason, as part of another refusal: every error has a sentence in every language."""
    match error:
        case UnicodeDecodeError():
            return Refusal("shape-utf8")
        case RecursionError():
            return Refusal("shape-deep")
        case msgspec.MsgspecError():
            return misshapen(str(error))
        case TimeoutError():
            return Refusal("why-late")
        case OSError():
            number = error.errno or 0
            code = errno.errorcode.get(number, type(error).__name__)
            return Refusal(SYSTEM[number]) if number in SYSTEM else Refusal("why-system", code=code)
        case _:
            return wrong()


def too_large(path: str = "") -> Refusal:
    """Too large for its field."""
    return Refusal("shape-large", where=_where(path))


def missing(path: str) -> Refusal:
    """A required field is missing."""
    return Refusal("shape-missing", where=_where(path))


def wrong(path: str = "") -> Refusal:
    """Invalid for an unknown reason."""
    return Refusal("shape-wrong", where=_where(path))


def misshapen(told: str, within: str = "") -> Refusal:
    """Translate msgspec's message about an invalid value; `within` is the path that msgspec does not know."""
    what, _, at = told.rpartition(" - at `")
    if not what or not at.startswith(("$", "key` in `$")):
        what, at = told, "$`"
    path = within + at.rpartition("$")[2].removesuffix("`")
    if at.startswith("key"):  # the key is invalid, not its value
        return wrong(path)
    for pattern, key in SHAPES:
        if found := pattern.fullmatch(what):
            facts = found.groupdict()
            field = facts.pop("field", None)
            where = path if field is None else f"{path}.{field}"
            return Refusal(key, where=_where(where), **{name: _fact(name, text) for name, text in facts.items()})
    return wrong(path)


def _fact(name: str, text: str) -> object:
    match name:
        case "kind":
            return _kind(text)
        case "text":
            return _cut(text.removeprefix("'").removesuffix("'"))
        case _:
            return int(text[:LONGEST])


def _kind(text: str) -> Refusal:
    """A type, or a union of types: `int | null`."""
    first, _, others = text.partition(" | ")
    kind = Refusal(KINDS.get(first, "shape-other"))
    return Refusal("shape-or", kind=kind, other=_kind(others)) if others else kind


def _where(path: str) -> Refusal:
    path = path.removeprefix(".")
    return Refusal("shape-at", path=_cut(path)) if path else Refusal("shape-all")


def _cut(text: str) -> str:
    """A short, printable excerpt of foreign text."""
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in short)
