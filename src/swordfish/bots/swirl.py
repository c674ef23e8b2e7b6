"""Insight for swirl, without looking ahead: what it is worth to take cards, to leave one, to keep one for later."""

from bisect import bisect
from collections.abc import Iterable, Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from msgspec.structs import replace

from swordfish.bots.bot import Budget
from swordfish.bots.plans import Plan
from swordfish.bots.search import shares
from swordfish.core import Event, Rng
from swordfish.games import Game
from swordfish.games.swirl import rules
from swordfish.games.swirl.captures import best_captures
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.effects import choice, opponents, snatchable, snatched
from swordfish.games.swirl.model import CardPlayed, Choose, Command, Dealt, Enough, Play, State, Take
from swordfish.games.swirl.sight import imagine

WIN = 1000.0
ENTERS = 8.0  # a card for one's own series; the more it has, the more the next is worth
DENIES = 3.0  # a card for an opponent's series, likewise
SPARE = 0.8  # a card like one in one's series: it answers a snatch
ANY = 0.3  # any other card, for the size of the pile
LEAVES = 0.6  # what a card left in the middle costs, as a share of what it is worth to the others
KEEP = {Kind.COLLECT_ONE: 4.0, Kind.COLLECT_ALL: 3.0, Kind.SNATCH: 4.0, Kind.SWIRL: 1.0}
"""What an action card is worth in the hand: it is played early only for more than that."""
MANY = 3  # collect all is kept for as many cards
LONG = 2  # snatch is kept for a series as long

MOST = 40.0
WARMTH = 4.0
"""How worths become likelihoods: a worth above MOST is no more likely, one less by WARMTH is e times less."""
WORLDS, MORE = 400, 4
"""So many worlds are imagined for a choice, so many with each simulation."""
CLEAR, DOUBT = 0.4, 0.02
"""A card worth less by CLEAR is e times less likely to be played; so likely is it that one is, for whatever reason."""
FINE = 1 << 30
WEIGHTS = (-1.89, 0.3, 0.08, 0.86, 0.26, -0.12, 0.98)
"""Of the features: who won is likeliest with them. Found by `python -m swordfish.arena.fit swirl 2500`."""


class Greedy:
    """Completes its series; else takes cards for it, then cards that others need, then most cards."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self._seat = seat
        self._rng = rng

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], Choose):
            return self._rng.pick(legal)
        eye = Eye(view, self._seat)
        if view.played:
            return eye.next_step(legal)
        return max(legal, key=lambda command: eye.play(command.card) if isinstance(command, Play) else 0.0)


class Eye:
    """A view of swirl, valued for one seat."""

    def __init__(self, view: State, seat: int) -> None:
        self.view, self.seat = view, seat
        self.of = cards(view.options.deck)
        self.colours = view.options.colours
        self.against = opponents(view, seat)
        self.series = [{self.of.colours[card] for card in series} for series in view.series]
        self.owner = {int(creature): owner for owner, creature in enumerate(view.creatures)}
        self.worth = {card: self.value(card) for card in (*view.middle, *view.hands[seat]) if card is not None}

    def value(self, card: int) -> float:
        """What it is worth to have this card rather than that nobody has it."""
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
        """What the next card of one's series is worth."""
        return WIN if had + 1 == self.colours else ENTERS + 2 * had

    def gain(self, taken: Iterable[int]) -> float:
        """What it is worth to take these cards together: of one's own, each colour enters once."""
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
        """What it is worth to play this card now."""
        kind, middle = self.of.kinds[card], self.view.middle
        if kind is Kind.CREATURE:
            taken = self.best_capture(card, ())
            return self.gain((*taken, card)) if taken else -LEAVES * self.worth[card]
        return self.act(kind, middle) - KEEP[kind]

    def act(self, kind: Kind, middle: Sequence[int]) -> float:
        """What it is worth to play this action card, wherever it is kept."""
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
        """What it is worth to snatch this card: much out of a long series, little if its owner has another."""
        event = snatched(self.view, card)
        had = len(self.series[event.victim])
        if event.replaced:
            return ANY
        return ANY + DENIES * (1 + had) if had >= LONG else ANY + had

    def best_capture(self, card: int, wanted: Sequence[int]) -> tuple[int, ...]:
        """The cards of the middle that it is worth most to capture with this one, some of them wanted already."""
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

    def step(self, command: Command) -> float:
        """What it is worth to say this now."""
        match command:
            case Play(card):
                return self.play(card)
            case Take(card) if self.of.kinds[self.view.played[0]] is Kind.CREATURE:
                return self.capturing((*self.view.taken, card))
            case Take(card):
                return self.prey(card) if self.of.kinds[self.view.played[0]] is Kind.SNATCH else self.gain([card])
            case Enough():
                self.worth.setdefault(self.view.played[0], self.value(self.view.played[0]))
                return self.gain((*choice(self.view).sure, *self.view.played))
            case _:
                return 0.0

    def capturing(self, wanted: Sequence[int]) -> float:
        """What the best capture is worth that takes these cards, with the played one."""
        card = self.view.played[0]
        self.worth.setdefault(card, self.value(card))
        return self.gain((*self.best_capture(card, wanted), card))


