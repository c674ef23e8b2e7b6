"""Everything the server keeps: the database behind it, and one repository per noun. No SQL outside this package."""
