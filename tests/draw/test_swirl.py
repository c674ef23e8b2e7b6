"""Pictures of swirl: known cards face up, hidden cards face down."""

from hypothesis import given
from hypothesis import strategies as st

from swordfish import Table
from swordfish.core import Players
from swordfish.draw import svg
from swordfish.games import swirl
from swordfish.games.swirl.model import State
from tests.draw.reading import Drawn, states


@given(states("swirl"), st.sampled_from([None, 0, 1]))
def test_every_card_is_drawn_where_it_lies(state: State, seat: int | None):
    picture = Drawn(svg("swirl", state, seat))
    view: State = state if seat is None else swirl.view(state, seat)
    for place, hand in enumerate(view.hands):
        area = picture.seat(place)
        known = [card for card in hand if card is not None]
        assert picture.data("card", "card", within=area) == sorted([*known, *view.series[place]])
        assert len(picture.of("hidden", within=area)) == len(hand) - len(known)
        assert picture.data("count", "pile", within=area) == [len(view.piles[place])]
    [deck] = picture.of("deck")
    assert deck.get("data-count") == str(len(state.deck)), "hidden hands are not part of the deck that is drawn"
    whole = len(picture.of("card", "hidden")) + sum(picture.data("count", "pile", "deck"))
    assert whole == len(swirl.pieces(state))


@given(states("swirl"))
def test_the_middle_and_the_played_card(state: State):
    picture = Drawn(svg("swirl", state))
    for area in picture.of("middle"):
        assert picture.data("card", "card", within=area) == sorted(state.middle)
    assert picture.data("card", "taken") == sorted(state.taken)
    played = picture.of("played")
    assert [card for area in played for card in picture.data("card", "card", within=area)] == [*state.played]


def test_a_seat_waits_for_the_colours_that_its_series_lacks():
    table = Table("swirl", seats=3, seed=4)
    while isinstance(table.due, Players) and not any(table.state.series):
        table.say(table.legal()[0])
    picture = Drawn(table.picture())
    assert len(picture.of("gap")) == 12 - sum(map(len, table.state.series))


def test_everybody_sees_which_creature_a_seat_collects():
    table = Table("swirl", seats=2, seed=4)
    table.say("sea-horse")
    table.say("crab")
    assert [mark.get("data-creature") for mark in Drawn(table.picture(1)).of("collects")] == ["sea-horse", "crab"]


def test_the_seat_that_chooses_a_creature_is_lit():
    table = Table("swirl", seats=3, seed=4)
    table.say("crab")
    lit = [seat for seat in range(3) if (picture := Drawn(table.picture())).of("turn", within=picture.seat(seat))]
    assert lit == [1]


def test_partners_have_the_same_letter():
    picture = Drawn(Table("swirl", seats=4, seed=4, teams=True).picture())
    assert [picture.of("team", within=picture.seat(seat))[0].text for seat in range(4)] == ["A", "B", "A", "B"]
