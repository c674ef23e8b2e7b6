"""The settings of an operator."""

from msgspec import Struct

from swordfish.server.limits import Limits
from swordfish.server.store.address import StoreAddress


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    store: StoreAddress  # a file, or the URL of a PostgreSQL database
    names: tuple[str, ...] = ()  # further host names it answers to
    url: str = ""  # its public address, if not that of the requests
    free_text: bool = False  # whether chat allows free text
    bots: dict[str, str] = {}  # programs that may play: the command of each, by the bot's name
    operator: str = ""  # the operator's secret; empty: no remote operation
    bot_pace: float = 0.3  # seconds that a bot waits before it plays, so that people can follow
    prepares: bool = True  # whether bots may compute in the background; swipe then solves games without a table
    limits: Limits = Limits()
    node: str = ""  # the name of this server among several that share a PostgreSQL; empty: it is alone
    advertise: str = ""  # where the other nodes reach this one: tcp://HOST:PORT
