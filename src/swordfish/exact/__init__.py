"""Exact results about games: solvers, odds, puzzles. One package per game."""
