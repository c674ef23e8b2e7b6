"""The address of a store: a file, or the URL of a PostgreSQL database."""

import re
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from swordfish.core import Refusal

StoreAddress: TypeAlias = Path | str
"""A file, or the URL of a PostgreSQL database."""
SCHEMES = ("postgresql", "postgres")
SECRET = re.compile(r"(://[^/@:]*):.*@|([?&](?:password|sslpassword)=)[^&#]*")


def address(text: str) -> StoreAddress:
    """The store that an operator names; a Refusal for a URL that is not PostgreSQL's."""
    if "://" not in text:
        return Path(text)
    try:
        found = urlsplit(text)
        named = found.scheme in SCHEMES and len(found.path) > 1 and found.port != 0
    except ValueError:
        named = False
    if not named:
        raise Refusal("store-bad-url", url=shown(text))
    return text


def shown(store: StoreAddress) -> str:
    """The address without its password, for people and logs."""
    return SECRET.sub(lambda found: f"{found[1]}@" if found[1] else f"{found[2]}…", str(store))
