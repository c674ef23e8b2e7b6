"""What each seat sees in swipe: everything."""

from swordfish.core import Rng
from swordfish.games.swipe.model import Event, State


def view(state: State, seat: int | None) -> State:
    return state


def redact(event: Event, seat: int | None) -> Event:
    return event


def imagine(view: State, seat: int | None, rng: Rng) -> State:
    return view
