"""Anderson mixing: find a fixed point from the last few steps, where plain iteration goes round or crawls."""

from typing import Any

import numpy

from swordfish.exact.arrays import Floats
from swordfish.exact.swipe.table.backend import Backend
from swordfish.exact.swipe.table.kernel import Array

LARGEST = 20.0
"""If the coefficients add up to more, the steps contradict each other, and are forgotten."""


class Mixer:
    """The memory of a search for values that a map leaves as they are: the last `memory` steps.

    It finds them even where steps go round or run away, if it remembers more steps than there are such directions.
    """

    def __init__(self, backend: Backend, size: int, real: Any, memory: int) -> None:
        np = backend.np
        self._memory = memory
        self.size, self._real, self._backend = size, real, backend
        self._mapped = np.zeros((memory, size), dtype=real)
        self._residuals = np.zeros((memory, size), dtype=real)
        self._multiply, self._combine = backend.compiled(np.matmul), backend.compiled(_combined)
        self.forget()

    def forget(self) -> None:
        """Begin a new search."""
        self._steps = 0
        self._products = numpy.zeros((self._memory, self._memory))

    def next(self, values: Array, mapped: Array) -> Array:
        """Remember that the map sends `values` to `mapped`; say where to look next."""
        slot = self._steps % self._memory
        residual = (mapped - values).reshape(-1)
        self._mapped = self._backend.put(self._mapped, slot, mapped.reshape(-1))
        self._residuals = self._backend.put(self._residuals, slot, residual)
        row = self._backend.here(self._multiply(self._residuals, residual)).astype(numpy.float64)
        self._products[slot] = self._products[:, slot] = row
        self._steps += 1
        shares = self._shares(slot)
        if numpy.abs(shares).sum() > LARGEST:
            self._steps = 0
            return mapped
        return self._combine(self._mapped, self._backend.np.asarray(shares.astype(self._real))).reshape(mapped.shape)

    def _shares(self, slot: int) -> Floats:
        """How much of each remembered step to take, so that what is left of the residuals is least: least squares."""
        many = min(self._steps, self._memory)
        others = [at for at in range(many) if at != slot]
        products, shares = self._products, numpy.zeros(self._memory)
        shares[slot] = 1.0
        if len(others) < 2:
            return shares
        mine, cross = products[slot, slot], products[slot, others]
        normal = mine - cross[:, None] - cross[None, :] + products[numpy.ix_(others, others)]
        damped: Floats = normal + numpy.eye(len(others)) * (1e-10 * float(numpy.trace(normal)) + 1e-30)
        right: Floats = mine - cross
        found = numpy.linalg.solve(damped, right)
        shares[others], shares[slot] = found, 1 - found.sum()
        return shares


def _combined(mapped: Array, shares: Array) -> Array:
    return shares @ mapped
