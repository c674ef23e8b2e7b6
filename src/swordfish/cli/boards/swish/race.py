"""The swish race in the terminal: shows who proves, why a proof failed, and personal bests of solitaire."""

from typing import Any

from rich.text import Text

from swordfish.cli.boards import swish
from swordfish.cli.boards.swish import bests
from swordfish.cli.local_race import LocalRace, stopwatch
from swordfish.core import Refusal, Rewound
from swordfish.games.swish.model import ProofFailed, State
from swordfish.games.swish.solitaire import result


class SwishRace(LocalRace):
    """A swish table in the terminal that runs in real time."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.told: State = self.table.start
        self.folded = 0

    def redraw_key(self, view: State) -> object:
        mine = view.caller in self.people
        return view.area, view.caller, view.words, view.waits, view.mat if mine else ()

    def viewer(self, view: State) -> int | None:
        """The seat of the person who is proving, else of the first person."""
        return view.caller if view.caller in self.people else self.asked

    def speaker(self) -> int:
        """The seat that a line without a seat number belongs to: the person who is proving, else the first."""
        return next((person for person in self.people if person == self.table.state.caller), self.people[0])

    def word(self, typed: str, seat: int) -> bool:
        return typed.split()[:1] != ["s"] and super().word(typed, seat)  # here `s` calls a swish

    def news(self) -> None:
        """Print what has happened, with the reason for a failed proof."""
        shown = self.shown
        super().news()
        for number, entry in enumerate(self.table.log[self.folded :], self.folded):
            if isinstance(entry.event, Rewound):
                continue
            if isinstance(entry.event, ProofFailed) and number >= shown:
                self.screen.show(Text("  " + swish.why(self.told, entry.at, self.screen.lang)))
            self.told = self.table.rules.evolve(self.told, entry.event)
        self.folded = len(self.table.log)

    def finish(self) -> None:
        super().finish()
        if self.players != ("you",):
            return
        reached = result(self.table.state, self.table.told())
        self.screen.say("solitaire-result", cards=reached.cards, time=stopwatch(reached.ms))
        if self.table.header.open:
            self.screen.say("solitaire-open")
            return
        try:
            before = bests.keep(self.table.options, reached)
        except Refusal as refusal:
            self.screen.refuse(refusal)
            return
        if before is None or reached.beats(before):
            self.screen.say("solitaire-best")
        else:
            self.screen.say("solitaire-other", cards=before.cards, time=stopwatch(before.ms))
