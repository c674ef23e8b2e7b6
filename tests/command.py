"""Run `swordfish …` as a process."""

import os
import subprocess
import sys
from pathlib import Path

from tests.rulebook import ROOT
from tests.waiting import LONG


def swordfish(
    *args: str, home: Path, typed: str = "", packages: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, its files under `home`. `packages`: a folder with further installed packages."""
    found = {"PYTHONPATH": str(packages)} if packages else {}
    return subprocess.run(
        [sys.executable, "-m", "swordfish", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "SWORDFISH_HOME": str(home), "PYTHONIOENCODING": "utf-8", "COLUMNS": "100", **found},
        timeout=LONG,
        check=False,
    )
