"""One form for every network address, so that bans and limits meet the same owner in whatever form it arrives."""

import ipaddress
from functools import lru_cache

PREFIX = 64
"""A provider gives each customer at least this much of IPv6, so single addresses there cost nothing."""


@lru_cache(maxsize=4096)
def canonical(address: str) -> str:
    """An address in its shortest form; IPv4 that arrives as IPv6 is IPv4. Anything else is returned as it is."""
    found = _read(address)
    return address if found is None else str(found)


@lru_cache(maxsize=4096)
def owner(address: str) -> str:
    """Who answers for what an address does: the address in IPv4, its /64 network in IPv6."""
    found = _read(address)
    if found is None:
        return address
    if found.version == 4 or found.is_loopback:
        return str(found)
    return str(ipaddress.ip_network((found, PREFIX), strict=False))


def _read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
