"""Scores, highlights and achievements of swishbones."""

from collections import Counter
from collections.abc import Iterator

from swordfish.games.swishbones.model import BoneEaten, Event, Passed, PenaltyTaken, State, Stopped, Swished, TurnEnded
from swordfish.games.swishbones.rules import score
from swordfish.stories.story import Claim, Highlight, Story, margin

CLOSE = 2
LONG = 10
MEAL = 3
SWIM = 8
SICK = 3
QUIET = 20
"""Players must be told why a game with food in the pond is over: this comes first."""


def scores(state: State) -> tuple[dict[str, int], ...]:
    """The points of each seat: bones of the fish less penalties."""
    return tuple(
        {"points": score(fish), "bones": len(fish.pieces), "penalties": len(fish.penalty)} for fish in state.fish
    )


def moment(event: Event) -> str:
    """Whether an event is a bite."""
    return "capture" if isinstance(event, BoneEaten) else ""


def moves(told: Story) -> Iterator[tuple[int, int, int]]:
    """The seat of each turn, its swishes and the bones that it ate."""
    swishes = eaten = 0
    for event in told.events(Swished, BoneEaten, Stopped, Passed, TurnEnded):
        if isinstance(event, Swished):
            swishes += 1
        elif isinstance(event, BoneEaten):
            eaten += 1
        else:
            yield event.seat, swishes, eaten
            swishes = eaten = 0


def highlights(told: Story) -> list[Highlight]:
    """Why the game ended with food left, the longest fish, the biggest meal, the longest swim, a close finish …"""
    fish = [len(one.pieces) for one in told.end.fish]
    longest = max(range(len(fish)), key=lambda seat: fish[seat])
    found = margin(told, [score(one) for one in told.end.fish], "highlight-bones-by", CLOSE)
    if fish.count(fish[longest]) == 1:
        facts = {"seat": longest, "count": fish[longest]}
        found.append(Highlight(key="highlight-bones-longest", facts=facts, weight=4))
    if told.end.food:
        rounds = told.end.quiet_turns // len(fish)
        found.append(Highlight(key="highlight-bones-quiet", facts={"rounds": rounds}, weight=QUIET, why=True))
    every = told.once(moves)
    if every:
        seat, _, eaten = max(every, key=lambda move: move[2])
        if eaten > 1:
            facts = {"seat": seat, "count": eaten}
            found.append(Highlight(key="highlight-bones-meal", facts=facts, weight=4 + eaten))
        seat, swishes, _ = max(every, key=lambda move: move[1])
        if swishes > 1:
            facts = {"seat": seat, "count": swishes}
            found.append(Highlight(key="highlight-bones-swim", facts=facts, weight=3 + swishes / 8))
    sick = Counter(event.seat for event in told.events(PenaltyTaken))
    for seat, count in sick.most_common(1):
        if count >= SICK:
            facts = {"seat": seat, "count": count}
            found.append(Highlight(key="highlight-bones-sick", facts=facts, weight=3 + count / 2))
    return found


def long(told: Story, seat: int) -> bool:
    """A fish of ten pieces or more."""
    return len(told.end.fish[seat].pieces) >= LONG


def meal(told: Story, seat: int) -> bool:
    """Three bones or more in one turn."""
    return any(who == seat and eaten >= MEAL for who, _, eaten in told.once(moves))


def swim(told: Story, seat: int) -> bool:
    """Eight swishes or more in one turn."""
    return any(who == seat and swishes >= SWIM for who, swishes, _ in told.once(moves))


def clean(told: Story, seat: int) -> bool:
    """Won without a penalty."""
    return told.won(seat) and not told.end.fish[seat].penalty


def recovered(told: Story, seat: int) -> bool:
    """Won in spite of three penalties or more."""
    return told.won(seat) and len(told.end.fish[seat].penalty) >= SICK


ACHIEVEMENTS: dict[str, Claim] = {
    "bones-long": long,
    "bones-meal": meal,
    "bones-swim": swim,
    "bones-clean": clean,
    "bones-recovered": recovered,
}
