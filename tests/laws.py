"""The laws: what holds in every game, at every point, for every seat. A law is a function that asserts."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from swordfish.core import (
    AnyStep,
    Command,
    Due,
    Event,
    Forced,
    IllegalMove,
    Luck,
    Over,
    Players,
    Rng,
    Stamped,
    State,
    Stop,
    apply_commands,
    chosen,
    hands_of,
    open_seed,
    replay,
    settled,
    suppose,
    throw,
    undo_to,
)
from swordfish.games import Game
from tests.playing import Pause, Played


def replays(game: Game, played: Played) -> None:
    """Start and log give the same state again, also through file and wire; no piece is lost; the game ends."""
    last = played.moments[-1].after
    assert replay(game, played.options, played.entries) == last
    through = msgspec.json.Decoder(game.Event)
    state = game.start(msgspec.json.decode(msgspec.json.encode(played.options), type=game.Options))
    whole = game.pieces(state)
    for moment in played.moments:
        event = through.decode(msgspec.json.encode(moment.event))
        assert event == moment.event
        state = game.evolve(state, event)
        assert state == moment.after
        assert game.pieces(state) == whole
    assert msgspec.json.decode(msgspec.json.encode(last), type=game.State) == last
    places = played.pauses[-1].waiting.places
    assert len(places) == played.options.seats
    assert all(place == 1 + sum(other < place for other in places) for place in places), "equals share, and nobody else"


def writes(game: Game, state: State) -> None:
    """A state is one line of text, and the line is that state."""
    text = game.notation.write(state)
    assert "\n" not in text
    assert game.notation.read(text) == state


def sound(game: Game, played: Played, pause: Pause) -> None:
    """decide accepts everything that legal lists, and refuses every other action of actions.py."""
    if not isinstance(pause.waiting, Players):
        return
    numbering, options = game.actions, played.options
    for seat in pause.waiting.seats:
        legal = game.legal(pause.state, seat)
        assert legal, "a seat that is due can say something"
        numbers = [numbering.action(options, command) for command in legal]
        assert len(set(numbers)) == len(legal), "no two commands are one action"
        assert [numbering.command(options, number) for number in numbers] == [*legal]
        for command in legal:
            assert game.notation.read_command(game.notation.write_command(command)) == command
            assert game.decide(pause.state, seat, command, pause.at)
        for number in set(range(numbering.count(options))) - set(numbers):
            assert answer(game, pause.state, seat, numbering.command(options, number), pause.at)[0] == "refused"


def answer(game: Game, state: State, seat: int, command: Command, at: int) -> tuple[Any, ...]:
    """The result of decide, refusals included, as the seat receives it."""
    try:
        return ("accepted", *(game.redact(event, seat) for event in game.decide(state, seat, command, at)))
    except IllegalMove as refusal:
        return ("refused", refusal.key, refusal.facts)


def as_seen(game: Game, due: Due[Event], seat: int | None) -> Due[Event]:
    """What is due, as the seat receives it: a lapse may name hidden things."""
    if isinstance(due, Players) and due.until is not None:
        return Players(due.seats, due.until, game.redact(due.lapse, seat))
    return due


def sight(game: Game, played: Played, pause: Pause, seat: int | None) -> None:
    """A view of a view is that view; legal commands, their results and what is due are the same on both."""
    seen = game.view(pause.state, seat)
    assert game.view(seen, seat) == seen
    assert as_seen(game, game.due(seen), seat) == as_seen(game, pause.waiting, seat)
    if seat is None or not isinstance(pause.waiting, Players) or seat not in pause.waiting.seats:
        return
    assert [*game.legal(seen, seat)] == [*game.legal(pause.state, seat)]
    for number in range(game.actions.count(played.options)):
        command = game.actions.command(played.options, number)
        assert answer(game, seen, seat, command, pause.at) == answer(game, pause.state, seat, command, pause.at)


def square(game: Game, before: State, event: Event, seat: int | None) -> None:
    """Applying a redacted event to a view gives the view of the next state, with the same kind of thing due."""
    told = game.evolve(game.view(before, seat), game.redact(event, seat))
    assert told == game.view(game.evolve(before, event), seat)
    assert type(game.due(game.view(before, seat))) is type(game.due(before))


def watches(game: Game, state: State, event: Event, seat: int | None) -> None:
    """What a watcher sees, every player sees."""
    if game.view(state, None) == state:
        assert game.view(state, seat) == state
    if game.redact(event, None) == event:
        assert game.redact(event, seat) == event


def dream(game: Game, pause: Pause, seat: int | None, rng: Rng) -> None:
    """An imagined world gives the same view and the same due, and its game can continue."""
    seen = game.view(pause.state, seat)
    world = game.imagine(seen, seat, rng)
    assert game.view(world, seat) == seen
    assert as_seen(game, game.due(world), seat) == as_seen(game, pause.waiting, seat)
    assert game.pieces(world) == game.pieces(pause.state)
    if isinstance(pause.waiting, Players):
        first = pause.waiting.seats[0]
        command = game.legal(world, first)[0]
        apply_commands(game, world, pause.waiting, first, (command,), Luck(open_seed("dream")), 0, pause.at)


def supposes(game: Game, pause: Pause) -> None:
    """What a seat supposes of its own command, from its own view alone, is what would happen."""
    if not isinstance(pause.waiting, Players):
        return
    for seat in pause.waiting.seats:
        for command in game.legal(pause.state, seat)[:5]:
            ghost = suppose(game, game.view(pause.state, seat), seat, (command,), pause.at)
            steps, _ = apply_commands(
                game, pause.state, pause.waiting, seat, (command,), Luck(open_seed("ghost")), 0, pause.at
            )
            for event, (_, happened, _) in zip(ghost.events, steps, strict=False):
                assert game.redact(event, seat) == game.redact(happened, seat)
            assert len(ghost.events) <= len(steps)
            if len(ghost.events) == len(steps):
                assert ghost.view == game.view(steps[-1][2], seat)


def settles(game: Game, played: Played) -> None:
    """A settled state stays settled until time passes."""
    for pause in played.pauses[:50]:
        assert not settled(game, pause.state, Luck(open_seed("settled")), 0, pause.at)[0]
        assert isinstance(pause.waiting, Players | Over)
        assert not isinstance(game.due(pause.state), Forced)


def throws(game: Game, played: Played) -> None:
    """Hands are different seats of the game, the same in every view; a table that waits for them sees the same game."""
    seats = range(played.options.seats)
    for moment in played.moments:
        due = game.due(moment.before)
        hands = hands_of(due)
        assert not hands or hasattr(due, "draw"), "only chance is thrown"
        assert len({*hands} & {*seats}) == len(hands)
        if hasattr(due, "draw"):
            for seat in (None, *seats):
                assert hands_of(game.due(game.view(moment.before, seat))) == hands
    luck, start = Luck(open_seed("throws")), game.start(played.options)
    assert by_hand(game, settled(game, start, luck, 0, by_hand=True), start, luck) == settled(game, start, luck, 0)
    for number, pause in enumerate(played.pauses[:30]):
        if isinstance(pause.waiting, Players):
            seat = pause.waiting.seats[0]
            said = game.legal(pause.state, seat)[:1]
            heard = game, pause.state, pause.waiting, seat, said, luck, number, pause.at
            stopped = by_hand(game, apply_commands(*heard, by_hand=True), pause.state, luck, number, pause.at)
            assert stopped == apply_commands(*heard)


def by_hand(
    game: Game, stopped: tuple[list[AnyStep], Stop[Event]], before: State, luck: Luck, number: int = 0, at: int = 0
) -> tuple[list[AnyStep], Stop[Event]]:
    """Throw at every stop until a player must choose or the game is over."""
    steps, due = stopped
    while not isinstance(due, Players | Over):
        assert hands_of(due), "it stops for hands alone"
        more, due = throw(game, steps[-1][2] if steps else before, luck, number + len(steps), at)
        steps += more
    return steps, due


WORLDS = 3
"""Worlds imagined wherever a seat could have learned something."""


def undoes(game: Game, played: Played, count: int, asker: int, rng: Rng, undo: Callable[..., int] = undo_to) -> None:
    """Going back to this number of events undoes the seat's last choice, and no seat has learned anything from it.

    In every world that any seat could have imagined at any pause since then, the same would have happened, unless the
    asker showed something of their own. And undo is not refused without a reason.
    """
    seats, entries = played.options.seats, played.entries[:count]
    states = [moment.before for moment in played.moments] + [played.moments[-1].after]
    dues = [game.due(state) for state in states[:count]]
    last = max((at for at, due in enumerate(dues) if isinstance(due, Players) and asker in due.seats), default=None)
    seats_and_watcher = (None, *range(seats))
    try:
        to = undo(game, entries, states.__getitem__, asker)
    except IllegalMove:
        if last is not None:
            drawn = any(hasattr(due, "draw") for due in dues[last:])
            opened = all(
                game.view(state, viewer) == state for state in states[last:count] for viewer in seats_and_watcher
            )
            own = chosen(game, states[last], entries[last:])
            alone = last == count - 1 and own is not None and own.seat == asker
            assert drawn or not (opened or alone), "nothing was drawn or shown"
        return
    assert to == last
    assert not any(hasattr(due, "draw") for due in dues[to:])
    for start in (at for at in range(to, count) if isinstance(dues[at], Players)):
        for viewer in seats_and_watcher:
            for _ in range(WORLDS):
                world = game.imagine(game.view(states[start], viewer), viewer, rng)
                same_there(game, world, states[start:count], entries[start:], asker, viewer)


def same_there(
    game: Game, world: State, states: Sequence[State], entries: Sequence[Stamped[Event]], asker: int, viewer: int | None
) -> None:
    """In a world that this seat held possible, it sees the same events, as far as the asker showed nothing."""
    number = 0
    while number < len(entries):
        happened: Sequence[Event] = (entries[number].event,)
        choice, due = chosen(game, states[number], entries[number:]), game.due(world)
        if choice is None:
            assert isinstance(due, Forced | Players), "no draw is among them"
            there: Sequence[Event] = (due.event if isinstance(due, Forced) else due.lapse,)
        else:
            chooser, command = choice.seat, choice.command
            try:
                there = game.decide(world, chooser, command, entries[number].at)
            except IllegalMove:
                assert chooser == asker, "somebody else showed what could not be known"
                return
            happened = [entry.event for entry in entries[number : number + len(there)]]
        assert [game.redact(event, viewer) for event in there] == [game.redact(event, viewer) for event in happened]
        for event in there:
            world = game.evolve(world, event)
        number += len(there)
