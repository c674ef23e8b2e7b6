"""The kernel: the rules protocol, the step loop, log and replay. It knows no game."""

from swordfish.core.due import Chance, Due, Forced, Listed, Over, Players, Stop, Waiting, hands_of
from swordfish.core.log import Header, Rewound, Stamped, line, news, now, path, replay, sealed, states
from swordfish.core.loop import RecoveredChoice, Supposition, check_turn, chosen, hear, hides, settled, suppose, throw
from swordfish.core.luck import Luck, Rng, commitment, fresh_seed, open_seed
from swordfish.core.reason import misshapen, missing, reason, too_large, wrong
from swordfish.core.refusal import BadNotation, BadOptions, BadRecord, IllegalMove, Refusal
from swordfish.core.rules import AnyRules, C, Command, E, Event, O, O_contra, Options, Rules, S, State
from swordfish.core.step import AnyStep, Draw, Step, advance, no_draw, step
from swordfish.core.undo import undo_to
from swordfish.core.verify import verify

__all__ = [
    "AnyRules",
    "AnyStep",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "C",
    "Chance",
    "Command",
    "Draw",
    "Due",
    "E",
    "Event",
    "Forced",
    "Header",
    "IllegalMove",
    "Listed",
    "Luck",
    "O",
    "O_contra",
    "Options",
    "Over",
    "Players",
    "RecoveredChoice",
    "Refusal",
    "Rewound",
    "Rng",
    "Rules",
    "S",
    "Stamped",
    "State",
    "Step",
    "Stop",
    "Supposition",
    "Waiting",
    "advance",
    "check_turn",
    "chosen",
    "commitment",
    "fresh_seed",
    "hands_of",
    "hear",
    "hides",
    "line",
    "misshapen",
    "missing",
    "news",
    "no_draw",
    "now",
    "open_seed",
    "path",
    "reason",
    "replay",
    "sealed",
    "settled",
    "states",
    "step",
    "suppose",
    "throw",
    "too_large",
    "undo_to",
    "verify",
    "wrong",
]
