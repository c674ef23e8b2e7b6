"""Check the options of swirl and create the first state."""

from functools import lru_cache

from swordfish.core import BadOptions
from swordfish.games.swirl.captures import MOST_NUMBER
from swordfish.games.swirl.cards import Colour, Creature, Kind, cards
from swordfish.games.swirl.model import MIDDLE, Options, State

MOST_SEATS = 4
MOST_HAND = 4
MOST_HEAD_START = 2


@lru_cache(maxsize=256)
def start(options: Options) -> State:
    seats = options.seats
    if not 2 <= seats <= MOST_SEATS:
        raise BadOptions("swirl-seats", seats=seats, most=MOST_SEATS)
    if options.teams and seats != 4:
        raise BadOptions("swirl-teams", seats=seats)
    if not seats <= options.creatures <= len(Creature):
        raise BadOptions("swirl-creatures", creatures=options.creatures, least=seats, most=len(Creature))
    if not 1 <= options.colours <= len(Colour):
        raise BadOptions("swirl-colours", colours=options.colours, most=len(Colour))
    if not 1 <= options.numbers <= MOST_NUMBER:
        raise BadOptions("swirl-numbers", numbers=options.numbers, most=MOST_NUMBER)
    if not 1 <= options.hand <= MOST_HAND:
        raise BadOptions("swirl-hand", hand=options.hand, most=MOST_HAND)
    most = min(MOST_HEAD_START, options.colours - 1)
    if len(options.head_starts) > seats or not all(0 <= colours <= most for colours in options.head_starts):
        raise BadOptions("swirl-head-starts", seats=seats, most=most)
    return State(
        options=options,
        deck=deck(options),
        hands=((),) * seats,
        series=((),) * seats,
        piles=((),) * seats,
    )


def deck(options: Options) -> tuple[int, ...]:
    """The cards in the game: the deck without those that the options leave in the box."""
    of = cards(options.deck)
    creature_cards = [
        card
        for card, kind in enumerate(of.kinds)
        if kind is Kind.CREATURE
        and of.creatures[card] < options.creatures
        and of.colours[card] < options.colours
        and of.numbers[card] <= options.numbers
    ]
    found = {(of.creatures[card], of.colours[card]) for card in creature_cards}
    for creature in Creature:
        for colour in Colour:
            wanted = creature < options.creatures and colour < options.colours
            if wanted and (creature, colour) not in found:
                raise BadOptions("swirl-deck-lacks", creature=creature, colour=colour)
    least = options.hand * options.seats + MIDDLE
    if len(creature_cards) < least:
        raise BadOptions("swirl-deck-small", cards=len(creature_cards), least=least, seats=options.seats)
    actions = [card for card, kind in enumerate(of.kinds) if kind is not Kind.CREATURE]
    return tuple(sorted(creature_cards + actions))
