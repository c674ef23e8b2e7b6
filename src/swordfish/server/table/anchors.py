"""Ratings of bots: fixed, so that nobody can move them, and people are measured against the same bots everywhere."""

BOT_RATINGS = {"random": 10.0, "greedy": 15.0, "easy": 15.0, "medium": 20.0, "hard": 25.0, "best": 30.0}
"""The mean of each bot that may take part in a rated game, on the scale on which a newcomer has 25."""
BOT_SIGMA = 2.0
