"""Swirl in words: the cards that its events name by number, and its rules with the numbers of a table's options."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from swordfish.games.swirl import start
from swordfish.games.swirl.cards import Colour, Creature, Kind, cards
from swordfish.games.swirl.model import Options
from swordfish.words.guide import Guide, Passage, Section

Say: TypeAlias = Callable[[str, Mapping[str, object]], str]
"""Looks up a sentence of the catalogue in a fixed language."""

PRINTED = Options()


def swirl_card(card: int, options: Options, say: Say) -> str:
    """A card in words: red crab 3, or its action."""
    of = cards(options.deck)
    if of.kinds[card] is not Kind.CREATURE:
        return say("swirl-action", {"action": of.kinds[card]})
    facts = {"creature": Creature(of.creatures[card]), "colour": Colour(of.colours[card]), "number": of.numbers[card]}
    return say("swirl-card", facts)


def facts(event: Struct, options: Options | None, say: Say) -> dict[str, object]:
    """The cards of an event in words, and their number; hidden cards are only counted."""
    found: dict[str, object] = {}
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


def numbers(options: Options) -> dict[str, object]:
    """The facts for the sentences of the rules: what the table's deck holds, and how it is dealt."""
    kinds = Counter(cards(options.deck).kinds[card] for card in start(options).deck)
    return {
        "creature-cards": kinds[Kind.CREATURE],
        "action-cards": kinds.total() - kinds[Kind.CREATURE],
        "one": kinds[Kind.COLLECT_ONE],
        "all": kinds[Kind.COLLECT_ALL],
        "snatch": kinds[Kind.SNATCH],
        "swirl": kinds[Kind.SWIRL],
        "creatures": options.creatures,
        "colours": options.colours,
        "numbers": options.numbers,
        "hand": options.hand,
        "rotating": "yes" if options.rotating else "no",
    }


def _rules(*names: str) -> tuple[str, ...]:
    return tuple(f"swirl.{name}" for name in names)


GUIDE = Guide(
    sections=(
        Section(
            "things",
            (
                Passage("cards", _rules("deck"), picture="actions"),
                Passage("aim", _rules("aim", "deal.creatures"), picture="series"),
            ),
        ),
        Section(
            "setup",
            (
                Passage("deal", _rules("deal.four", "deal.middle")),
                Passage("first", ("all.seats", *_rules("deal.left", "deal.starter"))),
            ),
        ),
        Section(
            "turn",
            (
                Passage("turn", _rules("turn")),
                Passage("capture", _rules("capture", "capture.groups"), picture="sum"),
                Passage("choice", _rules("capture.maximal", "capture.choice")),
                Passage("stays", _rules("capture.played", "capture.none")),
                Passage("must", _rules("capture.must")),
            ),
        ),
        Section("captured", (Passage("pile", _rules("pile", "series")),)),
        Section(
            "actions",
            (
                Passage("collect", _rules("collect.one", "collect.all")),
                Passage("snatch", _rules("snatch", "snatch.replace", "snatch.pile")),
                Passage("swirl", _rules("swirl", "swirl.all", "swirl.dropping", "swirl.actions")),
                Passage("played", _rules("action.pile", "collect.empty", "snatch.none")),
            ),
        ),
        Section(
            "end",
            (
                Passage("again", _rules("deal.again", "deal.fewer")),
                Passage("win", _rules("end.series", "end.cards", "end.rank")),
            ),
        ),
        Section(
            "teams",
            (
                Passage("teams-play", _rules("teams", "teams.win", "teams.rank")),
                Passage("teams-more", _rules("teams.snatch", "teams.swirl", "teams.pile")),
            ),
        ),
    ),
    details=(
        Passage("detail-1", _rules("deck.numbers", "deck.ids", "deck.own")),
        Passage("detail-2", _rules("series.lowest", "snatch.lowest")),
        Passage("detail-3", _rules("secret", "end.places")),
        Passage("detail-4", _rules("headstart")),
    ),
    questions=("pass", "nothing", "must", "three", "several", "same", "snatched", "empty", "hand", "cards"),
    card=4,
)
