"""`swordfish dataset`: write recorded games as a Parquet file with a data card."""

import argparse
from pathlib import Path

from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import Refusal
from swordfish.envs import dataset
from swordfish.record import check, read, write_lines
from swordfish.words import sentence


def add(commands: Commands) -> None:
    made = commands.add("dataset", run)
    made.add_argument("files", metavar="FILE", nargs="+", help=commands.words("help-dataset-files"))
    commands.file(made, "-o", "--output", key="help-dataset-output")


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Check every record, then write one row per choice, and the data card beside the file."""
    output = args.output or "dataset.parquet"
    found: list[dataset.DatasetRow] = []
    kinds: set[str] = set()
    told: dict[str, str] = {}
    for number, file in enumerate(args.files):
        record = read(file)
        check(record)
        kinds.add(record.header.game)
        if len(kinds) > 1:
            raise Refusal("dataset-several", games=", ".join(sorted(kinds)))
        found += dataset.rows(record, number)
        told = told or dataset.about(record)
    if not found:
        raise Refusal("dataset-empty")
    dataset.write(output, found, told)
    facts = {"game": found[0].game, "records": len(args.files), "choices": len(found), "path": Path(output).name}
    card = Path(output).with_suffix(".md")
    write_lines(card, (sentence("dataset-card", facts, screen.lang).encode(),))
    screen.say("dataset-written", **{**facts, "path": output, "card": str(card)})
    return 0
