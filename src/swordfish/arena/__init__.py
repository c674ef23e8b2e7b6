"""Bots against bots: matches and what many of them come to."""

from swordfish.arena.match import Result, forfeited, play, seated
from swordfish.arena.simulate import Figure, Report, simulate

__all__ = ["Figure", "Report", "Result", "forfeited", "play", "seated", "simulate"]
