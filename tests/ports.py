"""Ports for servers that a test stops and starts again at the same address."""

import random
import socket

OWN = range(12_000, 30_000)
"""Systems hand out higher ones: a client must not get the port of a server that is away for a moment."""
_held: list[socket.socket] = []  # until this process ends, so that no other program can take their ports


def own_port() -> int:
    """A free port that nobody else gets, neither before its server has started nor while the server is away.

    A socket of this process stays bound to it, without listening. It was bound alone, so no two tests hold one port.
    Afterwards it shares the port with sockets that set SO_REUSEADDR, as servers do.
    """
    whim = random.SystemRandom()
    while True:
        holder, port = socket.socket(), whim.choice(OWN)
        try:
            holder.bind(("", port))
        except OSError:
            holder.close()
            continue
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _held.append(holder)
        return port
