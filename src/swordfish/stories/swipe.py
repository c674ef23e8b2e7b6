"""Scores, highlights and achievements of swipe."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from swordfish.games.swipe.model import CENTRE, ChipTaken, DieTaken, Event, Rolled, RolledOff, State, SuperSwiped
from swordfish.stories.story import Claim, Highlight, Story, margin

CLOSE = 3
STEAL = 2
HAUL = 4
DICE = 5
POOR = 2
RICH = 20
THROWN = 20


def scores(state: State) -> tuple[dict[str, int], ...]:
    """The chips and dice of each seat."""
    return tuple({"chips": hoard.chips, "dice": hoard.dice} for hoard in state.seats)


def moment(event: Event) -> str:
    """Whether an event takes something from a player."""
    match event:
        case ChipTaken(giver=giver) | DieTaken(giver=giver) if giver != CENTRE:
            return "steal"
        case SuperSwiped(victims=victims) if victims:
            return "steal"
        case _:
            return ""


def throws(told: Story) -> Iterator[dict[tuple[int, int], int]]:
    """How many chips each throw brought, by taker and giver; without the throws that brought none."""
    chips: dict[tuple[int, int], int] = {}
    for entry in told.entries:
        event: Any = entry.event
        if type(event) is Rolled and chips:
            yield chips
            chips = {}
        elif type(event) is ChipTaken:
            way = event.taker, event.giver
            chips[way] = chips.get(way, 0) + 1
    if chips:
        yield chips


def steals(told: Story) -> Iterator[tuple[int, int, int]]:
    """Who took how many chips from whom with one throw: taker, victim, chips."""
    for chips in told.once(throws):
        yield from ((taker, giver, count) for (taker, giver), count in chips.items() if giver != CENTRE)


def hauls(told: Story) -> Iterator[tuple[int, int]]:
    """How many chips a throw brought: taker, chips."""
    for chips in told.once(throws):
        for taker in {taker for taker, _ in chips}:
            yield taker, sum(count for way, count in chips.items() if way[0] == taker)


def richest(told: Story, seat: int) -> int:
    """The most dice that the seat ever had."""
    states: Any = told.states
    return max([state.seats[seat].dice for state in states])


def behind(told: Story, seat: int) -> int:
    """How many chips the seat was behind the leader when half of the throws had been made."""
    thrown = [number for number, entry in enumerate(told.entries, 1) if isinstance(entry.event, Rolled)]
    if not thrown:
        return 0
    middle: Any = told.states[thrown[len(thrown) // 2] - 1]
    return max(hoard.chips for hoard in middle.seats) - middle.seats[seat].chips


def highlights(told: Story) -> list[Highlight]:
    """The biggest steal and throw, super swipes, the most dice, a comeback, a close finish, no throws left."""
    found = margin(told, [hoard.chips for hoard in told.end.seats], "highlight-swipe-by", CLOSE)
    if stolen := told.once(steals):
        taker, victim, chips = max(stolen, key=lambda one: one[2])
        facts = {"seat": taker, "rival": victim, "chips": chips}
        found.append(Highlight(key="highlight-swipe-steal", facts=facts, weight=3.5 + chips))
    if brought := told.once(hauls):
        seat, chips = max(brought, key=lambda one: one[1])
        facts = {"seat": seat, "chips": chips}
        found.append(Highlight(key="highlight-swipe-haul", facts=facts, weight=2.5 + chips / 2))
    supers = Counter(event.taker for event in told.events(SuperSwiped) if event.victims)
    for seat, count in supers.most_common(1):
        facts = {"seat": seat, "count": count}
        found.append(Highlight(key="highlight-swipe-super", facts=facts, weight=4 + count))
    most = max(range(len(told.places)), key=lambda seat: richest(told, seat))
    facts = {"seat": most, "dice": richest(told, most)}
    found.append(Highlight(key="highlight-swipe-dice", facts=facts, weight=2 + richest(told, most) / 4))
    if any(True for _ in told.events(RolledOff)) and (seat := told.winner) is not None:
        found.append(Highlight(key="highlight-swipe-roll-off", facts={"seat": seat}, weight=9))
    if (seat := told.winner) is not None and (chips := behind(told, seat)) > 1:
        facts = {"seat": seat, "chips": chips}
        found.append(Highlight(key="highlight-swipe-comeback", facts=facts, weight=4 + chips / 2))
    if told.end.centre.chips and told.end.left == 0:
        count = sum(1 for _ in told.events(Rolled))
        found.append(Highlight(key="highlight-swipe-throws", facts={"throws": count}, weight=THROWN))
    return found


def steal(told: Story, seat: int) -> bool:
    """Two chips or more from the same player with one throw."""
    return any(taker == seat and chips >= STEAL for taker, _, chips in told.once(steals))


def haul(told: Story, seat: int) -> bool:
    """Four chips or more with one throw."""
    return any(taker == seat and chips >= HAUL for taker, chips in told.once(hauls))


def super_swipe(told: Story, seat: int) -> bool:
    """A super swipe that took a die from somebody."""
    return any(event.taker == seat and event.victims for event in told.events(SuperSwiped))


def dice(told: Story, seat: int) -> bool:
    """Five dice or more at once."""
    return richest(told, seat) >= DICE


def roll_off(told: Story, seat: int) -> bool:
    """Won the roll-off."""
    return told.winner == seat and any(seat in event.seats for event in told.events(RolledOff))


def comeback(told: Story, seat: int) -> bool:
    """Won after being two chips or more behind at half-time."""
    return told.winner == seat and behind(told, seat) >= POOR


def rich(told: Story, seat: int) -> bool:
    """Twenty chips or more in the end."""
    return told.end.seats[seat].chips >= RICH


ACHIEVEMENTS: dict[str, Claim] = {
    "swipe-steal": steal,
    "swipe-haul": haul,
    "swipe-super": super_swipe,
    "swipe-dice": dice,
    "swipe-roll-off": roll_off,
    "swipe-comeback": comeback,
    "swipe-rich": rich,
}
