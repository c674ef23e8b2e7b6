"""`swordfish odds swipe`: win probabilities with two or three players; `--certificate`: what is proved of a table."""

import argparse
import sys

import msgspec
from rich.table import Table as Grid

from swordfish.bots.chances import WinProbabilities
from swordfish.cli.progress import Bar
from swordfish.cli.screen import Screen
from swordfish.core import BadOptions
from swordfish.exact.swipe import odds
from swordfish.exact.swipe.table import shelf
from swordfish.exact.swipe.table.backend import backend
from swordfish.exact.swipe.table.certificate import certificate
from swordfish.exact.swipe.table.lookup import WITHIN, PolicyTable
from swordfish.exact.swipe.table.sizes import MOST, Size, size
from swordfish.games import swipe

PRINTED = Size(3, 50, 10)


def run(args: argparse.Namespace, screen: Screen) -> int:
    state = swipe.start(swipe.Options()) if args.position is None else swipe.notation.read(args.position)
    if args.certificate:
        return certify(PRINTED if args.position is None else size(state), args.json, screen)
    if len(state.seats) == 2:
        return _two(state, args.json, screen)
    if len(state.seats) > 3:
        raise BadOptions("odds-players", seats=len(state.seats))
    table = _table(size(state), screen)
    if not table.knows(state):
        raise BadOptions("odds-not-in-table", position=swipe.notation.write(state))
    found = WinProbabilities(table.wins(state), WITHIN)
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    screen.say(
        "odds-position-within", position=swipe.notation.write(state), within=screen.figure(f"{100 * WITHIN:.1f}%")
    )
    screen.show(
        _grid(screen, {screen.words("odds-seat-wins", seat=at): f"{win:.4f}" for at, win in enumerate(found.wins)})
    )
    return 0


def _two(state: swipe.State, as_json: bool, screen: Screen) -> int:
    found = odds(state)
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    screen.say("odds-position", position=swipe.notation.write(state))
    wins = {screen.words("odds-seat-wins", seat=seat): f"{chance:.10f}" for seat, chance in enumerate(found.wins)}
    means = {screen.words("odds-throws"): f"{found.throws:.9f}", screen.words("odds-events"): f"{found.events:.9f}"}
    screen.show(_grid(screen, wins | means))
    return 0


def certify(game: Size, as_json: bool, screen: Screen) -> int:
    """Recompute the certificate of a table: evaluate it, and find the best response to it in every position."""
    table = _table(game, screen)
    file = table.file
    with Bar(game.positions, screen.words("odds-certifying", **game._asdict())) as bar:
        found = certificate(game, file.layers(), file.title.bits, backend("numpy"), bar.advance)
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    screen.say("odds-certificate", path=str(file.path), hash=file.title.sha256)
    rows = {screen.words("odds-seat-wins", seat=seat): f"{win:.6f}" for seat, win in enumerate(found.wins)}
    rows |= {screen.words("odds-positions"): f"{found.positions}"}
    figures = {
        "odds-certificate-average": found.average,
        "odds-certificate-mean": found.mean,
        "odds-certificate-worst": found.worst,
        "odds-certificate-error": found.error,
    }
    rows |= {screen.words(key): f"{figure:.6f}" for key, figure in figures.items()}
    screen.show(_grid(screen, rows))
    return 0


def _table(game: Size, screen: Screen) -> PolicyTable:
    """The table of a game; where there is none, and the game is small enough, solve it now."""
    if found := shelf.find(game):
        return found
    if not shelf.solvable(game):
        raise BadOptions("odds-too-large", positions=game.positions, most=MOST)
    with Bar(game.positions, screen.words("odds-solving", **game._asdict())) as bar:
        return shelf.solve(game, lambda layer: bar.advance(layer.codes.size))


def _grid(screen: Screen, rows: dict[str, str]) -> Grid:
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for name, figure in rows.items():
        grid.add_row(name, screen.figure(figure))
    return grid
