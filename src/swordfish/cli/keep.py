"""`swordfish backup`, `restore`, `prune` and `export`: keeping the store of a server."""

import argparse
from pathlib import Path

from swordfish.cli.commands.serve import default_store
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen


def add(commands: Commands) -> None:
    saving = commands.add("backup", backup)
    commands.file(saving, "file", key="help-copy")
    restoring = commands.add("restore", restore)
    commands.file(restoring, "file", key="help-copy")
    pruning = commands.add("prune", prune)
    pruning.add_argument("--days", type=int, required=True, help=commands.words("help-days"))
    exporting = commands.add("export", export)
    exporting.add_argument("folder", metavar="FOLDER", help=commands.words("help-folder"))
    for parser in (saving, restoring, pruning, exporting):
        commands.file(parser, "--store", key="help-store")


def _store(args: argparse.Namespace) -> Path:
    return Path(args.store) if args.store else default_store()


def backup(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server import keeping  # here and not above: other commands need not wait for it

    screen.say("backed-up", tables=keeping.backup(_store(args), Path(args.file)), path=args.file)
    return 0


def restore(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server import keeping  # here and not above: other commands need not wait for it

    screen.say("restored", tables=keeping.restore(Path(args.file), _store(args)), path=str(_store(args)))
    return 0


def prune(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server import keeping  # here and not above: other commands need not wait for it

    screen.say("pruned", tables=keeping.prune(_store(args), args.days), days=args.days)
    return 0


def export(args: argparse.Namespace, screen: Screen) -> int:
    from swordfish.server import keeping  # here and not above: other commands need not wait for it

    screen.say("exported", games=keeping.export(_store(args), Path(args.folder)), path=args.folder)
    return 0
