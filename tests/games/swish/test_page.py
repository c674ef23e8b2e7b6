"""docs/swish.md plays a game: it must go as told there."""

import doctest

from tests.rulebook import ROOT


def test_the_page_is_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "swish.md"), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert failed == 0
