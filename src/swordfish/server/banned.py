"""Banned guests, addresses and networks, in memory, for the check of every request."""

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

from swordfish.core import Refusal
from swordfish.server.addresses import PREFIX, owner

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
MOST_KNOWN = 4096
"""How many addresses the list remembers the answer for."""


def banned_name(who: str) -> str:
    """A ban in canonical form: an IPv6 address stands for its /64 network. This machine itself cannot be banned."""
    kind, _, name = who.partition(":")
    if kind == "guest" and 0 < len(name) <= 64:
        return who
    try:
        network = ipaddress.ip_network(name, strict=False) if kind == "address" else None
    except ValueError:
        network = None
    if network is None or network.is_loopback or network.prefixlen == 0:
        raise Refusal("bad-ban", who=who[:64])
    single = network.prefixlen == 32 if network.version == 4 else network.prefixlen >= PREFIX
    return f"address:{owner(str(network.network_address)) if single else network}"


class BanList:
    """The bans of one server."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names: set[str] = set()
        self._networks: dict[str, Network] = {}
        self._known: dict[str, bool] = {}
        for name in names:
            self.add(name)

    def add(self, name: str) -> None:
        """Ban a guest, an address or a network, by its canonical name."""
        self._names.add(name)
        if name.startswith("address:") and "/" in name:
            self._networks[name] = ipaddress.ip_network(name.removeprefix("address:"))
        self._known.clear()

    def replace(self, names: Iterable[str]) -> None:
        """Ban these, and nobody else."""
        wanted = set(names)
        for name in self._names - wanted:
            self.lift(name)
        for name in wanted - self._names:
            self.add(name)

    def lift(self, name: str) -> None:
        """Lift a ban."""
        self._names.discard(name)
        self._networks.pop(name, None)
        self._known.clear()

    def has_guest(self, gid: str) -> bool:
        """Whether a guest is banned."""
        return f"guest:{gid}" in self._names

    def has_address(self, address: str) -> bool:
        """Whether the owner of budgets at an address is banned, or a network around it."""
        if not self._names:
            return False
        if (known := self._known.get(address)) is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = self._known[address] = f"address:{address}" in self._names or self._inside(address)
        return known

    def _inside(self, address: str) -> bool:
        try:
            mine = ipaddress.ip_network(address)
        except ValueError:  # a Unix socket
            return False
        return any(
            mine.network_address in network and mine.broadcast_address in network
            for network in self._networks.values()
            if network.version == mine.version
        )
