"""Errors for people: a key with facts that `words` turns into a sentence, never a traceback."""

from collections.abc import Callable, Mapping
from typing import ClassVar


def _bare(key: str, facts: Mapping[str, object]) -> str:
    return " ".join([key, *(f"{name}={fact!r}" for name, fact in facts.items())])


class Refusal(Exception):
    """A key with facts; `words` turns it into a sentence. A refused request has changed nothing."""

    told: ClassVar[Callable[[str, Mapping[str, object]], str]] = staticmethod(_bare)
    """Formats `str(refusal)`. The package sets it to the English of `words`; core itself knows no language."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return Refusal.told(self.key, self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.key, self.facts)


def _again(kind: type[Refusal], key: str, facts: dict[str, object]) -> Refusal:
    return kind(key, **facts)


class IllegalMove(Refusal):
    """A player's mistake."""


class BadOptions(Refusal):
    """Options with which no table can be set up."""


class BadNotation(Refusal):
    """Text that is not the notation of a state or command."""


class BadRecord(Refusal):
    """A file that is not a record, or a record that does not follow from its seed and choices."""
