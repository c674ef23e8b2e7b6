"""swirl as a tree: hidden hands, cards dealt one by one, in order.

A set of cards is drawn card by card in ascending order, so that each set is one path; the probabilities are those of
the set.
"""

from collections.abc import Iterable, Sequence
from math import comb
from typing import Any

import msgspec

from swordfish.core import Event, Rng
from swordfish.envs.tree import Given, Outcomes, Trace, Tree, TreeHistory
from swordfish.games.swirl.cards import cards
from swordfish.games.swirl.model import (
    MIDDLE,
    CardPlayed,
    Deal,
    DealMiddle,
    Dealt,
    HandsDropped,
    MiddleDealt,
    Options,
    State,
)

DEALS = (MiddleDealt, Dealt)
"""The events that are drawn card by card."""


class SwirlTree(Tree):
    bounded = True
    parameters = {}  # noqa: RUF012 - a constant, as in Tree
    small = {  # noqa: RUF012 - a constant, as in Tree
        "seats": 2,
        "creatures": 2,
        "colours": 2,
        "hand": 2,
        "deck": (
            "crab red 1",
            "crab green 2",
            "crab red 3",
            "fish red 1",
            "fish green 3",
            "fish green 4",
            "crab green 4",
            "fish red 2",
            "snatch",
        ),
    }

    def most_outcomes(self, options: Options, given: Given) -> int:
        return len(cards(options.deck).kinds)

    def longest(self, options: Options, given: Given) -> int:
        """A creature each; then playing each card, and taking each once, or one by a snatch."""
        return options.seats + 4 * len(cards(options.deck).kinds)

    def most_draws(self, options: Options) -> int:
        """Each card is dealt at most once, and dropped at most once."""
        return 2 * len(cards(options.deck).kinds)

    def outcomes(self, due: Any, drawn: Sequence[int], given: Given) -> Outcomes:
        match due:
            case DealMiddle(there):
                return next_card(there, drawn, MIDDLE)
            case Deal(deck, _, each):
                whole = len(drawn) - len(drawn) % each
                rest = [card for card in deck if card not in drawn[:whole]]
                return next_card(rest, drawn[whole:], each)
            case _:
                return super().outcomes(due, drawn, given)

    def event(self, due: Any, drawn: Sequence[int]) -> Event | None:
        match due:
            case DealMiddle():
                return MiddleDealt(tuple(drawn)) if len(drawn) == MIDDLE else None
            case Deal(_, seats, each):
                if len(drawn) < seats * each:
                    return None
                return Dealt(tuple([tuple(drawn[at : at + each]) for at in range(0, len(drawn), each)]))
            case _:
                return super().event(due, drawn)

    def told(self, due: Any, number: int) -> str:
        return f"deal {number}"

    def owners(self, due: Any, drawn: int) -> list[int]:
        return [at // due.each for at in range(drawn)] if isinstance(due, Deal) else super().owners(due, drawn)

    def shown(self, event: Event) -> Iterable[Trace]:
        if isinstance(event, HandsDropped):
            for seat, hand in enumerate(event.hands):
                for card in hand:
                    if card is not None:
                        yield Trace(seat, card)

    def held(self, state: State, player: int) -> str:
        """The hand."""
        return msgspec.json.encode(state.hands[player]).decode()

    def past(self, table: TreeHistory, rng: Rng) -> list[int]:
        history, events = [*table.history], table.events
        world: State = table.rules.imagine(table.view, table.player, rng)
        deals = [at for at, event in enumerate(events) if isinstance(event, Dealt)]
        if deals:
            hands = dealt_before(events[deals[-1] + 1 :], events[deals[-1]], world)
            drawn = [card for hand in hands for card in hand]
            before = sum(len(drawing(event)) for event in events[: deals[-1]] if isinstance(event, DEALS))
            history[before : before + len(drawn)] = drawn
        if count := len(table.drawn):  # an unfinished deal has been seen by no one
            going_on: Any = table.rules.due(world)
            history[-count:] = drawing(going_on.draw(rng))[:count]
        return history


TREE = SwirlTree()


def next_card(there: Sequence[int], drawn: Sequence[int], count: int) -> Outcomes:
    """The outcomes for the next card, in ascending order, of a set of `count` drawn from these."""
    left = [card for card in there if not drawn or card > drawn[-1]]
    wanted = count - len(drawn)
    whole = comb(len(left), wanted)
    last = len(left) - wanted
    return [(card, comb(len(left) - at - 1, wanted - 1) / whole) for at, card in enumerate(left[: last + 1])]


def drawing(happened: Event) -> list[int]:
    """The draws that lead to this deal: the inverse of `event`."""
    match happened:
        case MiddleDealt(there):
            return sorted(there)
        case Dealt(hands):
            return [card for hand in hands for card in sorted(card for card in hand if card is not None)]
        case _:
            raise TypeError(f"{type(happened).__name__} is not dealt")


def dealt_before(since: Sequence[Event], last: Dealt, world: State) -> list[tuple[int, ...]]:
    """The hands of the last deal, sorted: what each seat has played since, and holds in this world."""
    played: list[list[int]] = [[] for _ in world.hands]
    for event in since:
        if isinstance(event, CardPlayed):
            played[event.seat].append(event.card)
    hands: list[tuple[int, ...]] = []
    for seat, hand in enumerate(world.hands):
        held = [card for card in hand if card is not None]
        dealt = played[seat] + held
        dropped = len(dealt) < len(last.hands[seat])  # a swirl: everyone has seen the whole hand
        hands.append(tuple(sorted(card for card in last.hands[seat] if card is not None) if dropped else sorted(dealt)))
    return hands
