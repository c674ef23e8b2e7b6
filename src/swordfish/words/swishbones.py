"""The guide to swishbones: which passage explains which rule, and the numbers from a table's options."""

from swordfish.games.swishbones.model import Options
from swordfish.games.swishbones.plane import WIDEST
from swordfish.words.guide import Guide, Passage, Section


def numbers(options: Options) -> dict[str, object]:
    """The facts of the sentences; `bends` is empty where all bends are allowed."""
    return {
        "bones": options.bones,
        "quiet": options.quiet_rounds,
        "spacing": options.spacing,
        "widest": max(map(abs, options.bends), default=WIDEST),
        "bends": ", ".join(_signed(bend) for bend in options.bends),
    }


def _signed(bend: int) -> str:
    """Degrees with their sign: −60°, 0°, +60°."""
    return f"{'−' if bend < 0 else '+' if bend else ''}{abs(bend)}°"


def _rules(*names: str) -> tuple[str, ...]:
    return tuple(f"swishbones.{name}" for name in names)


GUIDE = Guide(
    sections=(
        Section("things", (Passage("pieces", _rules("pieces"), picture="fish"),)),
        Section(
            "setup",
            (
                Passage("pond", _rules("pond")),
                Passage("fish", _rules("fish.order", "fish.bone")),
                Passage("place", _rules("fish.place", "fish.spaced")),
                Passage("first", ("all.seats",)),
            ),
        ),
        Section(
            "turn",
            (
                Passage("swims", ("swishbones.swish", *_rules("move.least")), picture="bend"),
                Passage("bends", when="bends"),
                Passage("move", _rules("move.head", "move.food", "move.stop")),
                Passage("blocked", _rules("blocked.opponent", "blocked.own", "blocked.both", "pass")),
                Passage("touch", _rules("touch"), picture="fits"),
            ),
        ),
        Section(
            "eating",
            (
                Passage("eat", _rules("eat", "eat.behind")),
                Passage("colours", _rules("indigestion")),
                Passage("penalty", _rules("indigestion.penalty", "indigestion.room")),
            ),
        ),
        Section(
            "end",
            (
                Passage("end", _rules("end.food", "end.quiet", "end.two")),
                Passage("win", _rules("score", "score.win")),
            ),
        ),
    ),
    details=(
        Passage("detail-1", _rules("pond.spacing", "pond.hand")),
        Passage("detail-2", _rules("numbers", "step", "chain")),
        Passage("detail-3", _rules("touch.neighbours", "touch.when")),
        Passage("detail-4", _rules("eat.several", "eat.room")),
        Passage("detail-5", _rules("end.round")),
        Passage("detail-6", _rules("headstart")),
    ),
    questions=("pass", "stop", "far", "own", "food", "colour", "bad", "edge", "nobody", "win"),
    card=4,
)
