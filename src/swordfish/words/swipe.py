"""The guide to swipe: which passage explains which rule, and the numbers from a table's options."""

from swordfish.games.swipe.model import Options
from swordfish.words.guide import Guide, Passage, Section


def numbers(options: Options) -> dict[str, object]:
    """The facts of the sentences."""
    return {"chips": options.chips, "dice": options.dice, "throws": options.most_throws}


GUIDE = Guide(
    sections=(
        Section(
            "things",
            (
                Passage("things", ("swipe.things",)),
                Passage("die", ("swipe.die",), picture="faces"),
            ),
        ),
        Section(
            "setup",
            (
                Passage("setup", ("swipe.setup",), picture="setup"),
                Passage("two", ("swipe.setup.two",)),
                Passage("first", ("all.seats", "swipe.left")),
            ),
        ),
        Section(
            "turn",
            (
                Passage("turn", ("swipe.turn", "swipe.turn.order"), picture="roll"),
                Passage("order-1", ("swipe.chip.swipe",), listed=True),
                Passage("order-2", ("swipe.chip.win",), listed=True),
                Passage("order-3", ("swipe.die.swipe",), listed=True),
                Passage("order-4", ("swipe.die.win",), listed=True),
                Passage("order-5", ("swipe.x",), listed=True),
                Passage("must", ("swipe.must",)),
                Passage("spread", ("swipe.spread", "swipe.victims")),
                Passage("next", ("swipe.next",)),
            ),
        ),
        Section(
            "super", (Passage("super", ("swipe.super", "swipe.super.last", "swipe.super.again"), picture="super"),)
        ),
        Section(
            "end",
            (
                Passage("end", ("swipe.end", "swipe.end.roll")),
                Passage("throws", when="throws"),
                Passage("win", ("swipe.end.win", "swipe.rolloff")),
            ),
        ),
    ),
    details=(
        Passage("detail-1", ("swipe.x.same", "swipe.single")),
        Passage("detail-2", ("swipe.rolloff.again", "swipe.places")),
        Passage("detail-3", ("swipe.headstart",)),
    ),
    questions=("pass", "who", "last", "order", "new", "empty", "nobody", "super", "end", "tie"),
    card=4,
)
