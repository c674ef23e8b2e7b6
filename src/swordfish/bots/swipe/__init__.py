"""The bots of swipe."""
