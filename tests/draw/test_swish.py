"""Pictures of swish: sixteen cards as they lie, and the stacked proof."""

import re

from hypothesis import given

from swordfish import Table, words
from swordfish.draw import THEMES, svg
from swordfish.draw.swish import CARD, MAT
from swordfish.games.swish.cards import COLOURS, turned
from swordfish.games.swish.model import EMPTY, NOBODY, State
from tests.draw.reading import Drawn, states


def test_the_edges_name_the_places_as_the_log_does():
    """Each row's name is level with its cards, and each column's above its cards."""
    picture = Drawn(svg("swish", Table("swish", seed=1, seats=1).state))
    rows = {name.text: float(name.get("y", 0)) for name in picture.of("row")}
    columns = {name.text: float(name.get("x", 0)) for name in picture.of("column")}
    assert ["".join(map(str, rows)), "".join(map(str, columns))] == ["abcd", "1234"]
    for card in picture.of("card"):
        x, y = map(float, re.findall(r"[\d.]+", card.get("transform", ""))[:2])
        row, column = words.sentence("swish-place", {"place": int(card.get("data-place", ""))})
        assert y < rows[row] < y + CARD[1]
        assert columns[column] == x + CARD[0] / 2


@given(states("swish"))
def test_every_card_is_drawn_once_with_its_ball_and_its_hoop(state: State):
    picture = Drawn(svg("swish", state))
    lying = [lying.card for lying in state.area if lying != EMPTY]
    assert picture.data("card", "card") == sorted(lying)
    assert len(picture.of("ball")) == len(picture.of("hoop")) == len(lying)
    counts = sum(picture.data("count", "pile", "deck", "discard"))
    assert counts + len(lying) == len(state.options.cards)
    for mark in picture.of("ball", "hoop"):
        assert mark.get("data-colour") == COLOURS[int(mark.get("data-cell", ""))].name.lower()


@given(states("swish"))
def test_a_card_lies_as_it_was_dealt(state: State):
    picture = Drawn(svg("swish", state))
    proof = picture.of("proof")
    for card in picture.of("card"):
        if any(card in [*area.iter()] for area in proof):
            continue
        lying = state.area[int(card.get("data-place", ""))]
        lies = turned(state.options.cards[lying.card], lying.orientation)
        assert picture.data("cell", "ball", within=card) == [lies.ball]
        assert picture.data("cell", "hoop", within=card) == [lies.hoop]


@given(states("swish"))
def test_the_proof_shows_each_layer_as_it_is_laid(state: State):
    picture = Drawn(svg("swish", state))
    if state.caller == NOBODY:
        assert not picture.of("proof")
        return
    [proof] = picture.of("proof")
    laid = [turned(state.options.cards[state.area[layer.place].card], layer.orientation) for layer in state.mat]
    assert picture.data("cell", "ball", within=proof) == sorted(card.ball for card in laid)
    assert picture.data("cell", "hoop", within=proof) == sorted(card.hoop for card in laid)
    assert len(picture.of("away")) == len(laid)


@given(states("swish"))
def test_no_swish_claims_and_waits_are_shown(state: State):
    picture = Drawn(svg("swish", state))
    for seat in range(state.options.seats):
        assert len(picture.of("word", within=picture.seat(seat))) == (seat in state.words)
    assert not picture.of("turn") or state.caller != NOBODY


def test_the_mat_is_light_in_every_theme():
    table = Table("swish", seats=2, seed=1)
    for theme in THEMES:
        assert f'fill="{MAT}"' in table.picture(theme=theme)
