"""Which typefaces the texts of a page are set in."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Error, Page


def used(page: Page) -> dict[tuple[str, bool], list[str]]:
    """The fonts of this page's text: family, whether it is the page's own, and the text."""
    devtools: Any = page.context.new_cdp_session(page)  # what it answers has no types
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    found: dict[tuple[str, bool], list[str]] = {}
    for node in texts(devtools.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]):
        try:
            fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
        except Error as gone:  # bots play on meanwhile: a removed text has no font
            if "Could not find node" not in gone.message:
                raise
            continue
        for font in fonts:
            found.setdefault((font["familyName"], font["isCustomFont"]), []).append(node["nodeValue"])
    devtools.detach()
    assert found, "no text was left to look at"
    return found


def texts(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every text of a document, shadow DOM (the value of a field) included."""
    if node["nodeType"] == 3 and node["nodeValue"].strip():
        yield node
    for child in (*node.get("children", ()), *node.get("shadowRoots", ())):
        yield from texts(child)


def borrowed(page: Page) -> dict[tuple[str, bool], list[str]]:
    """Texts that are not set in the page's own typefaces once these have loaded."""
    page.evaluate("document.fonts.ready.then(() => true)")
    fonts = used(page)
    assert any(own for _, own in fonts)
    return {font: said for font, said in fonts.items() if not font[1]}
