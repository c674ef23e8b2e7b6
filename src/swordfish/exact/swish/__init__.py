"""The swish solver: list, count or find swishes among any cards of any deck.

    from swordfish.exact.swish import all_swishes
    from swordfish.games.swish.cards import deck

    for swish in all_swishes(deck()[:16], least=4):
        print(swish.cards, swish.orientations)

`swordfish.exact.swish.fast` has the same functions compiled, for many layouts; it needs the extra `fast`.
"""

from swordfish.exact.swish import puzzles
from swordfish.exact.swish.found import Swish, Swishes
from swordfish.exact.swish.jobs import JOBS
from swordfish.exact.swish.solver import all_swishes, any_in_each, any_swish, best_swish, count_by_size, numbered

__all__ = [
    "JOBS",
    "Swish",
    "Swishes",
    "all_swishes",
    "any_in_each",
    "any_swish",
    "best_swish",
    "count_by_size",
    "numbered",
    "puzzles",
]
