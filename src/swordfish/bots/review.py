"""Review a finished game: what each choice cost, given what its seat could know then."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from swordfish.bots.advice import Advice, EarlierView, advise
from swordfish.bots.bot import Budget
from swordfish.core import Command, Event, Options, Rng, Stamped, State, chosen, line, news
from swordfish.games import Paced, find
from swordfish.parts import own


class Move(Struct, frozen=True, kw_only=True):
    """A choice of a seat, or a whole turn, after `number` events, with the seat's view."""

    number: int
    seat: int
    at: int
    view: State
    past: EarlierView
    said: tuple[Command, ...]


def moves(
    game: str,
    options: Options,
    entries: Sequence[Stamped[Event]],
    version: int | None = None,
    start: State | None = None,
) -> Iterator[Move]:
    """Every choice of a log that can be judged, without undone ones; none in a race, unless the game's part says which.

    `version`: of the log's rules, if not the current one. `start`: the state before the log, if not the start of the
    game. A game's part may say which choices are judged, `reviewed`, and which belong to one turn, `same_turn`.
    """
    rules, counted = find(game, version), line(entries)
    same_turn = own("bots", game, "same_turn")
    reviewed = own("bots", game, "reviewed")
    if isinstance(rules.chooser, Paced) and not reviewed:
        return
    begun = state = rules.start(options) if start is None else start
    number = 0
    while number < len(counted):
        found = chosen(rules, state, counted, number)
        if found is None or (reviewed and not reviewed(found.command)):
            state, number = rules.evolve(state, counted[number].event), number + 1
            continue
        first, before, seat, said = number, state, found.seat, [found.command]
        state, number = rules.evolve(state, counted[number].event), number + 1
        while same_turn and number < len(counted) and same_turn(state, seat):
            if more := chosen(rules, state, counted, number):
                said.append(more.command)
            state, number = rules.evolve(state, counted[number].event), number + 1
        past = EarlierView(rules.view(begun, seat), news(rules, counted[:first], seat))
        yield Move(
            number=first, seat=seat, at=counted[first].at, view=rules.view(before, seat), past=past, said=tuple(said)
        )


def judged(game: str, move: Move, ms: int, rng: Rng, simulations: int = 0) -> Advice:
    """The best bot's plan and the played one, each with its win probability."""
    if judge := own("bots", game, "judge"):
        return judge(move.view, move.seat, move.said, move.at)
    return advise(game, move.view, move.seat, Budget(move.at, ms, simulations), rng, move.past, move.said)
