"""Compute exactly which groups of the middle a number captures. Rulebook, section 3, `swirl.capture`.

Only numbers matter for sums, so cards are counted, not listed: a *tally* is one integer with nine bits per number, the
count of cards with that number. `maximal` finds every tally that can be captured from what it would leave: few tallies
hold no group. `outlook` goes from tallies to cards.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations, product
from typing import NamedTuple

MOST_NUMBER = 10
WIDTH = 9  # bits per number in a tally; the top one stays free, so at most 255 cards of a number
UNIT = tuple(1 << WIDTH * number for number in range(MOST_NUMBER + 1))
"""The tally of one card of each number; number 0 counts cards that nothing captures, and is never read."""
BELOW = tuple(UNIT[number] - UNIT[1] if number else 0 for number in range(MOST_NUMBER + 1))
"""Masks for the numbers below each number."""
GUARDS = tuple(sum(UNIT[part] << WIDTH - 1 for part in range(1, number)) for number in range(MOST_NUMBER + 1))
"""The free bits of those numbers: a difference of tallies keeps all of them unless it takes absent cards."""

NOTHING = (0,)
"""The captures if there is no group: only the empty tally."""


@cache
def groups(number: int) -> tuple[int, ...]:
    """The tallies of two or more cards whose numbers add up to this one."""

    def sums(rest: int, most: int) -> list[int]:
        if rest == 0:
            return [0]
        return [UNIT[part] + others for part in range(min(rest, most), 0, -1) for others in sums(rest - part, part)]

    return tuple(sums(number, number - 1))


@lru_cache(maxsize=1 << 14)
def maximal(tally: int, number: int) -> tuple[int, ...]:
    """The tallies of all maximal captures among cards of smaller numbers."""
    guards = GUARDS[number]
    if not any((tally | guards) - group & guards == guards for group in groups(number)):
        return NOTHING
    return tuple(sorted(tally - left for left in leavable(tally, number) if splits(tally - left, number)))


def leavable(tally: int, number: int) -> list[int]:
    """The tallies without a group whose removal leaves a sum that is a multiple of the number."""
    full = 1 << number
    total = 0
    found = [(0, 0, 1)]  # a tally, its sum, and the set of subset sums up to the number, as bits
    for part in range(number - 1, 0, -1):
        count = _count(tally, part)
        total += part * count
        if not count:
            continue
        longer: list[tuple[int, int, int]] = []
        for left, value, sums in found:
            longer.append((left, value, sums))
            for _ in range(count):
                sums |= sums << part & 2 * full - 1
                if sums & full:
                    break
                left, value = left + UNIT[part], value + part
                longer.append((left, value, sums))
        found = longer
    return [left for left, value, _ in found if (total - value) % number == 0]


@lru_cache(maxsize=1 << 16)
def splits(tally: int, number: int) -> bool:
    """Whether these cards split completely into groups; the highest card must be in one of them."""
    if not tally:
        return True
    return any(_fits(group, tally, number) for group in groups_from(number, (tally.bit_length() - 1) // WIDTH))


@cache
def groups_from(number: int, highest: int) -> tuple[int, ...]:
    """The groups whose highest card has this number."""
    return tuple(group for group in groups(number) if (group.bit_length() - 1) // WIDTH == highest)


class Outlook(NamedTuple):
    """The state of a partly chosen capture."""

    sure: tuple[int, ...]  # cards in every capture that is still possible
    open: tuple[int, ...]  # cards in some of these captures only: while there are any, there is a choice
    enough: bool  # whether the sure cards alone are a capture


def outlook(middle: Sequence[int], numbers: Sequence[int], number: int, taken: Sequence[int] = ()) -> Outlook:
    """What a card of this number captures in the middle, given that the player wants at least the cards `taken`."""
    possible = possible_tallies(middle, numbers, number, taken)
    if possible == NOTHING:
        return Outlook(tuple([card for card in middle if numbers[card] == number]), (), True)
    lying, wanted = [0] * (MOST_NUMBER + 1), [0] * (MOST_NUMBER + 1)
    for card in middle:
        lying[numbers[card]] += 1
    for card in taken:
        wanted[numbers[card]] += 1
    sure: list[int] = []
    undecided: list[int] = []
    least = [min(_count(tally, part) for tally in possible) for part in range(number)]
    most = [max(_count(tally, part) for tally in possible) for part in range(number)]
    for card in middle:
        part = numbers[card]
        if part == number or card in taken or (part < number and least[part] == lying[part]):
            sure.append(card)
        elif part < number and most[part] > wanted[part]:
            undecided.append(card)
    total = sum(UNIT[numbers[card]] for card in sure) & BELOW[number]
    return Outlook(tuple(sure), tuple(undecided), total in possible)


def possible_tallies(
    middle: Sequence[int], numbers: Sequence[int], number: int, taken: Sequence[int] = ()
) -> tuple[int, ...]:
    """The tallies, below the number, of all maximal captures that contain these cards."""
    tally = sum([UNIT[numbers[card]] for card in middle])
    possible = maximal(tally & BELOW[number], number)
    if not taken:
        return possible
    chosen, guards = sum(UNIT[numbers[card]] for card in taken), GUARDS[number]
    return tuple([captured for captured in possible if (captured | guards) - chosen & guards == guards])


def every(
    middle: Sequence[int], numbers: Sequence[int], number: int, taken: Sequence[int] = ()
) -> Iterator[tuple[int, ...]]:
    """Every maximal capture that contains these cards, one by one: there may be very many."""
    for tally in possible_tallies(middle, numbers, number, taken):
        ways = [[tuple([card for card in middle if numbers[card] == number])]]
        for part in range(1, number):
            wanted = [card for card in taken if numbers[card] == part]
            others = [card for card in middle if numbers[card] == part and card not in wanted]
            ways.append([(*wanted, *more) for more in combinations(others, _count(tally, part) - len(wanted))])
        for way in product(*ways):
            yield tuple(chain.from_iterable(way))


def grouped(captured: Sequence[int], numbers: Sequence[int], number: int) -> tuple[tuple[int, ...], ...]:
    """Split captured cards into groups: single cards last, the highest card of each group first."""
    left: list[int] = sorted([card for card in captured if numbers[card] < number], key=lambda card: -numbers[card])
    found: list[tuple[int, ...]] = []
    while left:
        tally = sum(UNIT[numbers[card]] for card in left)
        group = next(group for group in groups_from(number, numbers[left[0]]) if _fits(group, tally, number))
        cards: list[int] = []
        for part in range(number - 1, 0, -1):
            cards += [card for card in left if numbers[card] == part][: _count(group, part)]
        found.append(tuple(cards))
        left = [card for card in left if card not in cards]
    return (*found, *[(card,) for card in captured if numbers[card] == number])


def _fits(group: int, tally: int, number: int) -> bool:
    """Whether the cards contain this group and the rest still splits into groups."""
    guards = GUARDS[number]
    return (tally | guards) - group & guards == guards and splits(tally - group, number)


def best_captures(
    middle: Sequence[int], numbers: Sequence[int], number: int, taken: Sequence[int], worth: Mapping[int, float]
) -> Iterator[tuple[int, ...]]:
    """One capture per possible tally, with the most valuable cards of each number."""
    possible = possible_tallies(middle, numbers, number, taken)
    if possible == NOTHING:
        equal = [card for card in middle if numbers[card] == number]
        yield tuple(sorted(equal, key=worth.__getitem__, reverse=True))
        return
    best = sorted(middle, key=lambda card: (card in taken, worth[card]), reverse=True)
    for tally in possible:
        left = [_count(tally, part) if part < number else 0 for part in range(MOST_NUMBER + 1)]
        captured: list[int] = []
        for card in best:
            if numbers[card] == number:
                captured.append(card)
            elif left[numbers[card]]:
                left[numbers[card]] -= 1
                captured.append(card)
        yield tuple(captured)


def _count(tally: int, number: int) -> int:
    return tally >> WIDTH * number & (1 << WIDTH) - 1
