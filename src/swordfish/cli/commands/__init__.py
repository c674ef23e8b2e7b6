"""The commands, one module each: `add(commands)` declares the arguments, `run(args, screen)` does the work."""
