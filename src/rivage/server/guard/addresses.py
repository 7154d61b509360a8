"""The address that a connection is counted for: an IPv4 address or IPv6 /64; behind a trusted proxy, the client's address."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

Headers = Iterable[tuple[bytes, bytes]]

SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""Accepted values of X-Forwarded-Proto, and the HTTP scheme they mean."""
IPV6_PREFIX_BITS = 64
"""Bits of the network part of an IPv6 address. A subscriber chooses the remaining bits freely."""


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """The key by which connections from `host` are counted: its IPv4 address, its IPv6 /64, or the text if it is neither."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, IPV6_PREFIX_BITS), strict=False))
    return str(address)


class Proxies:
    """The trusted proxies, whose X-Forwarded headers are used."""

    def __init__(self, trusted: str) -> None:
        """`trusted`: addresses and networks, separated by commas; `*` for all.

        Raises:
            ValueError: when an item is neither.
        """
        names = [part.strip() for part in trusted.split(",") if part.strip()]
        self._all = "*" in names
        self._networks = [ipaddress.ip_network(name, strict=False) for name in names if name != "*"]
        self.trusts = lru_cache(maxsize=1024)(self._trusts)

    def _trusts(self, host: str) -> bool:
        if self._all:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)

    def client(self, headers: Headers) -> str:
        """The client address in the X-Forwarded-For header of a trusted proxy, or an empty string.

        Each proxy appends the address of its peer, so the last address that is not a trusted proxy is the most reliable one.
        """
        forwarded = ",".join(value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for")
        hosts = [host for part in forwarded.split(",") if (host := _without_port(part.strip()))]
        if self._all:
            return hosts[0] if hosts else ""
        return next((host for host in reversed(hosts) if not self.trusts(host)), hosts[0] if hosts else "")

    def scheme(self, headers: Headers) -> str:
        """`http` or `https` by the X-Forwarded-Proto header of a trusted proxy, or an empty string."""
        forwarded = next((value.decode("latin-1").strip() for name, value in headers if name == b"x-forwarded-proto"), "")
        return SCHEMES.get(forwarded, "")


def _without_port(text: str) -> str:
    """Remove the port of an address as proxies write it (`1.2.3.4:567`, `[::1]:567`); empty when it is not an address."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        return ""
