"""Connect the rules of the rulebook with their tests."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parent.parent


def rule(*ids: str) -> "pytest.MarkDecorator":
    """Mark a test with the ids of the rules in docs/rulebook.md that it checks."""
    import pytest  # imported here: the benchmarks use ROOT, and have no pytest

    return pytest.mark.rule(*ids)


def ids() -> list[str]:
    """Every id in the rulebook, in its order."""
    text = (ROOT / "docs" / "rulebook.md").read_text(encoding="utf-8")
    return re.findall(r"`\[([a-z]+(?:\.[a-z]+)+)\]`", text)


def held() -> set[str]:
    """Every id that marks a test."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for call in re.findall(r"@rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            found.update(re.findall(r'"([^"]+)"', call))
    return found
