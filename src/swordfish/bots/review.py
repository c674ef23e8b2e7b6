"""A played game gone through again: what each choice cost, by what its seat could know then."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from swordfish.bots.advice import Advice, Past, advise
from swordfish.bots.bot import Budget
from swordfish.core import Command, Options, Rng, Stamped, State, chosen, line, news
from swordfish.games import Paced, find
from swordfish.parts import own


class Move(Struct, frozen=True, kw_only=True):
    """A choice of a seat, or a whole turn: after so many events, from this view, with this past."""

    number: int
    seat: int
    at: int
    view: State
    past: Past
    said: tuple[Command, ...]


def moves(game: str, options: Options, entries: Sequence[Stamped], version: int | None = None) -> Iterator[Move]:
    """Every choice of a log, undone ones apart; none in a race, where what counts is to be first.

    `version`: of the rules that the log was played by, if not the current ones. A game's part says whether a whole turn
    is judged at once, `WHOLE_TURNS`.
    """
    rules, counted = find(game, version), line(entries)
    whole = own("bots", game, "WHOLE_TURNS", False)
    if not own("bots", game, "JUDGED", not isinstance(rules.chooser, Paced)):
        return
    begun = state = rules.start(options)
    number = 0
    while number < len(counted):
        found = chosen(rules, state, counted, number)
        if found is None:
            state, number = rules.evolve(state, counted[number].event), number + 1
            continue
        first, before, seat, said = number, state, found.seat, [found.command]
        state, number = rules.evolve(state, counted[number].event), number + 1
        while whole and number < len(counted) and state.turn == seat:
            if more := chosen(rules, state, counted, number):
                said.append(more.command)
            state, number = rules.evolve(state, counted[number].event), number + 1
        past = Past(rules.view(begun, seat), news(rules, counted[:first], seat))
        yield Move(
            number=first, seat=seat, at=counted[first].at, view=rules.view(before, seat), past=past, said=tuple(said)
        )


def judged(game: str, move: Move, ms: int, rng: Rng, simulations: int = 0) -> Advice:
    """What the best bot would have done, and what was done, each with the share of the win that it promised."""
    return advise(game, move.view, move.seat, Budget(move.at, ms, simulations), rng, move.past, move.said)
