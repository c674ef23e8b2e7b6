"""What claims are measured against, where there is no other project that does the same: plain readings of the rules."""
