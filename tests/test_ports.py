"""A port of a test belongs to its server alone, also while that server is away."""

import socket

import pytest

from swordfish.server.listening import listen
from tests.ports import own_port


def test_a_port_is_kept_for_its_server_and_refused_to_everybody_else() -> None:
    port = own_port()
    for _ in range(2):  # the server starts, stops and starts again
        with pytest.raises(OSError, match="in use"), socket.socket() as other:
            other.bind(("127.0.0.1", port))
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port))
        with listen("127.0.0.1", port) as server, socket.create_connection(("127.0.0.1", port)) as client:
            accepted, _ = server.accept()
            with accepted:
                client.sendall(b"x")
                assert accepted.recv(1) == b"x"
