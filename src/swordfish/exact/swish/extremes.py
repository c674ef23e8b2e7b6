"""Extremes of a deck: the largest set without a swish, and the fewest and most swishes that use all its cards.

Disjoint swishes prove a bound: a set without a swish lacks at least one card of each. If as many disjoint swishes
exist as cards are missing from a swish-free set, both are optimal.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from swordfish.core import Luck, Rng, open_seed
from swordfish.exact.swish import solver
from swordfish.exact.swish.table import BACK, minimal_swishes
from swordfish.games.swish.cards import CELLS, COLOURS, KIND, KINDS, ORIENTATIONS, Card, turned

PATIENCE = 2000
"""Failed placements before a random attempt restarts."""


class Extremes(Struct, frozen=True):
    """Cards are indices into the deck; a clearing is a list of swishes that use every card once."""

    free: tuple[int, ...]  # a largest set without a swish
    free_of_pairs: tuple[int, ...]  # a largest set without a swish of two
    most_swishes: tuple[tuple[int, ...], ...]  # the clearing with the most swishes found
    most_bound: int  # an upper bound for every clearing
    fewest_swishes: tuple[tuple[int, ...], ...]  # the clearing with the fewest swishes found
    fewest_bound: int  # a lower bound for every clearing


def extremes(deck: Sequence[Card]) -> Extremes:
    """All extremes of any deck."""
    free = largest_free(deck)
    return Extremes(
        free,
        largest_free(deck, most=2),
        cleared_by_most(deck),
        len(deck) - len(free),
        cleared_by_fewest(deck),
        fewest_bound(deck),
    )


def _numbers(deck: Sequence[Card], chosen: Counter[int]) -> tuple[int, ...]:
    """The first cards of the deck that have these kinds."""
    left, numbers = Counter(chosen), list[int]()
    for number, card in enumerate(deck):
        if left[KIND[card]]:
            left[KIND[card]] -= 1
            numbers.append(number)
    return tuple(numbers)


def largest_free(deck: Sequence[Card], most: int = CELLS) -> tuple[int, ...]:
    """A largest set of cards without a swish of at most that size, by branch and bound over the kinds.

    Inverse kinds are settled together, self-inverse kinds first. A branch is cut when its open kinds cannot make it
    larger than the best set so far; the exhausted search is the proof.
    """
    counts = Counter(KIND[card] for card in deck)
    swishes = [Counter(kinds) for kinds in minimal_swishes() if len(kinds) <= most]
    swishes = [need for need in swishes if all(counts[kind] >= times for kind, times in need.items())]
    pairs = sorted({tuple(sorted({kind, BACK[kind]})) for kind in counts}, key=lambda kinds: (len(kinds), kinds))
    steps = [_options(kinds, counts) for kinds in pairs]
    room = [sum(max(number for _, number in options) for options in steps[at:]) for at in range(len(steps) + 1)]
    best: Counter[int] = Counter()
    settled = [{kind for kinds in pairs[: at + 1] for kind in kinds} for at in range(len(pairs))]
    complete = [
        [need for need in swishes if set(need) <= settled[at] and set(need) & {*pairs[at]}] for at in range(len(pairs))
    ]

    def settle(at: int, chosen: Counter[int], size: int) -> None:
        nonlocal best
        if size + room[at] <= best.total():
            return
        if at == len(steps):
            best = Counter(chosen)
            return
        for kind, number in steps[at]:
            chosen[kind] += number
            if not any(all(chosen[each] >= times for each, times in need.items()) for need in complete[at]):
                settle(at + 1, chosen, size + number)
            chosen[kind] -= number

    settle(0, Counter(), 0)
    return _numbers(deck, best)


def _options(kinds: Sequence[int], counts: Counter[int]) -> list[tuple[int, int]]:
    """How many cards of which of these kinds, most first; never of both inverses, never two of a self-inverse kind."""
    most = [(kind, 1 if kind == BACK[kind] else counts[kind]) for kind in kinds]
    return sorted(
        {(kind, n) for kind, top in most for n in range(1, top + 1)} | {(kinds[0], 0)}, key=lambda each: -each[1]
    )


def _packed(deck: Sequence[Card]) -> tuple[list[list[int]], list[int]]:
    """Disjoint minimal swishes, chosen greedily from the smallest, and the cards left."""
    left: dict[int, list[int]] = {kind: [] for kind in range(len(KINDS))}
    for number, card in enumerate(deck):
        left[KIND[card]].append(number)
    packed: list[list[int]] = []
    for kinds in minimal_swishes():
        need = Counter(kinds)
        while all(len(left[kind]) >= times for kind, times in need.items()):
            packed.append([left[kind].pop() for kind in kinds])
    return packed, [number for numbers in left.values() for number in numbers]


def cleared_by_most(deck: Sequence[Card]) -> tuple[tuple[int, ...], ...]:
    """A clearing by many swishes, or empty if none was found: pack small swishes, then merge the rest into some."""
    packed, left = _packed(deck)
    for opened in range(4):
        for chosen in combinations(range(len(packed)), opened):
            pool = [*left, *(number for at in chosen for number in packed[at])]
            parts = _split(pool, deck)
            if parts is not None:
                kept = [packed[at] for at in range(len(packed)) if at not in chosen]
                return tuple(sorted(tuple(sorted(part)) for part in [*kept, *parts]))
    return ()


def _split(pool: list[int], deck: Sequence[Card]) -> list[list[int]] | None:
    """The cards as one swish, or no swish if there are no cards; None if they form no swish."""
    if not pool:
        return []
    size = len(pool)
    return [pool] if size <= CELLS and solver.any_swish([deck[number] for number in pool], size, size) else None


def _hoops(deck: Sequence[Card]) -> list[int]:
    return [sum(COLOURS[card.hoop] == colour for card in deck) for colour in range(4)]


def fewest_bound(deck: Sequence[Card]) -> int:
    """A lower bound: a swish takes at most 4, 4, 2, 2 hoops of blue, orange, green and purple."""
    return max(-(-hoops // COLOURS.count(colour)) for colour, hoops in enumerate(_hoops(deck)))


def cleared_by_fewest(deck: Sequence[Card], tries: int = 200) -> tuple[tuple[int, ...], ...]:
    """A clearing by as many swishes as the bound says, by random tries; empty if none was found.

    All but the last two swishes are placed at random on evenly divided cells; the last two are found exactly.
    """
    number, luck = fewest_bound(deck), Luck(open_seed("clear"))
    if Counter(COLOURS[card.ball] for card in deck) != Counter(COLOURS[card.hoop] for card in deck):
        return ()
    for attempt in range(tries):
        rng, left, parts = luck(attempt), list(range(len(deck))), list[tuple[int, ...]]()
        while len(parts) < number - 2:
            part = _laid_at_random(deck, left, number - len(parts), rng)
            if not part:
                break
            parts.append(part)
            left = [card for card in left if card not in part]
        else:
            last = _last_two([deck[card] for card in left])
            if last:
                return tuple(sorted([*parts, *(tuple(left[card] for card in part) for part in last)]))
    return ()


def _laid_at_random(deck: Sequence[Card], left: list[int], swishes: int, rng: Rng) -> tuple[int, ...]:
    """A swish on its share of the cells of each colour, rounded up."""
    hoops = _hoops([deck[card] for card in left])
    cells: list[int] = []
    for colour in range(4):
        of_colour = [cell for cell in range(CELLS) if COLOURS[cell] == colour]
        cells += rng.sample(of_colour, min(len(of_colour), -(-hoops[colour] // swishes)))
    cards = rng.shuffled(left)
    used: dict[int, int] = {}  # the cell of each card's ball
    patience = PATIENCE

    def lay(at: int) -> bool:
        nonlocal patience
        patience -= 1
        if at == len(cells) or not patience:
            return at == len(cells)
        for card in cards:
            if card in used:
                continue
            for way in range(ORIENTATIONS):
                ball, hoop = turned(deck[card], way)
                if hoop == cells[at] and ball in cells and ball not in used.values():
                    used[card] = ball
                    if lay(at + 1):
                        return True
                    del used[card]
        return False

    return tuple(sorted(used)) if lay(0) else ()


def _last_two(cards: Sequence[Card]) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Split the cards into two swishes."""
    if len(cards) > 2 * CELLS:
        return None
    least = len(cards) - CELLS
    found = {swish.cards for swish in solver.all_swishes(cards, max(2, least), len(cards) // 2)}
    for one in sorted(found, key=len, reverse=True):
        rest = tuple(card for card in range(len(cards)) if card not in one)
        if solver.any_swish([cards[card] for card in rest], len(rest), len(rest)):
            return one, rest
    return None
