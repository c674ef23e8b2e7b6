# numba has no type stubs, and the compiler infers the types inside a kernel:
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportUntypedFunctionDecorator=false
"""Compiled captures of swirl: the algorithm of `games/swirl/captures.py`, with six bits per number in a tally."""

import numpy as np
from numba import njit

from swordfish.exact.arrays import Integers
from swordfish.games.swirl import captures as reference

WIDTH = 6
FIELD = (1 << WIDTH) - 1
MOST_NUMBER = reference.MOST_NUMBER
MOST_CAPTURES = 512
"""The most captures of one card that are compared; beyond that, the rest is ignored."""


def packed(tally: int) -> int:
    """A tally of the reference, with fewer bits per number."""
    counts = [tally >> reference.WIDTH * number & (1 << reference.WIDTH) - 1 for number in range(MOST_NUMBER)]
    return sum(count << WIDTH * number for number, count in enumerate(counts))


def groups() -> tuple[Integers, Integers]:
    """The groups by number and highest card, one row each; and how many there are in each row."""
    rows = {
        (number, highest): [packed(group) for group in reference.groups_from(number, highest)]
        for number in range(2, MOST_NUMBER + 1)
        for highest in range(1, number)
    }
    table = np.zeros((MOST_NUMBER + 1, MOST_NUMBER, max(map(len, rows.values()))), np.int64)
    many = np.zeros((MOST_NUMBER + 1, MOST_NUMBER), np.int64)
    for (number, highest), listed in rows.items():
        table[number, highest, : len(listed)] = listed
        many[number, highest] = len(listed)
    return table, many


GROUPS, MANY = groups()
GUARDS = sum(1 << (WIDTH * number + WIDTH - 1) for number in range(MOST_NUMBER))
"""The top bit of each number: a difference of tallies keeps all of them unless it takes absent cards."""


@njit(cache=True, nogil=True)
def splits(tally, number):
    """Whether these cards split into groups without a rest; the highest card must be in one of them."""
    depth = 0
    rest = np.empty(64, np.int64)
    tried = np.zeros(64, np.int64)
    rest[0] = tally
    while depth >= 0:
        now = rest[depth]
        if now == 0:
            return True
        highest = number - 1
        while now >> WIDTH * highest & FIELD == 0:
            highest -= 1
        found = False
        while tried[depth] < MANY[number, highest]:
            group = GROUPS[number, highest, tried[depth]]
            tried[depth] += 1
            if ((now | GUARDS) - group) & GUARDS == GUARDS:
                found = True
                rest[depth + 1] = now - group
                break
        if found:
            depth += 1
            tried[depth] = 0
        else:
            depth -= 1
    return False


@njit(cache=True, nogil=True)
def maximal(tally, number, found):
    """Write the tallies of all maximal captures among these cards of smaller numbers, in order; return their number.

    Where no cards add up to the number there are none, and it returns 0: the card captures nothing.
    """
    full = 1 << number
    sums, total = 1, 0
    for part in range(1, number):
        for _ in range(tally >> WIDTH * part & FIELD):
            sums |= (sums << part) & (2 * full - 1)
            total += part
    if sums & full == 0:
        return 0
    many = 0
    # what is left of the numbers above: their tally, their sum, and the set of subset sums up to the number, as bits
    tallies, values = np.zeros(MOST_NUMBER + 1, np.int64), np.zeros(MOST_NUMBER + 1, np.int64)
    above, with_kept = np.ones(MOST_NUMBER + 1, np.int64), np.ones(MOST_NUMBER + 1, np.int64)
    kept = np.full(MOST_NUMBER + 1, -1, np.int64)
    part = number - 1
    while part < number:
        kept[part] += 1
        reaches = above[part] if kept[part] == 0 else with_kept[part] | (with_kept[part] << part) & (2 * full - 1)
        if kept[part] > tally >> WIDTH * part & FIELD or reaches & full:
            part += 1
            continue
        with_kept[part] = reaches
        left = tallies[part] + (kept[part] << WIDTH * part)
        value = values[part] + kept[part] * part
        if part > 1:
            part -= 1
            tallies[part], values[part], above[part], kept[part] = left, value, reaches, -1
        elif (total - value) % number == 0 and many < len(found) and splits(tally - left, number):
            found[many] = tally - left
            many += 1
    found[:many].sort()
    return many
