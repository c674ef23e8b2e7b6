"""Bots at hosted tables: worker processes, a pool of them, the seats they play, and advice."""
