"""Commands and events of any game, as messages, entries and routes carry them."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, Struct


class Tagged(Struct, frozen=True):
    """A command or an event of any game: its type, and the fields of that type."""

    type: str


GameCommand: TypeAlias = Annotated[Any, Meta(extra={"shape": Tagged})]
"""A command of the game that is played; where the page knows no game, its type is Tagged."""
GameEvent: TypeAlias = Annotated[Any, Meta(extra={"shape": Tagged})]
"""An event of the game that is played."""
RawCommand: TypeAlias = Annotated[Raw, Meta(extra={"shape": Tagged})]
"""A command of the game, not decoded yet."""
PlainCommand: TypeAlias = Annotated[dict[str, Any], Meta(extra={"shape": Tagged})]
"""A command of the game as plain values, not converted yet."""
