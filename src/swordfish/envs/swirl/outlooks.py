"""What cards mean for one seat of swirl, from its view: the facts behind the layout `features`, and its order of slots.

All of it is public or in the own hand, and follows from the rules. The order of the slots compares facts, no weights.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from swordfish.games.handicaps import head_start
from swordfish.games.swirl.captures import MOST_NUMBER, best_captures, outlook
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.effects import choice, entering, opponents, snatchable, snatched
from swordfish.games.swirl.model import State

CARD = 7 + len(Kind)
"""Numbers that describe a card."""
EFFECTS = 10
"""Numbers that describe what playing it brings."""
KEPT = 1 << 12
"""Outlooks that are kept: an observation, its mask and the command that follows ask for the same ones."""


class CardOutlook(NamedTuple):
    """What playing a card brings, by its best capture; the first fields decide which capture and which card is best."""

    completes: bool = False  # the own series is complete then
    enters: int = 0  # cards for the own series
    ends: bool = False  # takes the last card that an opponent lacks, or breaks a series that lacks one card
    denies: int = 0  # cards that opponents lack; the length of the series that a snatch breaks
    captures: bool = False  # with a creature card: an action card of the same effect is kept
    takes: int = 0  # cards taken
    leaves_last: int = 0  # −1: their last card lies in the middle then
    leaves: int = 0  # minus the cards in the middle then that opponents lack
    chosen: bool = False  # there is a choice


class Outlooks:
    """The cards of a seat in the order of their slots, and the facts about each."""

    def __init__(self, view: State, seat: int) -> None:
        self.view, self.seat, self.of = view, seat, cards(view.options.deck)
        self.ready = len(view.creatures) == len(view.hands)
        self.against = opponents(view, seat)
        self.had = [{self.of.colours[card] for card in series} for series in view.series]
        self.owners = {int(creature): owner for owner, creature in enumerate(view.creatures)}
        needs, head_starts = view.options.colours, view.options.head_starts
        self.missing = [
            needs - len(series) - head_start(head_starts, owner) for owner, series in enumerate(view.series)
        ]
        held = [card for card in view.hands[seat] if card is not None]
        bests = {card: self.best(card) if self.ready else ((), CardOutlook()) for card in held}
        self.hand = sorted(held, key=lambda card: (bests[card][1], -card), reverse=True)
        self.rows = {card: (*self.row(card), *self.played(card, *bests[card])) for card in held}
        open_cards = choice(view).open if view.played and view.turn == seat else ()
        self.choices = sorted(open_cards, key=lambda card: (self.worth(card), -card), reverse=True)

    def lacking(self, card: int) -> int | None:
        """The seat whose series lacks this card; None if there is none."""
        owner = self.owners.get(self.of.creatures[card])
        return None if owner is None or self.of.colours[card] in self.had[owner] else owner

    def need(self, card: int) -> int:
        """2 if an opponent lacks only this card, 1 if one lacks it."""
        owner = self.lacking(card)
        return 0 if owner not in self.against else 2 if self.missing[owner] == 1 else 1

    def gap(self, card: int) -> int:
        """The length of the series that a snatch of this card would break; 0 if it breaks none."""
        owner = next((seat for seat in self.against if card in self.view.series[seat]), None)
        if owner is None or snatched(self.view, card).replaced:
            return 0
        return len(self.view.series[owner])

    def worth(self, card: int) -> int:
        """The order in which cards are wanted: for the own series, their last one, one that they lack, any."""
        if self.lacking(card) == self.seat:
            return 8
        need = self.need(card)
        return 4 + need if need else self.gap(card)

    def row(self, card: int) -> list[float]:
        """The numbers of a card: a one, its kind, its number, whose it is, and who lacks it."""
        of, owner, lacking = self.of, self.owners.get(self.of.creatures[card]), self.lacking(card)
        kind = [0.0] * len(Kind)
        kind[of.kinds[card]] = 1.0
        return [
            1.0,
            *kind,
            of.numbers[card] / MOST_NUMBER,
            float(owner == self.seat),
            float(owner in self.against),
            float(lacking is not None),
            float(lacking is not None and self.missing[lacking] == 1),
            float(self.gap(card) > 0),
        ]

    def played(self, card: int, taken: Sequence[int], effect: CardOutlook) -> list[float]:
        """The numbers of what playing the card brings, if it takes these cards."""
        middle = [other for other in self.view.middle if other not in taken]
        stays = self.ready and not taken and self.of.kinds[card] is Kind.CREATURE
        snatches = self.of.kinds[card] is Kind.SNATCH
        return [
            min(1.0, effect.takes / 8),
            effect.enters / 4,
            float(effect.completes),
            0.0 if snatches else min(1.0, effect.denies / 4),
            float(effect.ends),
            min(1.0, effect.denies / 4) if snatches else 0.0,
            float(effect.chosen),
            *self.lying([*middle, card] if stays else middle),
        ]

    def lying(self, middle: Iterable[int]) -> list[float]:
        """What of these cards the own series lacks, what opponents lack, and whether it is their last one."""
        own, needs = set[int](), list[int]()
        for card in middle:
            if self.lacking(card) == self.seat:
                own.add(self.of.colours[card])
            needs.append(self.need(card))
        return [len(own) / 4, min(1.0, len([1 for need in needs if need]) / 4), float(2 in needs)]

    def best(self, card: int) -> tuple[Sequence[int], CardOutlook]:
        """The cards that playing this one takes at best, and what that brings."""
        view, kind = self.view, self.of.kinds[card]
        if kind is Kind.CREATURE:
            number, worth = self.of.numbers[card], {other: float(self.worth(other)) for other in view.middle}
            look = outlook(view.middle, self.of.numbers, number)
            ways = [*best_captures(view.middle, self.of.numbers, number, (), worth)] if look.sure or look.open else [()]
            return max([(way, self.capture(card, way, bool(look.open))) for way in ways], key=lambda way: way[1])
        if kind is Kind.COLLECT_ALL:
            return view.middle, self.capture(card, view.middle, chosen=False)
        if kind is Kind.COLLECT_ONE:
            singles = [((other,), self.capture(card, (other,), len(view.middle) > 1)) for other in view.middle]
            return max(singles, key=lambda way: way[1], default=((), self.capture(card, (), chosen=False)))
        prey = snatchable(view) if kind is Kind.SNATCH and view.turn == self.seat else ()
        broken = [(self.gap(other), other) for other in prey]
        most = max(broken, default=(0, 0))[0]
        _, needed, last = self.lying(view.middle)
        ends = any(gap and self.missing[self.owner(other)] == 1 for gap, other in broken)
        return (), CardOutlook(
            False, 0, ends, most, False, min(1, len(prey)), -int(last), -int(4 * needed), len(prey) > 1
        )

    def owner(self, card: int) -> int:
        """The seat in whose series a card lies."""
        return next(seat for seat, series in enumerate(self.view.series) if card in series)

    def capture(self, card: int, taken: Sequence[int], chosen: bool) -> CardOutlook:
        """What it brings to capture these cards with this one."""
        middle = [other for other in self.view.middle if other not in taken]
        creature = self.of.kinds[card] is Kind.CREATURE
        _, needed, last = self.lying([*middle, card] if creature and not taken else middle)
        enters = len(entering(self.view, self.seat, (*taken, card))) if taken else 0
        needs = [self.need(other) for other in taken]
        return CardOutlook(
            enters >= self.missing[self.seat] > 0,
            enters,
            2 in needs,
            len([1 for need in needs if need]),
            bool(taken) and creature,
            len(taken),
            -int(last),
            -int(4 * needed),
            chosen,
        )


_KEPT: dict[tuple[Any, ...], Outlooks] = {}


def outlooks(view: State, seat: int) -> Outlooks:
    """The outlooks of a seat: the same from its view and from the full state."""
    key = (
        view.options,
        seat,
        view.turn,
        view.hands[seat],
        view.middle,
        view.series,
        view.piles,
        view.creatures,
        view.played,
        view.taken,
    )
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= KEPT:
            _KEPT.clear()
        found = _KEPT[key] = Outlooks(view, seat)
    return found
