"""Routes of swishbones: a random pond, and a check of a pond laid by hand."""

from typing import Any

from litestar import get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Struct

from swordfish import games
from swordfish.core import BadOptions, Luck, fresh_seed
from swordfish.games import swishbones
from swordfish.games.swishbones.model import Laying
from swordfish.games.swishbones.plane import D
from swordfish.server.table.broadcast import refusal_facts


class Pond(Struct, forbid_unknown_fields=True):
    """Bones by number and centre, and the least distance between them."""

    bones: list[tuple[int, int, int]]
    spacing: int = 2000


class Look(Struct, frozen=True):
    """Whether a pond can be played; if not, the key and facts of the refusal."""

    good: bool
    key: str = ""
    facts: dict[str, Any] = {}
    text: str = ""


@get("/api/pond")
async def some_pond(bones: FromQuery[int] = 32, spacing: FromQuery[int] = 2000) -> Pond:
    """A random pond."""
    options = games.options(swishbones, {"bones": bones, "spacing": spacing})
    laying = swishbones.due(swishbones.start(options))
    assert isinstance(laying, Laying), "a game begins with its pond"
    laid = laying.draw(Luck(fresh_seed())(0))
    return Pond([(bone.piece, bone.x, bone.y) for bone in laid.bones], spacing)


@post("/api/pond", status_code=200)
async def look_over(data: JSONBody[Pond]) -> Look:
    """Whether this pond can be played, or which bone lies wrong."""
    try:
        games.options(swishbones, {"bones": len(data.bones), "spacing": data.spacing, "pond": tuple(data.bones)})
    except BadOptions as error:
        return Look(good=False, **refusal_facts(error))
    return Look(True)


HANDLERS = [some_pond, look_over]
CONSTANTS = {"WIDTH": D}
"""Constants for the page: how wide a bone is on the plane."""
