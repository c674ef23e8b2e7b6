"""Fixed ratings of bots, so that people's ratings mean the same on every server."""

BOT_RATINGS = {"random": 10.0, "greedy": 15.0, "easy": 15.0, "medium": 20.0, "hard": 25.0, "best": 30.0}
"""The mean of each bot that may play rated games, on the scale where a newcomer has 25."""
BOT_SIGMA = 2.0
BOT = "bot:"
"""The prefix of a bot's name among players: no guest's id begins like this."""
