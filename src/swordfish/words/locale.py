"""Format numbers, lists and dates for a language."""

import datetime
import re
from collections.abc import Iterable
from functools import cache

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list

BRITISH = {"en": "en_GB"}
"""The English catalogue is spelled the British way, so its lists and dates are British too."""
SOUNDS_LIKE_I = re.compile("h?[ií](?![aeoó])", re.IGNORECASE)
"""How a name begins before which the Spanish `y` becomes `e`: Iñaki, Hilda; not Hiedra or Yago."""


def listed(names: Iterable[str], lang: str) -> str:
    """Join names as the language says them: Ann, Ben und Cat."""
    given = [*names]
    joined = format_list(given, locale=BRITISH.get(lang, lang))
    if lang == "es" and len(given) > 1 and SOUNDS_LIKE_I.match(given[-1]):
        return f"{joined.removesuffix(f' y {given[-1]}')} e {given[-1]}"
    return joined


def figure(text: str, lang: str) -> str:
    """Localise a number formatted by Python: 1,234.5% -> 1.234,5 %."""
    return text.translate(_signs(lang))


def day(date: datetime.date, lang: str) -> str:
    """A date in full: 16 novembre 2026."""
    return format_date(date, "long", BRITISH.get(lang, lang))


@cache
def _signs(lang: str) -> dict[int, str]:
    locale = Locale.parse(BRITISH.get(lang, lang))
    signs = locale.number_symbols["latn"]
    percent = locale.percent_formats[None].pattern.removeprefix("#,##0")
    return str.maketrans({",": signs["group"], ".": signs["decimal"], "%": percent})
