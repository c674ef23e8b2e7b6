"""Confidence sequences: intervals for a mean that hold at all times at once, so looking at results does no harm.

An interval for a fixed number of rounds is wrong more often if somebody looks after every few rounds and stops when it
suits them. Here gamblers bet, for each possible mean, that it is not the mean: half of them on more, half on less, with
different stakes. If it is the mean, their joint capital is a nonnegative martingale, so it ever reaches 1 / ALPHA with
a probability of at most ALPHA, whenever one looks. Means for which it has are ruled out. Observations must lie between
0 and 1; nothing else is assumed of them. Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
betting" (2024), explain why.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.arrays import Floats

ALPHA = 0.05
GRID = 2000
"""Candidate means are multiples of 1 / GRID."""
STAKES = 2.0 ** np.arange(1, -5, -1)
"""What they bet per unit: large stakes soon find a large difference, small stakes a small one in the end."""
MOST_LOSS, TINY = 0.75, 1e-9
"""The part of the capital that a bet may lose at most."""


def interval(values: Sequence[float] | Floats) -> tuple[float, float]:
    """Find the 95 % confidence sequence for the mean of values between 0 and 1, as it stands after the last one."""
    means = np.arange(GRID + 1) / GRID
    left = means[~ruled_out(values, means)]
    if not left.size:  # happens with a probability of at most ALPHA: the values contradict every mean
        mean = float(np.mean(values))
        return mean, mean
    return max(0.0, float(left[0]) - 1 / GRID), min(1.0, float(left[-1]) + 1 / GRID)


def ruled_out(values: Sequence[float] | Floats, means: Floats) -> NDArray[np.bool_]:
    """Find the means that the values rule out. The order of the values makes no difference."""
    more = np.minimum(STAKES[:, None], MOST_LOSS / np.maximum(means, TINY))
    less = np.minimum(STAKES[:, None], MOST_LOSS / np.maximum(1 - means, TINY))
    stakes = np.concatenate([more, -less])
    capital = np.zeros(stakes.shape)
    for value, count in zip(*np.unique(np.asarray(values, dtype=np.float64), return_counts=True), strict=True):
        capital += count * np.log1p(stakes * (value - means))
    largest = capital.max(axis=0)
    return largest + np.log(np.exp(capital - largest).mean(axis=0)) >= np.log(1 / ALPHA)
