"""Observe swirl: where each card lies, as far as the seat knows. Other cards are in `unplaced`."""

from swordfish.envs.spec import Field, Spec, around, marked, turn_of
from swordfish.games.swirl.cards import Creature, cards
from swordfish.games.swirl.model import Options, State


def spec(options: Options) -> Spec:
    seats, size = options.seats, len(cards(options.deck).kinds)

    def hands(view: State, seat: int) -> list[int]:
        found: list[int] = []
        for hand in around(view.hands, seat):
            found += marked(size, [card for card in hand if card is not None])
        return found

    def sizes(view: State, seat: int) -> list[int]:
        return [len(hand) for hand in around(view.hands, seat)]

    def unplaced(view: State, seat: int) -> list[int]:
        return marked(size, view.deck)

    def middle(view: State, seat: int) -> list[int]:
        return marked(size, view.middle)

    def series(view: State, seat: int) -> list[int]:
        found: list[int] = []
        for own in around(view.series, seat):
            found += marked(size, own)
        return found

    def piles(view: State, seat: int) -> list[int]:
        found: list[int] = []
        for pile in around(view.piles, seat):
            found += marked(size, pile)
        return found

    def played(view: State, seat: int) -> list[int]:
        return marked(size, view.played)

    def taken(view: State, seat: int) -> list[int]:
        return marked(size, view.taken)

    def creatures(view: State, seat: int) -> list[int]:
        chosen = [*view.creatures, *[None] * (seats - len(view.creatures))]
        found: list[int] = []
        for creature in around(chosen, seat):
            found += marked(len(Creature), () if creature is None else (creature,))
        return found

    def turn(view: State, seat: int) -> list[int]:
        choosing = len(view.creatures) < seats
        return turn_of(seats, len(view.creatures) if choosing else view.turn, seat)

    def deals(view: State, seat: int) -> tuple[int]:
        return (view.deals,)

    return Spec(
        (
            Field(
                "hands",
                (seats, size),
                0,
                1,
                "1: the seat is known to hold the card; one's own hand first",
                hands,
                private=True,
            ),
            Field("sizes", (seats,), 0, options.hand, "cards in each hand", sizes),
            Field("unplaced", (size,), 0, 1, "1: the card is in a hand or undealt, and cannot be placed", unplaced),
            Field("middle", (size,), 0, 1, "1: the card lies in the middle", middle),
            Field("series", (seats, size), 0, 1, "1: the card is in the series of the seat", series),
            Field("piles", (seats, size), 0, 1, "1: the card is on the pile of the seat", piles),
            Field("played", (size,), 0, 1, "1: the card was played and its effect is still to come", played),
            Field("taken", (size,), 0, 1, "1: the card is chosen for the capture so far", taken),
            Field("creatures", (seats, len(Creature)), 0, 1, "1: the seat collects the creature", creatures),
            Field("turn", (seats,), 0, 1, "1: this seat is to move", turn),
            Field("deals", (1,), 0, size, "deals so far", deals),
        )
    )
