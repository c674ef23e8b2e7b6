"""Every claim of speed, one file each: `python -m benchmarks [NAME …]` measures all or the named ones."""
