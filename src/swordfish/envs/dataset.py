"""Write recorded games as one Parquet file: a row per choice, with observation, legal actions, action and return.

The schema's metadata say what the numbers are: game, options, fields of an observation, actions, versions.
"""

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from swordfish.core import Over, Refusal, chosen, line
from swordfish.envs import observations
from swordfish.envs.episode import Setting
from swordfish.envs.rewards import returns
from swordfish.home import write_whole
from swordfish.record import Record

COLUMNS = (*("game", "record", "choice", "at", "seat", "player", "observation", "legal", "action", "command", "gain"),)


class DatasetRow(Struct, frozen=True):
    """A choice. `gain` is the seat's return at the end; None if the record has no end."""

    game: str
    record: int
    choice: int
    at: int
    seat: int
    player: str  # a bot's name, "you" for a person, empty if the record does not say
    observation: list[float]
    legal: list[int]
    action: int
    command: str
    gain: float | None


def rows(record: Record, number: int) -> Iterator[DatasetRow]:
    """Every choice in a record, without undone ones."""
    header, rules = record.header, record.game
    setting = Setting.of(header.game, header.options)
    gains = None if record.places is None else returns(Over(record.places))
    entries, state, choice = line(record.entries), record.start, 0
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
                player=header.players[seat] if header.players else "",
                observation=setting.spec.numbers(rules.view(state, seat), seat),
                legal=sorted(action(state, seat, other) for other in rules.legal(state, seat)),
                action=action(state, seat, command),
                command=rules.notation.write_command(command),
                gain=None if gains is None else gains[seat],
            )
            choice += 1
        state = rules.evolve(state, entry.event)


def about(record: Record) -> dict[str, str]:
    """The metadata of a dataset with records like this one, as JSON texts by name."""
    header = record.header
    setting = Setting.of(header.game, header.options)
    fields = [
        {"name": field.name, "shape": field.shape, "low": field.low, "high": field.high, "about": field.about}
        for field in setting.spec.fields
    ]
    versions = {
        "swordfish": version("swordfish"),
        "rules": header.rules,
        "environment": observations.version(header.game),
    }
    told: dict[str, Any] = {
        "game": header.game,
        "options": header.options,
        "fields": fields,
        "actions": setting.numbering.count,
        "versions": versions,
    }
    return {name: msgspec.json.encode(value).decode() for name, value in told.items()}


def write(path: str | os.PathLike[str], found: Sequence[DatasetRow], told: dict[str, str]) -> None:
    """Write the whole file, or leave the old one unchanged; Refusal if the extra is not installed."""
    arrow, parquet = _arrow()
    size = len(found[0].observation)
    if any(len(row.observation) != size for row in found):
        raise Refusal("dataset-sizes")
    number = arrow.int32()
    kinds = {
        **dict.fromkeys(("game", "player", "command"), arrow.string()),
        **dict.fromkeys(("record", "choice", "seat", "action"), number),
        "at": arrow.int64(),
        "observation": arrow.list_(number, size),
        "legal": arrow.list_(number),
        "gain": arrow.float64(),
    }
    schema = arrow.schema([(name, kinds[name]) for name in COLUMNS], metadata=told)
    table = arrow.table({name: [getattr(row, name) for row in found] for name in COLUMNS}, schema=schema)
    file = BytesIO()
    parquet.write_table(table, file)
    write_whole(Path(path), [file.getvalue()])


def _arrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise Refusal("no-pyarrow") from None
