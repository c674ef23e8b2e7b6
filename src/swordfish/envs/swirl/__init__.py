"""swirl for learning."""
