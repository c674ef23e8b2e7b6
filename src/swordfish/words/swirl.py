"""Name the cards of swirl events: events hold numbers, and the table's options say which cards these are."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from swordfish.games.swirl.cards import Colour, Creature, Kind, cards
from swordfish.games.swirl.model import Options

Say: TypeAlias = Callable[[str, Mapping[str, Any]], str]
"""Looks up a sentence of the catalogue in a fixed language."""

PRINTED = Options()


def swirl_card(card: int, options: Options, say: Say) -> str:
    """A card in words: red crab 3, or its action."""
    of = cards(options.deck)
    if of.kinds[card] is not Kind.CREATURE:
        return say("swirl-action", {"action": of.kinds[card]})
    facts = {"creature": Creature(of.creatures[card]), "colour": Colour(of.colours[card]), "number": of.numbers[card]}
    return say("swirl-card", facts)


def facts(event: Struct, options: Options | None, say: Say) -> dict[str, Any]:
    """The cards of an event in words, and their number; hidden cards are only counted."""
    found: dict[str, Any] = {}
    for field in {"card", "cards", "laid", "replaced", "hands"}.intersection(event.__struct_fields__):
        value: Any = getattr(event, field)
        cards_there = [*_flat(value)]
        found[field] = ", ".join(swirl_card(card, options or PRINTED, say) for card in cards_there if card is not None)
        found[f"{field}-count"] = len(cards_there)
        if field == "hands":
            found["most"] = max(map(len, value))
    return found


def _flat(value: Any) -> Iterable[int | None]:
    """All cards in an event's field: one, several, or hands of them."""
    if isinstance(value, tuple):
        for part in value:  # pyright: ignore[reportUnknownVariableType] - of whatever
            yield from _flat(part)
    else:
        yield value
