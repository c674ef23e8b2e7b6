"""The chi-square test, with keys that never change: a test either always passes or always fails."""

from math import sqrt

import numpy as np
from numpy.typing import ArrayLike

Z = 3.29
"""One in 2,000 fair generators would fail."""


def fits(counted: ArrayLike, expected: ArrayLike) -> bool:
    """Whether the counts are as far from what is expected as chance explains."""
    seen, wanted = np.asarray(counted, np.float64), np.asarray(expected, np.float64)
    return likely(float(((seen - wanted) ** 2 / wanted).sum()), len(seen) - 1)


def likely(square: float, freedom: int) -> bool:
    """Whether chance explains this sum of squares: Wilson and Hilferty's approximation."""
    spread = 2 / (9 * freedom)
    return (square / freedom) ** (1 / 3) < 1 - spread + Z * sqrt(spread)
