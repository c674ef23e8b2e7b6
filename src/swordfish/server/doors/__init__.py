"""The doors of the server: HTTP for guests, tables, records and operations, and the socket."""
