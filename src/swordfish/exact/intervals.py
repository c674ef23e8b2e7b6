"""Confidence intervals, 95 % each."""

from math import sqrt

Z95 = 1.959963984540054
"""So many standard errors to either side hold 95 % of a normal distribution."""


def wilson(share: float, number: int) -> tuple[float, float]:
    """Wilson's interval for a share of so many trials: sound also where hits are few.

    For split wins, which vary less, it is on the safe side.
    """
    slack = Z95 * Z95 / number
    middle = (share + slack / 2) / (1 + slack)
    half = Z95 * sqrt(share * (1 - share) / number + slack / number / 4) / (1 + slack)
    return max(0.0, middle - half), min(1.0, middle + half)


def error(deviation: float, number: int) -> float:
    """Half the interval of a mean of so many values with this standard deviation."""
    return Z95 * deviation / sqrt(number)
