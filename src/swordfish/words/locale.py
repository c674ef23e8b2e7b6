"""Numbers, lists and days as a language writes them."""

import datetime
from collections.abc import Iterable
from functools import cache

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list


def listed(names: Iterable[str], lang: str) -> str:
    """Names as they are said one after the other: Ann, Ben und Cat."""
    return format_list([*names], locale=lang)


def figure(text: str, lang: str) -> str:
    """A number that Python has formatted, with the signs of the language: 1,234.5% -> 1.234,5 %."""
    return text.translate(_signs(lang))


def day(date: datetime.date, lang: str) -> str:
    """A date in full: 16 novembre 2026."""
    return format_date(date, "long", lang)


@cache
def _signs(lang: str) -> dict[int, str]:
    locale = Locale.parse(lang)
    signs = locale.number_symbols["latn"]
    percent = locale.percent_formats[None].pattern.removeprefix("#,##0")
    return str.maketrans({",": signs["group"], ".": signs["decimal"], "%": percent})
