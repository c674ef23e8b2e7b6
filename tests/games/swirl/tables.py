"""Tables of swirl in words: a deck with every creature in every colour and number once, cards by name."""

from collections.abc import Sequence

from swordfish.core import Due, Luck, Players, apply_commands, open_seed, settled
from swordfish.games import swirl
from swordfish.games.swirl.cards import Colour, Creature, word
from swordfish.games.swirl.model import Command, CreatureChosen, Event, Options, Play, State, Take

DECK = (
    *(
        f"{word(creature)} {word(colour)} {number}"
        for creature in Creature
        for colour in Colour
        for number in range(10, 0, -1)  # so that the lowest number is not the lowest id
    ),
    *("collect one", "collect all", "snatch", "swirl", "collect one", "collect all", "snatch", "swirl"),
)
LUCK = Luck(open_seed("test"))


def card(name: str) -> int:
    """The card of that name: `fish red 3`, `snatch`, or `second snatch`."""
    if name.startswith("second "):
        return DECK.index(name.removeprefix("second "), card(name.removeprefix("second ")) + 1)
    return DECK.index(name)


def cards(names: str) -> tuple[int, ...]:
    """`fish red 3, snatch` as numbers."""
    return tuple(card(name.strip()) for name in names.split(",")) if names else ()


def table(
    *hands: str,
    middle: str = "",
    series: Sequence[str] = (),
    piles: Sequence[str] = (),
    deck: str = "",
    turn: int = 0,
    deals: int = 1,
    teams: bool = False,
    rotating: bool = False,
) -> State:
    """A table in the middle of play: seat 0 collects crabs, seat 1 fish, seat 2 sea horses, seat 3 star fish."""
    seats = len(hands)
    return State(
        options=Options(seats=seats, deck=DECK, teams=teams, rotating=rotating),
        creatures=tuple(Creature)[:seats],
        hands=tuple(tuple(sorted(cards(hand))) for hand in hands),
        middle=cards(middle),
        series=tuple(cards(names) for names in (*series, *[""] * seats)[:seats]),
        piles=tuple(cards(names) for names in (*piles, *[""] * seats)[:seats]),
        deck=tuple(sorted(cards(deck))),
        turn=turn,
        deals=deals,
    )


def play(name: str) -> Play:
    return Play(card(name))


def take(name: str) -> Take:
    return Take(card(name))


def heard(state: State, *commands: Command) -> tuple[list[Event], State, Due[Event]]:
    """The events when the due seats play these commands in turn, all consequences included."""
    waiting: Due[Event] = swirl.due(state)
    events: list[Event] = []
    for command in commands:
        assert isinstance(waiting, Players), waiting
        steps, waiting = apply_commands(swirl, state, waiting, waiting.seats[0], (command,), LUCK, len(events), 0)
        events += [event for _, event, _ in steps]
        state = steps[-1][2]
    return events, state, waiting


def after(state: State, *commands: Command) -> State:
    return heard(state, *commands)[1]


def begun(options: Options, luck: Luck = LUCK) -> State:
    """The table after creatures are chosen, in their order, and the first hands dealt."""
    state = swirl.start(options)
    for creature in tuple(Creature)[: options.seats]:
        state = swirl.evolve(state, CreatureChosen(len(state.creatures), creature))
    return settled(swirl, state, luck, options.seats)[0][-1][2]
