"""Confidence intervals, 95 % each."""

from math import sqrt

Z95 = 1.959963984540054
"""The number of standard errors to either side that hold 95 % of a normal distribution."""


def wilson(share: float, number: int) -> tuple[float, float]:
    """Wilson's interval for a share of so many trials: valid also for few hits.

    For split wins, which vary less, it is conservative.
    """
    slack = Z95 * Z95 / number
    middle = (share + slack / 2) / (1 + slack)
    half = Z95 * sqrt(share * (1 - share) / number + slack / number / 4) / (1 + slack)
    return max(0.0, middle - half), min(1.0, middle + half)


def error(deviation: float, number: int) -> float:
    """Half the interval of a mean of so many values with this standard deviation."""
    return Z95 * deviation / sqrt(number)
