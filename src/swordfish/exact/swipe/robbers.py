"""`python -m swordfish.exact.swipe.robbers > FILE`: compute a strong robbing policy for three-player swipe.

`python -m swordfish.exact.swipe.robbers CHIPS profile|richest|anybody` computes only the gain of a best response to a
known policy; `profile` is the file that comes with the package.

Layer by layer, every player plays nearly a best response, and responses that cycle are averaged. The result is stored
as two numbers per layer and dice: rob the next player, of a chip or of a die, if their lead in chips over the one
after exceeds that number. The gain of a best response to it is then computed exactly.
"""

import sys
from collections.abc import Sequence

import msgspec
import numpy as np

from swordfish.exact.arrays import Integers
from swordfish.exact.swipe.profile import Profile, profile
from swordfish.exact.swipe.three import (
    ROUND,
    BestResponseBackup,
    Chips,
    PolicyBackup,
    Ring,
    RobbingPolicy,
    SoftmaxBackup,
    ThreeDice,
    ThreePlayerValues,
    cell,
    cells,
)

WARMTH = 0.002
ROUGHLY = 1e-4
KNOWN = ("profile", "richest", "anybody")


class ProfileRobber:
    """The policy of a profile."""

    def __init__(self, profile: Profile, ring: Ring) -> None:
        self._profile, self._ring = profile, ring

    def chip(self, centre: int, dice: ThreeDice, chips: Chips) -> ThreePlayerValues:
        return self._told(self._profile.chip, centre, dice, chips)

    def die(self, centre: int, dice: ThreeDice, chips: Chips) -> ThreePlayerValues:
        return self._told(self._profile.die, centre, dice, chips)

    def _told(self, leads: Sequence[Sequence[int]], centre: int, dice: ThreeDice, chips: Chips) -> ThreePlayerValues:
        lead = leads[min(centre, len(leads) - 1)][self._ring.number[dice]]
        return np.asarray(chips.following - chips.last > lead, dtype=np.float64)


class RandomRobber:
    """The random robber: either victim with the same probability."""

    def chip(self, centre: int, dice: ThreeDice, chips: Chips) -> ThreePlayerValues:
        return np.full(chips.mine.shape, 0.5)

    die = chip


class RichestRobber:
    """Rob the richest: of a chip by chips, then dice; of a die by dice, then chips. Ties are random."""

    def chip(self, centre: int, dice: ThreeDice, chips: Chips) -> ThreePlayerValues:
        return _more(100 * (chips.following - chips.last) + dice[1] - dice[2])

    def die(self, centre: int, dice: ThreeDice, chips: Chips) -> ThreePlayerValues:
        return _more(chips.following - chips.last + 100 * (dice[1] - dice[2]))


def _more(lead: Integers) -> ThreePlayerValues:
    return (1.0 + np.sign(lead)) / 2


def frozen(ring: Ring, warmth: float = WARMTH) -> Profile:
    """The profile of nearly best responses."""
    chip, die = [[0] * len(ring.rows)], [[0] * len(ring.rows)]
    for centre, values in ring.solved(SoftmaxBackup(warmth), ROUGHLY):
        chips = cells(ring.chips - centre)
        chip.append([_lead(chips, *_chip(ring, centre, values, dice)) for dice in ring.rows])
        die.append([_lead(chips, *_die(ring, centre, values, dice)) for dice in ring.rows])
    return Profile(1, ring.chips, ring.dice, chip, die)


def _chip(
    ring: Ring, centre: int, values: ThreePlayerValues, dice: ThreeDice
) -> tuple[ThreePlayerValues, ThreePlayerValues]:
    """The values of robbing the next player of a chip, and the one after."""
    total = ring.chips - centre
    _, following, last = cells(total)
    row = values[ring.number[dice[1], dice[2], dice[0]]][:, ROUND][:, 0]
    next_one = row[cell(np.maximum(following - 1, 0), last, total)]
    one_after = row[cell(following, np.maximum(last - 1, 0), total)]
    can = (following > 0) & (last > 0)
    return np.where(can, next_one, 0.0), np.where(can, one_after, 0.0)


def _die(
    ring: Ring, centre: int, values: ThreePlayerValues, dice: ThreeDice
) -> tuple[ThreePlayerValues, ThreePlayerValues]:
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


def _lead(chips: Chips, next_one: ThreePlayerValues, one_after: ThreePlayerValues) -> int:
    """The threshold that loses least; positions in which everybody has more chips weigh more."""
    weight = (chips.mine + 1) * (chips.following + 1) * (chips.last + 1)
    lead = chips.following - chips.last
    most = int(lead.max())
    gains = np.bincount(lead + most, weights=weight * (next_one - one_after), minlength=2 * most + 1)
    # by threshold: the gain of robbing the next player from this lead on
    beyond = np.concatenate([np.cumsum(gains[::-1])[::-1], [0.0]])
    return int(beyond.argmax()) - most - 1


def gained(ring: Ring, robber: RobbingPolicy) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The win probabilities if all three use the policy, and those of a best response in each seat."""
    ends: list[tuple[float, ...]] = []
    for backup in (PolicyBackup(robber, ring), BestResponseBackup(robber, ring)):
        *_, (_, values) = ring.solved(backup)
        ends.append(ring.start(values))
    return ends[0], ends[1]


def main(chips: int, names: Sequence[str]) -> None:
    if unknown := set(names) - set(KNOWN):
        sys.exit(f"nobody robs like {', '.join(sorted(unknown))}: there are {', '.join(KNOWN)}")
    ring = Ring(chips)
    ours = profile() if names else frozen(ring)
    if not names:
        print(msgspec.json.encode(ours).decode(), flush=True)
    robbers: dict[str, RobbingPolicy] = {
        "profile": ProfileRobber(ours, ring),
        "richest": RichestRobber(),
        "anybody": RandomRobber(),
    }
    for name in names or robbers:
        same, best = gained(ring, robbers[name])
        shares, responses = (" ".join(f"{share:.4f}" for share in each) for each in (same, best))
        print(f"{name}: all {shares}; best response {responses}, on average {sum(best) / 3:.4f}", file=sys.stderr)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50, sys.argv[2:])
