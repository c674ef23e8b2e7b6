"""`make screenshots` reaches every page it takes a picture of."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web import screenshots
from tests.web.house import House, visiting


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("part", screenshots.PARTS)
def test_every_part_takes_its_pictures(
    browser: Browser, house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, phone: bool
) -> None:
    monkeypatch.setattr(screenshots, "FOLDER", tmp_path)
    with visiting(browser, house, phone=phone, refused=True) as page:
        screenshots.PARTS[part](page, "one")
    assert list(tmp_path.glob("*-one.png"))
