"""Write recorded games as one Parquet file: a row per choice, with observation, legal actions, action and return."""

import os
import tempfile
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

from swordfish.core import Over, Refusal, chosen, line, reason
from swordfish.envs.episode import Setting, returns
from swordfish.record import Record

COLUMNS = ("game", "record", "choice", "at", "seat", "observation", "legal", "action", "command", "gain")


class DatasetRow(Struct, frozen=True):
    """A choice. `gain` is the seat's return at the end; None if the record has no end."""

    game: str
    record: int
    choice: int
    at: int
    seat: int
    observation: list[int]
    legal: list[int]
    action: int
    command: str
    gain: float | None


def rows(record: Record, number: int) -> Iterator[DatasetRow]:
    """Every choice in a record, without undone ones."""
    header, rules = record.header, record.game
    setting = Setting.of(header.game, header.options)
    gains = None if record.places is None else returns(Over(record.places))
    entries, state, choice = line(record.entries), rules.start(header.options), 0
    for at, entry in enumerate(entries):
        if found := chosen(rules, state, entries, at):
            seat, command = found.seat, found.command
            action = setting.numbering.action
            yield DatasetRow(
                game=header.game,
                record=number,
                choice=choice,
                at=entry.at,
                seat=seat,
                observation=setting.spec.numbers(rules.view(state, seat), seat),
                legal=sorted(action(seat, other) for other in rules.legal(state, seat)),
                action=action(seat, command),
                command=rules.notation.write_command(command),
                gain=None if gains is None else gains[seat],
            )
            choice += 1
        state = rules.evolve(state, entry.event)


def write(path: str | os.PathLike[str], found: Sequence[DatasetRow]) -> None:
    """Write the whole file, or leave the old one unchanged; Refusal if the extra is not installed."""
    arrow, parquet = _arrow()
    table = arrow.table({name: [getattr(row, name) for row in found] for name in COLUMNS})
    target = Path(path)
    try:
        with tempfile.NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file:
            parquet.write_table(table, file)
        Path(file.name).replace(target)
    except OSError as error:
        raise Refusal("record-unwritable", path=str(target), reason=reason(error)) from None


def _arrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise Refusal("no-pyarrow") from None
