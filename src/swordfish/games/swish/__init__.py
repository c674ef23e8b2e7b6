"""swish, the transparent card game: see which cards fall into one another. Rulebook, section 1."""