class Shown(NamedTuple):
    """A card that somebody else has played in this deal, and what was to be seen before."""

    view: State
    seat: int
    card: int


class Reader:
    """Reads hands: who would have played another card from a hand hardly has that hand."""

    def __init__(self) -> None:
        self._view: State | None = None
        self._shown: list[Shown] = []
        self._worlds: list[State] = []
        self._bounds: list[float] = []  # the weights of the worlds so far, added up

    def hear(self, view: State, seat: int, news: Sequence[Event]) -> None:
        """Follow the news from the last view to this one."""
        before, self._view = self._view, view
        self._worlds, self._bounds = [], []
        for event in news:
            if isinstance(event, Dealt):
                self._shown = []
            if before is None:
                continue
            if isinstance(event, CardPlayed) and event.seat != seat:
                self._shown.append(Shown(before, event.seat, event.card))
            before = rules.evolve(before, event)
        if before != view:  # something was taken back, or it was not there from the beginning
            self._shown = []

    def world(self, view: State, seat: int, rng: Rng) -> State:
        """One of many imagined worlds, drawn by how well they explain what was played."""
        if not self._shown or all(None not in hand for hand in view.hands):
            return imagine(view, seat, rng)
        for _ in range(MORE if len(self._worlds) < WORLDS else 0):
            world = imagine(view, seat, rng)
            self._worlds.append(world)
            self._bounds.append(self.likelihood(world) + (self._bounds[-1] if self._bounds else 0.0))
        return self._worlds[bisect(self._bounds, self._bounds[-1] * rng.below(FINE) / FINE)]

    def likelihood(self, world: State) -> float:
        """How likely all would have played what they did from the hands that they have here."""
        likely = 1.0
        for number, (view, seat, card) in enumerate(self._shown):
            since = [shown.card for shown in self._shown[number:] if shown.seat == seat]
            hand = (*[card for card in world.hands[seat] if card is not None], *since)
            eye = Eye(replace(view, hands=rules.put(view.hands, seat, hand)), seat)
            played = eye.play(card)
            better = sum([exp(min(MOST, (eye.play(other) - played) / CLEAR)) for other in hand])
            likely *= DOUBT + (1 - DOUBT) / better
        return likely


class Sight:
    """What a search knows about swirl: it ends at the next deal, where all hands are empty."""

    depth = 100

    def __init__(self, rng: Rng, reader: Reader | None = None) -> None:
        self._rng = rng
        self._reader = reader

    def hear(self, view: State, seat: int, news: Sequence[Event]) -> None:
        if self._reader:
            self._reader.hear(view, seat, news)

    def world(self, view: State, seat: int, rng: Rng) -> State:
        return self._reader.world(view, seat, rng) if self._reader else imagine(view, seat, rng)

    def plans(self, state: State, seat: int) -> Sequence[Plan]:
        legal = rules.legal(state, seat)
        if isinstance(legal[0], Choose):
            return (Plan((self._rng.pick(legal),), 1.0),)
        eye = Eye(state, seat)
        worths = [min(MOST, eye.step(command)) / WARMTH for command in legal]
        return [Plan((command,), prior) for command, prior in zip(legal, shares(worths), strict=True)]

    def quick(self, state: State, seat: int) -> Sequence[Command]:
        """What greedy would say."""
        legal = rules.legal(state, seat)
        if len(legal) == 1:
            return legal
        eye = Eye(state, seat)
        return (eye.next_step(legal) if state.played else max(legal, key=eye.step),)

    def value(self, state: State) -> Sequence[float]:
        seats = range(len(state.hands))
        if len(state.creatures) < len(seats):
            return [1 / len(seats)] * len(seats)
        alone = shares([sum(map(mul, WEIGHTS, features(state, seat))) for seat in seats])
        if state.options.teams:
            return [(share + alone[seat - 2]) / 2 for seat, share in enumerate(alone)]
        return alone


def features(state: State, seat: int) -> tuple[float, ...]:
    """What tells at a deal who will win: how scarce the lacking colours are, which lie in the middle, the pile."""
    of, creature = cards(state.options.deck), state.creatures[seat]
    had = {of.colours[card] for card in state.series[seat]}
    mine = [of.colours[card] for card in state.deck if of.creatures[card] == creature]
    near = [of.colours[card] for card in state.middle if of.creatures[card] == creature]
    lacking = [colour for colour in range(state.options.colours) if colour not in had]
    scarce = [1 / (1 + mine.count(colour) + near.count(colour)) for colour in lacking]
    lying = sum([colour in near for colour in lacking])
    last = lying if len(lacking) == 1 else 0
    starts = (state.deals % len(state.hands) if state.options.rotating else 0) == seat
    pile, late = len(state.piles[seat]) / 10, 1 - len(state.deck) / len(of.kinds)
    return (
        sum(scarce),
        sum([share * share for share in scarce]),
        last,
        starts * last,
        starts * lying,
        pile,
        pile * late,
    )
