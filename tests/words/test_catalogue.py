"""The catalogue: no sentence is missing, none is unused, and every event of every game has one."""

import ast
import pickle
import re
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any, get_args

import pytest
from hypothesis import given

from swordfish import words
from swordfish.bots import LEVELS, generic
from swordfish.cli.commands.games import parts_of
from swordfish.core import IllegalMove, Refusal, State
from swordfish.games import GAMES, Game
from swordfish.lessons import LESSONS
from swordfish.server.table.seating import PHRASES
from swordfish.words import guide
from swordfish.words.catalogue import source
from tests.playing import moments, tables
from tests.rulebook import ROOT

SOURCE = sorted((ROOT / "src" / "swordfish").rglob("*.py"))
PAGE = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in {".ts", ".svelte"}]


@cache
def trees() -> tuple[ast.Module, ...]:
    """The source, parsed once for all languages."""
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE)


@cache
def literals() -> set[str]:
    """Every string in the source that could be a key."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def page_words(pattern: str) -> set[str]:
    """The pattern's matches in the source of the page."""
    return {found for path in PAGE for found in re.findall(pattern, path.read_text(encoding="utf-8"))}


@cache
def page_keys() -> set[str]:
    """Every string of the page that could be a key, and every key with a prefix that the page completes."""
    begun = tuple(page_words(r"`([a-z]+(?:-[a-z]+)*-)\$\{"))
    return page_words(r"'([a-z][a-z0-9-]*)'") | {key for key in words.keys("en") if key.startswith(begun)}


def kinds(union: Any) -> tuple[type, ...]:
    return get_args(union) or (union,)


@cache
def derived() -> set[str]:
    """The keys that are composed from names."""
    found = {f"{what}-{name}" for what in ("help", "examples") for name in named_commands()}
    found |= {f"phrase-{name}" for name in PHRASES}
    found |= {f"bot-any-{level}{more}" for level in generic.levels(GAMES["swipe"]) for more in ("", "-character")}
    found |= {f"games-{what}" for kinds in map(parts_of, GAMES) for what in (*kinds.values(), "generic")}
    found |= {key for lesson in LESSONS.values() for task in lesson.tasks for key in task.sentences()}
    for name, game in GAMES.items():
        found |= {f"about-{name}", f"{name}-score", *guide_keys(name)}
        found |= {words.key_of(name, kind) for kind in kinds(game.Event)}
        found |= {f"bot-{name}-{level}{more}" for level in LEVELS[name] for more in ("", "-character")}
        found |= {key for key in words.keys("en") if key.startswith(f"measure-{name}-")}
    return found


def guide_keys(game: str) -> set[str]:
    """The keys of the rules of a game."""
    known = guide.guide(game)
    assert known
    parts = {"summary", *(f"card-{line}" for line in range(1, known.card + 1))}
    parts |= {passage.key for passage in known.passages()}
    parts |= {f"{what}-{anchor}" for anchor in known.questions for what in "qa"}
    return {f"rules-{game}-{part}" for part in parts} | {f"rules-{section.key}" for section in known.sections}


def named_commands() -> set[str]:
    """Commands by the name under which a module adds them."""
    found: set[str] = set()
    for path in (ROOT / "src" / "swordfish" / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Name("commands"), attr="add"), args=[ast.Constant(str(name)), *_]
                ):
                    found.add(name)
                case _:
                    pass
    return found


@cache
def enum_words() -> set[str]:
    """The words of every enum of a game."""
    found: set[str] = set()
    for name in GAMES:
        for path in (ROOT / "src" / "swordfish" / "games" / name).glob("*.py"):
            module = import_module(f"swordfish.games.{name}.{path.stem}")
            for kind in vars(module).values():
                if isinstance(kind, type) and issubclass(kind, Enum) and kind.__module__ == module.__name__:
                    found |= {f"{kind.__name__.lower()}-{member.name.lower().replace('_', '-')}" for member in kind}
    return found


