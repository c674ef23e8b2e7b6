"""The table of steps, and the closed form that replaces trying every bend."""

from math import cos, radians, sin

from hypothesis import example, given
from hypothesis import strategies as st

from swordfish.games.swishbones.plane import HEADINGS, STEPS, TOUCH, WIDEST, touched
from tests.rulebook import rule


@rule("swishbones.step")
def test_the_table_holds_the_rounded_steps_of_a_thousand() -> None:
    assert list(STEPS) == [(round(1000 * cos(radians(h))), round(1000 * sin(radians(h)))) for h in range(360)]
    assert {round((x * x + y * y) ** 0.5, 1) for x, y in STEPS} <= {n / 10 for n in range(9996, 10007)}, (
        "what the rulebook says of their lengths"
    )


@rule("swishbones.chain")
def test_every_step_leads_back_to_its_heading_and_half_a_turn_is_the_way_back() -> None:
    assert [HEADINGS[centre] for centre in STEPS] == [*range(360)]
    assert all(STEPS[heading - 180] == (-x, -y) for heading, (x, y) in enumerate(STEPS))


def tried(dx: int, dy: int, heading: int) -> int:
    """The bends at which a step touches, by brute force."""
    found = 0
    for bend in range(-WIDEST, WIDEST + 1):
        x, y = STEPS[(heading + bend) % 360]
        if (x - dx) ** 2 + (y - dy) ** 2 < TOUCH**2:
            found |= 1 << bend + WIDEST
    return found


HEADING = st.integers(0, 359)


@given(st.integers(-2000, 2000), st.integers(-2000, 2000), HEADING)
@example(0, 0, 0)
@example(1998, 0, 0)
@example(-1000, 0, 0)
def test_the_bends_that_touch_are_those_that_trying_finds(dx: int, dy: int, heading: int) -> None:
    assert touched(dx, dy, heading) == tried(dx, dy, heading)


@rule("swishbones.touch")
@given(st.integers(0, 3599), st.sampled_from([*range(988, 1010, 3), *range(1960, 2002)]), HEADING)
def test_a_bone_that_is_only_grazed_or_as_near_as_can_be_is_no_exception(bearing: int, far: int, heading: int) -> None:
    dx, dy = round(far * cos(radians(bearing / 10))), round(far * sin(radians(bearing / 10)))
    assert touched(dx, dy, heading) == tried(dx, dy, heading)
