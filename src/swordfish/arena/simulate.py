"""Play many games between bots on all cores and estimate win rates and lengths, each with an interval."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path

from msgspec import Struct

from swordfish import bots, games
from swordfish.arena.match import play, recorded, seated
from swordfish.arena.settings import measures
from swordfish.arena.workers import ended, in_order
from swordfish.core import Luck, Refusal, open_seed, reason
from swordfish.exact.intervals import error, wilson
from swordfish.record import lines, write_lines

BATCH = 20


class Estimate(Struct, frozen=True):
    """A mean, or a share of games, with its 95 % interval."""

    mean: float
    low: float
    high: float
    share: bool = False


class Report(Struct, frozen=True, kw_only=True):
    """The summary of many games. `wins`: one share per seat, shared wins split; `length`: mean number of events."""

    game: str
    players: tuple[str, ...]
    seed: str
    games: int
    wins: tuple[float, ...]
    wins_interval: tuple[tuple[float, float], ...]
    length: float
    length_interval: tuple[float, float]
    measures: dict[str, Estimate]
    failed: tuple[str, ...] = ()  # failures of external programs, each sentence once


class Tally:
    """Running sums; tallies of parts add up to the tally of the whole."""

    def __init__(self) -> None:
        self.games = 0
        self.sums: defaultdict[str, float] = defaultdict(float)
        self.squares: defaultdict[str, float] = defaultdict(float)
        self.shares: set[str] = set()
        self.failed: dict[str, None] = {}

    def count(self, what: str, value: float | bool, *, share: bool = False) -> None:
        """Count a value for one game. Booleans and win shares become shares of games."""
        if share or isinstance(value, bool):
            self.shares.add(what)
        self.sums[what] += value
        self.squares[what] += value * value

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.failed |= other.failed
        self.shares |= other.shares
        for what, value in other.sums.items():
            self.sums[what] += value
            self.squares[what] += other.squares[what]

    def figure(self, what: str) -> Estimate:
        """The mean of what was counted, with its 95 % interval."""
        number, total = self.games, self.sums[what]
        mean = total / number
        if what in self.shares:
            return Estimate(mean, *wilson(mean, number), share=True)
        spread = max(0.0, self.squares[what] - total * mean) / max(1, number - 1)
        half = error(sqrt(spread), number)
        return Estimate(mean, max(0.0, mean - half), mean + half)


class SimulationJob(Struct, frozen=True):
    """Games first … last − 1 of a simulation. Game k depends only on the seed and k, whatever the number of cores."""

    game: str
    players: tuple[str, ...]
    options: dict[str, object]
    seed: str
    first: int
    last: int
    records: bool = False  # whether to return the record of each game


def run(job: SimulationJob) -> tuple[Tally, list[tuple[bytes, ...]]]:
    """Play the games of a job: their tally, and the lines of their records if those are wanted."""
    game = games.find(job.game)
    options = games.options(game, job.options)
    makers = [bots.hire(player, job.game) for player in job.players]
    measure = measures(job.game)
    tally = Tally()
    records: list[tuple[bytes, ...]] = []
    for number in range(job.first, job.last):
        players = seated(makers, game, Luck(open_seed(f"{job.seed} bots {number}")))
        seed = open_seed(f"{job.seed} game {number}")
        result = play(game, options, players, Luck(seed))
        if job.records:
            records.append((*lines(recorded(job.game, options, job.players, seed, result)),))
        winners = result.places.count(1)
        for seat, place in enumerate(result.places):
            tally.count(f"win {seat}", 1 / winners if place == 1 else 0.0, share=True)
        tally.failed |= {str(failure): None for failure in result.failures.values()}
        tally.count("length", result.length)
        for what, value in measure(result.end).items():
            tally.count(f"measure {what}", value)
        tally.games += 1
    return tally, records


def simulate(
    game: str,
    players: Sequence[str],
    options: dict[str, object],
    count: int,
    seed: str,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    folder: str = "",
    cluster: str | None = None,
) -> Report:
    """Play `count` games and report; after an interrupt, report the games played so far.

    `folder`: where to write the record of each game, 000000.jsonl and so on. `cluster`: the address of a Ray cluster,
    or "auto". Sums do not depend on where the games were played.
    """
    if folder:
        made(folder)
    work = [
        SimulationJob(game, tuple(players), options, seed, first, min(first + BATCH, count), bool(folder))
        for first in range(0, count, BATCH)
    ]
    whole = Tally()
    try:
        for tally, records in in_order(ended(run, work, jobs, cluster)):
            for number, record in enumerate(records, whole.games):
                write_lines(Path(folder) / f"{number:06}.jsonl", record)
            whole.add(tally)
            progress(tally.games)
    except KeyboardInterrupt:
        if not whole.games:
            raise
    return report(game, players, seed, whole)


def made(folder: str) -> None:
    """Create the folder if it is missing."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("record-unwritable", path=folder, reason=reason(error)) from None


def report(game: str, players: Sequence[str], seed: str, whole: Tally) -> Report:
    wins = [whole.figure(f"win {seat}") for seat in range(len(players))]
    length = whole.figure("length")
    counted = [what for what in whole.sums if what.startswith("measure ")]
    return Report(
        game=game,
        players=tuple(players),
        seed=seed,
        games=whole.games,
        wins=tuple(figure.mean for figure in wins),
        wins_interval=tuple((figure.low, figure.high) for figure in wins),
        length=length.mean,
        length_interval=(length.low, length.high),
        measures={what.removeprefix("measure "): whole.figure(what) for what in counted},
        failed=tuple(whole.failed),
    )
