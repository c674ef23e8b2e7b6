"""The ends of what a deck can do: most cards without a swish, and the fewest and most swishes that clear it.

Swishes that share no card prove a bound: a set without a swish lacks at least one card of each. So where as many
disjoint swishes are found as cards are missing from a set without one, neither can be better: both are proved.
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
"""So many cards are laid in vain before a try at random begins anew."""


class Extremes(Struct, frozen=True):
    """Cards are given by their numbers in the deck; a clearing is a list of swishes that use every card once."""

    free: tuple[int, ...]  # a largest set without a swish
    free_of_pairs: tuple[int, ...]  # a largest set without a swish of two
    most_swishes: tuple[tuple[int, ...], ...]  # a clearing by as many swishes as can be found
    most_bound: int  # no clearing has more
    fewest_swishes: tuple[tuple[int, ...], ...]  # a clearing by as few as can be found
    fewest_bound: int  # no clearing has fewer


def extremes(deck: Sequence[Card]) -> Extremes:
    """All of them, for any deck."""
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
    """The first cards of the deck that are of these kinds."""
    left, numbers = Counter(chosen), list[int]()
    for number, card in enumerate(deck):
        if left[KIND[card]]:
            left[KIND[card]] -= 1
            numbers.append(number)
    return tuple(numbers)


def largest_free(deck: Sequence[Card], most: int = CELLS) -> tuple[int, ...]:
    """A largest set of cards without a swish of at most that size: branch and bound over the kinds.

    Ways there and back are settled together, own ways back first. A branch ends where all that is still open could
    not make it larger than the best so far; the search ends when no branch is left, and that is the proof.
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
    """How many cards of which of these kinds, most first; never of both ways, nor two that are their own way back."""
    most = [(kind, 1 if kind == BACK[kind] else counts[kind]) for kind in kinds]
    return sorted(
        {(kind, n) for kind, top in most for n in range(1, top + 1)} | {(kinds[0], 0)}, key=lambda each: -each[1]
    )


def _packed(deck: Sequence[Card]) -> tuple[list[list[int]], list[int]]:
    """Disjoint minimal swishes, small ones first, and the cards that are left."""
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
    """A clearing by many swishes; empty if none was found. Small ones first; what is left goes into some of them."""
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
    """Cards as one swish, or as none if there are none; None if they are no swish."""
    if not pool:
        return []
    size = len(pool)
    return [pool] if size <= CELLS and solver.any_swish([deck[number] for number in pool], size, size) else None


def _hoops(deck: Sequence[Card]) -> list[int]:
    return [sum(COLOURS[card.hoop] == colour for card in deck) for colour in range(4)]


def fewest_bound(deck: Sequence[Card]) -> int:
    """Each swish takes at most 4, 4, 2, 2 hoops of blue, orange, green and purple."""
    return max(-(-hoops // COLOURS.count(colour)) for colour, hoops in enumerate(_hoops(deck)))


def cleared_by_fewest(deck: Sequence[Card], tries: int = 200) -> tuple[tuple[int, ...], ...]:
    """A clearing by as many swishes as the bound says, by chance and then exactly; empty if none was found.

    All but the last two swishes are laid at random on cells shared out evenly; the last two are found among all.
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
    """A swish on as many cells of each colour as its share of the hoops, rounded up."""
    hoops = _hoops([deck[card] for card in left])
    cells: list[int] = []
    for colour in range(4):
        of_colour = [cell for cell in range(CELLS) if COLOURS[cell] == colour]
        cells += rng.sample(of_colour, min(len(of_colour), -(-hoops[colour] // swishes)))
    cards = rng.shuffled(left)
    used: dict[int, int] = {}  # the ball's cell of each card
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
    """Two swishes that take all the cards."""
    if len(cards) > 2 * CELLS:
        return None
    least = len(cards) - CELLS
    found = {swish.cards for swish in solver.all_swishes(cards, max(2, least), len(cards) // 2)}
    for one in sorted(found, key=len, reverse=True):
        rest = tuple(card for card in range(len(cards)) if card not in one)
        if solver.any_swish([cards[card] for card in rest], len(rest), len(rest)):
            return one, rest
    return None
