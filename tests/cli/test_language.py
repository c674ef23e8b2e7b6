"""Which language the command line speaks."""

from pathlib import Path

import pytest

from swordfish.cli import language
from tests.command import swordfish


def test_the_command_line_uses_the_chosen_language(tmp_path: Path) -> None:
    rules = swordfish("--lang", "de", "rules", "swipe", home=tmp_path)
    assert "Wirf alle deine Würfel" in rules.stdout
    refused = swordfish("--lang", "fr", "rules", "chess", home=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("Il n’y a pas de jeu appelé «\N{NARROW NO-BREAK SPACE}chess")
    unread = swordfish("--lang", "de", "simulate", "swipe", "--games", "many", home=tmp_path)
    assert unread.stderr.startswith("swordfish simulate: Angabe --games: 'many' ist keine ganze Zahl")
    assert "Aufruf: swordfish verify" in swordfish("verify", "--help", "--lang", "de", home=tmp_path).stdout


@pytest.mark.parametrize(
    ("environment", "typed", "spoken"),
    [
        ({"LANG": "de_AT.UTF-8"}, [], "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, [], "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr"}, [], "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, [], "en"),
        ({"LANG": "tlh"}, [], "en"),
        ({"LANG": "fr_FR", "SWORDFISH_LANG": "de"}, [], "de"),
        ({"SWORDFISH_LANG": "de"}, ["--lang=fr"], "fr"),
    ],
)
def test_the_language_is_the_chosen_one_or_else_the_systems(
    environment: dict[str, str], typed: list[str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SWORDFISH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language([*typed, "rules"]) == spoken
