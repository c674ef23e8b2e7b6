"""A bot worker with bad bots: one crashes, one hangs, one burns CPU time."""

import os
import threading
from collections.abc import Sequence

from swordfish.bots import BOTS, Budget, Maker, Wait
from swordfish.core import Command, Event, Rng, State
from swordfish.games import Game
from swordfish.server.bots import worker as botworker


class Bad:
    """A bot that fails."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        pass

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        raise NotImplementedError


class Raises(Bad):
    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        raise ZeroDivisionError("a bot's own mistake")


class Crashes(Bad):
    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        os._exit(3)


class Hangs(Bad):
    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        threading.Event().wait()


class Burns(Bad):
    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        number = 0
        while True:
            number += 1


class Cheats(Bad):
    """Plays an illegal command."""

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        return type(legal[0])(-5)


class Prints(Bad):
    """Writes to standard output, but chooses well."""

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        print("I am thinking", flush=True)
        return legal[0]


class Waits(Bad):
    """Waits for a while, then acts."""

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command | Wait:
        return Wait(300) if budget.at < 300 else legal[0]


BAD: dict[str, Maker] = {
    "raises": Raises,
    "crashes": Crashes,
    "hangs": Hangs,
    "burns": Burns,
    "cheats": Cheats,
    "prints": Prints,
    "waits": Waits,
}

if __name__ == "__main__":
    for bots in BOTS.values():
        bots.update(BAD)
    botworker.main()
