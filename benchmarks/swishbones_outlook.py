"""The outlook of swishbones, all that 121 bends would lead to, in mid-game with four seats."""

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
    """Many positions, each looked at once: none is the one looked at before."""
    positions = midgame()
    for nth in range(number * MANY, (number + 1) * MANY):
        outlook(positions[nth * 37 % len(positions)])
    return {"outlooks": MANY}
