"""Translates the files of the page that contain sentences: the shell and the manifest.

The built files are in English. Their sentences come from the catalogue, so the server can replace them.
"""

import gzip
import re
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct

from swordfish.server.services import HttpRequest
from swordfish.words import LANGUAGES, sentence

SENTENCES = ("page-description", "page-noscript")
SPOKEN = ("index.html", "manifest.webmanifest")
"""The files that differ from language to language."""

COOKIE = "swordfish-language"
"""Cookies of one host are shared by all its ports, so the name is our own."""
CATALOGUES = re.compile(r'href="/assets/[^"]+" data-words="([^"]*)"')
"""The link of the shell that fetches the catalogue early: the English one, and the names of the others."""


class File(Struct, frozen=True):
    """A file of the page, plain and compressed."""

    kind: str
    tag: str
    bodies: dict[str, bytes]  # by coding; "" is the plain one


def tag(body: bytes) -> str:
    """The entity tag of a body."""
    return f'"{sha256(body).hexdigest()[:20]}"'


WEIGHT = re.compile(r"\s*q=([01](?:\.[0-9]{0,3})?)\s*")
MOST_ACCEPTED = 256
"""How many bytes of an Accept-Language header are read. Browsers send fewer than 100."""


@lru_cache(maxsize=256)
def accepted(header: str) -> str:
    """The language that an Accept-Language header prefers among ours; English if it names none of them."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")):
        name, found, weight = part.partition(";")
        given = WEIGHT.fullmatch(weight)
        liked = float(given[1]) if given else 0.0 if found else 1.0
        wanted.append((-liked, place, name.strip().lower().split("-")[0]))
    return next((lang for liked, _, lang in sorted(wanted) if liked and lang in LANGUAGES), "en")


def visitors(request: HttpRequest) -> str:
    """The language that a visitor chose on the page, else the one that the browser asks for."""
    chosen = request.cookies.get(COOKIE)
    return chosen if chosen in LANGUAGES else accepted(request.headers.get("accept-language", "")[:MOST_ACCEPTED])


def localized(file: File, lang: str) -> File:
    """The same file in that language, with its language declared."""
    if lang == "en":
        return file
    text = file.bodies[""].decode()
    text = text.replace('lang="en"', f'lang="{lang}"').replace('"lang": "en"', f'"lang": "{lang}"')
    for key in SENTENCES:
        text = text.replace(sentence(key), sentence(key, None, lang))
    text = CATALOGUES.sub(lambda found: _catalogue(found, lang), text)
    body = text.encode()
    return File(file.kind, tag(body), {"": body, "gzip": gzip.compress(body, mtime=0)})


def _catalogue(found: re.Match[str], lang: str) -> str:
    name = next((name for name in found[1].split() if name.startswith(f"{lang}-")), None)
    return f'href="/assets/{name}"' if name else found[0]
