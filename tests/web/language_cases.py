"""The languages as parameters of a test."""

import pytest

from swordfish.words import LANGUAGES

LANGUAGE_CASES = [lang if lang == "de" else pytest.param(lang, marks=pytest.mark.long) for lang in LANGUAGES]
"""The longest words in make test, all languages in test-all."""
