"""Mutation testing: which edits there are, which code is left alone, and that an edit is noticed."""

from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.mutants import fluent, python, typescript
from tests.mutants.areas import AREAS, GAMES, PACKAGE, SERVER, has_unit_test, mutants, server_tests
from tests.mutants.checkout import Checkout
from tests.rulebook import ROOT


def changed(source: str) -> list[str]:
    return [edit.apply(source.encode()).decode() for edit in python.edits(source.encode())]


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("a < b", ["(a <= b)", "(a >= b)"]),
        ("a and b", ["(a or b)", "(b)", "(a)"]),
        ("not a", ["(a)"]),
        ("a + 1", ["(a - 1)", "a + 2"]),
        ("a = 2.5", ["a = 3.5"]),
        ("a if b else c", ["(a)", "(c)"]),
        ("a(b, c=d)", ["pass", "a(b)"]),
        ("async def f(): await a", ["async def f(): pass"]),
        ("x = [a for a in b if c]", ["x = [a for a in b if True]"]),
        ("if a: b", ["if True: b", "if False: b"]),
        ("match a:\n case 0 | b.c: d", ["match a:\n case 0 | b.c if False: d", "match a:\n case (b.c): d"]),
        ("match a:\n case b if c: d", ["match a:\n case b if True: d", "match a:\n case b if False: d"]),
        ("é = 'ü' ; a = 1", ["é = 'ü~' ; a = 1", "é = 'ü' ; a = 2"]),
    ],
)
def test_each_change_is_a_small_one(source: str, changes: list[str]) -> None:
    assert set(changes) <= set(changed(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""Said, not done."""',
        "def f(a: int | None) -> int | None: return a",
        "async def f(a: int | None) -> int | None: return a",
        "__all__ = ['a']",
        "zip(a, strict=True).b",
        "x = cast('list[int]', a)",
    ],
)
def test_code_whose_change_makes_no_difference_is_left_alone(source: str) -> None:
    assert changed(source) == []


SENTENCE = """\
other = ü
dice = { $name } has { $count ->
    [one] a die
   *[other] { NUMBER($count, minimumFractionDigits: 1) } dice
}.
"""


def test_a_catalogue_loses_a_variant_a_fact_or_digits() -> None:
    found = [edit.apply(SENTENCE.encode()).decode() for edit in fluent.edits(SENTENCE.encode())]
    assert set(found) == {
        SENTENCE.replace("{ $name }", '{ "" }'),
        SENTENCE.replace("[one] a die", ""),
        SENTENCE.replace("{ NUMBER($count, minimumFractionDigits: 1) }", '{ "" }'),
        SENTENCE.replace("Digits: 1", "Digits: 2"),
    }
    for text in found:
        assert not any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(text).body)


def test_typescript_is_changed_where_it_does_something() -> None:
    source = "import a from 'b'\ntype T = 'x' | 1\nconst é: T = c < 1 && !d ? 'ü' : f(2)\nif (g) h.some(i)\n"
    found = {edit.apply(source.encode()).decode() for edit in typescript.edits(source.encode())}
    places = [("c < 1", "c <= 1"), ("c < 1", "c >= 1"), ("< 1", "< 2"), ("c < 1 && !d", "c < 1"), ("c < 1 && !d", "!d")]
    places += [("&&", "||"), ("!d", "d"), ("'ü'", '"ü~"'), ("f(2)", "f(3)"), ("c < 1 && !d ? 'ü' : f(2)", "'ü'")]
    places += [("c < 1 && !d ? 'ü' : f(2)", "f(2)"), ("(g)", "(true)"), ("(g)", "(false)"), ("some", "every")]
    assert found == {source.replace(*place) for place in places} | {source.replace("h.some(i)", "{}")}


@pytest.mark.parametrize("area", [*GAMES, "server", "client", "words"])
def test_every_python_mutant_is_still_python(area: str) -> None:
    found = [*islice(mutants(AREAS[area]), 0, None, 16)]
    assert found
    for mutant in found:
        compile(mutant.source(), mutant.path, "exec")
        assert mutant.source() != mutant.before


def test_every_module_of_the_server_has_tests_and_no_entry_is_idle() -> None:
    modules = AREAS["server"].paths()
    assert {test for path in modules for test in server_tests(path)} == {
        Path("tests", "server", f"test_{name}.py") for names in SERVER.values() for name in names.split()
    }
    for path in modules:
        assert all((ROOT / test).is_file() for test in server_tests(path)), path
    names = [path.relative_to(PACKAGE / "server").as_posix() for path in modules]
    assert all(any(name.startswith(start) for name in names) for start in SERVER)


def test_the_page_is_changed_where_it_has_unit_tests() -> None:
    assert has_unit_test(Path("web", "src", "words.ts"))
    assert Path("web", "src", "words.ts") in AREAS["page"].paths()
    assert Path("web", "src", "main.ts") not in AREAS["page"].paths()


@pytest.mark.long
@pytest.mark.parametrize(
    ("area", "name", "whole", "broken"),
    [
        ("swipe", "src/swordfish/games/swipe/rules.py", b"victim == seat", b"victim != seat"),
        ("words", "src/swordfish/words/locale.py", b'"long"', b'"short"'),
        ("page", "web/src/words.ts", b"'game-over'", b"'game-begun'"),
    ],
)
def test_a_mutant_is_noticed_and_unchanged_code_is_not(area: str, name: str, whole: bytes, broken: bytes) -> None:
    path = Path(name)
    source, command = (ROOT / path).read_bytes(), AREAS[area].command(path)
    assert whole in source
    with Checkout() as checkout:
        assert not checkout.notices(path, source, command, 120)
        assert checkout.notices(path, source.replace(whole, broken), command, 120)
        assert (checkout.root / path).read_bytes() == source
