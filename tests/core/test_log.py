"""The log is the game; undo appends."""

from hypothesis import given
from hypothesis import strategies as st

from swordfish.core import Event, Rewound, Stamped, line, now, path


def log(*events: object) -> list[Stamped[Event]]:
    return [Stamped(10 * number, event) for number, event in enumerate(events)]


def test_rewound_events_do_not_count() -> None:
    entries = log("a", "b", "c", Rewound(1), "d")
    assert [entry.event for entry in line(entries)] == ["a", "d"]
    assert path(entries) == [0, 4]


def test_a_rewind_can_itself_be_rewound() -> None:
    entries = log("a", "b", Rewound(1), "c", Rewound(2), "d")
    assert [entry.event for entry in line(entries)] == ["a", "b", "d"], "as it stood after two events"


def test_a_rewind_sets_the_clock_back() -> None:
    assert now(log("a", "b", "c")) == 20
    assert now(log("a", "b", "c", Rewound(2))) == 10
    assert now(log("a", Rewound(0))) == 0
    assert now([]) == 0


@given(st.lists(st.one_of(st.none(), st.floats(0, 1)), max_size=30))
def test_the_path_is_what_undos_and_new_events_leave(plan: list[float | None]) -> None:
    """None: an event happens; a number: rewind to that share of the log."""
    entries: list[Stamped[Event]] = []
    lines: list[list[int]] = [[]]
    for number, share in enumerate(plan):
        if share is None:
            entries.append(Stamped(0, number))
            lines.append([*lines[-1], number])
        else:
            to = int(share * number)
            entries.append(Stamped(0, Rewound(to)))
            lines.append(lines[to])
    assert [entry.event for entry in line(entries)] == lines[-1]
