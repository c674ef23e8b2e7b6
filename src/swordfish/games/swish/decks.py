"""Custom decks: at least 16 cards, from a table's options or from text."""

import re
from collections.abc import Sequence

from swordfish.core import BadOptions
from swordfish.games.swish.cards import CELLS, Card

FEWEST = 16
PAIR = re.compile(r"\[\s*(-?\d{1,9})\s*,\s*(-?\d{1,9})\s*\]|(?<![\d-])(\d{1,9})-(\d{1,9})(?![\d-])", re.ASCII)


def check(cards: Sequence[Card]) -> None:
    """Refuse an unplayable deck; the sentence names the card, counted from 1."""
    for number, card in enumerate(cards, 1):
        if not good(card):
            raise BadOptions("swish-deck-card", number=number, ball=card.ball, hoop=card.hoop, last=CELLS - 1)
    if len(cards) < FEWEST:
        raise BadOptions("swish-deck-few", cards=len(cards), least=FEWEST)


def good(card: Card) -> bool:
    """Whether ball and hoop are in two different cells of the card."""
    return 0 <= card.ball < CELLS and 0 <= card.hoop < CELLS and card.ball != card.hoop


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards from lines like those of data/deck.json, `[0, 4],`, or plainer ones, `0-4 5-1`; ball first.

    An error names the line, counted from 1.
    """
    cards: list[Card] = []
    for number, line in enumerate(text.splitlines(), 1):
        if PAIR.sub("", line).strip(" \t,[]"):
            raise BadOptions("swish-deck-line", line=number, text=line.strip()[:40])
        for found in PAIR.finditer(line):
            ball, hoop = (int(group) for group in found.groups() if group is not None)
            if not good(Card(ball, hoop)):
                raise BadOptions("swish-deck-cells", line=number, ball=ball, hoop=hoop, last=CELLS - 1)
            cards.append(Card(ball, hoop))
    return tuple(cards)


def read_deck(text: str) -> tuple[Card, ...]:
    """Read a deck from text and check it."""
    cards = read_cards(text)
    check(cards)
    return cards
