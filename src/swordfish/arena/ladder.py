"""The ladder: play every level against the one below, and check the claimed win rates."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from swordfish.arena.plan import ArenaPlan, check
from swordfish.arena.robin import run
from swordfish.arena.settings import LadderSettings, ladder
from swordfish.arena.simulate import Estimate
from swordfish.arena.standings import standings
from swordfish.bots import LEVELS
from swordfish.draw.plot import Interval, spans
from swordfish.words import sentence

BAR = 0.6
"""The win rate that a level must reach against the one below, unless the game's settings say otherwise."""


class Rung(Struct, frozen=True, kw_only=True):
    """A level alone against the one below. With three seats or more it must only beat the fair share.

    In teams both partners are of that level.
    """

    plan: ArenaPlan
    games: int
    bar: float

    @property
    def game(self) -> str:
        return self.plan.game

    @property
    def level(self) -> str:
        return self.plan.bots[0]

    @property
    def below(self) -> str:
        return self.plan.bots[1]

    @property
    def table(self) -> str:
        """The number of players; of teams, their number and size, such as 2×2."""
        sides = self.plan.sides
        return str(len(sides)) if len(sides) == self.plan.seats else f"{len(sides)}×{len(sides[0])}"

    @property
    def folder(self) -> str:
        """The folder of its games."""
        return f"{self.game}-{self.table.replace('×', 'x')}-{self.level}-{self.below}"


class Climbed(Struct, frozen=True, kw_only=True):
    """The result of a rung. It holds if the win rate reaches the bar and its interval lies above the fair share."""

    rung: Rung
    games: int
    wins: Estimate
    holds: bool


def rungs(
    games: Sequence[str], *, seats: int = 0, count: int = 0, think: int = 0, simulations: int = 0, seed: str = "ladder"
) -> Iterator[Rung]:
    """Every pair of neighbouring levels at every table, and other claimed pairs.

    `seats`: only tables of this size. `count` and `think` override the game's settings.
    """
    for game in games:
        settings = ladder(game)
        for table in settings.tables:
            if seats in (0, table["seats"]):
                yield from at_table(game, table, settings, count, think, simulations, seed)


def at_table(
    game: str, table: dict[str, Any], settings: LadderSettings, count: int, think: int, simulations: int, seed: str
) -> Iterator[Rung]:
    """The rungs at one table of a game."""
    levels = [*LEVELS[game]]
    for level, below in [*zip(levels[1:], levels, strict=False), *settings.bars]:
        plan = ArenaPlan(
            game=game,
            bots=(level, below),
            options=table,
            seed=seed,
            think=think or settings.think,
            simulations=simulations,
        )
        check(plan)
        bar = settings.bars.get((level, below), BAR) if plan.seats == 2 else plan.fair
        yield Rung(plan=plan, games=count or settings.games, bar=bar)


def climb(
    rung: Rung,
    folder: Path,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    cluster: str | None = None,
) -> Climbed:
    """Play the games that are still missing."""
    first = rung.plan.meetings()[:1]
    results = run(rung.plan, rung.games, folder / rung.folder, jobs, progress, cluster, first)
    meeting = standings(rung.plan, results).meetings[0]
    wins = meeting.wins
    holds = wins.mean >= rung.bar and wins.low > rung.plan.fair
    return Climbed(rung=rung, games=meeting.games, wins=wins, holds=holds)


def played(rung: Rung) -> int:
    """The number of games of a rung."""
    return rung.plan.rounds(rung.games) * len(rung.plan.sides)


def picture(found: Sequence[Climbed], lang: str = "en") -> str:
    """Plot the win rates of all rungs as SVG."""
    rows = [
        Interval(
            f"{each.rung.game} {each.rung.table}: {meeting(each.rung, lang)}",
            each.wins.low,
            each.wins.mean,
            each.wins.high,
        )
        for each in found
    ]
    return spans(sentence("ladder-title", None, lang), sentence("arena-wins", None, lang), rows, 0.5)


def meeting(rung: Rung, lang: str = "en") -> str:
    """The two levels by name."""
    return sentence("arena-meeting", {"lone": rung.level, "field": rung.below}, lang)
