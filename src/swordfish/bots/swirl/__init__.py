"""The bots of swirl."""
