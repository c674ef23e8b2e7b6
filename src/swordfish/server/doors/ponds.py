"""Doors for whoever lays the pond of swishbones by hand: one to begin with, and whether it can be played."""

from typing import Any

from litestar import get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Struct

from swordfish import games
from swordfish.core import Luck, fresh_seed
from swordfish.games import swishbones
from swordfish.games.swishbones.model import Laying


class Pond(Struct, forbid_unknown_fields=True):
    """Bones by number and centre, and how far apart they are to be at least."""

    bones: list[tuple[int, int, int]]
    spacing: int = 2000


@get("/api/pond")
async def some_pond(bones: FromQuery[int] = 32, spacing: FromQuery[int] = 2000) -> Pond:
    """A pond laid at random."""
    options = games.options(swishbones, {"bones": bones, "spacing": spacing})
    laying = swishbones.due(swishbones.start(options))
    assert isinstance(laying, Laying), "a game begins with its pond"
    laid = laying.draw(Luck(fresh_seed())(0))
    return Pond([(bone.piece, bone.x, bone.y) for bone in laid.bones], spacing)


@post("/api/pond", status_code=200)
async def check_pond(data: JSONBody[Pond]) -> dict[str, Any]:
    """Whether a game can be played in this pond; a refusal names the bone that lies wrong."""
    games.options(swishbones, {"bones": len(data.bones), "spacing": data.spacing, "pond": tuple(data.bones)})
    return {"laid": len(data.bones)}


HANDLERS = [some_pond, check_pond]
