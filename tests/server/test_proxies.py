"""The examples of docs/reference/proxies.md, run by the real nginx and Caddy in front of a real server."""

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from swordfish.server.limits import BOUNDLESS, Rate
from tests.docs.pages import DOCS, blocks
from tests.server.hosting import Visitor, hosted
from tests.waiting import until

PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
NGINX = """
daemon off;
error_log stderr;
pid {folder}/pid;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{ listen 127.0.0.1:{port}; {example} }}
}}
"""


def example(language: str, upstream: int) -> str:
    [found] = [block.text for block in blocks(DOCS / "reference" / "proxies.md") if block.language == language]
    assert "127.0.0.1:7733" in found
    return found.replace("127.0.0.1:7733", f"127.0.0.1:{upstream}")


def nginx(folder: Path, port: int, upstream: int) -> list[str]:
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, port=port, example=example("nginx", upstream)), encoding="utf-8")
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(file)]


def caddy(folder: Path, port: int, upstream: int) -> list[str]:
    file, site = folder / "Caddyfile", example("text", upstream).replace("games.example", f"http://127.0.0.1:{port}")
    file.write_text(f"{{\n    admin off\n}}\n{site}", encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxied(name: str, folder: Path, upstream: int) -> Generator[int]:
    """A proxy in front of a server; its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    command = PROXIES[name](folder, port, upstream)
    environment = {**os.environ, "PATH": PATH, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    program = shutil.which(command[0], path=PATH)
    assert program
    with subprocess.Popen([program, *command[1:]], stderr=subprocess.PIPE, env=environment) as proxy:
        try:

            def answers() -> bool:
                assert proxy.poll() is None, proxy.stderr and proxy.stderr.read()
                with suppress(OSError):
                    socket.create_connection(("127.0.0.1", port)).close()
                    return True
                return False

            until(answers, name)
            yield port
        finally:
            proxy.terminate()


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            name, marks=pytest.mark.skipif(not shutil.which(name, path=PATH), reason=f"{name} is not installed here")
        )
        for name in PROXIES
    ],
)
def test_people_play_through_the_proxy_and_the_operators_routes_are_closed(name: str, tmp_path: Path) -> None:
    limits = replace(BOUNDLESS, greetings=Rate(1, 1e-6))
    with (
        hosted(tmp_path, limits=limits, operator="let me in", trusted_proxy="127.0.0.1") as host,
        proxied(name, tmp_path, host.port) as port,
    ):
        own = {"origin": f"http://127.0.0.1:{port}"}
        ann, ben = (Visitor(port, own, source=f"127.0.0.{number}") for number in (8, 9))
        assert ann.post("/api/guest", {"name": "Ann"})[0] == 200, "the origin is ours, also on this port"
        assert ben.post("/api/guest", {"name": "Ben"})[0] == 200, "the guest's own address counts"
        liar = Visitor(port, {**own, "x-forwarded-for": "203.0.113.1"}, source="127.0.0.8")
        assert liar.post("/api/guest", {"name": "Mal"})[0] == 429, "and no address that a client makes up"
        secret = {"authorization": "Bearer let me in"}
        assert [Visitor(port, secret).ask("GET", path).status for path in ("/metrics", "/api/operator/bans")] == [
            404,
            404,
        ]
        assert Visitor(host.port, secret).ask("GET", "/api/operator/bans").status == 200
        assert ann.ask("GET", "/").status == 200
        made = ann.table("swish", options={"seats": 1})["table"]

        async def play() -> str:
            async with ann.socket(made, headers=own) as line:
                await line.news()
                return (await line.say("Sit", seat=0))["type"]

        assert asyncio.run(play()) == "Done"
