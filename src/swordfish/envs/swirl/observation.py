"""Observe swirl: where each card lies, as far as the seat knows. Other cards are in `unplaced`."""

from collections.abc import Sequence

from swordfish.envs.spec import Field, Spec, sparse
from swordfish.games.swirl.cards import Creature, cards
from swordfish.games.swirl.model import Options, State

CREATURES = len(Creature)


def spec(options: Options) -> Spec:
    seats, size = options.seats, len(cards(options.deck).kinds)

    def rows(each: Sequence[Sequence[int | None]], seat: int) -> list[int]:
        """The cards of all seats, a row each, one's own first; None is a card that is not known."""
        found: list[int] = []
        for other, there in enumerate(each):
            if there:
                first = (other - seat) % seats * size
                found += [first + card for card in there if card is not None]
        return found

    def hands(view: State, seat: int) -> list[int]:
        return rows(view.hands, seat)

    def sizes(view: State, seat: int) -> list[int]:
        held = [len(hand) for hand in view.hands]
        return held[seat:] + held[:seat]

    def unplaced(view: State, seat: int) -> Sequence[int]:
        return view.deck

    def middle(view: State, seat: int) -> Sequence[int]:
        return view.middle

    def series(view: State, seat: int) -> list[int]:
        return rows(view.series, seat)

    def piles(view: State, seat: int) -> list[int]:
        return rows(view.piles, seat)

    def played(view: State, seat: int) -> Sequence[int]:
        return view.played

    def taken(view: State, seat: int) -> Sequence[int]:
        return view.taken

    def creatures(view: State, seat: int) -> list[int]:
        return [(other - seat) % seats * CREATURES + creature for other, creature in enumerate(view.creatures)]

    def turn(view: State, seat: int) -> tuple[int]:
        choosing = len(view.creatures) < seats
        return (((len(view.creatures) if choosing else view.turn) - seat) % seats,)

    def deals(view: State, seat: int) -> tuple[int]:
        return (view.deals,)

    known = "1: the seat is known to hold the card; one's own hand first"
    return Spec(
        (
            sparse("hands", (seats, size), known, hands, private=True),
            Field("sizes", (seats,), 0, options.hand, "cards in each hand", sizes),
            sparse("unplaced", (size,), "1: the card is in a hand or undealt, and cannot be placed", unplaced),
            sparse("middle", (size,), "1: the card lies in the middle", middle),
            sparse("series", (seats, size), "1: the card is in the series of the seat", series),
            sparse("piles", (seats, size), "1: the card is on the pile of the seat", piles),
            sparse("played", (size,), "1: the card was played and its effect is still to come", played),
            sparse("taken", (size,), "1: the card is chosen for the capture so far", taken),
            sparse("creatures", (seats, CREATURES), "1: the seat collects the creature", creatures),
            sparse("turn", (seats,), "1: this seat is to move", turn),
            Field("deals", (1,), 0, size, "deals so far", deals),
        )
    )
