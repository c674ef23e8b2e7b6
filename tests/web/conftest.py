"""One server and one browser for all tests of a worker."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.browser import browsing
from tests.web.house import NEIGHBOUR, House, serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as found:
        yield found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house"), "--free-text", "--address", NEIGHBOUR) as started:
        yield started
