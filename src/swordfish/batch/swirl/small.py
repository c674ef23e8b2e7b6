"""A table of every choice that a middle of up to eight lower cards can leave, made once with NumPy.

A *tally* is how many cards there are of each number from 1 to 9, here five bits each in one integer. Tallies of at most
MOST cards are ranked: with s(p) cards of the numbers up to p, the rank is the sum of C(s(p) + p − 1, p) over all p.
"""

from functools import cache
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.arrays import Integers
from swordfish.games.swirl.captures import MOST_NUMBER, UNIT, WIDTH, groups

MOST = 8
NUMBERS = range(1, MOST_NUMBER)
"""The numbers that a group of several cards can hold."""
PARTS = len(NUMBERS)
RANKS = comb(MOST + PARTS, PARTS)
FIELD = 5
GUARDS = sum(1 << FIELD * part + FIELD - 1 for part in range(PARTS))
ENOUGH = 1 << 2 * PARTS
"""An entry has a bit for each number of which all cards are captured for sure, one for each of which some may be, and
this one, if the sure cards alone are a capture."""


def tally_of(group: int) -> list[int]:
    """How many cards of the numbers 1 to 9 are in a tally of the reference."""
    return [group // UNIT[number] % (1 << WIDTH) for number in NUMBERS]


@cache
def rank_terms() -> NDArray[np.int32]:
    """Row p − 1: what s cards of the numbers up to p add to the rank."""
    return np.array([[comb(s + p - 1, p) for s in range(MOST + 1)] for p in range(1, PARTS + 1)], np.int32)


@cache
def outlooks() -> NDArray[np.int32]:
    """The entry of every rank, a row for each number from 2 to 10. It counts only where the tally holds a group."""
    bars = np.array([*combinations(range(MOST + PARTS), PARTS)], np.int64)
    sums: Integers = bars - np.arange(PARTS)
    counts: Integers = np.diff(sums, axis=1, prepend=0)
    order = np.argsort(rank_terms()[np.arange(PARTS), sums].sum(axis=1))
    counts = counts[order]
    return np.stack([_outlooks(counts, number) for number in range(2, MOST_NUMBER + 1)])


def _outlooks(counts: Integers, number: int) -> NDArray[np.int32]:
    packed: Integers = _packed(counts)
    relevant = np.flatnonzero(~counts[:, number - 1 :].any(axis=1))
    lying = counts[relevant]
    by_tally = np.argsort(packed[relevant])
    tallies: Integers = packed[relevant][by_tally]
    parts: Integers = _packed(np.array([tally_of(group) for group in groups(number)], np.int64))
    free = ~np.any([_fits(tallies, part) for part in parts], axis=0)
    least, most = np.full_like(lying, MOST), np.zeros_like(lying)
    fewest = np.full(len(relevant), MOST + 1)
    splitting = _splitting(parts)
    for captured, taken in zip(splitting, _counts(splitting), strict=True):
        fitting = np.flatnonzero(_fits(packed[relevant], captured))
        rest = packed[relevant][fitting] - captured
        maximal = fitting[free[np.searchsorted(tallies, rest)]]
        least[maximal] = np.minimum(least[maximal], taken)
        most[maximal] = np.maximum(most[maximal], taken)
        fewest[maximal] = np.minimum(fewest[maximal], taken.sum())
    sure = (lying > 0) & (least == lying)
    undecided = (lying > 0) & ~sure & (most > 0)
    enough = (lying * sure).sum(axis=1) == fewest
    bits = 1 << np.arange(PARTS)
    found = np.zeros(len(counts), np.int32)
    found[relevant] = (sure * bits).sum(axis=1) + ((undecided * bits).sum(axis=1) << PARTS) + enough * ENOUGH
    return found


def _splitting(parts: Integers) -> Integers:
    """The tallies of at most MOST cards that are groups and nothing else."""
    found = latest = np.zeros(1, np.int64)
    while len(latest):
        longer = np.unique(latest[:, None] + parts)
        latest = np.setdiff1d(longer[_counts(longer).sum(axis=1) <= MOST], found)
        found = np.union1d(found, latest)
    return found


def _counts(tallies: Integers) -> Integers:
    return tallies[:, None] >> FIELD * np.arange(PARTS) & (1 << FIELD) - 1


def _packed(counts: Integers) -> Integers:
    return (counts << FIELD * np.arange(PARTS)).sum(axis=1)


def _fits(tallies: Integers, part: int) -> NDArray[np.bool_]:
    return (tallies | GUARDS) - part & GUARDS == GUARDS
