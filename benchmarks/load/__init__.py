"""Servers under load, as processes of their own: ours and boardgame.io's, and clients that ask both alike."""
