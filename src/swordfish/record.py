"""Read and write a game as a file, one JSON value per line: header, stamped events, then places and seed."""

import os
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from swordfish.core import (
    BadNotation,
    BadOptions,
    BadRecord,
    Due,
    Event,
    Header,
    Luck,
    Over,
    Refusal,
    Rewound,
    S,
    Stamped,
    State,
    commitment,
    hides,
    reason,
    verify,
)
from swordfish.games import Game, GameRules, find, position
from swordfish.home import write_whole

FORMAT = 3
PLAIN, SALTED = 1, 2
"""Format 1 has no commitments to salts, format 2 no position. Each record has the lowest format that can hold it."""
LATEST = 2**53 - 1
"""The greatest integer that every JSON reader represents exactly."""


class RecordTitle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    swordfish: Annotated[int, Meta(ge=1)]  # the version of this format
    game: str
    rules: Annotated[int, Meta(ge=1)]  # the version of the game's rules
    options: Any
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    commitment: str
    open: bool = False
    salts: tuple[Annotated[str, Meta(pattern="^[0-9a-f]{32}$")], ...] = ()  # 16 bytes each, at most one per seat
    commitments: tuple[Annotated[str, Meta(pattern="^[0-9a-f]{64}$")], ...] | UnsetType = UNSET  # SHA-256 of each salt
    aborts: Annotated[int, Meta(ge=0)] | UnsetType = UNSET  # how often a missing salt led to a new seed
    position: str | UnsetType = UNSET  # the state before the first event, in notation; without it, the game's start


