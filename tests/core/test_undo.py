"""How far back a player may undo: cases that the law of undo rarely meets."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import Struct

from swordfish import Table
from swordfish.core import (
    AnyStep,
    Event,
    Forced,
    IllegalMove,
    Luck,
    Players,
    Rewound,
    Stamped,
    State,
    apply_commands,
    hands_of,
    open_seed,
    throw,
    undo_to,
)
from swordfish.games import GAMES, Game
from swordfish.games.swirl.model import CardPlayed, HandsDropped
from tests.playing import play, tables


def undoable(game: Game, entries: Sequence[Stamped[Event]], states: Sequence[State], seat: int) -> bool:
    try:
        undo_to(game, entries, states.__getitem__, seat)
    except IllegalMove as refused:
        return refused.key != "undo-too-late"
    return True


def test_a_card_that_the_asker_had_inferred_can_be_undone_only_if_a_watcher_could_infer_it_too() -> None:
    game = GAMES["swirl"]
    options = next(options for options in tables(game) if options.seats == 2 and options.numbers == 7)
    undone: set[tuple[bool, bool]] = set()
    for seed in range(8):
        played = play(game, options, Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))
        states = [moment.before for moment in played.moments]
        for number, moment in enumerate(played.moments):
            if not isinstance(moment.event, CardPlayed):
                continue
            seat, card, asker = moment.event.seat, moment.event.card, 1 - moment.event.seat
            since = [undo for undo in range(number) if game.due(states[undo]) == Players((asker,))][-1:]
            if card in game.view(moment.before, asker).hands[seat] and since == [number - 2]:
                public = card in game.view(moment.before, None).hands[seat]
                undone.add((public, undoable(game, played.entries[: number + 1], states, asker)))
    assert undone == {(True, True), (False, False)}


@pytest.mark.parametrize("seats", GAMES["swirl"].SEATS)
def test_a_player_of_a_swirl_has_seen_the_dropped_hands_and_cannot_undo_it(seats: int) -> None:
    game = GAMES["swirl"]
    options = next(options for options in tables(game) if options.seats == seats)
    undone: set[tuple[bool, bool]] = set()
    for seed in range(8):
        played = play(game, options, Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))
        states = [moment.before for moment in played.moments]
        for number, moment in enumerate(played.moments):
            if isinstance(moment.event, HandsDropped):
                fell = any(moment.event.hands)
                undone.add((fell, undoable(game, played.entries[: number + 1], states, moment.event.seat)))
    assert (True, False) in undone, "somebody swirled"
    assert undone <= {(True, False), (False, True)}


def test_a_choice_can_be_taken_back_after_another_one_was() -> None:
    table = Table("swishbones", seed=3)
    asked: list[tuple[int, State]] = []
    for _ in range(3):
        assert isinstance(table.due, Players)
        [seat] = table.due.seats
        asked.append((seat, table.state))
        table.say(table.legal(seat)[0], seat=seat)
    for seat, state in reversed(asked):
        table.take_back(seat)
        assert isinstance(table.log[-1].event, Rewound)
        assert table.state == state
    with pytest.raises(IllegalMove, match="nothing to undo"):
        table.take_back(asked[0][0])


def test_a_script_may_undo_what_players_may_not() -> None:
    table = Table("swipe", seats=3, seed=7)
    table.say("1")
    before = table.log
    with pytest.raises(IllegalMove, match="You cannot undo that"):
        table.take_back(0)
    assert table.log == before
    table.undo(table.last_choice(0))
    assert table.log == (*before, Stamped(0, Rewound(1)))


class Lay(Struct, frozen=True):
    card: int


class Laid(Struct, frozen=True):
    card: int | None


Hand = tuple[int | None, ...]


class FaceDown:
    """Seat 0 says anything while seat 1 holds three cards; then one of them is laid face down."""

    def __init__(self, laid: str, *, openly: bool = False) -> None:
        self.laid, self.openly = laid, openly

    def due(self, hand: Hand) -> Players | Forced[Event]:
        if len(hand) == 3:
            return Players((0,))
        if self.laid == "by force":
            return Forced(Laid(hand[0]))
        return Players((1,), 5, Laid(hand[0])) if self.laid == "by a deadline" else Players((1,))

    def legal(self, hand: Hand, seat: int) -> list[Any]:
        return ["anything"] if seat == 0 else [Lay(card) for card in hand if card is not None]

    def decide(self, hand: Hand, seat: int, command: Any, at: int) -> list[Any]:
        if not isinstance(command, Lay):
            return [command]
        if not {command.card, *(() if self.openly else (None,))} & {*hand}:
            raise IllegalMove("swirl-not-held")
        return [Laid(command.card)]

    def view(self, hand: Hand, seat: int | None) -> Hand:
        return hand if seat == 1 else (None,) * len(hand)

    def redact(self, event: Any, seat: int | None) -> Any:
        return Laid(None) if isinstance(event, Laid) and seat != 1 and not self.openly else event


ENTRIES = [Stamped(0, "anything"), Stamped(5, Laid(7))]
HANDS: list[Hand] = [(7, 8, 9), (7, 8), (8,)]


@pytest.mark.parametrize("laid", ["by choice", "by force", "by a deadline"])
def test_a_card_laid_face_down_revealed_nothing(laid: str) -> None:
    rules: Any = FaceDown(laid)  # as much of the rules as undo uses
    assert undo_to(rules, ENTRIES, HANDS.__getitem__, 0) == 0


def test_a_card_laid_face_up_revealed_something() -> None:
    rules: Any = FaceDown("by choice", openly=True)
    with pytest.raises(IllegalMove) as refused:
        undo_to(rules, ENTRIES, HANDS.__getitem__, 0)
    assert refused.value.key == "undo-too-late"


def test_a_choice_can_be_undone_until_somebody_throws() -> None:
    rules, luck = GAMES["swipe"], Luck(open_seed("undo"))
    options = next(options for options in tables(rules) if options.seats == 3)
    state, entries, states, stop = (
        rules.start(options),
        list[Stamped[Event]](),
        list[State](),
        rules.due(rules.start(options)),
    )

    def follow(steps: Sequence[AnyStep]) -> None:
        nonlocal state
        for at, event, after in steps:
            entries.append(Stamped(at, event))
            states.append(state)
            state = after

    while not isinstance(stop, Players):
        steps, stop = throw(rules, state, luck, len(entries))
        follow(steps)
    [seat] = stop.seats
    chosen_at = len(entries)
    while isinstance(stop, Players):
        said = rules.legal(state, seat)[:1]
        steps, stop = apply_commands(rules, state, stop, seat, said, luck, len(entries), 0, by_hand=True)
        follow(steps)
    assert hands_of(stop)
    assert undo_to(rules, entries, states.__getitem__, seat) >= chosen_at
    follow(throw(rules, state, luck, len(entries))[0])
    with pytest.raises(IllegalMove) as refused:
        undo_to(rules, entries, states.__getitem__, seat)
    assert refused.value.key == "undo-too-late"
