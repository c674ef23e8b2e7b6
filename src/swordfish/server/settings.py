"""What an operator decides."""

from pathlib import Path

from msgspec import Struct

from swordfish.server.limits import Limits


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is run."""

    store: Path
    names: tuple[str, ...] = ()  # further host names it answers to
    url: str = ""  # where guests find it, if not where they ask from
    free_text: bool = False  # whether guests may write what they like
    bots: dict[str, str] = {}  # programs that may sit at tables: the command of each, by the name it has there
    operator: str = ""  # the operator's secret; empty: no remote operation
    bot_pace: float = 0.3  # seconds that a bot waits before it speaks, so that people can follow
    limits: Limits = Limits()
