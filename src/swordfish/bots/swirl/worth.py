"""Static evaluation of swirl: the value of taking cards, of leaving one, of keeping one for later."""

from collections.abc import Iterable, Iterator, Sequence

from swordfish.games.swirl.captures import best_captures
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.effects import opponents, snatchable, snatched
from swordfish.games.swirl.model import Command, Enough, State, Take

WIN = 1000.0
ENTERS = 8.0  # a card for the own series; the next one is worth more the longer the series is
DENIES = 3.0  # a card for an opponent's series, likewise
SPARE = 0.8  # a duplicate of a card in the own series: it repairs a snatch
ANY = 0.3  # any other card, for the size of the pile
LEAVES = 0.6  # the cost of a card left in the middle, as a share of its value to the others
KEEP = {Kind.COLLECT_ONE: 4.0, Kind.COLLECT_ALL: 3.0, Kind.SNATCH: 4.0, Kind.SWIRL: 1.0}
"""The value of an action card in the hand: it is played early only for more than that."""
MANY = 3  # collect all is kept for this many cards
LONG = 2  # snatch is kept for a series of this length
MOST = 40.0  # where values become likelihoods, greater values are capped


class StaticEvaluation:
    """The static evaluation of a view for one seat."""

    def __init__(self, view: State, seat: int) -> None:
        self.view, self.seat = view, seat
        self.of = cards(view.options.deck)
        self.hand = [card for card in view.hands[seat] if card is not None]
        self.colours = view.options.colours
        self.against = opponents(view, seat)
        self.series = [{self.of.colours[card] for card in series} for series in view.series]
        self.owner = {int(creature): owner for owner, creature in enumerate(view.creatures)}
        self.worth = {card: self.value(card) for card in (*view.middle, *self.hand)}

    def value(self, card: int) -> float:
        """The value of this card for the seat, compared with nobody having it."""
        owner = self.owner.get(self.of.creatures[card])
        if owner is None:
            return ANY
        had = len(self.series[owner])
        lacking = self.of.colours[card] not in self.series[owner]
        if owner == self.seat:
            return self.entering(had) if lacking else SPARE
        if not lacking:
            return ANY
        return ANY + DENIES * (1 + had) if owner in self.against else -ANY

    def entering(self, had: int) -> float:
        """The value of the next card of the own series."""
        return WIN if had + 1 == self.colours else ENTERS + 2 * had

    def gain(self, taken: Iterable[int]) -> float:
        """The value of taking these cards together: of the own creature, each colour enters once."""
        total, fresh = 0.0, set[int]()
        for card in taken:
            worth = self.worth[card]
            if self.owner.get(self.of.creatures[card]) == self.seat:
                colour = self.of.colours[card]
                if colour in self.series[self.seat] or colour in fresh:
                    worth = SPARE
                else:
                    worth = self.entering(len(self.series[self.seat]) + len(fresh))
                    fresh.add(colour)
            total += worth
        return total

    def play(self, card: int) -> float:
        """The value of playing this card now."""
        kind, middle = self.of.kinds[card], self.view.middle
        if kind is Kind.CREATURE:
            taken = self.best_capture(card, ())
            return self.gain((*taken, card)) if taken else -LEAVES * self.worth[card]
        return self.act(kind, middle) - KEEP[kind]

    def act(self, kind: Kind, middle: Sequence[int]) -> float:
        """The value of playing this action card now."""
        if kind is Kind.COLLECT_ONE:
            return max((self.gain([card]) for card in middle), default=-KEEP[kind])
        if kind is Kind.COLLECT_ALL:
            gain = self.gain(middle)
            return gain if len(middle) >= MANY or gain >= WIN else gain - 2 * KEEP[kind]
        if kind is Kind.SNATCH:
            return max((self.prey(card) for card in snatchable(self.view)), default=-KEEP[kind])
        dropped = sum(len(self.view.hands[other]) for other in self.against)
        return ANY * dropped

    def prey(self, card: int) -> float:
        """The value of snatching this card: much out of a long series, little if its owner has a duplicate."""
        event = snatched(self.view, card)
        had = len(self.series[event.victim])
        if event.replaced:
            return ANY
        return ANY + DENIES * (1 + had) if had >= LONG else ANY + had

    def best_capture(self, card: int, wanted: Sequence[int]) -> tuple[int, ...]:
        """The most valuable capture with this card that contains the wanted cards."""
        found = [*best_captures(self.view.middle, self.of.numbers, self.of.numbers[card], wanted, self.worth)]
        return found[0] if len(found) == 1 else max(found, key=lambda taken: self.gain((*taken, card)), default=())

    def next_step(self, legal: Sequence[Command]) -> Command:
        """The next card to take with the played one."""
        card = self.view.played[0]
        if self.of.kinds[card] is Kind.CREATURE:
            self.worth[card] = self.value(card)
            best = self.best_capture(card, self.view.taken)
            steps = [command for command in legal if isinstance(command, Take) and command.card in best]
            return steps[0] if steps else Enough()
        value = self.prey if self.of.kinds[card] is Kind.SNATCH else self.single
        return max(legal, key=lambda command: value(command.card) if isinstance(command, Take) else 0.0)

    def single(self, card: int) -> float:
        return self.gain([card])

    def ways(self, card: int, wanted: Sequence[int] = ()) -> Iterator[tuple[tuple[int, ...], float]]:
        """Captures with this card that contain the wanted cards, as far as they are promising, with their values."""
        kind, middle = self.of.kinds[card], self.view.middle
        if kind is Kind.CREATURE:
            self.worth.setdefault(card, self.value(card))
            for taken in best_captures(middle, self.of.numbers, self.of.numbers[card], wanted, self.worth):
                yield taken, self.gain((*taken, card)) if taken else -LEAVES * self.worth[card]
        elif kind is Kind.COLLECT_ONE and middle:
            yield from [((lying,), self.gain([lying]) - KEEP[kind]) for lying in middle]
        elif kind is Kind.SNATCH and (prey := snatchable(self.view)):
            yield from [((other,), self.prey(other) - KEEP[kind]) for other in prey]
        else:
            yield (), self.act(kind, middle) - KEEP[kind]
