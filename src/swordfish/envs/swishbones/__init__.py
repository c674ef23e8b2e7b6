"""swishbones for learning."""
