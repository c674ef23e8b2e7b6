"""Play at a remote table from a script: `Client`."""

from swordfish.client.client import Client

__all__ = ["Client"]
