"""Links for guests to share, and their QR codes."""

from functools import lru_cache
from io import BytesIO

import segno

from swordfish.server.services import HttpRequest, services_of


def base_url(request: HttpRequest) -> str:
    """The address for links: the operator's; else, for a request to loopback, the LAN address; else the request's."""
    services, asked = services_of(request), f"{request.url.scheme}://{request.url.netloc}"
    ours = services.lan.url if (request.url.hostname or "") in {"localhost", "127.0.0.1", "::1"} else ""
    return services.settings.url.rstrip("/") or ours or asked


@lru_cache(maxsize=256)
def qr_svg(text: str) -> bytes:
    """The text as a QR code, in SVG."""
    out = BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", scale=8, border=4, light="#fff", dark="#000")
    return out.getvalue()
