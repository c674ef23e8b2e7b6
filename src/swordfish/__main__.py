"""`python -m swordfish` is `swordfish`."""

import sys

from swordfish.cli import main

if __name__ == "__main__":
    sys.exit(main())
