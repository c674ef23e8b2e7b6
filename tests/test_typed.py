"""A user's strictly typed project, checked by mypy and by pyright: right uses pass, wrong uses are refused."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import ROOT

PROJECT = ROOT / "tests" / "typed"
WRONG = {
    number
    for number, line in enumerate((PROJECT / "wrong.py").read_text(encoding="utf-8").splitlines(), 1)
    if line.endswith("# wrong")
}


def by_mypy(folder: Path) -> set[tuple[str, int]]:
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", str(folder / "cache"), "."],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode in (0, 1), run.stdout + run.stderr
    found = re.findall(r"^(\w+\.py):(\d+): error", run.stdout, re.MULTILINE)
    return {(name, int(line)) for name, line in found}


def by_pyright(folder: Path) -> set[tuple[str, int]]:
    (folder / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}', encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "basedpyright", "--level", "error", "--outputjson", "--pythonpath", sys.executable],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    told: list[dict[str, Any]] = json.loads(run.stdout)["generalDiagnostics"]
    return {(Path(one["file"]).name, one["range"]["start"]["line"] + 1) for one in told}


@pytest.mark.long
@pytest.mark.parametrize("checked", [by_mypy, by_pyright])
def test_right_uses_pass_and_wrong_ones_are_refused(checked: Any, tmp_path: Path) -> None:
    for name in ("right.py", "wrong.py"):
        shutil.copyfile(PROJECT / name, tmp_path / name)
    assert checked(tmp_path) == {("wrong.py", line) for line in WRONG}
