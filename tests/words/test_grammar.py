"""Exact sentences of each language: plurals, gender and agreement."""

import re
from typing import Any

import msgspec
import pytest

from swordfish import words
from swordfish.core import BadOptions, BadRecord, IllegalMove
from swordfish.games.swipe.model import Face, Rolled, SuperSwiped
from swordfish.games.swirl.cards import Colour, Creature
from swordfish.games.swishbones.model import Colour as BoneColour

CARDS = {
    "en": ["red crab 3", "green fish 3", "yellow sea horse 3", "purple star fish 3", "red star fish 3"],
    "de": ["rote Krabbe 3", "grüner Fisch 3", "gelbes Seepferdchen 3", "violetter Seestern 3", "roter Seestern 3"],
    "fr": [
        "crabe rouge 3",
        "poisson vert 3",
        "hippocampe jaune 3",
        "étoile de mer violette 3",
        "étoile de mer rouge 3",
    ],
    "it": ["granchio rosso 3", "pesce verde 3", "cavalluccio giallo 3", "stella viola 3", "stella rossa 3"],
    "es": ["cangrejo rojo 3", "pez verde 3", "caballito amarillo 3", "estrella violeta 3", "estrella roja 3"],
}
CREATURES = {
    "en": ["Ann collects the crab.", "Ann collects the star fish."],
    "de": ["Ann sammelt die Krabbe.", "Ann sammelt den Seestern."],
    "fr": ["Ann collectionne le crabe.", "Ann collectionne l’étoile de mer."],
    "it": ["Ann colleziona il granchio.", "Ann colleziona la stella marina."],
    "es": ["Ann colecciona el cangrejo.", "Ann colecciona la estrella de mar."],
}
BONES = {
    "en": ["Ann eats a green bone.", "Ann eats a red bone."],
    "de": ["Ann frisst eine grüne Gräte.", "Ann frisst eine rote Gräte."],
    "fr": ["Ann mange une arête verte.", "Ann mange une arête rouge."],
    "it": ["Ann mangia una lisca verde.", "Ann mangia una lisca rossa."],
    "es": ["Ann se come una espina verde.", "Ann se come una espina roja."],
}
NUMBERS: dict[str, list[tuple[str, dict[str, Any], str]]] = {
    "en": [
        ("names-count", {"names": 1, "seats": 3}, "One name was given for 3 seats."),
        ("solitaire-result", {"cards": 0, "time": "0:05"}, "0 cards in 0:05."),
        ("page-free-seats", {"free": 1}, "one free chair"),
        ("simulate-title", {"games": 10000, "game": "swipe", "seed": "7"}, "10,000 games of swipe, seed 7"),
    ],
    "de": [
        ("names-count", {"names": 1, "seats": 3}, "Es wurde ein Name für 3 Plätze angegeben."),
        ("solitaire-result", {"cards": 0, "time": "0:05"}, "0 Karten in 0:05."),
        ("page-free-seats", {"free": 1}, "ein freier Stuhl"),
        ("simulate-title", {"games": 10000, "game": "swipe", "seed": "7"}, "10.000 Partien swipe, Startwert 7"),
    ],
    "fr": [
        ("names-count", {"names": 1, "seats": 3}, "1 nom a été donné pour 3 places."),
        ("solitaire-result", {"cards": 0, "time": "0:05"}, "0 carte en 0:05."),
        ("page-free-seats", {"free": 2}, "2 chaises libres"),
        ("simulate-title", {"games": 10000, "game": "swipe", "seed": "7"}, "10 000 parties de swipe, graine 7"),
    ],
    "it": [
        ("names-count", {"names": 1, "seats": 3}, "È stato dato un nome per 3 posti."),
        ("solitaire-result", {"cards": 0, "time": "0:05"}, "0 carte in 0:05."),
        ("page-free-seats", {"free": 1}, "una sedia libera"),
        ("simulate-title", {"games": 10000, "game": "swipe", "seed": "7"}, "10.000 partite di swipe, seme 7"),
    ],
    "es": [
        ("names-count", {"names": 1, "seats": 3}, "Se ha dado un nombre para 3 asientos."),
        ("solitaire-result", {"cards": 0, "time": "0:05"}, "0 cartas en 0:05."),
        ("page-free-seats", {"free": 1}, "una silla libre"),
        ("simulate-title", {"games": 10000, "game": "swipe", "seed": "7"}, "10.000 partidas de swipe, semilla 7"),
    ],
}
SUPER = {
    "en": "Super Swipe! Ann takes a die each from Ben and Cleo and throws again.",
    "de": "Super Swipe! Ann nimmt je einen Würfel von Ben und Cleo und wirft noch einmal.",
    "fr": "Super Swipe ! Ann prend un dé par personne à Ben et Cleo et relance.",
    "it": "Super Swipe! Ann prende un dado per persona da Ben e Cleo e tira di nuovo.",
    "es": "¡Super Swipe! Ann les quita un dado por persona a Ben y Cleo y vuelve a tirar.",
}
LAST_DIE = {
    "en": "Seat 3 has only one die, and nobody may take the last one.",
    "de": "Platz 3 hat nur einen Würfel, und den letzten darf niemand nehmen.",
    "fr": "Place 3 n’a qu’un dé, et personne ne peut prendre le dernier.",
    "it": "Posto 3 ha un dado solo, e l’ultimo non si può rubare.",
    "es": "Asiento 3 solo tiene un dado, y el último no se puede robar.",
}
ROLLED = {
    "en": "The dice show: X, swipe a chip.",
    "de": "Die Würfel zeigen: X, Chip stibitzen.",
    "fr": "Les dés montrent : X, chiper un jeton.",
    "it": "I dadi mostrano: X, ruba un gettone.",
    "es": "Los dados muestran: X, roba una ficha.",
}


