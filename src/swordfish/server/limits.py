"""The numbers of every budget: what one owner may use of a server. docs/limits.md shows its table."""

from msgspec import Struct
from msgspec.structs import asdict, replace


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """A burst at once, then a steady rate per second."""

    burst: float
    a_second: float


ANY = Rate(1e12, 1e12)
MANY = 10**9


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a server allows. A client that asks for more waits or is refused. `BUDGETS` names each limit's owner."""

    connections: int = 512  # 0: any number, opened at any rate
    connecting: Rate = Rate(400, 60)
    patience: float = 15.0
    address: Rate = Rate(600, 60)
    files: Rate = Rate(2400, 200)
    requests: int = 4
    greetings: Rate = Rate(60, 0.2)
    devices: int = 20
    mutes: int = 500
    invitations: Rate = Rate(24, 0.1)

    address_sockets: int = 256
    guest_sockets: int = 12
    sockets: int = 4096
    stall: float = 20.0
    watchers: int = 64
    address_watchers: int = 48

    messages: Rate = Rate(1200, 600)
    guest: Rate = Rate(180, 90)
    socket: Rate = Rate(120, 60)
    handled: int = 16
    chat: Rate = Rate(5, 1)
    reactions: Rate = Rate(5, 1)
    around: Rate = Rate(60, 2)

    address_tables: Rate = Rate(60, 0.5)
    tables: Rate = Rate(20, 0.2)
    open_tables: int = 50
    most_tables: int = 10_000
    seats: int = 16
    salting: float = 5.0
    entries: int = 20_000
    held: int = 16
    disk: Rate = Rate(16 << 20, 32 << 10)
    planned: int = 1
    planning: Rate = Rate(60, 0.5)

    advice: Rate = Rate(60, 1)
    puzzles: Rate = Rate(60, 1)
    thinking: Rate = Rate(120, 0.5)
    waiting: int = 8
    replays: Rate = Rate(60, 4)


BOUNDLESS = replace(
    Limits(),
    **{name: ANY for name, limit in asdict(Limits()).items() if isinstance(limit, Rate)},
    requests=MANY,
    handled=MANY,
    open_tables=MANY,
    guest_sockets=MANY,
    address_sockets=MANY,
    address_watchers=MANY,
    sockets=MANY,
    entries=MANY,
    held=MANY,
    planned=MANY,
    waiting=MANY,
    connections=0,
    salting=60.0,
)
"""No limits on rates, for measurements and for groups that trust each other."""


class LimitRow(Struct, frozen=True):
    """A limit of `Limits`: what it bounds, who owns it, and what happens beyond it."""

    limit: str
    resource: str
    owner: str
    beyond: str


BUDGETS = (
    LimitRow("connections", "open HTTP connections", "address", "closed"),
    LimitRow("connecting", "new HTTP connections", "address", "closed"),
    LimitRow("patience", "seconds of a request, from its first byte to the last of its answer", "connection", "closed"),
    LimitRow("address", "requests, apart from files of the page", "address", "429, and the connection is closed"),
    LimitRow("files", "files of the page", "address", "waits; 429 after 10 s"),
    LimitRow("requests", "requests that are handled at once", "address", "waits"),
    LimitRow("greetings", "new guests", "address", "429"),
    LimitRow("devices", "devices", "guest", "429"),
    LimitRow("mutes", "muted guests", "guest", "422"),
    LimitRow("invitations", "invitations of people who have played together", "guest", "429"),
    LimitRow("address_sockets", "open sockets", "address", "429"),
    LimitRow("guest_sockets", "open sockets", "guest", "429"),
    LimitRow("sockets", "open sockets", "server", "429"),
    LimitRow("stall", "seconds that a reader leaves messages unread", "socket", "closed"),
    LimitRow("watchers", "watchers of a table", "table", "refused; people with a seat and the host still get in"),
    LimitRow("address_watchers", "watchers of a table", "address", "refused"),
    LimitRow("messages", "messages; one costs 1, and 1 more for every 8 connections of its table", "address", "waits"),
    LimitRow("guest", "messages", "guest", "waits"),
    LimitRow("socket", "messages", "socket", "waits"),
    LimitRow("handled", "messages that are handled at once", "address", "waits"),
    LimitRow("chat", "chat messages", "guest", "refused"),
    LimitRow("reactions", "reactions", "guest", "refused"),
    LimitRow(
        "around", "requests about a table: sit, stand, chairs, bots, locks, undo, breaks, begin", "guest", "refused"
    ),
    LimitRow("address_tables", "new tables, also by rematch", "address", "429"),
    LimitRow("tables", "new tables, also by rematch", "guest", "429"),
    LimitRow("open_tables", "unfinished tables as host", "guest", "429"),
    LimitRow("most_tables", "tables in memory", "server", "503"),
    LimitRow("seats", "seats of a table", "table", "422"),
    LimitRow("salting", "seconds to commit to a salt before a game, and again to reveal it", "seat", "freed"),
    LimitRow(
        "entries",
        "journal entries, and so the memory of a table; the second half is for the game alone",
        "table",
        "refused",
    ),
    LimitRow("held", "commands of a race that wait for their turn", "seat", "refused"),
    LimitRow("disk", "bytes of journal", "address", "waits"),
    LimitRow("planned", "plans, at a table or in a lesson, that are computed at once", "address", "waits"),
    LimitRow("planning", "seconds of processor time to compute plans", "address", "waits"),
    LimitRow("advice", "hints, costs of a choice and chances", "guest, or a stranger's address", "429"),
    LimitRow("puzzles", "requests about practice puzzles", "guest", "429"),
    LimitRow("thinking", "seconds of bot processes for advice and puzzles", "address", "429"),
    LimitRow("waiting", "jobs of advice and puzzles that wait for a bot process", "address", "429"),
    LimitRow(
        "replays",
        "replays, records, endings, analyses and pictures of a table, and previews of links",
        "address",
        "429",
    ),
)


def table(limits: Limits | None = None) -> str:
    """All budgets as a Markdown table."""
    numbers = limits or Limits()
    lines = ["| resource | owner | budget | beyond it | limit |", "|---|---|---|---|---|"]
    for budget in BUDGETS:
        number = shown(getattr(numbers, budget.limit))
        lines.append(f"| {budget.resource} | {budget.owner} | {number} | {budget.beyond} | `{budget.limit}` |")
    return "\n".join(lines)


def shown(limit: Rate | float) -> str:
    """A limit in words."""
    if isinstance(limit, Rate):
        return f"{limit.burst:,.10g} at once, then {limit.a_second:,.10g} a second"
    return f"{limit:,.10g}"


if __name__ == "__main__":
    print(table())
