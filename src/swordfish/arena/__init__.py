"""Bots against bots."""

from swordfish.arena.match import Result, play, seated

__all__ = ["Result", "play", "seated"]
