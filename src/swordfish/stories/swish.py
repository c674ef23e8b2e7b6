"""Scores, highlights and achievements of swish."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from swordfish.games.swish.model import Called, Dealt, Event, ProofFailed, Proven, State, Swapped
from swordfish.stories.story import Claim, Highlight, Story, margin

CLOSE = 3
QUICK_MS = 5000
BIG, HUGE = 4, 6
IN_A_ROW = 3
SURE = 5
HALF = 0.5


class Find(NamedTuple):
    """A proven swish: whose, of how many cards, and how long its cards had lain there when it was called."""

    seat: int
    cards: int
    ms: int


def scores(state: State) -> tuple[dict[str, int], ...]:
    """The cards of each seat."""
    return tuple({"cards": len(pile)} for pile in state.piles)


def moment(event: Event) -> str:
    """Whether an event is a proven swish."""
    return "capture" if isinstance(event, Proven) else ""


def finds(told: Story) -> Iterator[Find]:
    """Every swish of the game, in order."""
    dealt = called = 0
    for at, event in ((entry.at, entry.event) for entry in told.entries):
        match event:
            case Dealt() | Swapped():
                dealt = at
            case Called():
                called = at
            case Proven(seat, cards):
                yield Find(seat, len(cards), called - dealt)
            case _:
                pass


def highlights(told: Story) -> list[Highlight]:
    """The fastest and the biggest swish, a row of them, a player without a mistake, a close finish."""
    every = [*finds(told)]
    found = margin(told, [len(pile) for pile in told.end.piles], "highlight-swish-by", CLOSE)
    if every:
        fast, big = min(every, key=lambda one: one.ms), max(every, key=lambda one: one.cards)
        facts = {"seat": fast.seat, "seconds": round(fast.ms / 1000, 1)}
        found.append(Highlight(key="highlight-swish-fastest", facts=facts, weight=7))
        if big.cards > 2:
            facts = {"seat": big.seat, "cards": big.cards}
            found.append(Highlight(key="highlight-swish-biggest", facts=facts, weight=4 + big.cards / 2))
    for seat, swishes in rows(told).items():
        if swishes >= IN_A_ROW and len(told.places) > 1:
            facts = {"seat": seat, "count": swishes}
            found.append(Highlight(key="highlight-swish-row", facts=facts, weight=4 + swishes / 2))
    for seat in range(len(told.places)):
        if flawless(told, seat):
            facts = {"seat": seat, "count": sum(one.seat == seat for one in every)}
            found.append(Highlight(key="highlight-swish-flawless", facts=facts, weight=3.5))
    return found


def rows(told: Story) -> dict[int, int]:
    """The most swishes of each seat in a row, without one of somebody else between them."""
    longest: Counter[int] = Counter()
    last, length = -1, 0
    for find in finds(told):
        length = length + 1 if find.seat == last else 1
        last = find.seat
        longest[last] = max(longest[last], length)
    return longest


def quick(told: Story, seat: int) -> bool:
    """A swish called within five seconds."""
    return any(find.seat == seat and find.ms <= QUICK_MS for find in finds(told))


def big(told: Story, seat: int) -> bool:
    """A swish of four cards or more."""
    return any(find.seat == seat and find.cards >= BIG for find in finds(told))


def huge(told: Story, seat: int) -> bool:
    """A swish of six cards or more."""
    return any(find.seat == seat and find.cards >= HUGE for find in finds(told))


def row(told: Story, seat: int) -> bool:
    """Three swishes in a row, against others."""
    return len(told.places) > 1 and rows(told).get(seat, 0) >= IN_A_ROW


def flawless(told: Story, seat: int) -> bool:
    """Five swishes or more, and no failed proof."""
    failed = any(event.seat == seat for event in told.events(ProofFailed))
    return not failed and sum(find.seat == seat for find in finds(told)) >= SURE


def half(told: Story, seat: int) -> bool:
    """Half of all collected cards or more, against two others or more."""
    piles = [len(pile) for pile in told.end.piles]
    return len(piles) > 2 and piles[seat] > 0 and piles[seat] >= HALF * sum(piles)


ACHIEVEMENTS: dict[str, Claim] = {
    "swish-quick": quick,
    "swish-big": big,
    "swish-huge": huge,
    "swish-row": row,
    "swish-flawless": flawless,
    "swish-half": half,
}
