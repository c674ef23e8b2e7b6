"""The cards that events of swirl name by number, in words: only the table's options know what a number stands for."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from swordfish.games.swirl.cards import Colour, Creature, Kind, cards
from swordfish.games.swirl.model import Options

Say: TypeAlias = Callable[[str, Mapping[str, Any]], str]
"""A sentence of the catalogue, in a language."""

PRINTED = Options()


def swirl_card(card: int, options: Options, say: Say) -> str:
    """A card of swirl: red crab 3, or what it does."""
    of = cards(options.deck)
    if of.kinds[card] is not Kind.CREATURE:
        return say("swirl-action", {"action": of.kinds[card]})
    facts = {"creature": Creature(of.creatures[card]), "colour": Colour(of.colours[card]), "number": of.numbers[card]}
    return say("swirl-card", facts)


def facts(event: Struct, options: Options | None, say: Say) -> dict[str, Any]:
    """The cards of an event of swirl, and how many there are; hidden ones are counted only."""
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
    """The cards in whatever an event holds: one, several, or hands of them."""
    if isinstance(value, tuple):
        for part in value:  # pyright: ignore[reportUnknownVariableType] - of whatever
            yield from _flat(part)
    else:
        yield value
