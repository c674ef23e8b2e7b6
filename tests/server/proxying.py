"""The real nginx and Caddy in front of servers, with the examples of the documentation."""

import os
import shutil
import socket
import subprocess
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.docs.pages import DOCS, blocks
from tests.ports import own_port
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
    {upstream}
    server {{ listen 127.0.0.1:{port}; {example} }}
}}
"""


def installed(name: str) -> bool:
    """Whether this machine has the program."""
    return shutil.which(name, path=PATH) is not None


def example(language: str, upstream: str) -> str:
    [found] = [block.text for block in blocks(DOCS / "reference" / "proxies.md") if block.language == language]
    assert "127.0.0.1:7733" in found
    return found.replace("127.0.0.1:7733", upstream)


def upstreams(ports: Sequence[int]) -> str:
    """The list of nodes of docs/reference/nodes.md, with these ports."""
    [found] = [block.text for block in blocks(DOCS / "reference" / "nodes.md") if block.language == "text"]
    for number, port in enumerate(ports, 11):
        assert f"10.0.0.{number}:7733" in found
        found = found.replace(f"10.0.0.{number}:7733", f"127.0.0.1:{port}")
    assert "10.0.0." not in found
    return found


def nginx(folder: Path, port: int, *nodes: int) -> list[str]:
    """nginx in front of one server, or of several nodes."""
    file = folder / "nginx.conf"
    one = len(nodes) == 1
    text = NGINX.format(
        folder=folder,
        port=port,
        upstream="" if one else upstreams(nodes),
        example=example("nginx", f"127.0.0.1:{nodes[0]}" if one else "swordfish"),
    )
    file.write_text(text, encoding="utf-8")
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(file)]


def caddy(folder: Path, port: int, upstream: int) -> list[str]:
    file = folder / "Caddyfile"
    site = example("text", f"127.0.0.1:{upstream}").replace("games.example", f"http://127.0.0.1:{port}")
    file.write_text(f"{{\n    admin off\n}}\n{site}", encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxied(name: str, folder: Path, *upstream: int) -> Generator[int]:
    """A proxy in front of servers; its port."""
    port = own_port()
    command = PROXIES[name](folder, port, *upstream)
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
