"""Scores, highlights and achievements of swirl."""

from collections import Counter

from swordfish.games.swirl.model import Captured, Event, HandsDropped, NothingTaken, Snatched, State
from swordfish.stories.story import Claim, Highlight, Story, margin

CLOSE = 3
BIG = 4
MANY_SNATCHES = 3
FLOOD = 6
PILE = 20


def scores(state: State) -> tuple[dict[str, int], ...]:
    """The series and the pile of each seat."""
    return tuple(
        {"series": len(series), "pile": len(pile)} for series, pile in zip(state.series, state.piles, strict=True)
    )


def team(state: State, seat: int) -> int:
    """The team of a seat, from 1; 0 if everybody plays alone."""
    return 1 + seat % 2 if state.options.teams else 0


def moment(event: Event) -> str:
    """Whether an event is a capture or a steal."""
    match event:
        case Captured():
            return "capture"
        case Snatched():
            return "steal"
        case _:
            return ""


def complete(told: Story, seat: int) -> bool:
    """Won by a complete series of one's own."""
    return told.won(seat) and len(told.end.series[seat]) == told.end.options.colours


def dropped(event: HandsDropped) -> int:
    """How many cards fell into the middle."""
    return sum(len(hand) for seat, hand in enumerate(event.hands) if seat != event.seat)


def highlights(told: Story) -> list[Highlight]:
    """A complete series or a close finish, the biggest capture and swirl, the busiest thief."""
    found: list[Highlight] = []
    series = [len(one) for one in told.end.series]
    if completed := [seat for seat in range(len(series)) if complete(told, seat)]:  # also of a team's two winners
        found.append(Highlight(key="highlight-swirl-series", facts={"seat": completed[0]}, weight=8))
    elif told.winner is not None and not told.end.options.teams and series.count(max(series)) > 1:
        piles = [len(pile) if count == max(series) else 0 for pile, count in zip(told.end.piles, series, strict=True)]
        found += margin(told, piles, "highlight-swirl-by", CLOSE)
    captures = [*told.events(Captured)]
    if captures:
        best = max(captures, key=lambda event: len(event.cards))
        facts = {"seat": best.seat, "count": len(best.cards)}
        found.append(Highlight(key="highlight-swirl-capture", facts=facts, weight=3 + len(best.cards) / 2))
    thefts = Counter((event.taker, event.victim) for event in told.events(Snatched))
    for (taker, victim), count in thefts.most_common(1):
        facts = {"seat": taker, "rival": victim, "count": count}
        found.append(Highlight(key="highlight-swirl-snatch", facts=facts, weight=3.5 + count))
    floods = [event for event in told.events(HandsDropped) if dropped(event)]
    if floods:
        best = max(floods, key=dropped)
        facts = {"seat": best.seat, "count": dropped(best)}
        found.append(Highlight(key="highlight-swirl-flood", facts=facts, weight=3 + dropped(best) / 3))
    return found


def big(told: Story, seat: int) -> bool:
    """Four cards or more captured at once."""
    return any(event.seat == seat and len(event.cards) >= BIG for event in told.events(Captured))


def thief(told: Story, seat: int) -> bool:
    """Three cards or more snatched in a game."""
    return sum(event.taker == seat for event in told.events(Snatched)) >= MANY_SNATCHES


def flood(told: Story, seat: int) -> bool:
    """A swirl that made six cards or more fall."""
    return any(event.seat == seat and dropped(event) >= FLOOD for event in told.events(HandsDropped))


def pile(told: Story, seat: int) -> bool:
    """Twenty cards or more in the pile."""
    return len(told.end.piles[seat]) >= PILE


def robbed(told: Story, seat: int) -> bool:
    """Won although somebody snatched a card."""
    return told.won(seat) and any(event.victim == seat for event in told.events(Snatched))


def sparing(told: Story, seat: int) -> bool:
    """Won without an action card that found nothing."""
    wasted = any(event.seat == seat for event in told.events(NothingTaken))
    return told.won(seat) and not wasted


ACHIEVEMENTS: dict[str, Claim] = {
    "swirl-series": complete,
    "swirl-big": big,
    "swirl-thief": thief,
    "swirl-flood": flood,
    "swirl-pile": pile,
    "swirl-robbed": robbed,
    "swirl-sparing": sparing,
}
