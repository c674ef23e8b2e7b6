"""The cards of swish. Rulebook, section 1."""

from collections import Counter

import pytest

from swordfish import Table
from swordfish.core import BadOptions
from swordfish.games import options, swish
from swordfish.games.swish.cards import CELLS, COLOURS, KIND, KINDS, TURNED, Card, Colour, deck, orbit, turned
from swordfish.games.swish.decks import read_cards, read_deck
from tests.games.swish.sitting import dead
from tests.rulebook import rule


@rule("swish.card")
def test_a_card_has_a_ball_and_a_hoop_in_two_different_cells_of_twelve() -> None:
    assert all(0 <= cell < 12 for card in deck() for cell in card)
    assert all(card.ball != card.hoop for card in deck())
    assert CELLS == 12
    assert TURNED[1][3 * 2 + 0] == 3 * 2 + 2  # cells are numbered row by row, three to a row


@rule("swish.colour")
def test_the_cell_decides_the_colour() -> None:
    b, o, g, p = Colour.BLUE, Colour.ORANGE, Colour.GREEN, Colour.PURPLE
    assert (
        *(b, g, b),
        *(o, p, o),
        *(o, p, o),
        *(b, g, b),
    ) == COLOURS
    assert all(COLOURS[to[cell]] == COLOURS[cell] for to in TURNED for cell in range(CELLS))


@rule("swish.orientation")
def test_a_card_lies_in_four_orientations() -> None:
    card = Card(ball=0, hoop=4)

    assert [turned(card, orientation) for orientation in range(4)] == [(0, 4), (2, 4), (9, 7), (11, 7)]
    for first in range(4):
        for second in range(4):  # a group, every element its own inverse
            assert turned(turned(card, first), second) == turned(card, first ^ second)


@rule("swish.kinds")
def test_the_132_pairs_are_of_36_kinds() -> None:
    assert len(KIND) == 132
    assert len(KINDS) == 36
    assert Counter(len(orbit(kind)) for kind in KINDS) == {4: 30, 2: 6}
    assert all(kind.ball % 3 == kind.hoop % 3 == 1 for kind in KINDS if len(orbit(kind)) == 2)


@rule("swish.deck")
def test_the_deck_has_every_kind_once_and_24_twice() -> None:
    counts = Counter(KIND[card] for card in deck())

    assert len(deck()) == 60
    assert all(card == min(orbit(card)) for card in KINDS)
    assert list(KINDS) == sorted(KINDS)
    for number, card in enumerate(KINDS):
        colours = COLOURS[card.ball], COLOURS[card.hoop]
        outer = card.ball % 3 != 1 or card.hoop % 3 != 1
        assert counts[number] == 1 + (colours[0] != colours[1] and outer)
    singles = Counter(
        tuple(sorted((COLOURS[card.ball], COLOURS[card.hoop])))
        for number, card in enumerate(KINDS)
        if counts[number] == 1
    )
    b, o, g, p = Colour.BLUE, Colour.ORANGE, Colour.GREEN, Colour.PURPLE
    assert singles == {(b, b): 3, (o, o): 3, (g, g): 1, (p, p): 1, (g, p): 4}


@rule("swish.deck.own")
def test_a_custom_deck_is_part_of_the_options_and_of_the_record() -> None:
    mine = [[0, 4], [4, 0], *map(list, dead(15))]

    table = Table("swish", seats=2, seed=1, deck=mine)

    assert table.record().header.options.deck[1] == Card(4, 0)
    assert swish.pieces(table.state) == tuple(range(17))


@pytest.mark.parametrize(
    ("deck", "key", "facts"),
    [
        (dead(15), "swish-deck-few", {"cards": 15, "least": 16}),
        ((*dead(16), Card(3, 3)), "swish-deck-card", {"number": 17, "ball": 3, "hoop": 3, "last": 11}),
        ((Card(0, 12), *dead(16)), "swish-deck-card", {"number": 1, "ball": 0, "hoop": 12, "last": 11}),
        ((Card(12, 0), *dead(16)), "swish-deck-card", {"number": 1, "ball": 12, "hoop": 0, "last": 11}),
        ((Card(-1, 2), *dead(16)), "swish-deck-card", {"number": 1, "ball": -1, "hoop": 2, "last": 11}),
    ],
)
@rule("swish.deck.own")
def test_a_bad_deck_is_refused_by_the_number_of_its_card(
    deck: tuple[Card, ...], key: str, facts: dict[str, int]
) -> None:
    with pytest.raises(BadOptions) as refusal:
        options(swish, {"deck": deck})
    assert (refusal.value.key, refusal.value.facts) == (key, facts)


def test_a_deck_is_read_from_text_like_its_own_file_or_plainer() -> None:
    as_json = "[\n" + ",\n".join(f"  [{card.ball}, {card.hoop}]" for card in deck()) + "\n]\n"
    plain = "\n".join(f"{card.ball}-{card.hoop}" for card in deck())

    assert read_deck(as_json) == deck()
    assert read_deck(plain) == deck()
    assert read_cards("0-4 5-1\n\n[2,11]") == (Card(0, 4), Card(5, 1), Card(2, 11))


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("0-4\n1-2 hello\n", "swish-deck-line", 2),
        ("0-4\n\n5-12", "swish-deck-cells", 3),
        ("[\n[1, 1]\n]", "swish-deck-cells", 2),
        ("0-4-5", "swish-deck-line", 1),
        ("[0, 4, 5]", "swish-deck-line", 1),
        ("0--4", "swish-deck-line", 1),
    ],
)
def test_a_bad_line_is_named(text: str, key: str, line: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_deck(text)
    assert refusal.value.key == key
    assert refusal.value.facts["line"] == line
    assert refusal.value.facts.get("last", 11) == 11
    assert str(line) in str(refusal.value)
