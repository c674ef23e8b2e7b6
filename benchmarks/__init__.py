"""Every claim of speed, one file each: `python -m benchmarks [NAME …]` measures all of them, or those named."""
