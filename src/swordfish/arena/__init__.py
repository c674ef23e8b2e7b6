"""Play bots against bots and report what many games show."""

from swordfish.arena.match import MatchResult, forfeited, play, seated
from swordfish.arena.simulate import Estimate, Report, simulate

__all__ = ["Estimate", "MatchResult", "Report", "forfeited", "play", "seated", "simulate"]
