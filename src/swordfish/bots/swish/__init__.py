"""The bots of swish."""
