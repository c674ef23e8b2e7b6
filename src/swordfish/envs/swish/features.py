"""Observe a swish puzzle in features, and number its actions by slots: what laying a card does, not which card it is.

Ways to lay a card are in the order of what they bring: a swish of the size asked for, one that a further card
completes, a fit of ball and hoop, a fit of one of them. Where two balls or two hoops would share a cell there is no
slot, and the first card lies as it is: a whole swish can be turned. Lifts are in the order in which cards were laid.
"""

from typing import NamedTuple

from swordfish.envs.spec import Field, Spec, marked
from swordfish.games.swish.actions import LIFTS, PROVE
from swordfish.games.swish.cards import CELLS, ORIENTATIONS, Card, turned
from swordfish.games.swish.model import EMPTY, MOST_CARDS, PLACES, Command, Lay, Lift, Prove, State

NO_PLACE = PLACES
"""What an empty slot stands for: the rules refuse it."""
SLOTS = 16
"""Ways to lay a card that can be chosen: enough for all first cards; of many ways, the best."""


class Way(NamedTuple):
    """A way to lay a card; ways compare by what they bring."""

    completes: bool  # a swish of the size asked for
    leads: bool  # one more card can complete it
    fits: int  # its ball falls into an open hoop, its hoop catches an open ball
    place: int  # minus the place of the card
    orientation: int  # minus its orientation

    @property
    def command(self) -> Lay:
        return Lay(-self.place, -self.orientation)


def mat_of(view: State) -> list[Card]:
    """The cards on the mat, as they lie."""
    cards = view.options.cards
    return [turned(cards[view.area[layer.place].card], layer.orientation) for layer in view.mat]


def ways(view: State) -> list[Way]:
    """Every way to lay a card that is not on the mat, best first. The last result is kept: a step asks three times."""
    global _latest
    asked, found = _latest
    if asked is not view:
        found = _ways(view)
        _latest = view, found
    return found


_latest: tuple[State | None, list[Way]] = (None, [])


def _ways(view: State) -> list[Way]:
    mat, cards, size = mat_of(view), view.options.cards, wanted(view)
    balls, hoops = cells(mat, 0), cells(mat, 1)
    on_mat, open_ways = {layer.place for layer in view.mat}, list[tuple[int, int, int, int]]()
    for place, lying in enumerate(view.area):
        if lying != EMPTY and place not in on_mat:
            for orientation in range(ORIENTATIONS if mat else 1):
                ball, hoop = turned(cards[lying.card], orientation)
                if not (balls >> ball & 1 or hoops >> hoop & 1):
                    open_ways.append((place, orientation, 1 << ball, 1 << hoop))
    found: list[Way] = []
    for place, orientation, ball, hoop in open_ways:
        new_balls, new_hoops = balls | ball, hoops | hoop
        completes = new_balls == new_hoops and len(mat) + 1 in size
        leads = (
            not completes
            and len(mat) + 2 in size
            and any(
                other != place
                and not (next_ball & new_balls or next_hoop & new_hoops)
                and new_balls | next_ball == new_hoops | next_hoop
                for other, _, next_ball, next_hoop in open_ways
            )
        )
        fits = bool(ball & hoops) + bool(hoop & balls)
        found.append(Way(completes, leads, fits, -place, -orientation))
    return sorted(found, reverse=True)[:SLOTS]


def wanted(view: State) -> range:
    """The sizes of the swish asked for."""
    limit = view.options.limit(0)
    return range(limit.least, limit.most + 1)


def cells(mat: list[Card], which: int) -> int:
    """The cells of all balls (0) or hoops (1), as bits."""
    return sum({1 << card[which] for card in mat})


def legal(view: State) -> list[int]:
    """The marked actions: slots of ways, then lifts, then prove.

    A card on the mat is lifted before it is turned, and only a swish of a size asked for is worth proving.
    """
    laid, mat = len(view.mat), mat_of(view)
    lays = range(len(ways(view)) if laid < MOST_CARDS else 0)
    proves = laid in wanted(view) and cells(mat, 0) == cells(mat, 1) and cells(mat, 0).bit_count() == laid
    return [*lays, *range(LIFTS, LIFTS + laid), *([PROVE] if proves else [])]


def command(view: State, number: int) -> Command:
    """The command of an action; that of an empty slot is refused by the rules."""
    if number == PROVE:
        return Prove()
    if number >= LIFTS:
        return Lift(view.mat[number - LIFTS].place) if number - LIFTS < len(view.mat) else Lift(NO_PLACE)
    found = ways(view)
    return found[number].command if number < len(found) else Lay(NO_PLACE, 0)


def described(view: State, seat: int) -> list[float]:
    found: list[float] = []
    for way in ways(view):
        found += (1.0, float(way.completes), float(way.leads), way.fits / 2)
    return [*found, *[0.0] * (SLOTS * 4 - len(found))]


def mat(view: State, seat: int) -> list[float]:
    laid, limit = mat_of(view), view.options.limit(seat)
    balls, hoops = {card.ball for card in laid}, {card.hoop for card in laid}
    whole = bool(laid) and balls == hoops and len(balls) == len(laid)
    size = limit.least if limit.least == limit.most else 0
    return [
        *marked(MOST_CARDS + 1, [len(laid)]),
        size / MOST_CARDS,
        float(whole and (not size or len(laid) == size)),
        float(whole),
        len(hoops - balls) / CELLS,
        len(balls - hoops) / CELLS,
    ]


FEATURES = Spec(
    (
        Field(
            "ways",
            (SLOTS, 4),
            0,
            1,
            "of each slot: 1, completes the swish, one more card can, half its fits",
            described,
        ),
        Field(
            "mat",
            (MOST_CARDS + 6,),
            0,
            1,
            "cards on it, wanted, a swish of that size, any swish, open hoops, open balls",
            mat,
        ),
    ),
    real=True,
)
"""The fields of a puzzle in the layout `features`."""
