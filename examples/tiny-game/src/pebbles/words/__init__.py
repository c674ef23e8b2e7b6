"""The sentences of pebbles, one file a language. A language without a file is told in English."""
