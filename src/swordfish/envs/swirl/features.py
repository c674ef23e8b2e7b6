"""Observe swirl in features, and number actions by slots: what a card is and does, not which one it is.

A card of the hand is a slot, described by its attributes and by what it would capture. Slots are in the order of what
they bring. So what a policy learns about one card holds for all like it. Everything is from −1 to 1 and follows from
the seat's view.
"""

from collections.abc import Sequence

from swordfish.core import Command
from swordfish.envs.layouts import Layout
from swordfish.envs.numbering import Numbering
from swordfish.envs.spec import Field, Spec, marked
from swordfish.envs.swirl.outlooks import CARD, EFFECTS, outlooks
from swordfish.games.swirl.captures import MOST_NUMBER
from swordfish.games.swirl.cards import Colour, Creature, Kind, cards
from swordfish.games.swirl.effects import choice
from swordfish.games.swirl.model import Choose, Enough, Options, Play, State, Take

SLOTS = 12
"""Cards to choose from that are described; further ones can be chosen as well."""
NO_CARD = -1
"""What an empty slot stands for: the rules refuse it."""
FIRST_CARD = len(Creature)


def layout(options: Options) -> Layout:
    """The layout `features`."""
    return Layout(spec(options), numbering(options))


def filled(rows: Sequence[Sequence[float]], count: int, width: int) -> list[float]:
    """The first rows one after the other, with zeros where there are fewer."""
    found = [number for row in rows[:count] for number in row]
    return [*found, *[0.0] * (count * width - len(found))]


def spec(options: Options) -> Spec:
    seats, of = options.seats, cards(options.deck)
    size, hand = len(of.kinds), options.hand

    def held(view: State, seat: int) -> list[float]:
        looks = outlooks(view, seat)
        return filled([looks.rows[card] for card in looks.hand], hand, CARD + EFFECTS)

    def open_cards(view: State, seat: int) -> list[float]:
        looks = outlooks(view, seat)
        return filled([looks.row(card) for card in looks.choices[:SLOTS]], SLOTS, CARD)

    def middle(view: State, seat: int) -> list[float]:
        looks, numbers = outlooks(view, seat), [0.0] * (MOST_NUMBER + 1)
        for card in view.middle:
            numbers[of.numbers[card]] += 1
        left = looks.lying(view.middle)
        return [*(min(1.0, count / 4) for count in numbers[1:]), min(1.0, len(view.middle) / 16), *left]

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
        looks = outlooks(view, seat)
        for card in view.deck:
            owner = looks.lacking(card)
            if owner is not None:
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

    card = (
        "1; kind (5); number; own creature, an opponent's; lacking there, the last one lacking; a snatch leaves a gap"
    )
    effects = (
        "its best capture: cards, those for the own series, completes it, those that opponents lack, their last one, "
        "length of the series that a snatch breaks; a choice; what then lies in the middle: see there"
    )
    lying = "lying there: cards that the own series lacks, that opponents lack, their last one"
    return Spec(
        (
            Field("hand", (hand, CARD + EFFECTS), 0, 1, f"of each card: {card}; {effects}", held, private=True),
            Field("choices", (SLOTS, CARD), 0, 1, f"of each card that can be taken: {card}", open_cards),
            Field("middle", (MOST_NUMBER + 4,), 0, 1, f"cards of each number, all; {lying}", middle),
            Field("players", (seats, len(Colour) + 3), 0, 1, "colours, length of series, pile, hand", players),
            Field("unplaced", (seats,), 0, 1, "lacking cards of each seat's creature that may still come", unplaced),
            Field("state", (len(Kind) + 4 + len(Creature),), 0, 1, "card played, enough, turn, deck, creature", state),
        ),
        real=True,
    )


def numbering(options: Options) -> Numbering:
    """Four creatures, each slot of the hand, each slot of the cards that can be taken, enough."""
    size, hand = len(cards(options.deck).kinds), options.hand
    first_choice = FIRST_CARD + hand
    last = first_choice + size

    def action(view: State, seat: int, command: Command) -> int:
        match command:
            case Choose(creature):
                return int(creature)
            case Play(card):
                return FIRST_CARD + outlooks(view, seat).hand.index(card)
            case Take(card):
                return first_choice + outlooks(view, seat).choices.index(card)
            case _:
                return last

    def command(view: State, seat: int, action: int) -> Command:
        if action < FIRST_CARD:
            return Choose(Creature(action))
        if action < first_choice:
            return Play(slotted(outlooks(view, seat).hand, action - FIRST_CARD))
        return Take(slotted(outlooks(view, seat).choices, action - first_choice)) if action < last else Enough()

    return Numbering(last + 1, action, command)


def slotted(there: Sequence[int], slot: int) -> int:
    """The card in a slot; an empty slot stands for no card."""
    return there[slot] if slot < len(there) else NO_CARD
