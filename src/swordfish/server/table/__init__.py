"""One hosted table: its entries, state, queue, broadcast, timers and seats. No thread, no SQL, no web framework."""
