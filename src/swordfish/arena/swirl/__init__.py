"""swirl in the arena."""
