"""The pages of a table and of a shared game, with title, description and picture for messengers (Open Graph)."""

import gzip
from html import escape

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from swordfish.core import Refusal
from swordfish.draw.ending import HEIGHT, WIDTH
from swordfish.server.endings import names_of, outcome, summary, titled
from swordfish.server.faces import face_of
from swordfish.server.http import static
from swordfish.server.http.endings import A_DAY, finished
from swordfish.server.http.links import base_url
from swordfish.server.http.localized import File, tag, visitors
from swordfish.server.invitations import about, words
from swordfish.server.services import HttpRequest, owner_of, services_of
from swordfish.words import LANGUAGES, sentence


@get(["/r/{table:str}", "/replay/{table:str}"], include_in_schema=False)
async def shared(request: HttpRequest, table: FromPath[str], lang: FromQuery[str] = "") -> Response[bytes]:
    """The page of a replay. What messengers show of it is in the language of the link, else in the visitor's."""
    spoken = lang if lang in LANGUAGES else visitors(request)
    tags = await preview(request, table, spoken)
    if not tags or static.spoken("index.html", spoken) is None:
        return static.answer(request, "index.html")
    return static.sent(request, with_tags(spoken, tags), static.ASK_AGAIN)


@get("/t/{table:str}", include_in_schema=False)
async def invitation(request: HttpRequest, table: FromPath[str], lang: FromQuery[str] = "") -> Response[bytes]:
    """The page of a table. Messengers show of it who invites to which game; once the game is over, how it ended."""
    spoken = lang if lang in LANGUAGES else visitors(request)
    tags = await invites(request, table, spoken) or await preview(request, table, spoken)
    if not tags or static.spoken("index.html", spoken) is None:
        return static.answer(request, "index.html")
    return static.sent(request, with_tags(spoken, tags), static.ASK_AGAIN)


async def invites(request: HttpRequest, table: str, lang: str) -> dict[str, str]:
    """The preview tags of a table, before and during its game; without such a table, none."""
    services = services_of(request)
    row = await services.store.tables.row(table)
    if row is None or row.phase not in {"open", "playing"}:
        return {}
    host = (await services.store.guests.people([row.host])).get(row.host)
    url, said = base_url(request), words(row.game, host.name if host else "", lang)
    return {
        "og:type": "website",
        "og:site_name": "swordfish",
        "og:title": said,
        "og:description": about(row.game, lang),
        "og:url": f"{url}/t/{row.code}",
        **pictured(f"{url}/api/tables/{row.tid}/invitation.png?lang={lang}", said),
    }


def pictured(address: str, words: str) -> dict[str, str]:
    """The tags of a picture."""
    return {
        "og:image": address,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": words,
        "twitter:card": "summary_large_image",
    }


@get("/api/tables/{table:str}/invitation.png")
async def invitation_picture(
    request: HttpRequest, table: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[bytes]:
    """Who invites to which game, as a picture for messengers."""
    services = services_of(request)
    services.budgets.replays.demand(owner_of(request))
    row = await services.store.tables.known(table)
    host = (await services.store.guests.people([row.host])).get(row.host)
    name, face = (host.name, host.face or face_of(host.gid)) if host else ("", "")
    drawn = await services.invitations.picture(row.game, name, face, lang if lang in LANGUAGES else "en")
    return Response(drawn, media_type="image/png", headers={"cache-control": A_DAY})


async def preview(request: HttpRequest, table: str, lang: str) -> dict[str, str]:
    """The tags of a finished game; none if there is no such game, or if its visitor asks too often."""
    services = services_of(request)
    if services.budgets.replays.take(owner_of(request)):
        return {}
    try:
        tid, state = await finished(services, table)
        told = await services.endings.told(tid, state)
    except Refusal:
        return {}
    assert state.ended is not None, "it has a story"
    names, url = names_of(state), base_url(request)
    result = outcome(state.ended.places, names, lang)
    title = sentence("share-title", {"game": titled(state.made.game, lang), "outcome": result}, lang)
    return {
        "og:type": "website",
        "og:site_name": "swordfish",
        "og:title": title,
        "og:description": summary(told, names, lang),
        "og:url": f"{url}/r/{tid}",
        **pictured(
            f"{url}/api/tables/{tid}/picture.png?lang={lang}",
            sentence("share-picture", {"game": titled(state.made.game, lang), "outcome": result}, lang),
        ),
    }


def with_tags(lang: str, tags: dict[str, str]) -> File:
    """The shell of the page with these tags; a player's name cannot end one."""
    shell = static.spoken("index.html", lang)
    assert shell, "the page is built"
    written = "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items())
    body = shell.bodies[""].replace(b"</head>", written.encode() + b"</head>", 1)
    return File(shell.kind, tag(body), {"": body, "gzip": gzip.compress(body, mtime=0)})


HANDLERS = [shared, invitation, invitation_picture]
