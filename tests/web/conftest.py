"""One server and one browser per worker; then a second browser that has only one other font."""

import asyncio
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.browser import ARIMO, KRONA, browsing
from tests.web.house import NEIGHBOUR, House, serving

OFFERED = {"machine": None, "krona": KRONA, "arimo": ARIMO}
"""The folder of the only fonts that a browser finds; without one, it finds those of the machine."""
LAYOUT = {
    "test_pages_are_laid_out_as_they_were",
    "test_nothing_sticks_out_on_any_screen",
    "test_nothing_in_the_top_row_lies_on_anything_else",
}
"""Tests that `make test` runs where a word that is not set in our faces is wide; `make test-all` runs all, in both."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each browser test a second time with only one other font (by fontconfig, on Linux)."""
    chosen = any("browser" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if chosen or "browser" not in metafunc.fixturenames:
        return
    if sys.platform != "linux":
        runs = [pytest.param("machine", id=pytest.HIDDEN_PARAM)]
    else:
        wide = metafunc.definition.originalname in LAYOUT
        later = [(), (pytest.mark.long,)]
        runs = [
            pytest.param("machine", id=pytest.HIDDEN_PARAM, marks=later[wide]),
            pytest.param("krona", id="krona", marks=later[not wide]),
        ]
    metafunc.parametrize("browser", runs, indirect=True, scope="session")


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    with browsing(OFFERED[request.param]) as found:
        loop = asyncio.get_running_loop()
        yield found
        asyncio._set_running_loop(loop)  # pyright: ignore[reportPrivateUsage] - closing needs the loop, which tests without a browser leave


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house"), "--free-text", "--address", NEIGHBOUR) as started:
        yield started
