"""Write SVG as text. The same picture always gives the same bytes."""

import re
from typing import TypeAlias

Value: TypeAlias = str | float | None

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML does not allow."""
_CLASS = re.compile(r' class="[^"]*"')


def number(value: float) -> str:
    """Format with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escape(text: str) -> str:
    """Escape text for use in XML elements and attributes."""
    text = _FORBIDDEN.sub("\ufffd", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def tag(name: str, *children: str, **attributes: Value) -> str:
    """An element. `stroke_width=2` is stroke-width="2", `class_` is class, and None leaves an attribute out."""
    opening = name + "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(children)
    return f"<{opening}>{body}</{name}>" if body else f"<{opening}/>"


def group(*children: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, **attributes: Value) -> str:
    """A group of elements: moved to (x, y), then rotated clockwise by degrees, then scaled."""
    moves = [f"translate({number(x)} {number(y)})"] if x or y else []
    moves += [f"rotate({number(turn)})"] if turn else []
    moves += [f"scale({number(scale)})"] if scale != 1 else []
    return tag("g", *children, **attributes, transform=" ".join(moves) or None)


def use(symbol: str, x: float, y: float, width: float, height: float | None = None, **attributes: Value) -> str:
    """A symbol of art/, centred at (x, y); square unless a height is given."""
    height = width if height is None else height
    return tag("use", href=f"#{symbol}", x=x - width / 2, y=y - height / 2, width=width, height=height, **attributes)


def text(words: str, x: float, y: float, size: float, **attributes: Value) -> str:
    """A line of text, centred at x, with its baseline at y."""
    return tag(
        "text", escape(words), x=x, y=y, font_size=size, text_anchor=attributes.pop("anchor", "middle"), **attributes
    )


def box(x: float, y: float, width: float, height: float, round_: float = 0, **attributes: Value) -> str:
    """A rectangle given by its upper left corner."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=round_ or None, **attributes)


def shortened(words: str, most: int) -> str:
    """Cut the text to at most this many characters."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def unnamed(drawn: str) -> str:
    """The drawing without classes, for a second copy in the same picture: a class is there once for each thing."""
    return _CLASS.sub("", drawn)
