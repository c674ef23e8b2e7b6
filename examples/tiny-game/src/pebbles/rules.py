"""The rules of pebbles."""

from msgspec.structs import replace

from pebbles.model import (
    MOST_TAKEN,
    WHITE,
    Command,
    Event,
    Fill,
    HandsFilled,
    HandsOpened,
    HeapLaid,
    Lay,
    Options,
    PebblesTaken,
    State,
    Take,
)
from swordfish.core import BadOptions, Forced, IllegalMove, Over, Players


def start(options: Options) -> State:
    if not 2 <= options.seats <= 4:
        raise BadOptions("pebbles-seats", seats=options.seats)
    if not 1 <= options.least <= options.most <= 60:
        raise BadOptions("pebbles-heap", least=options.least, most=options.most)
    return State(options, box=options.most)


def due(state: State) -> Players | Lay | Fill | Forced[Event] | Over:
    options = state.options
    if not state.taken:
        return Lay(options.least, options.most)
    if not state.hands:
        return Fill(options.seats)
    if state.heap:
        return Players((state.turn,))
    if not state.opened:
        return Forced(HandsOpened(state.hands))
    scores = [taken + WHITE * bool(white) for taken, white in zip(state.taken, state.hands, strict=True)]
    return Over(tuple(1 + sum(other > mine for other in scores) for mine in scores))


def legal(state: State, seat: int) -> tuple[Command, ...]:
    return tuple(Take(count) for count in range(1, min(MOST_TAKEN, state.heap) + 1))


def decide(state: State, seat: int, command: Command, at: int) -> tuple[Event, ...]:
    if not 1 <= command.count <= MOST_TAKEN:
        raise IllegalMove("pebbles-too-many", count=command.count)
    if command.count > state.heap:
        raise IllegalMove("pebbles-not-there", heap=state.heap)
    return (PebblesTaken(seat, command.count),)


def evolve(state: State, event: Event) -> State:
    match event:
        case HeapLaid(heap):
            return replace(state, box=state.box - heap, heap=heap, taken=(0,) * state.options.seats)
        case HandsFilled(hands):
            return replace(state, hands=hands)
        case PebblesTaken(seat, count):
            taken = tuple(had + count * (other == seat) for other, had in enumerate(state.taken))
            return replace(state, heap=state.heap - count, taken=taken, turn=(seat + 1) % len(taken))
        case HandsOpened(hands):
            return replace(state, hands=hands, opened=True)
