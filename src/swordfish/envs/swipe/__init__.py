"""swipe for learning."""
