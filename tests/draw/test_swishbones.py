"""Pictures of swishbones: every piece where it lies, and the outlook of the fish to move."""

from hypothesis import given

from swordfish.core import Forced, Players
from swordfish.draw import svg
from swordfish.games import swishbones
from swordfish.games.swishbones.model import Colour, Passed, Place, State
from swordfish.games.swishbones.outlook import outlook
from tests.draw.reading import Drawn, states


@given(states("swishbones"))
def test_every_piece_is_drawn_once_in_its_colour(state: State):
    picture = Drawn(svg("swishbones", state))
    assert picture.data("piece", "piece", "food", "penalty", "boxed") == [*swishbones.pieces(state)]
    assert picture.data("piece", "food") == [bone.piece for bone in state.food]
    for piece in picture.of("piece", "food", "penalty", "boxed", "likeness"):
        assert piece.get("data-colour") == Colour(int(piece.get("data-piece", "")) % 4).name.lower()


@given(states("swishbones"))
def test_a_seat_shows_score_and_penalty(state: State):
    picture = Drawn(svg("swishbones", state))
    for seat, fish in enumerate(state.fish):
        area = picture.seat(seat)
        assert picture.data("piece", "penalty", within=area) == sorted(fish.penalty)
        [score] = picture.of("score", within=area)
        assert score.text == str(len(fish.pieces) - len(fish.penalty))


@given(states("swishbones"))
def test_the_outlook_of_the_fish_to_move(state: State):
    picture = Drawn(svg("swishbones", state))
    shown = [
        (int(span.get("data-first", "")), int(span.get("data-last", "")), span.get("class", ""))
        for span in picture.of("span")
    ]
    due = swishbones.due(state)
    stuck = isinstance(due, Forced) and isinstance(due.event, Passed)
    if not (isinstance(due, Players) or stuck) or not all(fish.centres for fish in state.fish):
        assert not shown
        return
    spans = outlook(state)
    kinds = ["span blocked" if span.blockers else "span eats" if span.food else "span free" for span in spans]
    assert shown == [(span.first, span.last, kind) for span, kind in zip(spans, kinds, strict=True)]
    indigestible = [bool(morsel.indigestion) for span in spans for morsel in span.food]
    assert len(picture.of("cross")) == sum(indigestible)
    assert len(picture.of("tick")) == len(indigestible) - sum(indigestible)
    assert picture.data("bend", "stop") == [*state.bends]
    assert len(picture.of("blocker")) == sum(len(span.blockers) for span in spans)


@given(states("swishbones"))
def test_places_where_a_fish_may_be_set_are_shown(state: State):
    picture = Drawn(svg("swishbones", state))
    due = swishbones.due(state)
    legal = swishbones.legal(state, due.seats[0]) if isinstance(due, Players) else ()
    assert bool(picture.of("places")) == any(isinstance(command, Place) for command in legal)
