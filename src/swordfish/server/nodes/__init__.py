"""Several servers on one PostgreSQL: who owns a table, and how frames and requests reach its owner."""
