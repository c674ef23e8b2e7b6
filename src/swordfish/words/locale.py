"""Format numbers, lists and dates for a language."""

import datetime
from collections.abc import Iterable
from functools import cache

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list


def listed(names: Iterable[str], lang: str) -> str:
    """Join names: Ann, Ben und Cat."""
    return format_list([*names], locale=lang)


def figure(text: str, lang: str) -> str:
    """Localise a number formatted by Python: 1,234.5% -> 1.234,5 %."""
    return text.translate(_signs(lang))


def day(date: datetime.date, lang: str) -> str:
    """A long date: 16 novembre 2026."""
    return format_date(date, "long", lang)


@cache
def _signs(lang: str) -> dict[int, str]:
    locale = Locale.parse(lang)
    signs = locale.number_symbols["latn"]
    percent = locale.percent_formats[None].pattern.removeprefix("#,##0")
    return str.maketrans({",": signs["group"], ".": signs["decimal"], "%": percent})
