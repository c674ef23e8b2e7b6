"""`python -m swordfish.exact.swipe.robbers > FILE`: a strong robbing policy for three-player swipe, in a small file.

`python -m swordfish.exact.swipe.robbers CHIPS profile|richest|anybody` reckons only what a best replier gains against a
known one, `profile` being the file that comes with the package.

Layer by layer everybody replies nearly as well as can be, and replies that go round are averaged. What comes of it is
told by two numbers for each layer and dice: the next player is robbed, of a chip or of a die, if they have more chips
than the one after by more than that. How much a best replier gains against it is then reckoned exactly.
"""

import sys
from collections.abc import Sequence

import msgspec
import numpy as np

from swordfish.exact.swipe.profile import Profile, profile
from swordfish.exact.swipe.three import (
    ROUND,
    Chips,
    Dice,
    Following,
    Numbers,
    Replying,
    Ring,
    Robber,
    Softly,
    Values,
    cell,
    cells,
)

WARMTH = 0.002
ROUGHLY = 1e-4
KNOWN = ("profile", "richest", "anybody")


class Frozen:
    """Robs by a profile."""

    def __init__(self, profile: Profile, ring: Ring) -> None:
        self._profile, self._ring = profile, ring

    def chip(self, centre: int, dice: Dice, chips: Chips) -> Values:
        return self._told(self._profile.chip, centre, dice, chips)

    def die(self, centre: int, dice: Dice, chips: Chips) -> Values:
        return self._told(self._profile.die, centre, dice, chips)

    def _told(self, leads: Sequence[Sequence[int]], centre: int, dice: Dice, chips: Chips) -> Values:
        lead = leads[min(centre, len(leads) - 1)][self._ring.number[dice]]
        return np.asarray(chips.following - chips.last > lead, dtype=np.float64)


class Anybody:
    """Robs either with the same chance."""

    def chip(self, centre: int, dice: Dice, chips: Chips) -> Values:
        return np.full(chips.mine.shape, 0.5)

    die = chip


class Richest:
    """Robs who has most: of a chip by chips, then dice; of a die by dice, then chips. Of equals, either."""

    def chip(self, centre: int, dice: Dice, chips: Chips) -> Values:
        return _more(100 * (chips.following - chips.last) + dice[1] - dice[2])

    def die(self, centre: int, dice: Dice, chips: Chips) -> Values:
        return _more(chips.following - chips.last + 100 * (dice[1] - dice[2]))


def _more(lead: Numbers) -> Values:
    return (1.0 + np.sign(lead)) / 2


def frozen(ring: Ring, warmth: float = WARMTH) -> Profile:
    """What nearly best replies come to."""
    chip, die = [[0] * len(ring.rows)], [[0] * len(ring.rows)]
    for centre, values in ring.solved(Softly(warmth), ROUGHLY):
        chips = cells(ring.chips - centre)
        chip.append([_lead(chips, *_chip(ring, centre, values, dice)) for dice in ring.rows])
        die.append([_lead(chips, *_die(ring, centre, values, dice)) for dice in ring.rows])
    return Profile(1, ring.chips, ring.dice, chip, die)


def _chip(ring: Ring, centre: int, values: Values, dice: Dice) -> tuple[Values, Values]:
    """What it is worth to rob the next one of a chip, and the one after."""
    total = ring.chips - centre
    _, following, last = cells(total)
    row = values[ring.number[dice[1], dice[2], dice[0]]][:, ROUND][:, 0]
    next_one = row[cell(np.maximum(following - 1, 0), last, total)]
    one_after = row[cell(following, np.maximum(last - 1, 0), total)]
    can = (following > 0) & (last > 0)
    return np.where(can, next_one, 0.0), np.where(can, one_after, 0.0)


def _die(ring: Ring, centre: int, values: Values, dice: Dice) -> tuple[Values, Values]:
    """The same for a die, if both can spare one."""
    first, second, third = dice
    if min(second, third) < 2:
        none = np.zeros(values.shape[1])
        return none, none
    total = ring.chips - centre
    _, following, last = cells(total)
    places = cell(following, last, total)
    next_one = values[ring.number[second - 1, third, first + 1]][places][:, ROUND][:, 0]
    one_after = values[ring.number[second, third - 1, first + 1]][places][:, ROUND][:, 0]
    return next_one, one_after


def _lead(chips: Chips, next_one: Values, one_after: Values) -> int:
    """The lead that loses least, where positions count for more the more chips everybody has."""
    weight = (chips.mine + 1) * (chips.following + 1) * (chips.last + 1)
    lead = chips.following - chips.last
    most = int(lead.max())
    gains = np.bincount(lead + most, weights=weight * (next_one - one_after), minlength=2 * most + 1)
    beyond = np.concatenate([np.cumsum(gains[::-1])[::-1], [0.0]])  # robbing the next one from this lead on
    return int(beyond.argmax()) - most - 1


def gained(ring: Ring, robber: Robber) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The chances of the seats if all rob like this, and what a best replier has in each."""
    ends: list[tuple[float, ...]] = []
    for reply in (Following(robber, ring), Replying(robber, ring)):
        *_, (_, values) = ring.solved(reply)
        ends.append(ring.start(values))
    return ends[0], ends[1]


def main(chips: int, names: Sequence[str]) -> None:
    if unknown := set(names) - set(KNOWN):
        sys.exit(f"nobody robs like {', '.join(sorted(unknown))}: there are {', '.join(KNOWN)}")
    ring = Ring(chips)
    ours = profile() if names else frozen(ring)
    if not names:
        print(msgspec.json.encode(ours).decode(), flush=True)
    robbers: dict[str, Robber] = {"profile": Frozen(ours, ring), "richest": Richest(), "anybody": Anybody()}
    for name in names or robbers:
        alike, best = gained(ring, robbers[name])
        shares, replies = (" ".join(f"{share:.4f}" for share in each) for each in (alike, best))
        print(f"{name}: all {shares}; a best replier {replies}, on average {sum(best) / 3:.4f}", file=sys.stderr)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50, sys.argv[2:])
