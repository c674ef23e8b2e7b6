"""A small game with everything that the kernel supports: hidden hands, a deck, chance, a deadline, forced events.

Each seat holds two cards. In turn, each plays one within a second, or sleeps and plays none. When all have acted, the
highest card takes a point, and the played cards leave the game. Hands are refilled while the deck lasts; then it ends.
Nobody throws the first deal; later each seat that misses a card draws with its own hand.
"""

import json
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from swordfish.core import BadNotation, BadOptions, Forced, IllegalMove, Over, Players, Rng

HAND = 2
LIMIT = 1000


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: int = 2
    cards: int = 10


class State(Struct, frozen=True):
    deck: tuple[int, ...]  # undealt cards; in a view, also those that the seat cannot place
    left: int  # the number of undealt cards
    hands: tuple[tuple[int | None, ...], ...]
    points: tuple[int, ...]
    out: tuple[int, ...] = ()
    turn: int = 0
    until: int = 0  # 0: the clock is not running
    played: tuple[int, ...] = ()  # −1: slept


class Play(Struct, frozen=True, tag=True):
    card: int


class Wake(Struct, frozen=True, tag=True):
    """Starts the clock of the seat's own turn."""


class Dealt(Struct, frozen=True, tag=True):
    hands: tuple[tuple[int | None, ...], ...]


class Woken(Struct, frozen=True, tag=True):
    until: int


class Played(Struct, frozen=True, tag=True):
    seat: int
    card: int


class Slept(Struct, frozen=True, tag=True):
    seat: int


class Scored(Struct, frozen=True, tag=True):
    seat: int


Command = Play | Wake
Event = Dealt | Woken | Played | Slept | Scored


class Deal(Struct, frozen=True):
    deck: tuple[int, ...]
    missing: tuple[int, ...]
    first: bool = True

    @property
    def hands(self) -> tuple[int, ...]:
        return () if self.first else tuple(seat for seat, few in enumerate(self.missing) if few)

    def draw(self, rng: Rng) -> Dealt:
        cards = iter(rng.sample(self.deck, sum(self.missing)))
        return Dealt(tuple(tuple(sorted(next(cards) for _ in range(few))) for few in self.missing))


def start(options: Options) -> State:
    if not 2 <= options.seats <= 3 or not options.seats * HAND <= options.cards <= 30:
        raise BadOptions("toy-options")
    return State(
        deck=tuple(range(options.cards)),
        left=options.cards,
        hands=((),) * options.seats,
        points=(0,) * options.seats,
    )


def due(state: State) -> Players | Deal | Forced[Event] | Over:
    seats = len(state.hands)
    if len(state.played) == seats:
        return Forced(Scored(seat=state.played.index(max(state.played))))
    missing = tuple(HAND - len(hand) for hand in state.hands)
    if not state.played and any(missing):
        if state.left >= sum(missing):
            return Deal(state.deck, missing, first=not any(state.hands))
        return Over(tuple(1 + sum(other > mine for other in state.points) for mine in state.points))
    if state.until:
        return Players((state.turn,), state.until, Slept(state.turn))
    return Players((state.turn,))


def legal(state: State, seat: int) -> tuple[Command, ...]:
    cards = tuple(Play(card) for card in state.hands[seat] if card is not None)
    return cards if state.until else (*cards, Wake())


def decide(state: State, seat: int, command: Command, at: int) -> tuple[Event, ...]:
    match command:
        case Wake():
            if state.until:
                raise IllegalMove("toy-awake")
            return (Woken(at + LIMIT),)
        case Play(card):
            if card not in state.hands[seat]:
                raise IllegalMove("toy-not-held", card=card)
            return (Played(seat, card),)


def evolve(state: State, event: Event) -> State:
    match event:
        case Dealt(hands):
            joined = tuple(_sorted(old + new) for old, new in zip(state.hands, hands, strict=True))
            known = {card for hand in hands for card in hand}
            deck = tuple(card for card in state.deck if card not in known)
            return replace(state, hands=joined, deck=deck, left=state.left - sum(map(len, hands)))
        case Woken(until):
            return replace(state, until=until)
        case Played(seat, card):
            held = state.hands[seat]
            rest = [*held]
            rest.remove(card if card in held else None)
            hands = tuple(tuple(rest) if at == seat else hand for at, hand in enumerate(state.hands))
            deck = tuple(other for other in state.deck if other != card)
            return replace(_next(state, card), hands=hands, deck=deck)
        case Slept():
            return _next(state, -1)
        case Scored(seat):
            points = tuple(point + (at == seat) for at, point in enumerate(state.points))
            gone = tuple(card for card in state.played if card >= 0)
            return replace(state, points=points, out=tuple(sorted(state.out + gone)), played=())


def _next(state: State, card: int) -> State:
    return replace(state, turn=(state.turn + 1) % len(state.hands), until=0, played=(*state.played, card))


def _sorted(hand: Sequence[int | None]) -> tuple[int | None, ...]:
    return tuple(sorted(hand, key=lambda card: -1 if card is None else card))


def view(state: State, seat: int | None) -> State:
    hidden = [card for at, hand in enumerate(state.hands) if at != seat for card in hand if card is not None]
    hands = tuple(hand if at == seat else (None,) * len(hand) for at, hand in enumerate(state.hands))
    return replace(state, hands=hands, deck=tuple(sorted((*state.deck, *hidden))))


def redact(event: Event, seat: int | None) -> Event:
    if isinstance(event, Dealt):
        return Dealt(tuple(hand if at == seat else (None,) * len(hand) for at, hand in enumerate(event.hands)))
    return event


def imagine(view: State, seat: int | None, rng: Rng) -> State:
    cards = iter(rng.sample(view.deck, len(view.deck) - view.left))
    hands = tuple(hand if at == seat else _sorted([next(cards) for _ in hand]) for at, hand in enumerate(view.hands))
    held = {card for hand in hands for card in hand}
    return replace(view, hands=hands, deck=tuple(card for card in view.deck if card not in held))


def pieces(state: State) -> int:
    return (
        len(state.deck)
        + sum(card is not None for hand in state.hands for card in hand)
        + len(state.out)
        + sum(card >= 0 for card in state.played)
    )


class actions:  # noqa: N801 - stands for a module
    @staticmethod
    def count(options: Options) -> int:
        return options.cards + 1

    @staticmethod
    def command(options: Options, action: int) -> Command:
        return Wake() if action == options.cards else Play(action)

    @staticmethod
    def action(options: Options, command: Command) -> int:
        return command.card if isinstance(command, Play) else options.cards


class notation:  # noqa: N801 - stands for a module
    @staticmethod
    def write(state: State) -> str:
        return json.dumps([getattr(state, field) for field in state.__struct_fields__])

    @staticmethod
    def read(text: str) -> State:
        deck, left, hands, points, out, turn, until, played = json.loads(text)
        return State(tuple(deck), left, tuple(map(tuple, hands)), tuple(points), tuple(out), turn, until, tuple(played))

    @staticmethod
    def write_command(command: Command) -> str:
        return str(command.card) if isinstance(command, Play) else "wake"

    @staticmethod
    def read_command(text: str) -> Command:
        if text != "wake" and not text.isdecimal():
            raise BadNotation("toy-notation")
        return Wake() if text == "wake" else Play(int(text))


class chooser:  # noqa: N801 - stands for a module
    @staticmethod
    def choose(view: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
        return rng.pick(legal)


VERSION = 1
SEATS = range(2, 4)
VARIANTS: dict[str, dict[str, Any]] = {"printed": {}, "long": {"cards": 24}}
