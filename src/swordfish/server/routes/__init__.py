"""Routes of single games: `swordfish.server.routes.<game>` lists its HANDLERS and the SHAPES they answer."""
