"""Print the declarations."""

from swordfish.server.typescript import declarations

print(declarations(), end="")
