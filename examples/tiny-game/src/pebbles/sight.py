"""What each seat sees: hands are closed until the end."""

from msgspec.structs import replace

from pebbles.model import Event, HandsFilled, State
from swordfish.core import Rng


def view(state: State, seat: int | None) -> State:
    return state if state.opened else replace(state, hands=_closed(state.hands, seat))


def redact(event: Event, seat: int | None) -> Event:
    return HandsFilled(_closed(event.hands, seat)) if isinstance(event, HandsFilled) else event


def imagine(view: State, seat: int | None, rng: Rng) -> State:
    hands = tuple(bool(rng.below(2)) if white is None else white for white in view.hands)
    return replace(view, hands=hands)


def _closed(hands: tuple[bool | None, ...], seat: int | None) -> tuple[bool | None, ...]:
    return tuple(white if other == seat else None for other, white in enumerate(hands))
