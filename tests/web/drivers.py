"""Browsers besides Chromium, by their own protocols: Firefox by WebDriver BiDi, WebKit by WebDriver.

Without the browser a test fails and names the package, unless SWORDFISH_WITHOUT names the browser: then it is skipped.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.ports import own_port

SOON = 60.0
"""Seconds after which a test stops waiting."""
PREFERENCES = """
user_pref("network.proxy.type", 0);
user_pref("intl.accept_languages", "en-GB, en");
"""
"""Of a new profile of Firefox: it reaches this machine directly, and asks for English."""
NARROW = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; }"
"""Style of the small browser's own buttons: with it, its window can be as narrow as a phone."""
LETTERS = {"ArrowLeft": "\ue012", "ArrowRight": "\ue014", "Enter": "\ue007"}
"""Keys, as WebDriver writes them."""
Actions = list[dict[str, Any]]


class Driver(Protocol):
    """A page in a browser."""

    @property
    def complaints(self) -> list[str]:
        """Errors that the page's console has shown."""
        ...

    def goto(self, url: str) -> None: ...

    def run(self, script: str) -> Any:
        """Evaluate an expression in the page; a promise is awaited."""
        ...

    def act(self, actions: Actions) -> None:
        """Do real input, described as WebDriver does: a list of actions per device."""
        ...

    def size(self, width: int, height: int) -> None:
        """Set the size of the page."""
        ...

    def picture(self) -> bytes:
        """What the page shows, as PNG."""
        ...


def tap(x: float, y: float, kind: str) -> Actions:
    """A press and a release of a pointer: "mouse" or "touch"."""
    moves = [{"type": "pointerMove", "x": round(x), "y": round(y)}]
    press = [{"type": what, "button": 0} for what in ("pointerDown", "pointerUp")]
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": [*moves, *press]}]


def key(name: str) -> Actions:
    return [{"type": "key", "id": "keys", "actions": [{"type": what, "value": LETTERS[name]} for what in DOWN_UP]}]


DOWN_UP = ("keyDown", "keyUp")


class Firefox:
    """A tab of Firefox, by WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._number, self.complaints = socket, 0, list[str]()
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def goto(self, url: str) -> None:
        self._here("browsingContext.navigate", url=url, wait="complete")

    def run(self, script: str) -> Any:
        expression = f"(async () => JSON.stringify((await ({script})) ?? null))()"
        told = self._ask("script.evaluate", expression=expression, target={"context": self._context}, awaitPromise=True)
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return json.loads(told["result"]["value"])

    def act(self, actions: Actions) -> None:
        self._here("input.performActions", actions=actions)

    def size(self, width: int, height: int) -> None:
        self._here("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self._here("browsingContext.captureScreenshot")["data"])

    def _here(self, method: str, **params: Any) -> Any:
        return self._ask(method, context=self._context, **params)

    def _ask(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=2 * SOON))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.complaints.append(told["params"]["text"])
            elif told.get("id") == self._number:
                assert told["type"] == "success", told
                return told["result"]


class WebKit:
    """A window of WebKit, by WebDriver."""

    def __init__(self, http: httpx.Client, binary: str, console: Path) -> None:
        self._http, self._console = http, console
        options = {"binary": binary, "args": ["--automation", "--enable-write-console-messages-to-stdout=true"]}
        made = self._ask("/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self._session = f"/session/{made['sessionId']}"
        self._ask(f"{self._session}/timeouts", script=round(1000 * SOON))

    @property
    def complaints(self) -> list[str]:
        said = self._console.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in said if line.startswith("CONSOLE") and " ERROR " in line]

    def goto(self, url: str) -> None:
        self._ask(f"{self._session}/url", url=url)

    def run(self, script: str) -> Any:
        body = f"""const done = arguments[0]
          const answer = async () => JSON.stringify((await ({script})) ?? null)
          answer().then((found) => done([found, '']), (error) => done(['', String(error)]))"""
        found, error = self._ask(f"{self._session}/execute/async", script=body, args=[])
        assert not error, error
        return json.loads(found)

    def act(self, actions: Actions) -> None:
        self._ask(f"{self._session}/actions", actions=actions)

    def size(self, width: int, height: int) -> None:
        """The window has a frame, whose size is known only when it is shown."""
        until = time.monotonic() + SOON
        while (inner := self.run("[innerWidth, innerHeight]")) != [width, height]:
            assert time.monotonic() < until, f"the window does not shrink below {inner}"
            frame = self.run("[outerWidth - innerWidth, outerHeight - innerHeight]")
            self._ask(f"{self._session}/window/rect", width=width + frame[0], height=height + frame[1])

    def picture(self) -> bytes:
        return base64.b64decode(self._tell(self._http.get(f"{self._session}/screenshot")))

    def close(self) -> None:
        self._http.delete(self._session)

    def _ask(self, path: str, **body: Any) -> Any:
        return self._tell(self._http.post(path, json=body))

    def _tell(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json()["value"]


def needed(browser: str, program: str, package: str) -> str:
    """The path of a program that tests of a browser need."""
    if browser in os.environ.get("SWORDFISH_WITHOUT", "").split(","):
        pytest.skip(f"SWORDFISH_WITHOUT names {browser}")
    found = shutil.which(program) or next(map(str, Path("/").glob(program.removeprefix("/"))), None)
    assert found, (
        f"{browser} cannot be tested: {program} is missing. Install the Debian package {package}, "
        f"or say that you do without: SWORDFISH_WITHOUT={browser} make test-all"
    )
    return found


@contextmanager
def running(words: list[str], said: Path, **env: str) -> Generator[subprocess.Popen[bytes]]:
    """A process of ours, which writes to a file; it ends with the block."""
    with said.open("wb") as out:
        process = subprocess.Popen(words, stdout=out, stderr=out, env={**os.environ, **env})
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(SOON)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def printed(said: Path, wanted: str) -> str:
    """What follows in a program's output once it has printed this."""
    until = time.monotonic() + SOON
    while time.monotonic() < until:
        if found := re.search(rf"{wanted}(\S+)", said.read_text(encoding="utf-8", errors="replace")):
            return found[1]
        time.sleep(0.02)
    raise AssertionError(said.read_text(encoding="utf-8", errors="replace"))


