"""The deck, custom decks, and the options that shrink them."""

import pytest

from swordfish.core import BadOptions
from swordfish.games import options as checked
from swordfish.games import swirl
from swordfish.games.swirl.cards import Colour, Creature, Kind, cards, printed
from swordfish.games.swirl.model import Options
from tests.games.swirl.tables import DECK, begun
from tests.rulebook import rule


@rule("swirl.deck")
def test_the_deck_has_18_cards_of_each_creature_and_13_action_cards() -> None:
    deck = cards()
    assert len(deck.kinds) == 85
    assert [deck.creatures.count(creature) for creature in Creature] == [18] * 4
    assert [deck.kinds.count(kind) for kind in Kind] == [72, 4, 4, 4, 1]
    assert {*deck.numbers} == {0, *range(1, 11)}


@rule("swirl.deck.numbers")
def test_every_number_but_1_and_10_is_there_twice_in_two_colours() -> None:
    deck = cards()
    for creature in Creature:
        mine = [card for card in range(85) if deck.creatures[card] == creature]
        assert [deck.numbers[card] for card in mine] == [1, *sorted([*range(2, 10)] * 2), 10]
        pairs = {(deck.numbers[card], deck.colours[card]) for card in mine}
        assert len(pairs) == 18
    assert [deck.colours.count(colour) for colour in Colour] == [18] * 4


@rule("swirl.deck.ids", "swirl.deck.numbers")
def test_cards_are_numbered_by_creature_and_the_action_cards_follow() -> None:
    deck = cards()
    for creature in range(4):
        for k in range(18):
            assert deck.creatures[18 * creature + k] == creature
            assert deck.colours[18 * creature + k] == (k + k // 8 + creature) % 4
    assert deck.kinds[72:] == (
        *[Kind.COLLECT_ONE] * 4,
        *[Kind.COLLECT_ALL] * 4,
        *[Kind.SNATCH] * 4,
        Kind.SWIRL,
    )


@rule("swirl.deck.own")
def test_a_table_can_have_its_own_deck() -> None:
    small = [line for line in DECK if line.endswith((" 2", " 3"))]
    state = begun(checked(swirl, {"seats": 2, "deck": small}))
    assert len(swirl.pieces(state)) == len(small) == 32


@rule("swirl.deck.own")
@pytest.mark.parametrize(
    ("lines", "key", "facts"),
    [
        ((*printed()[:6], "crab blue 3"), "swirl-deck-line", {"line": 7, "text": "crab blue 3"}),
        ((*printed()[:3], ""), "swirl-deck-line", {"line": 4, "text": ""}),
        ((*printed()[:3], "collect two"), "swirl-deck-line", {"line": 4, "text": "collect two"}),
        ((*printed(), "crab red 11"), "swirl-deck-number", {"line": 86, "text": "crab red 11", "most": 10}),
        ((*printed(), "crab red x"), "swirl-deck-number", {"line": 86, "text": "crab red x", "most": 10}),
        (
            tuple(line for line in printed() if not line.startswith("fish yellow")),
            "swirl-deck-lacks",
            {"creature": Creature.FISH, "colour": Colour.YELLOW},
        ),
        (
            tuple(line for line in DECK if line.endswith(" 4")),
            "swirl-deck-small",
            {"cards": 16, "least": 20, "seats": 4},
        ),
        (printed() * 3, "swirl-deck-large", {"cards": 255, "most": 200}),
    ],
)
def test_a_bad_deck_gets_a_sentence_that_names_the_line(
    lines: tuple[str, ...], key: str, facts: dict[str, object]
) -> None:
    with pytest.raises(BadOptions) as refused:
        swirl.start(Options(seats=4, deck=lines))
    assert refused.value.key == key
    assert refused.value.facts == facts
    assert str(refused.value)


def test_options_shrink_the_deck() -> None:
    options = Options(seats=2, creatures=2, colours=3, numbers=6, hand=2)
    deck = cards()
    kept = swirl.start(options).deck
    assert {deck.creatures[card] for card in kept} == {-1, 0, 1}
    assert {deck.colours[card] for card in kept} == {-1, 0, 1, 2}
    assert max(deck.numbers[card] for card in kept) == 6
    assert [len(hand) for hand in begun(options).hands] == [2, 2]


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"seats": 1}, "swirl-seats"),
        ({"seats": 5}, "swirl-seats"),
        ({"seats": 3, "teams": True}, "swirl-teams"),
        ({"seats": 3, "creatures": 2}, "swirl-creatures"),
        ({"creatures": 5}, "swirl-creatures"),
        ({"colours": 0}, "swirl-colours"),
        ({"colours": 5}, "swirl-colours"),
        ({"numbers": 0}, "swirl-numbers"),
        ({"numbers": 11}, "swirl-numbers"),
        ({"hand": 0}, "swirl-hand"),
        ({"hand": 5}, "swirl-hand"),
        ({"numbers": 2}, "swirl-deck-lacks"),
        ({"seats": 4, "numbers": 3, "colours": 3}, "swirl-deck-small"),
    ],
)
def test_an_impossible_table_gets_a_sentence(values: dict[str, object], key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        checked(swirl, values)
    assert refused.value.key == key
    assert str(refused.value)


@pytest.mark.parametrize(
    "values",
    [
        {"seats": 2, "colours": 1},
        {"seats": 4, "numbers": 4},
        {"seats": 2, "hand": 1},
        {"seats": 2, "numbers": 1, "deck": [line.replace(" 4", " 1") for line in DECK if line.endswith(" 4")]},
        {"seats": 3, "deck": [line for line in DECK if line.endswith(" 4")]},
        {"seats": 4, "deck": [*DECK, *DECK[:32]]},
    ],
)
def test_tables_at_the_limits_can_be_set_up(values: dict[str, object]) -> None:
    assert swirl.start(checked(swirl, values)).deck


def test_swirl_is_for_two_to_four_players() -> None:
    assert [*swirl.SEATS] == [2, 3, 4]
    assert swirl.start(Options(seats=4, teams=True)).hands == ((),) * 4
