"""Links that guests hand on, and their QR codes, drawn here."""

from io import BytesIO

import segno

from swordfish.server.house import Asked, house_of


def base_url(request: Asked) -> str:
    """Where guests find this server."""
    return house_of(request).settings.url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"


def qr_svg(text: str) -> bytes:
    """The text as a QR code, in SVG."""
    out = BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=8, border=4, light="#fff", dark="#000")
    return out.getvalue()
