"""The manual page and the completion of the shell come from the command line itself."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from swordfish import cli
from swordfish.cli import COMMANDS, manual
from swordfish.games import NAMES
from tests.rulebook import ROOT

PAGE = ROOT / "deploy" / "swordfish.1"


def test_the_manual_page_is_what_the_command_line_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == manual.page(), "python -m swordfish.cli.manual > deploy/swordfish.1"


def test_the_manual_page_names_every_command() -> None:
    text = manual.page()
    assert [name for name in COMMANDS if f".SS swordfish {name}\n" not in text] == []


@pytest.mark.skipif(shutil.which("man") is None, reason="no man here")
def test_man_formats_the_page_without_a_warning() -> None:
    done = subprocess.run(
        ["man", "--warnings", "-E", "UTF-8", "-l", str(PAGE)],
        capture_output=True,
        text=True,
        env={**os.environ, "MANWIDTH": "100", "PAGER": "cat", "LC_ALL": "C.UTF-8"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "swordfish operator" in done.stdout


def test_the_names_of_all_games_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games", "--names"]) == 0
    assert {*NAMES} <= {*capsys.readouterr().out.split()}


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_bash_completes_the_name_of_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cli.main(["completion", "bash"])
    script = tmp_path / "completion"
    script.write_text(capsys.readouterr().out, encoding="utf-8")
    (tmp_path / "swordfish").write_text("#!/bin/sh\nprintf 'swipe\\nswirl\\n'\n", encoding="utf-8")  # `games --names`
    (tmp_path / "swordfish").chmod(0o755)
    typed = f'. {script}; COMP_WORDS=(swordfish play swir); COMP_CWORD=2; _shtab_swordfish; echo "${{COMPREPLY[@]}}"'
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-c", typed], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.split() == ["swirl"], done.stderr
