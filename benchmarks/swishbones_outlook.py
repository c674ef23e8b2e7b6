"""The outlook of swishbones, everything that 121 bends lead to, in mid-game with four seats."""

from collections.abc import Mapping

from benchmarks.harness import Claim, Rival, Within
from benchmarks.swishbones import midgame
from swordfish.games.swishbones import outlook

OURS = "swordfish outlook"
MANY = 200


def claim() -> Claim:
    return Claim(
        "an outlook takes at most 50 µs on average",
        rivals=[Rival(OURS, looking, packages=("swordfish", "msgspec"))],
        bounds=[Within(50, "outlooks", ours=OURS)],
    )


def looking(number: int) -> Mapping[str, int]:
    """The outlooks of many positions, each computed once, so that no cache helps."""
    positions = midgame()
    for nth in range(number * MANY, (number + 1) * MANY):
        outlook(positions[nth * 37 % len(positions)])
    return {"outlooks": MANY}
