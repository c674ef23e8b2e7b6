"""Runs tests in a process of its own, whose memory and CPU time are limited: a broken rule may never end.

python -m tests.mutants.trial GAME TESTS…    GAME: the laws try this game alone; empty: all
"""

import importlib.util
import os
import sys

import pytest

MOST_MEMORY = 2 << 30
"""Bytes: an edit may make a loop endless that keeps all its events."""
LONGEST = 60
"""Seconds for one test: an edit may leave it waiting for something that never comes."""


def main(game: str, *tests: str) -> int:
    limit = int(os.environ["SWORDFISH_MUTANT_SECONDS"])
    if importlib.util.find_spec("resource"):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    if game:
        from swordfish import games

        games.NAMES = (game,)
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long and not torture"]
    return pytest.main([*options, "--timeout", str(LONGEST), *tests])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
