"""The page: static files of the package, for every address that a guest may type or be handed."""

import mimetypes
from importlib import resources

from litestar import Response, get
from litestar.params import FromPath

from swordfish.core import Refusal

FOLDER = resources.files("swordfish.server").joinpath("page")


def _file(name: str) -> Response[bytes]:
    if name not in {file.name for file in FOLDER.iterdir() if file.is_file()}:
        raise Refusal("no-such-page")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(FOLDER.joinpath(name).read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


@get(["/", "/t/{code:str}", "/r/{table:str}", "/device"], include_in_schema=False)
async def page() -> Response[bytes]:
    """The page itself; its script reads the rest of the address."""
    return _file("index.html")


@get("/page/{name:str}", include_in_schema=False)
async def part(name: FromPath[str]) -> Response[bytes]:
    """What belongs to the page."""
    return _file(name)


HANDLERS = [page, part]
