"""Fake installed packages for swordfish: a folder with metadata that declares entry points."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from swordfish import games, parts
from swordfish.games import plugins
from swordfish.words import catalogue


def offer(folder: Path, package: str, groups: Mapping[str, Mapping[str, str]]) -> None:
    """Write the metadata of an installed package with these entry points."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [
        line for group, points in groups.items() for line in (f"[{group}]", *(f"{k} = {v}" for k, v in points.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def install(package: Path, target: Path) -> Path:
    """Build a package and install it into a folder, as anybody would; the folder."""
    uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation"]
    subprocess.run([*uv, "--target", str(target), str(package)], check=True, capture_output=True, timeout=120)
    return target


def forget() -> None:
    """Clear the caches of entry points, for tests that add and remove packages."""
    for cached in (
        plugins.offered,
        games._foreign,  # pyright: ignore[reportPrivateUsage] - its cache outlives a test
        parts.has,
        parts._loaded,  # pyright: ignore[reportPrivateUsage] - the same
        catalogue.foreign,
    ):
        cached.cache_clear()
