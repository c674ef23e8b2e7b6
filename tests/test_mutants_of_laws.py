"""Each law catches the game that breaks it: a law that lets a mutant survive is too weak."""

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import pytest
from msgspec import Struct
from msgspec.structs import replace

from swordfish.core import IllegalMove, Luck, Players, Rng, open_seed, undo_to
from swordfish.games import Game
from tests import laws, toy
from tests.playing import Played, play, tables

TOY = cast(Game, toy)  # the module has everything that Game requires; notation, actions and chooser are classes


@lru_cache
def games() -> tuple[Played, ...]:
    return tuple(
        play(TOY, options, Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))
        for options in tables(TOY)
        for seed in range(3)
    )


def all_laws(game: Game, undo: Callable[..., int] = undo_to) -> set[str]:
    """The names of the laws that this game, or this undo function, breaks."""
    broken: set[str] = set()

    def holds(law: Callable[..., None], *facts: Any) -> None:
        try:
            law(*facts)
        except Exception:  # a mutant may break in any way
            broken.add(law.__name__)

    for played in games():
        holds(laws.replays, game, played)
        holds(laws.settles, game, played)
        holds(laws.throws, game, played)
        for count in range(len(played.moments) + 1):
            for seat in range(played.options.seats):
                holds(laws.undoes, game, played, count, seat, Luck(open_seed("undo"))(count), undo)
        for moment in played.moments:
            holds(laws.writes, game, moment.after)
            for seat in (None, 0, 1):
                holds(laws.square, game, moment.before, moment.event, seat)
                holds(laws.watches, game, moment.before, moment.event, seat)
        for pause in played.pauses:
            holds(laws.sound, game, played, pause)
            holds(laws.supposes, game, pause)
            for seat in (None, 0, 1):
                holds(laws.sight, game, played, pause, seat)
                holds(laws.dream, game, pause, seat, Luck(open_seed("dream"))(0))
    return broken


def mutant(**changed: Any) -> Game:
    whole = {name: getattr(toy, name) for name in dir(toy) if not name.startswith("__")}
    return cast(Game, SimpleNamespace(**{**whole, **changed}))  # a module with some names replaced


def test_the_toy_itself_breaks_no_law() -> None:
    assert not all_laws(TOY)


def redacts_nothing(event: Any, seat: int | None) -> Any:
    return event


def shows_all_to_who_watches(state: toy.State, seat: int | None) -> toy.State:
    return state if seat is None else toy.view(state, seat)


def tells_all_to_who_watches(event: Any, seat: int | None) -> Any:
    return event if seat is None else toy.redact(event, seat)


def shows_all(state: toy.State, seat: int | None) -> toy.State:
    return state


def forgets_the_deck(state: toy.State, seat: int | None) -> toy.State:
    return replace(toy.view(state, seat), deck=state.deck)


def wears_out(state: toy.State, seat: int | None) -> toy.State:
    return replace(toy.view(state, seat), left=state.left - 1)


def names_a_hidden_card(state: toy.State, seat: int, command: Any, at: int) -> Any:
    try:
        return toy.decide(state, seat, command, at)
    except IllegalMove as refusal:
        raise IllegalMove(refusal.key, held=str(state.hands[1 - seat])) from None


def redacts_who_played(event: Any, seat: int | None) -> Any:
    return toy.Slept(event.seat) if isinstance(event, toy.Played) else toy.redact(event, seat)


def lists_less(state: toy.State, seat: int) -> Any:
    return toy.legal(state, seat)[:1]


def lists_more(state: toy.State, seat: int) -> Any:
    return (*toy.legal(state, seat), toy.Play(29))


def asks_only_who_can_choose(state: toy.State) -> Any:
    due = toy.due(state)
    if isinstance(due, Players) and state.hands[state.turn].count(None) == 0 and min(state.hands[state.turn]) == 0:  # pyright: ignore[reportArgumentType, reportCallIssue] - no None is among them
        return Players(due.seats, due.until or 1, due.lapse or toy.Slept(state.turn))
    return due


def imagines_the_top_cards(view: toy.State, seat: int | None, rng: Rng) -> toy.State:
    return replace(toy.imagine(view, seat, rng), left=view.left + 1)


def dreams_of_its_own_cards(view: toy.State, seat: int | None, rng: Rng) -> toy.State:
    world = toy.imagine(view, seat, rng)
    return replace(world, hands=world.hands[::-1])


def loses_a_card(state: toy.State, event: Any) -> toy.State:
    after = toy.evolve(state, event)
    return replace(after, out=after.out[1:]) if isinstance(event, toy.Scored) else after


def remembers_in_a_global(state: toy.State, event: Any, seen: list[int] = []) -> toy.State:  # noqa: B006 - the mistake
    seen.append(1)
    return replace(toy.evolve(state, event), until=len(seen))


def accepts_what_it_cannot_see(state: toy.State, seat: int, command: Any, at: int) -> Any:
    if isinstance(command, toy.Play) and None in state.hands[seat]:
        return (toy.Played(seat, command.card),)
    return toy.decide(state, seat, command, at)


def settles_for_nothing(state: toy.State) -> Any:
    due = toy.due(state)
    early = isinstance(due, Players) and due.until is None and state.turn == 0
    return Players((0,), 1, toy.Slept(0)) if early else due


class Throw(Struct, frozen=True):
    """A deal that these seats throw."""

    deal: toy.Deal
    hands: tuple[int, ...] = ()

    def draw(self, rng: Rng) -> toy.Dealt:
        return self.deal.draw(rng)


