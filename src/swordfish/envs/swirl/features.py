"""Observe swirl in features, and number actions by slots: what a card is and does, not which one it is.

A card of the hand is a slot, described by its attributes and by what it would capture. So what a policy learns about
one card holds for all like it. Everything is from −1 to 1 and follows from the seat's view.
"""

from collections.abc import Sequence

from swordfish.core import Command
from swordfish.envs.layouts import Layout
from swordfish.envs.numbering import Numbering
from swordfish.envs.spec import Field, Spec, marked
from swordfish.games.swirl.captures import MOST_NUMBER, outlook
from swordfish.games.swirl.cards import Cards, Colour, Creature, Kind, cards
from swordfish.games.swirl.effects import choice, entering, opponents, snatchable
from swordfish.games.swirl.model import Choose, Enough, Options, Play, State, Take

SLOTS = 12
"""Cards to choose from that are described; further ones can be chosen as well."""
NO_CARD = -1
"""What an empty slot stands for: the rules refuse it."""
ATTRIBUTES = 5 + len(Kind)
EFFECTS = 6
FIRST_CARD = len(Creature)


class Outlooks:
    """What cards mean for one seat, from its view."""

    def __init__(self, view: State, seat: int, of: Cards) -> None:
        self.view, self.seat, self.of = view, seat, of
        self.ready = len(view.creatures) == len(view.hands)
        self.against = opponents(view, seat)
        self.had = [{of.colours[card] for card in series} for series in view.series]
        self.owners = {int(creature): owner for owner, creature in enumerate(view.creatures)}

    def attributes(self, card: int) -> list[float]:
        """Kind, number, whose creature it is, whether its colour is lacking there, and whether it is the last one."""
        of, owner = self.of, self.owners.get(self.of.creatures[card])
        lacking = owner is not None and of.colours[card] not in self.had[owner]
        last = lacking and owner is not None and len(self.had[owner]) + 1 == self.view.options.colours
        kind = [0.0] * len(Kind)
        kind[of.kinds[card]] = 1.0
        return [
            *kind,
            of.numbers[card] / MOST_NUMBER,
            float(owner == self.seat),
            float(owner in self.against),
            float(lacking),
            float(last),
        ]

    def effects(self, card: int) -> list[float]:
        """What playing the card would bring: cards, those for the own series, whether it is then complete, and those
        that opponents lack, also the last one; whether there is a choice."""
        view, of = self.view, self.of
        if not self.ready:
            return [0.0] * EFFECTS
        kind, chosen, takes = of.kinds[card], False, list[int]()
        if kind is Kind.CREATURE:
            look = outlook(view.middle, of.numbers, of.numbers[card])
            takes, chosen = [*look.sure, *look.open], bool(look.open)
        elif kind in (Kind.COLLECT_ALL, Kind.COLLECT_ONE):
            takes, chosen = [*view.middle], kind is Kind.COLLECT_ONE
        elif kind is Kind.SNATCH and view.turn == self.seat:
            takes, chosen = [*snatchable(view)], True
        fresh = [*takes, card] if takes and kind is not Kind.SNATCH else []
        enters = len(entering(view, self.seat, fresh)) if fresh else 0
        needed = [self.needed(other) for other in takes]
        return [
            min(1.0, len(takes) / 8),
            enters / 4,
            float(enters + len(self.had[self.seat]) >= view.options.colours > 0 and enters > 0),
            min(1.0, len([1 for need in needed if need]) / 4),
            float(2 in needed),
            float(chosen),
        ]

    def needed(self, card: int) -> int:
        """2 if an opponent lacks only this card, 1 if one lacks it."""
        owner = self.owners.get(self.of.creatures[card])
        if owner is None or owner not in self.against or self.of.colours[card] in self.had[owner]:
            return 0
        return 2 if len(self.had[owner]) + 1 == self.view.options.colours else 1


def layout(options: Options) -> Layout:
    """The layout `features`."""
    return Layout(spec(options), numbering(options))


def choices(view: State) -> Sequence[int]:
    """The cards that can be taken next, in the order of their slots."""
    return choice(view).open if view.played else ()


