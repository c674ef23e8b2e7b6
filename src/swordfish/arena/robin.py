"""Play round robins on all cores: the same luck for every seat, one result line and one record per game."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from swordfish import bots, games, record
from swordfish.arena.match import play, recorded
from swordfish.arena.plan import ArenaPlan, GameResult, Meets, Pairing
from swordfish.arena.results import opened
from swordfish.arena.workers import ended
from swordfish.core import Luck, open_seed


def run(
    plan: ArenaPlan,
    count: int,
    folder: Path,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    cluster: str | None = None,
    meetings: Sequence[Meets] | None = None,
) -> list[GameResult]:
    """Play all missing games of the plan, at least `count` per meeting; return all results in order.

    `meetings`: only these of the plan.

    Ctrl-C ends early with the results so far. A game depends only on the plan and its pairing, if its bots do; then
    the files are the same on one core, on many, and on a cluster (the address of a Ray cluster, or "auto").
    """
    wanted = [*plan.pairings(plan.rounds(count), meetings)]
    with opened(folder, plan) as results:
        todo = [pairing for pairing in wanted if pairing not in results.played]
        progress(len(wanted) - len(todo))
        try:
            for number, (played, lines) in ended(partial(one, plan), todo, jobs, cluster, method="spawn"):
                keep(folder / todo[number].record, lines)
                results.add(played)
                progress(1)
        except KeyboardInterrupt:
            if not results.played:
                raise
        return [results.played[pairing] for pairing in wanted if pairing in results.played]


def one(plan: ArenaPlan, pairing: Pairing) -> tuple[GameResult, tuple[bytes, ...]]:
    """Play one game: its result, and the lines of its record."""
    game = games.find(plan.game)
    options = games.options(game, plan.options)
    names = tuple(plan.bots[number] for number in plan.seated(pairing))
    seed = open_seed(f"{plan.seed} game {pairing.round}")
    own = Luck(open_seed(f"{plan.seed} bots {pairing.lone} {pairing.field} {pairing.round}"))
    # a bot keeps its generator when it changes seats: the first is the lone bot's, the others follow in seat order
    chances = [own((seat - pairing.seat) % plan.seats) for seat in range(plan.seats)]
    makers = [bots.hire(name, plan.game) for name in names]
    players = [make(game, seat, rng) for seat, (make, rng) in enumerate(zip(makers, chances, strict=True))]
    result = play(game, options, players, Luck(seed), plan.think, plan.simulations)
    failures = {seat: str(failure) for seat, failure in result.failures.items()}
    played = GameResult(pairing=pairing, places=result.places, length=result.length, failures=failures)
    return played, (*record.lines(recorded(plan.game, options, names, seed, result)),)


def keep(path: Path, lines: tuple[bytes, ...]) -> None:
    """Write a record; its folder is made if there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    record.write_lines(path, lines)
