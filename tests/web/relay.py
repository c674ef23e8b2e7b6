"""A relay between browser and server that counts the bytes: headers, sockets and workers included."""

import socket
from collections.abc import Generator
from contextlib import contextmanager
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from urllib.parse import urlsplit

CHUNK = 65_536


class Relay(ThreadingTCPServer):
    """Forwards everything both ways; `received` counts the bytes that the browser gets."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, url: str) -> None:
        super().__init__(("127.0.0.1", 0), Connection)
        there = urlsplit(url)
        self.there, self.received = (there.hostname or "", there.port or 0), 0
        self.url = f"http://127.0.0.1:{self.server_address[1]}"


class Connection(BaseRequestHandler):
    server: Relay  # pyright: ignore[reportIncompatibleVariableOverride] - it is made by a Relay only
    request: socket.socket

    def handle(self) -> None:
        with socket.create_connection(self.server.there) as server:
            Thread(target=pump, args=(self.request, server), daemon=True).start()
            for chunk in chunks(server):
                self.server.received += len(chunk)
                self.request.sendall(chunk)


def chunks(source: socket.socket) -> Generator[bytes]:
    """The data from one side until it closes."""
    try:
        while chunk := source.recv(CHUNK):
            yield chunk
    except OSError:
        return


def pump(source: socket.socket, target: socket.socket) -> None:
    """Forward data from one side; close the other when it ends."""
    try:
        for chunk in chunks(source):
            target.sendall(chunk)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        return


@contextmanager
def relaying(url: str) -> Generator[Relay]:
    """A relay to the server at this address."""
    with Relay(url) as relay:
        thread = Thread(target=relay.serve_forever)
        thread.start()
        try:
            yield relay
        finally:
            relay.shutdown()
            thread.join()
