"""The rules as people read them: nothing of the rulebook is left out, numbers are the table's, pictures are real."""

import re

import pytest

from swordfish import words
from swordfish.core import Refusal
from swordfish.draw.examples import example
from swordfish.draw.examples.swirl import CAPTURED, PLAYED
from swordfish.draw.examples.swish import LAID
from swordfish.draw.examples.swishbones import FITS
from swordfish.games import GAMES, find, options
from swordfish.games.swipe.model import DIE, Face
from swordfish.games.swish.cards import deck, turned
from swordfish.games.swish.swishes import is_swish
from swordfish.games.swishbones.outlook import outlook
from swordfish.parts import own
from swordfish.words import guide
from tests.rulebook import ids

QUESTIONS = 10


def known(game: str) -> guide.Guide:
    found = guide.guide(game)
    assert found
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_rulebook_is_in_the_guide(game: str) -> None:
    """In a passage, or in the details; and no passage tells a rule that the rulebook does not have."""
    told = {rule for passage in known(game).passages() for rule in passage.rules}
    own = {rule for rule in ids() if rule.split(".")[0] == game}
    assert own - told == set()
    assert told - own == {"all.seats"}


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_in_the_guide_twice_and_each_question_has_its_own_anchor(game: str) -> None:
    told = [rule for passage in known(game).passages() for rule in passage.rules]
    assert len(told) == len(set(told))
    assert len(known(game).questions) == len(set(known(game).questions)) == QUESTIONS


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_can_be_written_in_every_language_for_every_variant(game: str, lang: str) -> None:
    for values in find(game).VARIANTS.values():
        told = guide.told(game, lang, options(find(game), values))
        assert told
        assert len({one.question for one in told.questions}) == QUESTIONS
        assert all(re.search(r"[?]$", one.question) and one.answer.endswith(".") for one in told.questions)
        assert not re.search(r"[{}$]|  ", guide.text(told, 10_000).replace("\n  ", "\n"))


def card(game: str, **values: object) -> str:
    """The lines of the card to print, at a table with these options."""
    told = guide.told(game, options=options(find(game), values))
    assert told
    return "\n".join(told.card)


def test_numbers_come_from_the_options() -> None:
    short = guide.rules("swipe", options=options(find("swipe"), {"chips": 20, "dice": 8, "most_throws": 9}), width=200)
    assert "You need 8 dice and 20 chips" in short
    assert "game also ends after 9 throws" in short
    assert "At this table also after 9 throws" in short
    assert "or after 9 throws: most chips win" in card("swipe", most_throws=9)
    assert "throws." not in guide.rules("swipe", width=10_000)
    slow = guide.rules(
        "swish", options=options(find("swish"), {"proof": 60, "wait": 0, "limits": ((3, 5),)}), width=400
    )
    assert "60 seconds to prove it" in slow
    assert "call again for" not in slow
    assert "must have 3 to 5 cards" in slow
    assert "must have exactly 2 cards" in guide.rules(
        "swish", options=options(find("swish"), find("swish").VARIANTS["beginner"]), width=400
    )
    assert "A swish: 2 cards on one another" in card("swish", limits=((2, 2),))
    assert "A swish: 2 to 12 cards on one another" in card("swish", limits=((3, 12), (2, 12)))
    small = guide.rules("swirl", options=options(find("swirl"), find("swirl").VARIANTS["tiny"]), width=400)
    assert "10 creature cards: 2 sea creatures in 2 colours, numbered 1 to 6" in small
    assert "the next player to the left begins" in small
    patient = guide.rules("swishbones", options=options(find("swishbones"), {"quiet_rounds": 2}), width=400)
    assert "after 2 whole rounds" in patient
    assert "nobody eats for 2 rounds" in card("swishbones", quiet_rounds=2)
    bent = find("swishbones").VARIANTS["tiny"]
    tiny = guide.rules("swishbones", options=options(find("swishbones"), bent), width=400)
    assert "may bend only by: −60°, −30°, 0°, +30°, +60°." in tiny
    assert "closer together than in a first game" in tiny
    assert "bent by up to 45°" in card("swishbones", bends=(-45, 0, 45))


@pytest.mark.parametrize("width", [40, 72, 118])
@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_wider_than_the_window(game: str, width: int) -> None:
    for lang in words.LANGUAGES:
        assert max(map(len, guide.rules(game, lang, width).splitlines())) <= width


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_the_rules_can_be_drawn(game: str) -> None:
    named = [passage.picture for passage in known(game).passages() if passage.picture]
    assert sorted(named) == sorted(own("draw.examples", game, "EXAMPLES")), "and none is left out"
    for name in named:
        assert example(game, name, theme="dark", lang="fr").startswith("<svg")
    with pytest.raises(Refusal):
        example(game, "no-such-picture")


def test_the_examples_are_what_the_rules_say() -> None:
    assert is_swish([turned(deck()[card], orientation) for card, orientation in LAID])
    assert all(sum(group) == PLAYED for group in CAPTURED)
    assert sorted(DIE) == sorted([*Face, Face.WIN_CHIP])
    free = [span for span in outlook(find("swishbones").notation.read(FITS)) if not span.blockers]
    assert [span for span in free if span.first <= 0 <= span.last and span.last - span.first < 10]


def test_the_winner_is_named() -> None:
    """What the rules of some games once left out."""
    assert "The highest score wins" in guide.rules("swishbones", width=10_000)
    assert "You can call only while all 16 places are filled" in guide.rules("swish", width=10_000)
    assert "even if you have only one die" in guide.rules("swipe", width=10_000)
