"""The commands, one module each: `add(commands)` says what can be typed, and `run(args, screen)` does it."""
