"""Everything the server stores: the database, and one repository per noun. No SQL outside this package."""
