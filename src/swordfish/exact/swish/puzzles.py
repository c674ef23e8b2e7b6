"""Puzzles of swish: cards among which exactly one swish of the wanted size is, or one largest.

A puzzle follows from version, grade and seed alone, on every machine; a change of what is drawn is a new version, and
past days keep theirs. What makes one hard for people is its size, how many cards must be turned, and how many sets of
that size match by their colours and are no swish all the same.
"""

import datetime
from collections.abc import Callable, Sequence
from itertools import combinations

from msgspec import Struct

from swordfish.core import BadOptions, Luck, Refusal, open_seed
from swordfish.exact.swish import solver
from swordfish.exact.swish.found import Swishes
from swordfish.exact.swish.proofs import fewest_turns
from swordfish.games.swish.cards import CELLS, COLOURS, ORIENTATIONS, Card, deck, turned
from swordfish.games.swish.swishes import Fault, explain

VERSION = 1

Solver = Callable[[Sequence[Card], int, int], Swishes]


class Grade(Struct, frozen=True):
    """What is dealt and asked for. `size` None asks for the largest swish there is."""

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
    "largest": Grade(cards=10, size=None),
    "expert": Grade(cards=12, size=7, least_turns=3, least_near=10),
    "twelve": Grade(cards=16, size=12),
}
"""From the easiest to the hardest; on Monday the first, on Sunday the last."""


class Puzzle(Struct, frozen=True):
    """Cards as they lie, what is asked, and the answer: the proof with the fewest turns."""

    version: int
    grade: str
    seed: str
    size: int
    largest: bool  # asked for as "the largest"; else by its size
    cards: tuple[Card, ...]
    turns: int
    near: int
    solution: tuple[int, ...]
    orientations: tuple[int, ...]


class Hint(Struct, frozen=True):
    """One thing about the answer: a key with facts, for `words`. Cards are counted from 1, as people do."""

    key: str
    facts: dict[str, int]


def hints(made: Puzzle) -> tuple[Hint, ...]:
    """What can be told, a little at a time: how large and how many turns, then card by card, then how each lies."""
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


def puzzle(grade: str, seed: str, version: int = VERSION, solve: Solver = solver.all_swishes) -> Puzzle:
    """The puzzle of a grade and a seed. Any solver gives the same one; a compiled one gives it sooner."""
    if grade not in GRADES:
        raise BadOptions("puzzle-no-such-grade", grade=grade, grades=", ".join(GRADES))
    if version != VERSION:
        raise BadOptions("puzzle-no-such-version", version=version, known=VERSION)
    luck = Luck(open_seed(f"swish puzzle {version} {grade} {seed}"))
    attempt = 0
    while True:
        rng = luck(attempt)
        cards = tuple(turned(card, rng.below(ORIENTATIONS)) for card in rng.sample(deck(), GRADES[grade].cards))
        found = _the_one(cards, GRADES[grade], solve)
        if found:
            made = _made(grade, seed, version, cards, found)
            if _fits(made, GRADES[grade]):
                return made
        attempt += 1


def daily(day: datetime.date, grade: str | None = None, solve: Solver = solver.all_swishes) -> Puzzle:
    """The puzzle of a day, by the UTC date; its grade rises through the week unless one is asked for."""
    return puzzle(grade or list(GRADES)[day.weekday()], day.isoformat(), version_on(day), solve)


def version_on(day: datetime.date) -> int:
    """Which version of the generator a day has: there has been one so far."""
    return VERSION


def _the_one(cards: Sequence[Card], grade: Grade, solve: Solver) -> tuple[int, ...]:
    """The only swish of the wanted size; none if there is none or another."""
    if grade.size is not None:
        found = solve(cards, grade.size, grade.size)
        return found[0].cards if len(found) == 1 else ()
    every = solve(cards, 2, CELLS)
    alone = len(every) == 1 or (len(every) > 1 and every.sizes[-1] > every.sizes[-2])
    return every[-1].cards if alone else ()


def _made(grade: str, seed: str, version: int, cards: tuple[Card, ...], used: tuple[int, ...]) -> Puzzle:
    proof, turns = fewest_turns(cards, used)
    return Puzzle(
        version=version,
        grade=grade,
        seed=seed,
        size=len(used),
        largest=GRADES[grade].size is None,
        cards=cards,
        turns=turns,
        near=near_swishes(cards, len(used)) - 1,
        solution=proof.cards,
        orientations=proof.orientations,
    )


def _fits(made: Puzzle, grade: Grade) -> bool:
    turns_fit = grade.least_turns <= made.turns <= grade.most_turns
    return turns_fit and grade.least_near <= made.near <= grade.most_near


def near_swishes(cards: Sequence[Card], size: int) -> int:
    """How many sets of that size match by colour, swishes among them: as many balls as hoops of each, none too many."""
    balls = [1 << 4 * COLOURS[card.ball] for card in cards]
    hoops = [1 << 4 * COLOURS[card.hoop] for card in cards]
    spare = sum((7 - COLOURS.count(colour)) << 4 * colour for colour in range(4))
    number = 0
    for used in combinations(range(len(cards)), size):
        colours = sum([hoops[card] for card in used])
        number += colours == sum([balls[card] for card in used]) and not colours + spare & 0x8888
    return number
