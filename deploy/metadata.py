"""The wheel's metadata hook: README and project URLs, by the address of the project's public home if one is given.

SWORDFISH_URL=https://forge.example/us/swordfish names it. A package index shows a picture or follows a link of the
README only by an absolute address; without one, the README stays as it is and there are no project URLs.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)")
"""A link or picture of Markdown with a relative address."""


def absolute(readme: str, home: str, version: str) -> str:
    """The README with absolute addresses of this version: pictures raw, other files as pages."""

    def changed(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        return f"{picture}{words}({home}/{'raw' if picture else 'blob'}/v{version}/{path})"

    return LINK.sub(changed, readme)


def urls(home: str, version: str) -> dict[str, str]:
    """The project URLs of a public home."""
    return {
        "Homepage": home,
        "Source": home,
        "Documentation": f"{home}/blob/v{version}/docs/index.md",
        "Changelog": f"{home}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def home_of(address: str) -> str:
    """The address without a final slash; refuse one that no reader could follow."""
    home = address.rstrip("/")
    if home and not re.fullmatch(r"https://[^\s/?#]+(/[^\s?#]*)?", home):
        raise ValueError(f"SWORDFISH_URL is {address!r}, not an address like https://forge.example/us/swordfish")
    return home


class ProjectHook(MetadataHookInterface):
    """Adds the fields that depend on the address."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = home_of(os.environ.get("SWORDFISH_URL", ""))
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        if home:
            text = absolute(text, home, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(home, metadata["version"]) if home else {}
