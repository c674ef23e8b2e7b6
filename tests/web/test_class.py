"""A school class behind one address opens the page at once, and nobody is refused."""

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

from msgspec.structs import asdict, replace
from playwright.sync_api import Browser, Request

from swordfish.server.http.static import is_file
from swordfish.server.limits import Limits, Rate
from tests.server.hosting import SOON, hosted
from tests.web.house import House, visiting

PUPILS = 40
AT_ONCE = replace(
    Limits(), **{name: Rate(limit.burst, 1e-6) for name, limit in asdict(Limits()).items() if isinstance(limit, Rate)}
)
"""The usual limits without their rates: what fits into the bursts fits into a moment, on a machine of any speed."""


def opened(browser: Browser, house: House, url: str) -> list[Request]:
    """The requests of a new guest's browser: the first page, then a table for a game against a bot."""
    asked: list[Request] = []
    with visiting(browser, house, address=url) as page:
        page.context.on("request", lambda request: asked.append(request))
        page.goto("/", wait_until="networkidle")
        page.goto("/new/swipe", wait_until="networkidle")
    return asked


def test_forty_pupils_behind_one_address_open_the_page_at_once(browser: Browser, house: House, tmp_path: Path) -> None:
    with hosted(tmp_path, limits=AT_ONCE) as host:
        asked = opened(browser, house, f"http://127.0.0.1:{host.port}")
        paths = [(request.method, request.url.split(str(host.port), 1)[1], request.post_data) for request in asked]
        assert sum(is_file(path.partition("?")[0]) for _, path, _ in paths) > 10, "the page has many files"

        def pupil(number: int) -> set[int]:
            """One browser, with one connection that it keeps; a real one keeps up to six."""
            with closing(HTTPConnection("127.0.0.1", host.port, timeout=SOON)) as connection:

                def ask(method: str, path: str, body: str | None, cookie: str = "") -> tuple[int, str]:
                    connection.request(method, path, body, {"cookie": cookie} if cookie else {})
                    answer = connection.getresponse()
                    answer.read()
                    return answer.status, answer.headers.get("set-cookie", "").split(";")[0]

                greeting, cookie = ask("POST", "/api/guest", json.dumps({"name": f"Pupil {number}"}))
                return {greeting, *(ask(*request, cookie)[0] for request in paths)}

        with ThreadPoolExecutor(PUPILS) as pupils:
            statuses = set[int]().union(*pupils.map(pupil, range(PUPILS - 1)))
        assert statuses <= {200, 201, 304}, paths
