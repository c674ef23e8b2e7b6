"""The bots of swishbones."""
