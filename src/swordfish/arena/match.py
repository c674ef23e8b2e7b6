"""One game between bots: whoever is due is asked, and time passes only when all would rather wait."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from swordfish.bots import Bot, Budget, Wait
from swordfish.core import Event, Luck, Options, Players, Rng, State, Waiting, hear, settled
from swordfish.games import Game


class Result(Struct, frozen=True):
    """How a game went."""

    places: tuple[int, ...]
    length: int  # events
    end: State


def play(game: Game, options: Options, bots: Sequence[Bot], luck: Callable[[int], Rng], think: int = 1000) -> Result:
    """Play a game to its end."""
    state, number, at = game.start(options), 0, 0
    news: list[list[Event]] = [[] for _ in bots]

    def happen(event: Event, left: State) -> None:
        nonlocal state, number
        for seat, fresh in enumerate(news):
            fresh.append(game.redact(event, seat))
        state, number = left, number + 1

    def let_time_pass() -> Waiting:
        steps, due = settled(game, state, luck, number, at)
        for _, event, left in steps:
            happen(event, left)
        return due

    waiting = let_time_pass()
    while isinstance(waiting, Players):
        wakes: list[int] = [] if waiting.until is None else [waiting.until]
        first = number % len(waiting.seats)  # of those who would speak at once, no seat is always heard first
        for seat in waiting.seats[first:] + waiting.seats[:first]:
            answer = bots[seat].choose(game.view(state, seat), game.legal(state, seat), news[seat], Budget(at, think))
            news[seat] = []
            if isinstance(answer, Wait):
                wakes.append(max(answer.until, at + 1))
                continue
            steps, waiting = hear(game, state, waiting, seat, (answer,), luck, number, at)
            for _, event, left in steps:
                happen(event, left)
            break
        else:
            at = min(wakes)
            waiting = let_time_pass()
    return Result(places=waiting.places, length=number, end=state)


def seated(makers: Sequence[Callable[[Game, int, Rng], Bot]], game: Game, luck: Luck) -> list[Bot]:
    """A bot for each seat, each with chance of its own, apart from the table's."""
    return [make(game, seat, luck(seat)) for seat, make in enumerate(makers)]
