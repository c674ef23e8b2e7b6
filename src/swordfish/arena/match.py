"""One game between bots: whoever is due is asked, and time passes only when all would rather wait."""

from collections.abc import Callable, Container, Sequence

from msgspec import Struct
from msgspec.structs import replace

from swordfish.bots import Bot, Budget, Wait, dismiss, failures
from swordfish.core import Event, Luck, Options, Players, Refusal, Rng, Stamped, State, Waiting, hear, settled
from swordfish.games import Game


class Result(Struct, frozen=True):
    """How a game went. Who failed is last in `places`, whatever the table says."""

    places: tuple[int, ...]
    length: int  # events
    end: State
    entries: tuple[Stamped, ...]
    table: tuple[int, ...]  # places by the rules alone
    failures: dict[int, Refusal]  # by seat, of bots from outside


def play(
    game: Game,
    options: Options,
    bots: Sequence[Bot],
    luck: Callable[[int], Rng],
    think: int = 1000,
    simulations: int = 0,
) -> Result:
    """Play a game to its end, and dismiss the bots. Each may think so long for a choice, or simulate so often."""
    try:
        return _played(game, options, bots, luck, Budget(0, think, simulations))
    finally:
        dismiss(bots)


def _played(game: Game, options: Options, bots: Sequence[Bot], luck: Callable[[int], Rng], budget: Budget) -> Result:
    state, number, at = game.start(options), 0, 0
    entries: list[Stamped] = []
    news: list[list[Event]] = [[] for _ in bots]

    def happen(stamp: int, event: Event, left: State) -> None:
        nonlocal state, number
        entries.append(Stamped(stamp, event))
        for seat, fresh in enumerate(news):
            fresh.append(game.redact(event, seat))
        state, number = left, number + 1

    def let_time_pass() -> Waiting:
        steps, due = settled(game, state, luck, number, at)
        for step in steps:
            happen(*step)
        return due

    waiting = let_time_pass()
    while isinstance(waiting, Players):
        wakes: list[int] = [] if waiting.until is None else [waiting.until]
        first = number % len(waiting.seats)  # of those who would speak at once, no seat is always heard first
        for seat in waiting.seats[first:] + waiting.seats[:first]:
            now = replace(budget, at=at)
            answer = bots[seat].choose(game.view(state, seat), game.legal(state, seat), news[seat], now)
            news[seat] = []
            if isinstance(answer, Wait):
                wakes.append(max(answer.until, at + 1))
                continue
            steps, waiting = hear(game, state, waiting, seat, (answer,), luck, number, at)
            for step in steps:
                happen(*step)
            break
        else:
            at = min(wakes)
            waiting = let_time_pass()
    failed = failures(bots)
    return Result(
        places=forfeited(waiting.places, failed),
        length=number,
        end=state,
        entries=tuple(entries),
        table=waiting.places,
        failures=failed,
    )


def forfeited(places: tuple[int, ...], failed: Container[int]) -> tuple[int, ...]:
    """The places, once those who failed have lost."""
    ranks = [(seat in failed, place) for seat, place in enumerate(places)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def seated(makers: Sequence[Callable[[Game, int, Rng], Bot]], game: Game, luck: Luck) -> list[Bot]:
    """A bot for each seat, each with chance of its own, apart from the table's."""
    return [make(game, seat, luck(seat)) for seat, make in enumerate(makers)]
