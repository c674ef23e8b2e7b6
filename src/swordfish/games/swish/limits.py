"""Handicaps of swish: a seat that may collect only swishes of some size and more. Rulebook, `swish.limit`."""

from collections.abc import Sequence

from msgspec.structs import replace

from swordfish.games.swish.model import Limit, Options

LEAST = Limit().least


class Limits:
    """Each step adds one card to the smallest swish that a seat may collect."""

    most = 3

    def step(self, options: Options, seat: int) -> int:
        return options.limit(seat).least - LEAST

    def with_step(self, options: Options, seat: int, step: int) -> Options:
        limits = [options.limit(other) for other in range(options.seats)]
        limits[seat] = Limit(LEAST + step, max(limits[seat].most, LEAST + step))
        return replace(options, limits=_short(limits))

    def arranged(self, options: Options, seats: Sequence[int]) -> Options:
        limits = [options.limits[-1] if seat < 0 else options.limit(seat) for seat in seats]
        return replace(options, seats=len(seats), limits=_short(limits))


def _short(limits: Sequence[Limit]) -> tuple[Limit, ...]:
    """One limit for all, where all are equal."""
    return tuple(limits[:1]) if len({*limits}) == 1 else tuple(limits)
