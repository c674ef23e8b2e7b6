"""What each seat sees in swishbones: everything."""

from swordfish.core import Rng
from swordfish.games.swishbones.model import Event, State


def view(state: State, seat: int | None) -> State:
    return state


def redact(event: Event, seat: int | None) -> Event:
    return event


def imagine(view: State, seat: int | None, rng: Rng) -> State:
    return view
