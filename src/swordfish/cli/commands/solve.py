"""`swordfish solve`: find all swishes of some cards; draw, count or print them as JSON."""

import argparse
import re
import sys
from collections.abc import Sequence

import msgspec
from rich.console import RenderableType

from swordfish.cli.boards.swish.cards import beside, box
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import BadNotation, BadOptions
from swordfish.exact.swish import Swish, Swishes, all_swishes, count_by_size
from swordfish.games.swish.cards import CELLS, KIND, Card, turned

MANY_CARDS, MOST_LISTED = 24, 1_000_000
"""With at least this many cards, count the swishes before listing them: there may be too many to read."""
SIZE = re.compile(r"([0-9]{1,2})(-([0-9]{1,2})?)?")


def add(commands: Commands) -> None:
    parser = commands.add("solve", run)
    parser.add_argument("cards", nargs="+", metavar="CARDS", help=commands.words("help-solve-cards"))
    parser.add_argument("--size", metavar="N", help=commands.words("help-solve-size"))
    parser.add_argument("--count", action="store_true", help=commands.words("help-solve-count"))
    parser.add_argument("--json", action="store_true", help=commands.words("help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    cards = read_cards(" ".join(args.cards))
    least, most = read_size(args.size)
    if args.count:
        show_counts(count_by_size(cards, least, most), screen, as_json=args.json)
        return 0
    if len(cards) > MANY_CARDS and (sets := sum(count_by_size(cards, least, most).values())) > MOST_LISTED:
        raise BadOptions("solve-too-many", sets=sets, most=MOST_LISTED)
    found = all_swishes(cards, least, most)
    if args.json:
        sys.stdout.write(msgspec.json.encode([_plain(swish, cards) for swish in largest_first(found)]).decode() + "\n")
    else:
        show(found, cards, screen)
    return 0


def read_cards(text: str) -> list[Card]:
    """Cards from pairs such as 0-4 5-1, ball first."""
    cards: list[Card] = []
    for number, word in enumerate(re.split(r"[\s,]+", text.strip()), 1):
        pair = re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", word)
        if not pair or (card := Card(int(pair[1]), int(pair[2]))) not in KIND:
            raise BadNotation("solve-card", text=word, number=number)
        cards.append(card)
    return cards


def read_size(text: str | None) -> tuple[int, int]:
    """The least and greatest size in a text such as 4, 3-6 or 5-."""
    if text is None:
        return 2, CELLS
    sizes = SIZE.fullmatch(text)
    if not sizes:
        raise BadNotation("solve-size", text=text)
    least = int(sizes[1])
    most = int(sizes[3]) if sizes[3] else CELLS if sizes[2] else least
    if not 2 <= least <= most <= CELLS:
        raise BadNotation("solve-size", text=text)
    return least, most


def largest_first(found: Swishes) -> list[Swish]:
    return sorted(found, key=lambda swish: (-swish.size, swish.cards))


def _plain(swish: Swish, cards: Sequence[Card]) -> dict[str, object]:
    return {
        "size": swish.size,
        "cards": swish.cards,
        "orientations": swish.orientations,
        "laid": [f"{ball}-{hoop}" for ball, hoop in swish.laid(cards)],
    }


def show_counts(counts: dict[int, int], screen: Screen, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(msgspec.json.encode({str(size): sets for size, sets in counts.items()}).decode() + "\n")
        return
    for size, sets in counts.items():
        screen.say("solve-counted", size=size, sets=sets)
    screen.say("solve-counted-all", sets=sum(counts.values()))


def show(found: Swishes, cards: Sequence[Card], screen: Screen) -> None:
    """Print every swish: its cards, their orientations, and the stacked picture."""
    for swish in largest_first(found):
        screen.say("solve-swish", size=swish.size, cards=", ".join(str(card + 1) for card in swish.cards))
        screen.show(drawn(swish, cards, screen.console.width))
    screen.say("solve-found", sets=len(found), cards=len(cards))


def drawn(swish: Swish, cards: Sequence[Card], width: int) -> RenderableType:
    """The cards one by one in their orientations, then stacked."""
    ways = zip(swish.cards, swish.orientations, strict=True)
    boxes = [box([turned(cards[card], way)], f"{card + 1}{('', 'h', 'v', 't')[way]}") for card, way in ways]
    return beside([*boxes, box(swish.laid(cards), "=")], width)
