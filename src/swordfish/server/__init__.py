"""The server: people and bots play at hosted tables over HTTP and WebSocket."""
