"""Links that guests hand on, and their QR codes, drawn here."""

from io import BytesIO

import segno

from swordfish.server.services import Asked, house_of


def base_url(request: Asked) -> str:
    """Where guests find this server; on this machine itself: where others do, if they can."""
    house, asked = house_of(request), f"{request.url.scheme}://{request.url.netloc}"
    ours = house.beyond.url if (request.url.hostname or "") in {"localhost", "127.0.0.1", "::1"} else ""
    return house.settings.url.rstrip("/") or ours or asked


def qr_svg(text: str) -> bytes:
    """The text as a QR code, in SVG."""
    out = BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=8, border=4, light="#fff", dark="#000")
    return out.getvalue()
