"""Events of swirl in words: cards by name, from the table's own deck if it has one; hidden cards are counted."""

import pytest

from swordfish.core import IllegalMove
from swordfish.games import swirl
from swordfish.games.swirl.cards import Creature
from swordfish.games.swirl.model import (
    Captured,
    CardPlayed,
    Choose,
    CreatureChosen,
    Dealt,
    Event,
    HandsDropped,
    Options,
    Snatched,
)
from swordfish.words import tell
from tests.games.swirl.tables import DECK, card, cards

OWN = Options(seats=2, deck=DECK)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (CardPlayed(0, card("sea horse red 4")), "Ann plays: red sea horse 4."),
        (CardPlayed(0, card("collect all")), "Ann plays: collect all."),
        (Dealt(((1, 2), (None, None))), "Everybody gets 2 cards."),
        (Dealt(((1,), (None,))), "Everybody gets a card."),
        (
            Captured(1, cards("fish red 1, crab red 2"), cards("fish red 1")),
            "Ben captures red fish 1, red crab 2. Into the series: red fish 1.",
        ),
        (Captured(1, cards("crab red 2"), ()), "Ben captures red crab 2."),
        (Snatched(0, 1, card("fish red 1"), ()), "Ann snatches Ben’s red fish 1."),
        (
            Snatched(0, 1, card("fish red 1"), cards("fish red 9")),
            "Ann snatches Ben’s red fish 1, but Ben has another: red fish 9.",
        ),
        (HandsDropped(0, ((), ())), "Ann plays the swirl, but nobody has a card to drop."),
        (
            HandsDropped(0, ((), cards("fish red 1, snatch"))),
            (
                "Ann plays the swirl! All the others drop their cards into the middle: red fish 1, snatch. "
                "Ann plays on alone."
            ),
        ),
    ],
)
def test_events_name_the_cards_of_the_table(event: Event, told: str) -> None:
    assert tell("swirl", event, ["Ann", "Ben"], "en", OWN) == told


def test_without_options_cards_are_those_of_the_printed_game() -> None:
    assert tell("swirl", CardPlayed(0, 84), ["Ann", "Ben"]) == "Ann plays: swirl."


def test_a_refusal_names_the_creature() -> None:
    state = swirl.evolve(swirl.start(Options(seats=2)), CreatureChosen(0, Creature.STAR_FISH))
    with pytest.raises(IllegalMove, match="You cannot choose the star fish"):
        swirl.decide(state, 1, Choose(Creature.STAR_FISH), 0)
