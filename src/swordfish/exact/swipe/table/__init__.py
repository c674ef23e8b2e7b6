"""Equilibrium tables for swipe with three or more players; docs/swipe-tables.md explains them."""
