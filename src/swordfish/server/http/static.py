"""Serves the page as `web/bundle.py` built it. File names contain hashes, so browsers cache them."""

import mimetypes
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from litestar import Response, get
from litestar.params import FromPath

from swordfish.core import Refusal
from swordfish.server.http.localized import SPOKEN, File, localized, tag, visitors
from swordfish.server.services import HttpRequest

FOLDER = resources.files("swordfish.server").joinpath("static")
CODINGS = (("br", ".br"), ("gzip", ".gz"))
"""Content codings, best first, with the suffix of their files."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PLACES = [
    *("/", "/tv/{table:str}"),
    *("/new/{game:str}", "/me", "/device"),
    *("/puzzle", "/solo", "/lesson/{game:str}", "/rules/{game:str}", "/pond"),
]
"""Every address of the application but those of previews.py; web/src/pages/index.ts maps them to pages."""
LOOSE = ("favicon.svg", "icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest", "worker.js")
FILES = {*(f"/{name}" for name in LOOSE), "/licences.txt"}
SHELL = tuple({place.partition("{")[0] for place in PLACES if "{" in place})
"""How the addresses of the application begin that name a table or a game."""
TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",  # not every system knows it
}


def is_file(path: str) -> bool:
    """Whether a request for this path needs nothing but a file that is in memory."""
    return path in FILES or path in PLACES or path.startswith(("/assets/", *SHELL))


@cache
def files() -> dict[str, File]:
    """All files of the page by their path."""
    return dict(_files(FOLDER, "")) if FOLDER.is_dir() else {}


def spoken(path: str, lang: str) -> File | None:
    """A file in that language if it contains sentences, else unchanged."""
    file = files().get(path)
    return translated(path, lang) if file and path in SPOKEN else file


@cache
def translated(path: str, lang: str) -> File:
    """A file with sentences in that language."""
    return localized(files()[path], lang)


def _files(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, f"{path}{entry.name}/")
        elif not entry.name.endswith((".br", ".gz")) and entry.name != "stamp":
            body = entry.read_bytes()
            bodies = {"": body}
            for coding, ending in CODINGS:
                packed = folder.joinpath(entry.name + ending)
                if packed.is_file():
                    bodies[coding] = packed.read_bytes()
            found.append((path + entry.name, File(_kind(entry.name), tag(body), bodies)))
    return found


def _kind(name: str) -> str:
    ending = name[name.rfind(".") :]
    return TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def answer(request: HttpRequest, path: str) -> Response[bytes]:
    """One file, in a compression that the browser accepts; 304 if the browser has it."""
    file = spoken(path, visitors(request))
    if file is None:
        raise Refusal("no-such-page" if files() else "page-missing")
    return sent(request, file, FOREVER if path.startswith("assets/") else ASK_AGAIN, spoken=path in SPOKEN)


def sent(request: HttpRequest, file: File, cached: str, *, spoken: bool = True) -> Response[bytes]:
    """A file, in a compression that the browser accepts; 304 if the browser has it."""
    codings = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    coding = next((coding for coding, _ in CODINGS if coding in codings and coding in file.bodies), "")
    vary = "accept-encoding, accept-language, cookie" if spoken else "accept-encoding"
    headers = {"etag": file.tag, "vary": vary, "cache-control": cached}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(file.bodies[coding], media_type=file.kind, headers=headers)


@get(PLACES, include_in_schema=False)
async def page(request: HttpRequest) -> Response[bytes]:
    """The page itself, for every address of the application; its script does the routing."""
    return answer(request, "index.html")


def wanted(request: HttpRequest) -> bool:
    """Whether a browser navigates to an address of ours: then even a 404 is a page."""
    asks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return asks and not request.url.path.startswith(("/api/", "/assets/")) and "index.html" in files()


def lost(request: HttpRequest) -> Response[bytes]:
    """The 404 page, in the visitor's language."""
    shell = spoken("index.html", visitors(request))
    assert shell, "there is a page: `wanted` looked"
    return Response(shell.bodies[""], media_type="text/html", status_code=404)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
    return answer(request, f"assets/{name}")


@get("/licences.txt", include_in_schema=False)
async def notices(request: HttpRequest) -> Response[bytes]:
    """The licences of the packages in the page."""
    return answer(request, "licences.txt")


@get([f"/{name}" for name in LOOSE], include_in_schema=False)
async def loose(request: HttpRequest) -> Response[bytes]:
    """Files with fixed names: icons, the manifest, the service worker."""
    return answer(request, request.url.path.removeprefix("/"))


HANDLERS = [page, asset, loose, notices]
