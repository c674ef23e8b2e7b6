"""Swish in words: whether a card is laid, flipped or turned, and its rules with the numbers of a table's options."""

from collections.abc import Sequence

from msgspec import Struct

from swordfish.core import Rewound
from swordfish.games.swish.model import MOST_CARDS, Called, Laid, Lifted, Limit, Options
from swordfish.words.guide import Guide, Passage, Section

HALF_TURN = 3


def recall(event: Struct, earlier: Sequence[Struct]) -> dict[str, object]:
    """How a card comes to lie as it does: `laid` on the mat, or `flipped` or `turned` there."""
    if not isinstance(event, Laid):
        return {}
    for past in reversed(earlier):
        match past:
            case Laid(_, place, orientation) if place == event.place:
                return {"how": "turned" if orientation ^ event.orientation == HALF_TURN else "flipped"}
            case Called() | Rewound():
                break
            case Lifted(_, place) if place == event.place:
                break
            case _:
                pass
    return {"how": "laid"}


def numbers(options: Options) -> dict[str, object]:
    """The facts of the sentences; `limited` where all seats have the same limit, and it is not the widest.

    A swish of `least` to `most` cards is allowed to somebody; `exact` is their number where there is only one, else 0.
    """
    limit = Limit(min(one.least for one in options.limits), max(one.most for one in options.limits))
    return {
        "cards": len(options.cards),
        "proof": options.proof,
        "wait": options.wait,
        "least": limit.least,
        "most": limit.most,
        "exact": limit.most if limit.least == limit.most else 0,
        "limited": int(len(set(options.limits)) == 1 and limit != Limit(2, MOST_CARDS)),
    }


GUIDE = Guide(
    sections=(
        Section(
            "things",
            (
                Passage("cards", ("swish.card", "swish.deck"), picture="card"),
                Passage("colour", ("swish.colour",)),
                Passage("turned", ("swish.orientation",), picture="turned"),
            ),
        ),
        Section("setup", (Passage("setup", ("swish.players", "swish.deal", "all.seats")),)),
        Section(
            "swishing",
            (
                Passage("swish", ("swish.swish",), picture="three"),
                Passage("point", ("swish.point",)),
            ),
        ),
        Section(
            "play",
            (
                Passage("search", ("swish.search",)),
                Passage("call", ("swish.call", "swish.call.full")),
                Passage("prove", ("swish.prove", "swish.prove.limit")),
                Passage("proven", ("swish.proven",)),
                Passage("failed", ("swish.failed", "swish.failed.card", "swish.failed.wait")),
            ),
        ),
        Section(
            "none",
            (
                Passage("none-said", ("swish.word", "swish.word.silent")),
                Passage("none-back", ("swish.word.back", "swish.word.cleared")),
            ),
        ),
        Section(
            "end",
            (
                Passage("end", ("swish.end", "swish.end.never", "swish.word.end")),
                Passage("win", ("swish.end.win",)),
            ),
        ),
        Section(
            "ways",
            (
                Passage("limit", when="limited"),
                Passage("ways", ("swish.beginner", "swish.mixed", "swish.expert", "swish.limit")),
                Passage("solo", ("swish.solitaire", "swish.solitaire.result")),
            ),
        ),
    ),
    details=(
        Passage("detail-1", ("swish.kinds", "swish.deck.own")),
        Passage("detail-2", ("swish.union",)),
        Passage("detail-3", ("swish.deal.orientation", "swish.call.layout", "swish.prove.last")),
        Passage("detail-4", ("swish.word.four",)),
    ),
    questions=("turns", "flip", "colour", "first", "time", "wrong", "nobody", "bluff", "big", "end"),
    card=4,
)
