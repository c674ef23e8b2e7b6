"""Events in words: every fact in the language of its sentence, and what another package has no sentence for."""

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec import Struct

from swordfish import words
from swordfish.core import Rewound
from swordfish.games.swirl.model import CardPlayed, Dealt, Options
from swordfish.games.swish.model import Called, Laid, Lifted, WaitEnded
from swordfish.words import sentence
from swordfish.words.swirl import swirl_card
from tests import toy
from tests.packages import forget, offer


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_card_is_named_in_the_language_of_its_event(lang: str) -> None:
    card = swirl_card(5, Options(), partial(sentence, lang=lang))
    told = words.tell("swirl", CardPlayed(0, 5), ["Ann"], lang)
    assert told == sentence("swirl-card-played", {"seat": "Ann", "card": card}, lang)


@pytest.mark.parametrize(("hands", "told"), [(((0,), (1,)), "a card"), (((0, 1), (2,)), "2 cards")])
def test_a_deal_says_how_many_cards_a_hand_gets(hands: tuple[tuple[int, ...], ...], told: str) -> None:
    assert words.tell("swirl", Dealt(hands)) == f"Everybody gets {told}."


HOW = {
    "en": ("lays", "flips", "turns"),
    "de": ("legt", "spiegelt", "dreht"),
    "fr": ("pose", "retourne", "tourne"),
    "es": ("coloca", "voltea", "gira"),
    "it": ("posa", "ribalta", "gira"),
}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_card_that_lies_on_the_mat_is_flipped_or_turned_there(lang: str) -> None:
    events = [Called(0, 20), Laid(0, 0, 0), Laid(0, 5, 0), WaitEnded(1), Laid(0, 0, 1), Laid(0, 0, 2), Laid(0, 0, 0)]
    told = [words.tell("swish", event, ["Ann"], lang, earlier=events[:number]) for number, event in enumerate(events)]
    lays, flips, turns = HOW[lang]
    verbs = [sentence.split()[1] for sentence in told if sentence.endswith((" a1.", " b2."))]
    assert verbs == [lays, lays, flips, turns, flips]


@pytest.mark.parametrize("past", [Lifted(0, 0), Called(1, 40), Rewound(2)])
def test_a_card_that_has_left_the_mat_is_laid_again(past: Struct) -> None:
    assert words.tell("swish", Laid(0, 0, 1), ["Ann"], earlier=[Laid(0, 0, 0), past]) == "Ann lays card a1."


def test_a_number_is_grouped_as_far_as_babel_can() -> None:
    assert "999,999,999,999,999" in sentence("draw-no-such-seat", {"given": 10**15 - 1, "most": 3})
    assert "1000000000000000" in sentence("draw-no-such-seat", {"given": 10**15, "most": 3})


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is a game of another package, whose catalogues say little."""
    texts = tmp_path / "toywords"
    texts.mkdir()
    (texts / "__init__.py").write_text("", encoding="utf-8")
    (texts / "en.ftl").write_text("toy-played = { $seat } plays { $card }.\ntoy-about = A toy.\n", encoding="utf-8")
    (texts / "de.ftl").write_text("toy-about = Ein Spielzeug.\n", encoding="utf-8")
    offer(tmp_path, "toys", {"swordfish.games": {"toy": "tests.toy"}, "swordfish.words": {"toy": "toywords"}})
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    forget()
    yield
    forget()


@pytest.mark.usefixtures("foreign")
def test_a_sentence_missing_in_a_package_falls_back_to_english_or_to_key_and_facts() -> None:
    assert words.about("toy", "de") == "Ein Spielzeug."
    assert words.about("toy", "fr") == "A toy."
    assert words.tell("toy", toy.Played(1, 7), ["Ann", "Ben"], "de") == "Ben plays 7."
    assert words.tell("toy", toy.Wake(), (), "de") == "Wake"
    assert words.sentence("toy-not-held", {"card": 3}, "de") == "Not held (card: 3)"
