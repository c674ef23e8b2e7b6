"""`make dev`: page and server behind one address; a change of the page arrives without a build."""

import os
import signal
import subprocess
import sys
import urllib.request
from contextlib import suppress
from http.client import HTTPException

import pytest
from playwright.sync_api import Browser, expect

from tests.rulebook import ROOT
from tests.waiting import until
from tests.web.house import SOON


@pytest.mark.long
def test_page_and_server_answer_at_one_address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    sys.path.insert(0, str(ROOT / "web"))
    from dev import free_port

    port = free_port()
    env = {**os.environ, "SWORDFISH_PORT": port, "SWORDFISH_HOME": str(tmp_path_factory.mktemp("dev"))}
    command = [sys.executable, str(ROOT / "web" / "dev.py")]
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as dev:
        try:

            def answers() -> bool:
                assert dev.poll() is None
                with suppress(OSError, HTTPException):
                    return urllib.request.urlopen(f"http://127.0.0.1:{port}/health/live", timeout=30).status == 200
                return False

            until(answers, "the server behind the page")
            page = browser.new_page(base_url=f"http://127.0.0.1:{port}")
            page.set_default_timeout(SOON)
            page.goto("/me")
            expect(page.locator("h1").first).to_be_visible()
            assert page.evaluate("fetch('/api/games').then((answer) => answer.status)") == 200
            page.close()
        finally:
            dev.send_signal(signal.SIGTERM)
            dev.wait(60)
