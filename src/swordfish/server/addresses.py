"""Canonical network addresses, so that bans and limits recognise the same owner in every notation."""

import ipaddress
from functools import lru_cache

PREFIX = 64
"""The IPv6 prefix that counts as one owner: providers give each customer at least a /64."""


@lru_cache(maxsize=4096)
def canonical(address: str) -> str:
    """An address in its shortest form, IPv4-mapped IPv6 as IPv4; other text is returned unchanged."""
    found = _read(address)
    return address if found is None else str(found)


@lru_cache(maxsize=4096)
def owner(address: str) -> str:
    """The owner of the budgets that an address uses: the address itself in IPv4, its /64 network in IPv6."""
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
