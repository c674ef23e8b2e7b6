"""The odds of the games that have them."""
