"""The daily puzzle for a guest: clock, tries, hints and everybody's results. The rules judge the answers."""

import datetime
from typing import Any

from msgspec import Struct

from swordfish.core import Refusal
from swordfish.exact.swish.puzzles import Hint, Puzzle, hints, judge
from swordfish.games.swish.swishes import Fault
from swordfish.server.store.puzzles import Puzzles

LISTED = 50
"""How many results of a day are listed."""


class Answer(Struct, frozen=True):
    """The swish: its cards by number, and the turn of each; 0 is as it lies in the puzzle."""

    cards: tuple[int, ...]
    orientations: tuple[int, ...]


class Mine(Struct, frozen=True, kw_only=True):
    """Your progress. `ms` is set once you have solved it; `answer` then, or when you have given up."""

    tries: int
    hints: tuple[Hint, ...]  # those you have received
    ms: int | None
    given_up: bool
    answer: Answer | None


class Riddle(Struct, frozen=True, kw_only=True):
    """The puzzle of a day. Your clock starts when you first see it."""

    day: str
    game: str
    grade: str
    version: int
    size: int | None  # None: the largest there is
    cards: tuple[tuple[int, int], ...]  # ball and hoop, as they lie
    mine: Mine


class Guess(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards by number, from 0. With the turn of each the guess is a proof; without, only the cards are checked."""

    day: str
    cards: tuple[int, ...]
    orientations: tuple[int, ...] | None = None


class PuzzleVerdict(Struct, frozen=True, kw_only=True):
    """Whether the guess is right, as a key with facts; and the faults of a proof, cell by cell."""

    solved: bool
    key: str
    facts: dict[str, Any]
    faults: tuple[Fault, ...]
    mine: Mine


class Day(Struct, frozen=True, forbid_unknown_fields=True):
    """A day; empty means today."""

    day: str = ""


class PuzzleTeaser(Struct, frozen=True, kw_only=True):
    """The puzzle of today for the first page: its first cards, if it is made, and your streak. No clock starts."""

    day: str
    grade: str
    cards: tuple[tuple[int, int], ...]
    streak: int
    longest: int
    solved: bool


class Solved(Struct, frozen=True):
    """Somebody who has solved the puzzle of a day."""

    name: str
    ms: int
    tries: int
    hints: int
    you: bool


class PuzzleResults(Struct, frozen=True, kw_only=True):
    """Who has solved the puzzle of a day: fewest hints first, then the fastest. `place` is yours, from 1."""

    day: str
    solved: int
    place: int | None
    best: tuple[Solved, ...]


class Tries:
    """One guest's attempt at the puzzle of one day."""

    def __init__(self, store: Puzzles, made: Puzzle, gid: str) -> None:
        self._store, self._made, self._gid = store, made, gid

    async def look(self, now: int) -> Riddle:
        """Show the puzzle; the first look starts the clock."""
        made = self._made
        await self._store.see(made.seed, self._gid, now)
        return Riddle(
            day=made.seed,
            game="swish",
            grade=made.grade,
            version=made.version,
            size=None if made.largest else made.size,
            cards=tuple((card.ball, card.hoop) for card in made.cards),
            mine=await self.mine(),
        )

    async def mine(self) -> Mine:
        """The guest's progress; a Refusal before their first look."""
        found = await self._store.attempt(self._made.seed, self._gid)
        if found is None:
            raise Refusal("puzzle-unseen", date=datetime.date.fromisoformat(self._made.seed))
        shown = found.given_up or found.ms is not None
        return Mine(
            tries=found.tries,
            hints=hints(self._made)[: found.hints],
            ms=found.ms,
            given_up=found.given_up,
            answer=Answer(self._made.solution, self._made.orientations) if shown else None,
        )

    async def guess(self, guess: Guess, now: int) -> PuzzleVerdict:
        """Judge an answer; the first right one stops the clock, unless the answer was shown before."""
        found = judge(self._made, guess.cards, guess.orientations)
        await self._store.guess(self._made.seed, self._gid, now, right=found.solved)
        mine = await self.mine()
        facts = {**found.facts, "hints": len(mine.hints)} if found.solved else found.facts
        return PuzzleVerdict(solved=found.solved, key=found.key, facts=facts, faults=found.faults, mine=mine)

    async def hint(self) -> Mine:
        """Give one more hint, if there is one."""
        before = await self.mine()
        await self._store.hint(self._made.seed, self._gid, len(hints(self._made)))
        mine = await self.mine()
        if mine.hints == before.hints:
            raise Refusal("puzzle-hint-none")
        return mine

    async def give_up(self) -> Mine:
        """Show the answer; then no time counts."""
        await self._store.give_up(self._made.seed, self._gid)
        return await self.mine()


async def results(store: Puzzles, day: str, gid: str) -> PuzzleResults:
    """Who has solved the puzzle of a day; `gid`: the guest who asks, or empty."""
    mine = await store.attempt(day, gid)
    place = None if mine is None or mine.ms is None else await store.ahead(day, mine.hints, mine.ms) + 1
    best = await store.solvers(day, LISTED)
    return PuzzleResults(
        day=day,
        solved=await store.solved(day),
        place=place,
        best=tuple(Solved(one.name, one.ms, one.tries, one.hints, one.gid == gid) for one in best),
    )
