"""How sentences name seats and dates: data counts from 0; sentences count from 1, and use names where known."""

import datetime

import msgspec
import pytest

from swordfish import words
from swordfish.core import IllegalMove, Refusal
from swordfish.games.swipe.model import TurnPassed
from swordfish.server.table.broadcast import refusal_facts

NOT_YOURS = {
    "en": "It is not Ann’s turn; the table is waiting for Ben and Seat 3.",
    "de": "Ann ist nicht an der Reihe; der Tisch wartet auf Ben und Platz 3.",
    "fr": "Ce n’est pas à Ann de jouer\N{NARROW NO-BREAK SPACE}; la table attend Ben et Place 3.",
    "it": "Non è il turno di Ann; il tavolo aspetta Ben e Posto 3.",
    "es": "No le toca a Ann; la mesa espera a Ben y Asiento 3.",
}
UNSEEN = {
    "en": "16 November 2026",
    "de": "16. November 2026",
    "fr": "16 novembre 2026",
    "it": "16 novembre 2026",
    "es": "16 de noviembre de 2026",
}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_refusal_names_players_where_their_names_are_known(lang: str) -> None:
    refusal = IllegalMove("not-your-turn", seat=0, due=(1, 2))
    assert words.sentence(refusal.key, refusal.facts, lang, ["Ann", "Ben"]) == NOT_YOURS[lang]


def test_without_names_seats_are_counted_from_one() -> None:
    assert str(IllegalMove("not-your-turn", seat=0, due=(1,))) == (
        "It is not Seat 1’s turn; the table is waiting for Seat 2."
    )


def test_a_chair_is_named_by_its_number_whatever_its_player_is_called() -> None:
    assert words.sentence("table-chair-taken", {"seat": 1}, "en", ["Ann", "Ben"]) == "Chair 2 is taken."


def test_seats_inside_a_refusal_in_another_are_named_too() -> None:
    inside = Refusal("bad-options", reason=IllegalMove("swipe-last-die", seat=1))
    told = words.sentence(inside.key, inside.facts, "en", ["Ann", "Ben"])
    assert "Ben has only one die" in told


def test_on_the_wire_seats_count_from_zero_and_a_day_is_a_day() -> None:
    turn = refusal_facts(IllegalMove("not-your-turn", seat=0, due=(1,)))
    assert turn["facts"] == {"seat": 0, "due": (1,)}
    assert turn["text"] == "It is not Seat 1’s turn; the table is waiting for Seat 2."
    unseen = refusal_facts(Refusal("puzzle-unseen", date=datetime.date(2026, 11, 16)))
    assert unseen["facts"] == {"date": "2026-11-16"}


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("key", ["puzzle-unseen", "no-such-puzzle"])
def test_a_day_is_written_as_the_language_does_before_and_after_the_wire(key: str, lang: str) -> None:
    facts = {"date": datetime.date(2026, 11, 16)}
    arrived = msgspec.json.decode(msgspec.json.encode(words.sent(facts)))
    assert UNSEEN[lang] in words.sentence(key, facts, lang)
    assert words.sentence(key, arrived, lang) == words.sentence(key, facts, lang)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_event_that_ends_a_game_passes_the_turn_to_nobody(lang: str) -> None:
    passed = TurnPassed(to=1)
    assert "Ben" in words.tell("swipe", passed, ["Ann", "Ben"], lang)
    assert words.tell("swipe", passed, ["Ann", "Ben"], lang, over=True) == words.sentence("game-over", None, lang)
