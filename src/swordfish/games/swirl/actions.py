"""Commands of swirl as small integers and back: four creatures, each card to play, each card to take, enough."""

from swordfish.games.swirl.cards import Creature, cards
from swordfish.games.swirl.model import Choose, Command, Enough, Options, Play, Take

FIRST_CARD = len(Creature)


def count(options: Options) -> int:
    return FIRST_CARD + 2 * _size(options) + 1


def command(options: Options, action: int) -> Command:
    size = _size(options)
    if action < FIRST_CARD:
        return Choose(Creature(action))
    if action < FIRST_CARD + size:
        return Play(action - FIRST_CARD)
    if action < FIRST_CARD + 2 * size:
        return Take(action - FIRST_CARD - size)
    return Enough()


def action(options: Options, command: Command) -> int:
    match command:
        case Choose(creature):
            return int(creature)
        case Play(card):
            return FIRST_CARD + card
        case Take(card):
            return FIRST_CARD + _size(options) + card
        case Enough():
            return FIRST_CARD + 2 * _size(options)


def _size(options: Options) -> int:
    return len(cards(options.deck).kinds)
