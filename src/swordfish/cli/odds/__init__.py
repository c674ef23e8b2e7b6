"""The odds of a game in the terminal, one module a game: `run(args, screen)`."""