@contextmanager
def firefox(folder: Path) -> Generator[Driver]:
    """A new profile of Firefox, without a window."""
    path = needed("firefox", "firefox-esr", "firefox-esr")
    profile, said = folder / "profile", folder / "firefox.txt"
    profile.mkdir()
    (profile / "user.js").write_text(PREFERENCES, encoding="utf-8")
    words = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with running(words, said, HOME=str(folder)):
        address = printed(said, "WebDriver BiDi listening on ")
        with connect(f"{address}/session", max_size=None, open_timeout=SOON, proxy=None) as socket:
            yield Firefox(socket)


@contextmanager
def webkit(folder: Path) -> Generator[Driver]:
    """The small browser of WebKitGTK, on a screen in memory."""
    path = needed("webkit", "WebKitWebDriver", "webkit2gtk-driver")
    binary = needed("webkit", "/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "webkit2gtk-driver")
    screen = needed("webkit", "Xvfb", "xvfb")
    said, console, style = folder / "screen.txt", folder / "webkit.txt", folder / "gtk-3.0" / "gtk.css"
    style.parent.mkdir()
    style.write_text(NARROW, encoding="utf-8")
    with ExitStack() as stack:
        display = stack.enter_context(display_of(screen, said))
        port = own_port()
        env = {
            "DISPLAY": f":{display}",
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "LANG": "en_GB.UTF-8",
            "LANGUAGE": "en_GB",
            "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # of our own page only, and root has none
        }
        stack.enter_context(running([path, f"--port={port}"], console, **env))
        http = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=2 * SOON, trust_env=False))
        until = time.monotonic() + SOON
        while time.monotonic() < until:
            with suppress(httpx.TransportError):
                http.get("/status")
                break
            time.sleep(0.02)
        driver = WebKit(http, binary, console)
        stack.callback(driver.close)
        yield driver


@contextmanager
def display_of(screen: str, said: Path) -> Generator[str]:
    """The number of a display in memory."""
    reading, writing = os.pipe()
    with said.open("wb") as out:
        process = subprocess.Popen(
            [screen, "-displayfd", str(writing), "-screen", "0", "1920x1300x24", "-nolisten", "tcp"],
            pass_fds=[writing],
            stdout=out,
            stderr=out,
        )
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield told.readline().strip()
        finally:
            process.terminate()
            process.wait()
