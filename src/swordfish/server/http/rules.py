"""Routes for the rules of the games: the text in a language, with the numbers of a table, and the pictures."""

from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from swordfish import games
from swordfish.core import Refusal, reason
from swordfish.draw import THEMES
from swordfish.draw.examples import example
from swordfish.server.services import HttpRequest, services_of
from swordfish.words import LANGUAGES, guide
from swordfish.words.guide import ToldRules

A_DAY = "public, max-age=86400"


@get("/api/rules/{game:str}")
async def rules(
    request: HttpRequest,
    game: FromPath[str],
    lang: FromQuery[str] = "en",
    table: FromQuery[str] = "",
    options: FromQuery[str] = "",
) -> ToldRules:
    """The rules of a game, with the numbers of a table, of options as JSON, or of the standard game."""
    module = games.find(game)
    values: dict[str, Any] = {}
    if table:
        row = await services_of(request).store.tables.known(table)
        made = (await services_of(request).registry.state_of(row.tid)).made
        values = made.options if made.game == game else {}
    elif options:
        try:
            values = msgspec.json.decode(options, type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("bad-message", reason=reason(error)) from None
    told = guide.told(game, _spoken(lang), games.options(module, values))
    if told is None:
        raise Refusal("no-rules", game=game)
    return told


@get("/api/rules/{game:str}/pictures/{name:str}")
async def picture(
    game: FromPath[str], name: FromPath[str], lang: FromQuery[str] = "en", theme: FromQuery[str] = "light"
) -> Response[bytes]:
    """A picture beside the rules."""
    games.find(game)
    drawn = example(game, name, theme=theme if theme in THEMES else "light", lang=_spoken(lang))
    return Response(drawn.encode(), media_type="image/svg+xml", headers={"cache-control": A_DAY})


def _spoken(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


HANDLERS = [rules, picture]
SHAPES = (ToldRules,)
