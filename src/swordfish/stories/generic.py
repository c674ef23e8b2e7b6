"""Highlights and achievements of any game: its length, its winners, its table."""

from collections.abc import Sequence

from swordfish.parts import own
from swordfish.stories.story import Claim, Highlight, Story

STRONG = frozenset({"hard", "best"})
MANY_SEATS = 4
LONG_MS = 30 * 60_000
MANY_EVENTS = 300
MINUTE = 60_000


def highlights(told: Story) -> list[Highlight]:
    """Plain statements, for games that have nothing more remarkable."""
    found = [Highlight(key="highlight-events", facts={"count": len(told.entries)}, weight=1)]
    minutes = round(told.ms / MINUTE)
    if minutes:
        found.append(Highlight(key="highlight-minutes", facts={"minutes": minutes}, weight=1.5))
    else:
        found.append(Highlight(key="highlight-seconds", facts={"seconds": round(told.ms / 1000)}, weight=0.5))
    first = [seat for seat, place in enumerate(told.places) if place == 1]
    if len(told.places) == 1:
        found.append(Highlight(key="highlight-alone", facts={"seat": 0}, weight=0.8))
    elif len(first) > 1 and (team := team_of(told, first)):
        facts = {"team": team, "seat": first[0], "rival": first[1]}
        found.append(Highlight(key="highlight-team", facts=facts, weight=5))
    elif len(first) > 1:
        found.append(Highlight(key="highlight-shared", facts={"count": len(first)}, weight=5))
    else:
        facts = {"seat": first[0], "count": len(told.places) - 1}
        found.append(Highlight(key="highlight-beaten", facts=facts, weight=0.8))
    return found


def team_of(told: Story, seats: Sequence[int]) -> int:
    """The team of these seats, from 1; 0 if they are not all of one team."""
    find = own("stories", told.game, "team")
    teams = {find(told.end, seat) for seat in seats} if find else set[int]()
    return teams.pop() if len(teams) == 1 else 0


def finished(told: Story, seat: int) -> bool:
    """Everybody who has a place has finished."""
    return told.places[seat] > 0


def won(told: Story, seat: int) -> bool:
    """The first place, with somebody behind."""
    return told.won(seat)


def shared(told: Story, seat: int) -> bool:
    """The first place together with others, and with somebody behind."""
    return told.won(seat) and told.places.count(1) > 1


def beat_many(told: Story, seat: int) -> bool:
    """The only winner at a table for four or more."""
    return told.winner == seat and len(told.places) >= MANY_SEATS


def beat_strong(told: Story, seat: int) -> bool:
    """A strong bot has a worse place."""
    return any(bot in STRONG and place > told.places[seat] for bot, place in zip(told.bots, told.places, strict=False))


def only_people(told: Story, seat: int) -> bool:
    """Three people or more, and no bot."""
    return len(told.places) >= MANY_SEATS - 1 and len(told.bots) == len(told.places) and not any(told.bots)


def patient(told: Story, seat: int) -> bool:
    """Half an hour or more."""
    return told.ms >= LONG_MS


def eventful(told: Story, seat: int) -> bool:
    """Three hundred events or more."""
    return len(told.entries) >= MANY_EVENTS


ACHIEVEMENTS: dict[str, Claim] = {
    "first-game": finished,
    "first-win": won,
    "shared-win": shared,
    "beat-many": beat_many,
    "beat-strong": beat_strong,
    "only-people": only_people,
    "patient": patient,
    "eventful": eventful,
}