def referenced(lang: str) -> set[str]:
    """The keys that other sentences are made of."""
    return set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", source(lang)))


@cache
def spoken() -> set[str]:
    """The keys in the source that are first arguments of functions that speak or refuse."""
    found: set[str] = set()
    speakers = {"sentence", "say", "words", "text", "ask", *(kind.__name__ for kind in refusals(Refusal))}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in speakers and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return found


def refusals(kind: type[Refusal]) -> list[type[Refusal]]:
    return [kind, *(below for sub in kind.__subclasses__() for below in refusals(sub))]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_sentence_is_missing(lang: str) -> None:
    assert (spoken() | derived()) - words.keys(lang) == set()
    assert page_words(r"\bt\('([a-z][a-z0-9-]*)'") - words.keys(lang) == set()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_sentence_is_unused(lang: str) -> None:
    used = literals() | derived() | enum_words() | referenced(lang) | page_keys()
    assert words.keys(lang) - used == set()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_member_of_an_enum_has_a_word_of_its_own(lang: str) -> None:
    told = enum_words() - UNTOLD
    assert len({(key.partition("-")[0], words.sentence(key, None, lang)) for key in told}) == len(told)


UNTOLD = {"colour-orange"}
"""No sentence names the colours of swish."""
NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
FOLLOWING = {"CardLeft", "NothingTaken"}
"""Swirl events that follow another event of the same seat, which has named the seat."""


@given(moments())
def test_every_event_has_a_sentence(moment: tuple[Game, State, Any, int | None]) -> None:
    """As a whole sentence of each language that names every seat in the event."""
    game, _, event, seat = moment
    name = next(name for name, other in GAMES.items() if other is game)
    for shown in (event, game.redact(event, seat)):
        told = {lang: words.tell(name, shown, NAMES, lang) for lang in words.LANGUAGES}
        assert len(set(told.values())) == len(words.LANGUAGES), told
        for sentence in told.values():
            assert re.fullmatch(r"[^{}$]+[.!]", sentence)
            assert not re.search(r"None|-1|null", sentence)
            assert type(event).__name__ in FOLLOWING or {NAMES[one] for one in seats_in(shown)} <= words_in(sentence)


def seats_in(event: Any) -> set[int]:
    """The seats that an event is about; −1 is the centre of swipe."""
    seats = set[int]()
    for field in words.SEAT_FIELDS & set(event.__struct_fields__):
        value: Any = getattr(event, field)
        seats |= {value} if isinstance(value, int) else set(value or ())
    return seats - {-1}


def words_in(sentence: str) -> set[str]:
    return set(re.findall(r"\w+", sentence))


def test_sentences_name_seats_by_name_or_number() -> None:
    assert words.name(0, ["Ann"]) == "Ann"
    assert words.name(3, ["Ann"]) == "Seat 4"
    assert words.name(0, [""]) == "Seat 1"


def test_an_error_speaks_english_and_survives_pickling() -> None:
    error = IllegalMove("swipe-last-die", seat=2)
    assert str(error) == "Seat 3 has only one die, and nobody may take the last one."
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.key, again.facts) == (IllegalMove, "swipe-last-die", {"seat": 2})


def test_a_missing_key_or_fact_raises() -> None:
    with pytest.raises(LookupError):
        words.sentence("no-such-key")
    with pytest.raises(ValueError, match="swipe-last-die"):
        words.sentence("swipe-last-die")
    with pytest.raises(Refusal, match="The language “tlh” is not here yet"):
        words.sentence("seat", {"number": 1}, "tlh")


def test_every_table_of_the_laws_can_be_set_up() -> None:
    assert all(tables(game) for game in GAMES.values())


def test_a_number_of_any_size_can_be_formatted() -> None:
    for number in (10**40, -(10**40), 1e300):
        assert str(number) in words.sentence("draw-no-such-seat", {"given": number, "most": 3})
