"""The odds of a game in the terminal, one module per game with `run(args, screen)`."""
