"""Confidence sequences: intervals for a mean that hold at all times at once, so looking at results does no harm.

An interval for a fixed number of rounds is wrong more often if somebody looks after every few rounds and stops when it
suits them. Here somebody bets, for each possible mean, that it is not the mean: their capital after each round is a
nonnegative martingale if it is, so it reaches 1 / ALPHA with a probability of at most ALPHA, whenever one looks. Means
whose capital has reached that are ruled out. Observations must lie between 0 and 1; nothing else is assumed of them.
The bets are those of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024).
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.arrays import Floats

ALPHA = 0.05
GRID = 2000
"""Means are tried in steps of 1 / GRID."""
MOST_STAKE = 0.75
"""The part of the capital that a bet may lose at most."""


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Find the 95 % confidence sequence for the mean of values between 0 and 1, as it stands after the last one."""
    means = np.arange(GRID + 1) / GRID
    left = means[~ruled_out(values, means)]
    if not left.size:  # happens with a probability of at most ALPHA: the values contradict every mean
        mean = sum(values) / len(values)
        return mean, mean
    return max(0.0, float(left[0]) - 1 / GRID), min(1.0, float(left[-1]) + 1 / GRID)


def ruled_out(values: Sequence[float], means: Floats) -> NDArray[np.bool_]:
    """Tell which means the values have ruled out, at the end or at any time before."""
    if not len(values):
        return np.zeros(len(means), dtype=bool)
    observed = np.asarray(values, dtype=np.float64)
    stakes = _stakes(observed)
    up, down, most = np.zeros(len(means)), np.zeros(len(means)), np.full(len(means), -np.inf)
    with np.errstate(divide="ignore"):
        upward, downward = MOST_STAKE / means, MOST_STAKE / (1 - means)
    for value, stake in zip(observed, stakes, strict=True):
        up += np.log1p(np.minimum(stake, upward) * (value - means))
        down += np.log1p(np.minimum(stake, downward) * (means - value))
        np.maximum(most, np.maximum(up, down), out=most)
    return most - np.log(2) >= np.log(1 / ALPHA)  # half of the capital bets on more, half on less


def _stakes(values: Floats) -> Floats:
    """How much to bet each time, from what came before: less, the more the values vary and the longer it takes."""
    count = np.arange(1, len(values) + 1)
    means = (0.5 + np.cumsum(values)) / (count + 1)
    spread = (0.25 + np.cumsum((values - means) ** 2)) / (count + 1)
    before = np.concatenate([[0.25], spread[:-1]])
    return np.sqrt(2 * np.log(2 / ALPHA) / (before * count * np.log(1 + count)))
