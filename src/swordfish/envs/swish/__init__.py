"""swish for learning."""
