"""Swish puzzles: cards with exactly one swish of the required size, or one largest.

Version, grade and seed determine a puzzle, on every machine. A change of the generator is a new version; past days
keep theirs. Difficulty comes from the size, the number of turned cards, and the number of sets that match by colour but
form no swish: sets of that size, or, where the largest is wanted, sets at least as large (since version 2).
"""

import datetime
from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb

from msgspec import Struct

from swordfish.core import BadOptions, Luck, Refusal, open_seed
from swordfish.exact.swish import solver
from swordfish.exact.swish.found import Swishes
from swordfish.exact.swish.proofs import fewest_turns, proofs
from swordfish.games.swish.cards import CELLS, COLOURS, ORIENTATIONS, Card, deck, turned
from swordfish.games.swish.swishes import Fault, explain

VERSION = 2
BEGAN = {2: datetime.date(2026, 11, 23)}
"""The first day of each later version."""

FEW_SETS = 300
"""Up to this many sets of the required size, each one that matches by colour is tried: sooner than listing swishes."""

SolveFunction = Callable[[Sequence[Card], int, int], Swishes]


class Grade(Struct, frozen=True):
    """What is dealt and required. `size` None asks for the largest swish."""

    cards: int
    size: int | None
    least_turns: int = 0
    most_turns: int = CELLS
    least_near: int = 0
    most_near: int = 10_000


GRADES: dict[str, Grade] = {
    "warm-up": Grade(cards=6, size=2, most_turns=1, most_near=1),
    "easy": Grade(cards=8, size=3, most_turns=2, most_near=3),
    "medium": Grade(cards=9, size=4, least_turns=1, least_near=2),
    "hard": Grade(cards=10, size=5, least_turns=2, least_near=5),
    "largest": Grade(cards=11, size=None, least_turns=2, least_near=8, most_near=11),
    "expert": Grade(cards=12, size=7, least_turns=3, least_near=10),
    "twelve": Grade(cards=16, size=12),
}
"""From the easiest, on Mondays, to the hardest, on Sundays."""


FORMER: dict[int, dict[str, Grade]] = {1: {"largest": Grade(cards=10, size=None)}}
"""Grades of earlier versions, where they differ. Half of the puzzles `largest` of version 1 were easier than `hard`."""


class Puzzle(Struct, frozen=True):
    """Cards as they lie, the question, and the answer: the proof with the fewest turned cards."""

    version: int
    grade: str
    seed: str
    size: int
    largest: bool  # whether the question says "the largest" rather than a size
    cards: tuple[Card, ...]
    turns: int
    near: int
    solution: tuple[int, ...]
    orientations: tuple[int, ...]


class Hint(Struct, frozen=True):
    """A hint: a catalogue key with facts. Cards count from 1."""

    key: str
    facts: dict[str, int]


def hints(made: Puzzle) -> tuple[Hint, ...]:
    """All hints in order: size and number of turns, then each card, then each orientation."""
    named = [Hint("puzzle-hint-card", {"card": card + 1}) for card in made.solution]
    laid = [
        Hint("puzzle-hint-way", {"card": card + 1, "way": way})
        for card, way in zip(made.solution, made.orientations, strict=True)
    ]
    return Hint("puzzle-hint-turns", {"size": made.size, "turns": made.turns}), *named, *laid


RIGHT = "puzzle-right"


class Judgement(Struct, frozen=True):
    """What the rules say to an answer: a key with facts, for `words`, and the faults of a proof, cell by cell."""

    key: str
    facts: dict[str, int | str] = {}
    faults: tuple[Fault, ...] = ()

    @property
    def solved(self) -> bool:
        return self.key == RIGHT


def judge(made: Puzzle, cards: tuple[int, ...], ways: tuple[int, ...] | None = None) -> Judgement:
    """Judge cards by their numbers, from 0. With the way each lies they are a proof; without, any way will do."""
    if not _possible(made, cards, ways):
        raise Refusal("puzzle-cards", most=len(made.cards) - 1)
    if ways is None:
        faults: tuple[Fault, ...] = ()
        swish = solver.best_swish([made.cards[card] for card in cards], len(cards)) is not None
    else:
        faults = explain([turned(made.cards[card], way) for card, way in zip(cards, ways, strict=True)])
        swish = not faults
    if not swish:
        return Judgement("puzzle-wrong", faults=faults)
    if len(cards) == made.size:
        return Judgement(RIGHT, {"cards": ", ".join(str(card + 1) for card in sorted(cards))})
    if made.largest:
        return Judgement("puzzle-smaller", {"size": len(cards)})
    return Judgement("puzzle-other-size", {"size": len(cards), "wanted": made.size})


