"""People at tables: sockets, clocks, the store of logs."""
