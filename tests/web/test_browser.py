"""Which browser the tests use."""

from pathlib import Path

import pytest

from tests.web.browser import shell_beside


@pytest.mark.parametrize("ours", ["chrome-linux64/chrome", "chrome-mac/Chromium.app/Contents/MacOS/Chromium"])
def test_the_shell_that_playwright_fetches_with_its_browser_is_found(tmp_path: Path, ours: str) -> None:
    own = tmp_path / "chromium-1254" / ours
    assert shell_beside(own) is None
    folder = tmp_path / "chromium_headless_shell-1254" / "chrome-headless-shell-linux64"
    folder.mkdir(parents=True)
    (folder / "chrome-headless-shell.manifest").touch()
    assert shell_beside(own) is None
    (folder / "chrome-headless-shell").touch()
    assert shell_beside(own) == str(folder / "chrome-headless-shell")
    assert shell_beside(tmp_path / "chromium-1255" / ours) is None
    assert shell_beside(Path("/usr/bin/chromium")) is None
