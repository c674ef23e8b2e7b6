"""Ports for servers that a test stops and starts again at the same address."""

import random
import socket
from contextlib import suppress

OWN = range(12_000, 30_000)
"""Systems hand out higher ones: a client must not get the port of a server that is away for a moment."""


def own_port() -> int:
    """A free port that nobody gets by chance."""
    whim = random.SystemRandom()
    while True:
        port = whim.choice(OWN)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("", port))
            return port