def spec(options: Options) -> Spec:
    seats, of = options.seats, cards(options.deck)
    size, hand = len(of.kinds), options.hand
    slot = 1 + ATTRIBUTES

    def held(view: State, seat: int) -> list[float]:
        looks, found = Outlooks(view, seat, of), list[float]()
        for card in view.hands[seat]:
            if card is not None:
                found += (1.0, *looks.attributes(card), *looks.effects(card))
        return [*found, *[0.0] * (hand * (slot + EFFECTS) - len(found))]

    def open_cards(view: State, seat: int) -> list[float]:
        if not view.played or view.turn != seat:
            return [0.0] * (SLOTS * slot)
        looks, found = Outlooks(view, seat, of), list[float]()
        for card in choices(view)[:SLOTS]:
            found += (1.0, *looks.attributes(card))
        return [*found, *[0.0] * (SLOTS * slot - len(found))]

    def middle(view: State, seat: int) -> list[float]:
        looks, numbers = Outlooks(view, seat, of), [0.0] * (MOST_NUMBER + 1)
        for card in view.middle:
            numbers[of.numbers[card]] += 1
        mine = [card for card in view.middle if looks.owners.get(of.creatures[card]) == seat]
        lacking = len({of.colours[card] for card in mine} - looks.had[seat])
        theirs = [looks.needed(card) for card in view.middle]
        return [
            *(min(1.0, count / 4) for count in numbers[1:]),
            min(1.0, len(view.middle) / 16),
            lacking / len(Colour),
            min(1.0, len([1 for need in theirs if need]) / 4),
            float(2 in theirs),
        ]

    def players(view: State, seat: int) -> list[float]:
        found: list[float] = []
        for other in (*range(seat, seats), *range(seat)):
            series = view.series[other]
            found += marked(len(Colour), {of.colours[card] for card in series})
            found += (len(series) / len(Colour), len(view.piles[other]) / size, len(view.hands[other]) / hand)
        return found

    def unplaced(view: State, seat: int) -> list[float]:
        """Of each seat: cards of its creature in a lacking colour that may still come."""
        found = [0.0] * seats
        looks = Outlooks(view, seat, of)
        for card in view.deck:
            owner = looks.owners.get(of.creatures[card])
            if owner is not None and of.colours[card] not in looks.had[owner]:
                found[(owner - seat) % seats] += 1 / 16
        return [min(1.0, share) for share in found]

    def state(view: State, seat: int) -> list[float]:
        kind = [0.0] * len(Kind)
        number, enough = 0.0, False
        if view.played:
            kind[of.kinds[view.played[0]]] = 1.0
            number = of.numbers[view.played[0]] / MOST_NUMBER
            enough = view.turn == seat and choice(view).enough
        mine = view.creatures[seat] if seat < len(view.creatures) else None
        creature = marked(len(Creature), () if mine is None else (mine,))
        return [*kind, number, float(enough), float(view.turn == seat), len(view.deck) / size, *creature]

    attributes = "kind (5), number, own creature, an opponent's, lacking there, the last one lacking"
    effects = "cards it captures, those for the own series, completes it, those that opponents lack, their last one"
    return Spec(
        (
            Field("hand", (hand, slot + EFFECTS), 0, 1, f"1, {attributes}; {effects}, a choice", held, private=True),
            Field("choices", (SLOTS, slot), 0, 1, f"of each card that can be taken: 1, {attributes}", open_cards),
            Field("middle", (MOST_NUMBER + 4,), 0, 1, "cards of each number, all, own lacking, others', last", middle),
            Field("players", (seats, len(Colour) + 3), 0, 1, "colours, length of series, pile, hand", players),
            Field("unplaced", (seats,), 0, 1, "lacking cards of each seat's creature that may still come", unplaced),
            Field("state", (len(Kind) + 4 + len(Creature),), 0, 1, "card played, enough, turn, deck, creature", state),
        ),
        real=True,
    )


def numbering(options: Options) -> Numbering:
    """Four creatures, each place of the hand, each place among the cards that can be taken, enough."""
    size, hand = len(cards(options.deck).kinds), options.hand
    first_choice = FIRST_CARD + hand
    last = first_choice + size

    def action(view: State, seat: int, command: Command) -> int:
        match command:
            case Choose(creature):
                return int(creature)
            case Play(card):
                return FIRST_CARD + view.hands[seat].index(card)
            case Take(card):
                return first_choice + choices(view).index(card)
            case _:
                return last

    def command(view: State, seat: int, action: int) -> Command:
        if action < FIRST_CARD:
            return Choose(Creature(action))
        if action < first_choice:
            return Play(slotted(view.hands[seat], action - FIRST_CARD))
        return Take(slotted(choices(view), action - first_choice)) if action < last else Enough()

    return Numbering(last + 1, action, command)


def slotted(there: Sequence[int | None], slot: int) -> int:
    """The card in a slot; an empty slot stands for no card."""
    card = there[slot] if slot < len(there) else None
    return NO_CARD if card is None else card
