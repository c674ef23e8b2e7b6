"""Play one game between bots: ask each due bot; time passes only when all of them wait."""

from collections.abc import Callable, Container, Sequence

from msgspec import Struct
from msgspec.structs import replace

from swordfish.bots import AnyBot, Budget, Wait, dismiss, failures
from swordfish.core import (
    Event,
    Header,
    Luck,
    Options,
    Players,
    Refusal,
    Rng,
    Stamped,
    State,
    Waiting,
    apply_commands,
    commitment,
    settled,
)
from swordfish.games import Game, find
from swordfish.record import Record


class MatchResult(Struct, frozen=True):
    """The result of a game. Bots that failed come last in `places`, whatever the rules say."""

    places: tuple[int, ...]
    length: int  # number of events
    end: State
    entries: tuple[Stamped[Event], ...]
    table: tuple[int, ...]  # places by the rules alone
    failures: dict[int, Refusal]  # by seat, of external programs


def play(
    game: Game,
    options: Options,
    bots: Sequence[AnyBot],
    luck: Callable[[int], Rng],
    think: int = 1000,
    simulations: int = 0,
) -> MatchResult:
    """Play a game to its end and close the bots. `think` and `simulations` limit each choice."""
    try:
        return _played(game, options, bots, luck, Budget(0, think, simulations))
    finally:
        dismiss(bots)


def _played(
    game: Game, options: Options, bots: Sequence[AnyBot], luck: Callable[[int], Rng], budget: Budget
) -> MatchResult:
    state, number, at = game.start(options), 0, 0
    entries: list[Stamped[Event]] = []
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
        first = number % len(waiting.seats)  # rotate, so that no seat always acts first
        for seat in waiting.seats[first:] + waiting.seats[:first]:
            now = replace(budget, at=at)
            answer = bots[seat].choose(game.view(state, seat), game.legal(state, seat), news[seat], now)
            news[seat] = []
            if isinstance(answer, Wait):
                wakes.append(max(answer.until, at + 1))
                continue
            steps, waiting = apply_commands(game, state, waiting, seat, (answer,), luck, number, at)
            for step in steps:
                happen(*step)
            break
        else:
            at = min(wakes)
            waiting = let_time_pass()
    failed = failures(bots)
    return MatchResult(
        places=forfeited(waiting.places, failed),
        length=number,
        end=state,
        entries=tuple(entries),
        table=waiting.places,
        failures=failed,
    )


def forfeited(places: tuple[int, ...], failed: Container[int]) -> tuple[int, ...]:
    """The places, with failed seats last."""
    ranks = [(seat in failed, place) for seat, place in enumerate(places)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def seated(makers: Sequence[Callable[[Game, int, Rng], AnyBot]], game: Game, luck: Luck) -> list[AnyBot]:
    """Create one bot per seat, each with its own generator, independent of the table's."""
    return [make(game, seat, luck(seat)) for seat, make in enumerate(makers)]


def recorded(game: str, options: Options, players: Sequence[str], seed: bytes, result: MatchResult) -> Record:
    """The record of a game between bots. Its seed is open."""
    header = Header(
        game=game,
        rules=find(game).VERSION,
        options=options,
        players=tuple(players),
        commitment=commitment(seed),
        open=True,
    )
    return Record(header=header, entries=result.entries, places=result.table, seed=seed)
