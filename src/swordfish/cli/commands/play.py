"""`swordfish play`: play in the terminal, against bots or with others at the same keyboard."""

import argparse
from pathlib import Path

from msgspec.structs import replace

from swordfish import games
from swordfish.cli import saves, seats
from swordfish.cli.boards import extra
from swordfish.cli.boards.typed import listed
from swordfish.cli.hand_table import HandTable
from swordfish.cli.local_game import LocalGame
from swordfish.cli.local_race import LocalRace
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import BadOptions
from swordfish.table import Table
from swordfish.words import about


def add(commands: Commands) -> None:
    parser = commands.add("play", run)
    commands.game(parser, nargs="?")
    commands.table(parser, "help-seats")
    parser.add_argument("--name", help=commands.words("help-name"))
    parser.add_argument("--creature", help=commands.words("help-creature"))
    parser.add_argument("--auto-throw", action="store_true", help=commands.words("help-auto-throw"))
    commands.file(parser, "--save", key="help-save")
    commands.file(parser, "--resume", key="help-resume", nargs="?", const="")


def run(args: argparse.Namespace, screen: Screen) -> int:
    kind = Table if args.auto_throw else HandTable
    if args.resume is not None:
        path = saves.latest() if args.resume == "" else Path(args.resume)
        table = kind.load(path)
        said = [creature(table.game, args.creature)] if args.creature else []
        seats.seated_again(table.header.players, (args.seats or "").split(","))
        if not table.header.players:
            typed = _seated(args, table.game, table.options.seats)
            seats.check(table.game, typed, {"seats": table.options.seats})
            table.header = replace(table.header, players=typed)
    else:
        game: str = args.game or choose_game(screen)
        wanted = seats.options(games.find(game), args.variant, args.set) | seats.deck(game, args.deck)
        count = wanted.get("seats")
        typed = _seated(args, game, count if isinstance(count, int) else None)
        values = seats.check(game, typed, wanted)
        called = seats.names(typed, game, args.name or screen.words("person"), screen.lang)
        table = kind(game, seed=args.seed, names=called, players=typed, **values)
        said = [creature(game, args.creature)] if args.creature else []
        path = Path(args.save) if args.save else saves.fresh(game)
        table.save(path)  # find an unwritable path before the game, not after it
    own = extra(table.game, "local_game")
    play: type[LocalGame] = own() if own else LocalRace if isinstance(table.rules.chooser, games.Paced) else LocalGame
    local_game = play(table, path, screen, args.seed, fresh=args.resume is None)
    local_game.said = said
    return local_game.run()


def _seated(args: argparse.Namespace, game: str, count: int | None) -> tuple[str, ...]:
    """The players from the arguments; by default you and enough bots."""
    if args.seats:
        return seats.players(args.seats, game, people=True)
    count = max(games.find(game).SEATS.start, min(3, games.find(game).SEATS.stop - 1)) if count is None else count
    return (seats.YOU, *["random"] * (count - 1))


def creature(game: str, typed: str) -> str:
    """The command by which the first player chooses a creature, in notation; a refusal if the game has none."""
    choose = extra(game, "creature")
    if choose is None:
        raise BadOptions("no-creatures", game=game)
    return choose(typed)


def choose_game(screen: Screen) -> str:
    """The game to play; asks the player if there are several."""
    names = [name for name, _ in games.playable()]
    if len(names) == 1:
        return names[0]
    for number, game in enumerate(names, 1):
        screen.say("choice", number=number, label=about(game, screen.lang), notation=game)
    while True:
        typed = screen.ask("ask-game")
        if at := listed(typed, len(names)):
            return names[at - 1]
        if typed in names:
            return typed
        screen.say("ask-game-again", count=len(names))
