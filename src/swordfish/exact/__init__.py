"""What can be known for certain about a game: solvers, odds, puzzles. One package a game."""
