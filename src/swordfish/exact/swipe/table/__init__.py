"""Equilibrium tables for swipe with three or more players; docs/swipe-odds.md explains them."""
