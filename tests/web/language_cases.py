"""The languages as parameters of a test."""

import pytest

from swordfish.words import LANGUAGES

LANGUAGE_CASES = [lang if lang in ("en", "de") else pytest.param(lang, marks=pytest.mark.long) for lang in LANGUAGES]
"""The shortest and the longest words in make test, all of them in test-all."""
