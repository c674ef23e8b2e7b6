"""Routes that only one game has: `swordfish.server.routes.<game>` lists its HANDLERS, and the SHAPES they answer."""