class Closing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line: the places once the game is over, and the seed if the writer may reveal it."""

    places: tuple[int, ...] | UnsetType = UNSET
    seed: str | UnsetType = UNSET


class Record(Struct, frozen=True, kw_only=True):
    """The contents of a file: enough to replay, verify or resume a game."""

    header: Header
    entries: tuple[Stamped[Event], ...]
    places: tuple[int, ...] | None = None
    seed: bytes | None = None

    @property
    def game(self) -> Game:
        return find(self.header.game, self.header.rules)

    @property
    def start(self) -> State:
        """The state before the first event: the start of the game, or the position that the header names."""
        return start_of(self.game, self.header)


def start_of(game: GameRules[S, Any, Any, Any], header: Header) -> S:
    """The state before the first event of a table with this header."""
    return game.notation.read(header.position) if header.position else game.start(header.options)


def write(path: str | os.PathLike[str], record: Record) -> None:
    """Write the whole file, or leave the old one unchanged."""
    write_lines(path, lines(record))


def write_lines(path: str | os.PathLike[str], source: Iterable[bytes]) -> None:
    """Write these lines as a whole file, or leave the old one unchanged."""
    write_whole(Path(path), (line + b"\n" for line in source))


def lines(record: Record) -> Iterator[bytes]:
    """The lines of the file, one JSON value each."""
    header = record.header
    committed = bool(header.commitments or header.aborts)
    yield msgspec.json.encode(
        RecordTitle(
            swordfish=FORMAT if header.position else SALTED if committed else PLAIN,
            game=header.game,
            rules=header.rules,
            options=header.options,
            names=header.names,
            players=header.players,
            commitment=header.commitment,
            open=header.open,
            salts=tuple(salt.hex() for salt in header.salts),
            commitments=header.commitments if committed else UNSET,
            aborts=header.aborts if committed else UNSET,
            position=header.position or UNSET,
        )
    )
    yield from map(msgspec.json.encode, record.entries)
    yield msgspec.json.encode(
        Closing(
            places=UNSET if record.places is None else record.places,
            seed=UNSET if record.seed is None else record.seed.hex(),
        )
    )


def read(path: str | os.PathLike[str]) -> Record:
    """Read a record; an error is one sentence with the line number."""
    try:
        text = Path(path).read_bytes()
    except OSError as error:
        raise BadRecord("record-unreadable", path=str(path), reason=reason(error)) from None
    return parse(text.splitlines(), str(path))


def parse(source: Sequence[bytes], path: str) -> Record:
    """Parse a record from these lines."""
    if not source:
        raise BadRecord("record-empty", path=path)
    title = _title(source[0], path)
    game = find(title.game)
    try:
        options = msgspec.convert(title.options, game.Options)
        game.start(options)
        check_people(title.names, title.players, options.seats)
        if len(title.salts) > options.seats:
            raise BadOptions("salts-count", salts=len(title.salts), seats=options.seats)
        commitments = title.commitments or ()
        if (title.swordfish == SALTED or commitments) and len(commitments) != len(title.salts):
            raise BadOptions("commitments-count", commitments=len(commitments), salts=len(title.salts))
        header = Header(
            game=title.game,
            rules=title.rules,
            options=options,
            names=title.names,
            players=title.players,
            commitment=title.commitment,
            open=title.open,
            salts=tuple(map(bytes.fromhex, title.salts)),
            commitments=commitments,
            aborts=title.aborts or 0,
            position=title.position or "",
        )
        if header.position:
            start = start_of(game, header)
            if not hides(start):  # a sealed record holds the view of its seat
                position.check_shape(game, options, start)
    except (BadNotation, BadOptions) as error:
        raise _bad(path, 1, error) from None
    except (msgspec.ValidationError, ValueError) as error:
        raise _bad(path, 1, reason(error)) from None
    event_type: Any = game.Event
    decoder = msgspec.json.Decoder(tuple[Annotated[int, Meta(ge=0, le=LATEST)], event_type | Rewound])
    entries: list[Stamped[Event]] = []
    for number, line in enumerate(source[1:-1], 2):
        try:
            at, event = decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _bad(path, number, reason(error)) from None
        if (field := _unknown(msgspec.json.decode(line)[1], msgspec.to_builtins(event))) is not None:
            raise BadRecord("record-unknown-field", path=path, line=number, field=field)
        if isinstance(event, Rewound) and not 0 <= event.to <= len(entries):
            raise BadRecord("record-rewound", path=path, line=number, to=event.to)
        entries.append(Stamped(at, event))
    return _closed(source, path, header, entries)


def _unknown(told: Any, known: Any) -> str | None:
    """The first field, at any depth, that is not part of the format."""
    if isinstance(told, dict) and isinstance(known, dict):
        fields = cast("dict[str, Any]", told)  # JSON keys are strings
        for name, value in fields.items():
            if name not in known:
                return name
            if (found := _unknown(value, known[name])) is not None:
                return found
    elif isinstance(told, list) and isinstance(known, list | tuple):
        pairs = zip(cast("list[Any]", told), cast("list[Any]", known), strict=False)  # elements of any type
        return next((found for pair in pairs if (found := _unknown(*pair)) is not None), None)
    return None


def _title(line: bytes, path: str) -> RecordTitle:
    try:
        value: Any = msgspec.json.decode(line)
        found: object = cast("dict[str, object]", value).get("swordfish") if isinstance(value, dict) else None
        if not isinstance(found, int):
            raise BadRecord("record-foreign", path=path)
        if found > FORMAT:
            raise BadRecord("record-future", path=path, format=found, known=FORMAT)
        title = msgspec.convert(value, RecordTitle)
        if title.swordfish == PLAIN and not (title.commitments is UNSET and title.aborts is UNSET):
            raise BadRecord("record-unknown-field", path=path, line=1, field="commitments")
        if title.swordfish < FORMAT and title.position is not UNSET:
            raise BadRecord("record-unknown-field", path=path, line=1, field="position")
    except (msgspec.ValidationError, UnicodeDecodeError) as error:
        raise _bad(path, 1, reason(error)) from None
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord("record-foreign", path=path) from None
    try:
        known = find(title.game).VERSION
    except BadOptions as refusal:
        raise _bad(path, 1, refusal) from None
    if title.rules > known:
        raise BadRecord(
            "record-future-rules",
            path=path,
            game=title.game,
            rules=title.rules,
            known=known,
        )
    return title


def _closed(source: Sequence[bytes], path: str, header: Header, entries: list[Stamped[Event]]) -> Record:
    """The record, if its last line closes it: a truncated file has none."""
    try:
        closing = msgspec.json.decode(source[-1], type=Closing) if len(source) > 1 else None
        seed = bytes.fromhex(closing.seed) if closing and isinstance(closing.seed, str) else None
    except (msgspec.DecodeError, RecursionError, ValueError):
        closing, seed = None, None
    if closing is None:
        raise BadRecord("record-truncated", path=path, line=len(source))
    places = None if isinstance(closing.places, UnsetType) else closing.places
    return Record(header=header, entries=tuple(entries), places=places, seed=seed)


def check_people(names: Sequence[str], players: Sequence[str], seats: int) -> None:
    """Refuse names or players unless there is one per seat, and names that cannot be displayed."""
    for given in (names, players):
        if given and len(given) != seats:
            raise BadOptions("names-count", names=len(given), seats=seats)
    if any(unicodedata.category(letter) in ("Cc", "Cs") for name in names for letter in name):
        raise BadOptions("names-unprintable")


def check(record: Record) -> Due[Event]:
    """Recompute everything: seed, salts, draws, forced events, choices, places; BadRecord says what does not follow."""
    header = record.header
    if record.seed is None:
        raise BadRecord("verify-sealed")
    if commitment(record.seed) != header.commitment:
        raise BadRecord("verify-seed")
    _check_salts(header)
    start = record.start
    if header.position:
        position.check_known(start)
    due = verify(record.game, header.options, record.entries, Luck(record.seed, header.salts), start)
    places = due.places if isinstance(due, Over) else None
    if places != record.places:
        raise BadRecord("verify-places", told=_places(record.places), places=_places(places))
    return due


def _check_salts(header: Header) -> None:
    """Every salt is what its seat committed to, and every person has one. Format 1 has no commitments to check."""
    for number, (salt, promised) in enumerate(zip(header.salts, header.commitments, strict=False), 1):
        if commitment(salt) != promised:
            raise BadRecord("verify-salt", number=number)
    people = header.players.count("you")
    if header.commitments and people != len(header.salts):
        raise BadRecord("verify-salts", people=people, salts=len(header.salts))


def _places(places: tuple[int, ...] | None) -> str:
    return "–" if places is None else ", ".join(map(str, places))


def _bad(path: str, line: int, why: Refusal) -> BadRecord:
    return BadRecord("record-line", path=path, line=line, reason=why)