def thrown_by(hands: Callable[[toy.State], tuple[int, ...]]) -> Callable[[toy.State], Any]:
    """What is due, with other hands for every deal."""

    def due(state: toy.State) -> Any:
        found = toy.due(state)
        return Throw(found, hands(state)) if isinstance(found, toy.Deal) else found

    return due


class Worn(Throw, frozen=True):
    """A deal that comes out otherwise each time."""

    drawn: list[int] = []

    def draw(self, rng: Rng) -> toy.Dealt:
        self.drawn.append(1)
        return self.deal.draw(Luck(open_seed(len(self.drawn)))(0))


def draws_otherwise_each_time(state: toy.State, drawn: list[int] = []) -> Any:  # noqa: B006 - the mistake
    found = toy.due(state)
    return Worn(found, found.hands, drawn) if isinstance(found, toy.Deal) else found


class careless_notation(toy.notation):  # noqa: N801 - stands for a module
    @staticmethod
    def write(state: toy.State) -> str:
        return toy.notation.write(replace(state, until=0))


MUTANTS: list[tuple[str, dict[str, Any]]] = [
    ("replays", {"evolve": loses_a_card}),
    ("replays", {"evolve": remembers_in_a_global}),
    ("writes", {"notation": careless_notation}),
    ("sound", {"legal": lists_less}),
    ("sound", {"legal": lists_more}),
    ("sight", {"view": wears_out}),
    ("dream", {"view": forgets_the_deck}),
    ("sight", {"decide": names_a_hidden_card}),
    ("sight", {"due": asks_only_who_can_choose}),
    ("square", {"redact": redacts_nothing}),
    ("square", {"view": shows_all}),
    ("watches", {"view": shows_all_to_who_watches}),
    ("watches", {"redact": tells_all_to_who_watches}),
    ("dream", {"imagine": imagines_the_top_cards}),
    ("dream", {"imagine": dreams_of_its_own_cards}),
    ("settles", {"due": settles_for_nothing}),
    ("throws", {"due": thrown_by(lambda state: (len(state.hands),))}),
    ("throws", {"due": thrown_by(lambda _state: (0, 0))}),
    ("throws", {"due": thrown_by(lambda state: (0,) if None in state.hands[1] else (1,))}),
    ("throws", {"due": draws_otherwise_each_time}),
    ("supposes", {"redact": redacts_who_played}),
    ("undoes", {"decide": accepts_what_it_cannot_see}),
]


@pytest.mark.parametrize(("law", "changed"), MUTANTS)
def test_the_law_catches_the_mutant(law: str, changed: dict[str, Any]) -> None:
    assert law in all_laws(mutant(**changed))


def test_every_law_has_a_mutant() -> None:
    assert {law for law, _ in MUTANTS} == {
        "replays",
        "writes",
        "sound",
        "sight",
        "square",
        "watches",
        "dream",
        "settles",
        "throws",
        "supposes",
        "undoes",
    }


Undo: TypeAlias = Callable[..., int]


def goes_back(rules: Any, entries: Any, state_at: Any, seat: int, ends: Callable[[Any, Any], bool]) -> int:
    """The seat's last choice, unless an event between forbids it."""
    for number in range(len(entries) - 1, -1, -1):
        due = rules.due(state_at(number))
        if ends(due, entries[number].event):
            break
        if isinstance(due, Players) and seat in due.seats:
            return number
    raise IllegalMove("undo-nothing")


def undoes_whatever_was_shown(rules: Any, entries: Any, state_at: Any, seat: int) -> int:
    return goes_back(rules, entries, state_at, seat, lambda due, _: hasattr(due, "draw"))


def undoes_all_that_is_not_redacted(rules: Any, entries: Any, state_at: Any, seat: int) -> int:
    def ends(due: Any, event: Any) -> bool:
        return hasattr(due, "draw") or any(rules.redact(event, viewer) != event for viewer in (None, 0, 1, 2))

    return goes_back(rules, entries, state_at, seat, ends)


def undoes_draws(rules: Any, entries: Any, state_at: Any, seat: int) -> int:
    return goes_back(rules, entries, state_at, seat, lambda _due, _event: False)


def undoes_nothing(rules: Any, entries: Any, state_at: Any, seat: int) -> int:
    raise IllegalMove("undo-nothing")


def undoes_no_card_of_ones_own(rules: Any, entries: Any, state_at: Any, seat: int) -> int:
    to = undo_to(rules, entries, state_at, seat)
    return undoes_nothing(rules, entries, state_at, seat) if any_card(entries[to:]) else to


def any_card(entries: Any) -> bool:
    return any(isinstance(entry.event, toy.Played) for entry in entries)


def undoes_more_than_one(rules: Any, entries: Any, state_at: Any, seat: int) -> int:
    to = undo_to(rules, entries, state_at, seat)
    try:
        return undo_to(rules, entries[:to], state_at, seat)
    except IllegalMove:
        return to


UNDOS: list[Undo] = [
    undoes_whatever_was_shown,
    undoes_all_that_is_not_redacted,
    undoes_draws,
    undoes_nothing,
    undoes_no_card_of_ones_own,
    undoes_more_than_one,
]


@pytest.mark.parametrize("undo", UNDOS, ids=lambda undo: undo.__name__)
def test_the_law_of_undo_catches_the_mutant(undo: Undo) -> None:
    assert all_laws(TOY, undo) == {"undoes"}
