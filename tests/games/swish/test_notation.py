"""The notation of swish."""

import pytest

from swordfish.core import BadNotation
from swordfish.games.swish.model import EMPTY, Lay, Layer, Limit, Lying
from swordfish.games.swish.notation import read, read_command, write

AREA = "3.0 17.2 - 41.1 4.0 5.0 6.0 7.0 8.0 9.0 10.0 11.0 12.0 13.0 14.0 15.0"
LINE = f"{AREA} piles=20,21,22/- layout=3 out=23 waits=0/25000 proof=0@31000:0.2,3.0 limits=3-12/2-12 seconds=30/0"


def test_a_line_is_a_state() -> None:
    state = read(LINE)

    assert state.area[:4] == (Lying(3, 0), Lying(17, 2), EMPTY, Lying(41, 1))
    assert state.piles == ((20, 21, 22), ())
    assert state.discard == (23,)
    assert (state.layout, state.words, state.waits) == (3, (), (0, 25_000))
    assert (state.caller, state.until, state.mat) == (0, 31_000, (Layer(0, 2), Layer(3, 0)))
    assert state.options.limits == (Limit(3, 12), Limit(2, 12))
    assert (state.options.proof, state.options.wait) == (30, 0)
    assert state.deck == (0, 1, 2, 16, 18, 19, *range(24, 41), *range(42, 60))
    assert write(state) == LINE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        AREA,  # nobody sits there
        f"{AREA} piles=3/-",  # card 3 lies twice
        f"{AREA} piles=60/-",  # there is no card 60
        f"{AREA} piles=-/- layout=8",
        f"{AREA} piles=-/- words=2",
        f"{AREA} piles=-/- waits=0",
        f"{AREA} piles=-/- proof=2@5:-",
        f"{AREA} piles=-/- proof=0@5:2.0",  # an empty place
        f"{AREA} piles=-/- proof=0@5:1.0,1.1",
        f"{AREA} piles=-/- proof=0@5:16.0",
        f"{AREA} piles=-/- proof=0",
        f"{AREA} piles=-/- piles=-/-",
        f"{AREA} piles=-/- colour=red",
        f"{AREA} piles=-/- seconds=1/5",
        f"{AREA} piles=-/- deck=0-4",
        f"{AREA} piles=-/-/-/-/-/-/-/-/-",
        AREA.replace("3.0", "3.4") + " piles=-/-",
        AREA.replace("3.0", "−3.0") + " piles=-/-",
    ],
)
def test_a_malformed_state_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read(text)


def test_commands_are_short_lines() -> None:
    assert read_command("lay 5.2") == Lay(5, 2)
    for text in ("", "call", "lay 5", "lay 5.4", "prove 3", "call -1", "swish"):
        with pytest.raises(BadNotation):
            read_command(text)
