"""The WebSocket: endpoint, messages, connection, protocol limits."""
