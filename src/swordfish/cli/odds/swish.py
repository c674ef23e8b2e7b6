"""`swordfish odds swish`: exact probabilities of layouts, and counts from samples."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.table import Table as Grid

from swordfish.cli import seats
from swordfish.cli.progress import Bar
from swordfish.cli.screen import Screen
from swordfish.core import BadOptions, Refusal, reason
from swordfish.draw.swish.odds import plots
from swordfish.exact.swish.odds import DEALS, Odds, odds
from swordfish.exact.swish.sampling import DealtSwishes
from swordfish.games.swish.cards import Card, deck
from swordfish.record import write_lines

MOST_LAYOUTS = 100_000_000
"""With more cards the computation takes a day."""


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.position is not None:
        raise BadOptions("odds-no-position", game=args.game)
    if args.certificate:
        raise BadOptions("odds-no-certificate", game=args.game)
    if not 2 <= args.layouts <= MOST_LAYOUTS:
        raise BadOptions("odds-layouts", layouts=args.layouts, most=MOST_LAYOUTS)
    own: tuple[Card, ...] = seats.deck(args.game, args.deck).get("deck", deck())
    if args.plots:
        make_folder(Path(args.plots))
    with Bar(len(DEALS) * args.layouts) as bar:
        found = odds(own, layouts=args.layouts, seed=args.seed, progress=bar.advance)
    if args.plots:
        for name, picture in plots(found, screen.lang).items():
            path = Path(args.plots) / name
            write_lines(path, (picture.removesuffix("\n").encode(),))
            print(screen.words("saved-plot", path=str(path)), file=sys.stderr)
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        show(found, own, screen)
    return 0


def make_folder(folder: Path) -> None:
    """Create the folder for the plots before computing, so that an unwritable path is found at once."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("record-unwritable", path=str(folder), reason=reason(error)) from None


def show(found: Odds, own: Sequence[Card], screen: Screen) -> None:
    """Print the report, part by part."""
    for dealt in found.dealt:
        screen.say("odds-dealt", cards=dealt.cards, layouts=dealt.layouts, seed=dealt.seed)
        screen.show(_spreads(dealt, screen))
        screen.show("")
    screen.say("odds-chances")
    screen.show(_chances(found, screen))
    screen.show("")
    screen.say("odds-minimal")
    grid = _grid(screen, "odds-size", "odds-by-kinds", "odds-by-cards")
    for size, each in found.minimal.items():
        grid.add_row(str(size), screen.figure(f"{each.kinds:,}"), screen.figure(f"{each.cards:,}"))
    grid.add_row(
        screen.words("odds-all"),
        screen.figure(f"{sum(each.kinds for each in found.minimal.values()):,}"),
        screen.figure(f"{sum(each.cards for each in found.minimal.values()):,}"),
    )
    screen.show(grid)
    screen.show("")
    _extremes(found, own, screen)


def _grid(screen: Screen, *keys: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for key in keys:
        grid.add_column(screen.words(key), justify="right")
    return grid


def _spreads(dealt: DealtSwishes, screen: Screen) -> Grid:
    keys = ("odds-size", "odds-mean", "odds-interval", "odds-median", "odds-most", "odds-none", "odds-interval")
    grid = _grid(screen, *keys)
    for size, seen in dealt.sizes.items():
        grid.add_row(
            screen.words("odds-all") if size == "all" else size,
            screen.figure(f"{seen.mean:.3f}"),
            screen.figure(f"{seen.mean_interval[0]:.3f}–{seen.mean_interval[1]:.3f}"),
            screen.figure(f"{seen.median:g}"),
            str(seen.most),
            screen.figure(f"{seen.none:.2%}"),
            screen.figure(f"{seen.none_interval[0]:.2%}–{seen.none_interval[1]:.2%}"),
        )
    return grid


def _chances(found: Odds, screen: Screen) -> Grid:
    grid = _grid(screen, "odds-cards", "odds-no-pair", "odds-no-swish")
    for cards in range(2, max(found.no_pair) + 1):
        chances = (found.no_pair.get(cards), found.no_swish.get(cards))
        grid.add_row(str(cards), *("–" if each is None else screen.figure(f"{each.chance:.6g}") for each in chances))
    return grid


def _extremes(found: Odds, own: Sequence[Card], screen: Screen) -> None:
    def cards(numbers: tuple[int, ...]) -> str:
        return " ".join(f"{own[number].ball}-{own[number].hoop}" for number in numbers)

    ends = found.extremes
    screen.say("odds-free", cards=len(ends.free), example=cards(ends.free))
    if found.no_swish:
        screen.say("odds-free-sets", sets=found.no_swish[max(found.no_swish)].sets)
    screen.say("odds-free-of-pairs", cards=len(ends.free_of_pairs), example=cards(ends.free_of_pairs))
    for key, swishes, bound in (
        ("odds-clear-most", ends.most_swishes, ends.most_bound),
        ("odds-clear-fewest", ends.fewest_swishes, ends.fewest_bound),
    ):
        screen.say(key, swishes=len(swishes), bound=bound)
        if swishes:
            screen.say("odds-example", example=" | ".join(cards(swish) for swish in swishes))
