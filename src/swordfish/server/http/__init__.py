"""HTTP routes by noun, errors, middleware and static files."""
