"""Baselines for claims without a comparable project: plain implementations of the rules."""
