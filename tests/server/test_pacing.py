"""Work on a store in use goes on in small steps, and rests between them."""

from collections.abc import Iterable

from swordfish.server.store.pacing import REST_SECONDS, STEP_SECONDS, Pace


def stepped(size: int, durations: Iterable[float]) -> list[tuple[int, float]]:
    """The size of the next step and the rest before it, after steps of these durations."""
    now, seen = 0.0, list[tuple[int, float]]()
    pace = Pace(size, most=100, clock=lambda: now)
    for seconds in durations:
        pace.begin()
        now += seconds
        rest = pace.end()
        seen.append((pace.size, rest))
    return seen


def test_a_long_step_makes_the_next_one_smaller_and_rests_as_long() -> None:
    assert stepped(100, (4.0, 2.0)) == [(50, 4.0), (25, 2.0)]
    assert stepped(3, (1.0, 1.0, 1.0)) == [(1, 1.0), (1, 1.0), (1, 1.0)], "a step does something"


def test_a_short_step_makes_the_next_one_larger_up_to_the_most() -> None:
    assert stepped(25, (STEP_SECONDS / 2, 0.0, 0.0, 0.0)) == [
        (25, REST_SECONDS),
        (50, REST_SECONDS),
        (100, REST_SECONDS),
        (100, REST_SECONDS),
    ]