def plain(text: str) -> str:
    """Replace special spaces by plain ones, as typed above."""
    return re.sub("[\N{NARROW NO-BREAK SPACE}\N{NO-BREAK SPACE}]", " ", text)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_colour_agrees_with_its_creature(lang: str) -> None:
    colours = (Colour.RED, Colour.GREEN, Colour.YELLOW, Colour.PURPLE, Colour.RED)
    of = zip(colours, [*Creature, Creature.STAR_FISH], strict=True)
    facts = [{"colour": colour, "creature": creature, "number": 3} for colour, creature in of]
    assert [words.sentence("swirl-card", each, lang) for each in facts] == CARDS[lang]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_articles_agree_with_what_they_stand_before(lang: str) -> None:
    chosen = [{"seat": "Ann", "creature": creature} for creature in (Creature.CRAB, Creature.STAR_FISH)]
    assert [words.sentence("swirl-creature-chosen", each, lang) for each in chosen] == CREATURES[lang]
    eaten = [{"seat": "Ann", "colour": colour, "piece": 2} for colour in (BoneColour.GREEN, BoneColour.RED)]
    assert [words.sentence("swishbones-bone-eaten", each, lang) for each in eaten] == BONES[lang]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_one_and_many_have_different_sentences(lang: str) -> None:
    assert [plain(words.sentence(key, facts, lang)) for key, facts, _ in NUMBERS[lang]] == [
        told for *_, told in NUMBERS[lang]
    ]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_names_are_joined_as_they_are_said(lang: str) -> None:
    event = SuperSwiped(taker=0, victims=(1, 2))
    assert plain(words.tell("swipe", event, ["Ann", "Ben", "Cleo"], lang)) == SUPER[lang]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_refusals_and_enums_speak_the_language(lang: str) -> None:
    refusal = IllegalMove("swipe-last-die", seat=2)
    assert words.sentence(refusal.key, refusal.facts, lang) == LAST_DIE[lang]
    inside = BadRecord("record-line", path="a", line=1, reason=BadOptions("swipe-own"))
    assert words.sentence("swipe-own", None, lang).removesuffix(".") in words.sentence(inside.key, inside.facts, lang)
    assert plain(words.tell("swipe", Rolled((Face.X, Face.SWIPE_CHIP)), [], lang)) == ROLLED[lang]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_refusal_that_comes_over_the_wire_still_knows_which_creature(lang: str) -> None:
    refusal = IllegalMove("swirl-creature-gone", creature=Creature.STAR_FISH)
    heard = msgspec.json.decode(msgspec.json.encode(words.sent(refusal.facts)))
    assert words.sentence(refusal.key, heard, lang) == words.sentence(refusal.key, refusal.facts, lang)
