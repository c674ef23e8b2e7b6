"""Servers under load, as separate processes: ours and boardgame.io's, with equal clients."""