def _possible(made: Puzzle, cards: tuple[int, ...], ways: tuple[int, ...] | None) -> bool:
    """Whether these are different cards of the puzzle, and one way for each if any."""
    known = set(range(len(made.cards)))
    turns = ways is None or (len(ways) == len(cards) and set(ways) <= set(range(ORIENTATIONS)))
    return bool(cards) and len(set(cards)) == len(cards) and set(cards) <= known and turns


def puzzle(grade: str, seed: str, version: int = VERSION, solve: SolveFunction = solver.all_swishes) -> Puzzle:
    """The puzzle of a grade and a seed. Every solver gives the same one; a compiled one is faster."""
    if grade not in GRADES:
        raise BadOptions("puzzle-no-such-grade", grade=grade, grades=", ".join(GRADES))
    if not 1 <= version <= VERSION:
        raise BadOptions("puzzle-no-such-version", version=version, known=VERSION)
    wanted = FORMER.get(version, {}).get(grade, GRADES[grade])
    luck = Luck(open_seed(f"swish puzzle {version} {grade} {seed}"))
    attempt = 0
    while True:
        rng = luck(attempt)
        cards = tuple(turned(card, rng.below(ORIENTATIONS)) for card in rng.sample(deck(), wanted.cards))
        found = _the_one(cards, wanted, solve)
        if found:
            made = _made(grade, seed, version, cards, found)
            if _fits(made, wanted):
                return made
        attempt += 1


def daily(day: datetime.date, grade: str | None = None, solve: SolveFunction = solver.all_swishes) -> Puzzle:
    """The puzzle of a day, by UTC date; its grade rises through the week unless one is given."""
    return puzzle(grade or grade_on(day), day.isoformat(), version_on(day), solve)


def grade_on(day: datetime.date) -> str:
    """The grade of the puzzle of a day."""
    return list(GRADES)[day.weekday()]


def version_on(day: datetime.date) -> int:
    """The generator's version on that day."""
    return max((version for version, began in BEGAN.items() if began <= day), default=1)


def _the_one(cards: Sequence[Card], grade: Grade, solve: SolveFunction) -> tuple[int, ...]:
    """The only swish of the required size; empty unless there is exactly one."""
    if grade.size is not None and comb(len(cards), grade.size) <= FEW_SETS:
        swishes = [near for near in near_sets(cards, grade.size) if any(proofs([cards[card] for card in near]))]
        return swishes[0] if len(swishes) == 1 else ()
    if grade.size is not None:
        found = solve(cards, grade.size, grade.size)
        return found[0].cards if len(found) == 1 else ()
    every = solve(cards, 2, CELLS)
    alone = len(every) == 1 or (len(every) > 1 and every.sizes[-1] > every.sizes[-2])
    return every[-1].cards if alone else ()


def _made(grade: str, seed: str, version: int, cards: tuple[Card, ...], used: tuple[int, ...]) -> Puzzle:
    proof, turns = fewest_turns(cards, used)
    largest = GRADES[grade].size is None
    sizes = range(len(used), (CELLS if largest and version > 1 else len(used)) + 1)
    return Puzzle(
        version=version,
        grade=grade,
        seed=seed,
        size=len(used),
        largest=largest,
        cards=cards,
        turns=turns,
        near=sum(near_swishes(cards, size) for size in sizes) - 1,
        solution=proof.cards,
        orientations=proof.orientations,
    )


def _fits(made: Puzzle, grade: Grade) -> bool:
    turns_fit = grade.least_turns <= made.turns <= grade.most_turns
    return turns_fit and grade.least_near <= made.near <= grade.most_near


def near_swishes(cards: Sequence[Card], size: int) -> int:
    """The number of sets of that size that match by colour, swishes included."""
    return len(near_sets(cards, size))


def near_sets(cards: Sequence[Card], size: int) -> list[tuple[int, ...]]:
    """The sets of that size that match by colour: balls and hoops balance within limits."""
    balls = [1 << 4 * COLOURS[card.ball] for card in cards]
    hoops = [1 << 4 * COLOURS[card.hoop] for card in cards]
    spare = sum((7 - COLOURS.count(colour)) << 4 * colour for colour in range(4))
    found: list[tuple[int, ...]] = []
    for used in combinations(range(len(cards)), size):
        colours = sum([hoops[card] for card in used])
        if colours == sum([balls[card] for card in used]) and not colours + spare & 0x8888:
            found.append(used)
    return found
