"""What is said to people when something they asked for cannot be: a key with facts, never a traceback."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar


def _bare(key: str, facts: Mapping[str, Any]) -> str:
    return " ".join([key, *(f"{name}={fact!r}" for name, fact in facts.items())])


class Refusal(Exception):
    """A key with facts; `words` turns it into a sentence, and nothing has changed."""

    told: ClassVar[Callable[[str, Mapping[str, Any]], str]] = staticmethod(_bare)
    """How `str` tells it. The package sets it to the English of `words`; core itself knows no language."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return Refusal.told(self.key, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.key, self.facts)


def _again(kind: type[Refusal], key: str, facts: dict[str, Any]) -> Refusal:
    return kind(key, **facts)


class IllegalMove(Refusal):
    """A player's mistake."""


class BadOptions(Refusal):
    """A table that cannot be set up so."""


class BadNotation(Refusal):
    """A line of text that stands for no state or command."""


class BadRecord(Refusal):
    """A file that is no record of a game, or one that does not follow from its own beginning."""
