"""Code gives every sentence the facts that it tells."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.rulebook import ROOT
from tests.words.test_languages import facts

SOURCE = ROOT / "src" / "swordfish"
REFUSALS = {"Refusal", "IllegalMove", "BadOptions", "BadRecord", "BadNotation"}


def refusals(path: Path) -> Iterator[tuple[int, str, set[str]]]:
    """Each refusal with a key and all its facts in plain sight: line, key, facts."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(key))], keywords=given) if (
                name in REFUSALS and all(keyword.arg for keyword in given)
            ):
                yield node.lineno, key, {str(keyword.arg) for keyword in given}
            case _:
                pass


def test_every_refusal_brings_the_facts_of_its_sentence() -> None:
    found = [(path, line, key, given) for path in sorted(SOURCE.rglob("*.py")) for line, key, given in refusals(path)]
    assert len(found) > 150
    for path, line, key, given in found:
        needed = {"seat" if fact == "seat-number" else fact for fact in facts("en")[key]}
        assert needed <= given, f"{path.relative_to(SOURCE)}:{line}: {key}"
