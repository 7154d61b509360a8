"""Whose connection it is: one address, or one IPv6 network, counts as one; behind a trusted proxy the client's counts."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

Headers = Iterable[tuple[bytes, bytes]]

SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""What a proxy may say about how people reached it."""
SITE = 64
"""Bits of an IPv6 address that one subscriber is given: the rest they choose themselves."""


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """The key that connections from `host` are counted by: the address, the /64 of IPv6, or the text when it is neither."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, SITE), strict=False))
    return str(address)


class Proxies:
    """The proxies that are believed about whom they speak for."""

    def __init__(self, trusted: str) -> None:
        """`trusted`: addresses and networks with commas between them; `*` for anybody.

        Raises:
            ValueError: when one is neither.
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
        """The address that a trusted proxy speaks for, or the empty text when it does not say.

        Each proxy appends whom it heard from, so the last address that is no trusted proxy is the nearest thing to the truth.
        """
        said = ",".join(value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for")
        hosts = [host for part in said.split(",") if (host := _without_port(part.strip()))]
        if self._all:
            return hosts[0] if hosts else ""
        return next((host for host in reversed(hosts) if not self.trusts(host)), hosts[0] if hosts else "")

    def scheme(self, headers: Headers) -> str:
        """`http` or `https` as a trusted proxy says people came, or the empty text."""
        said = next((value.decode("latin-1").strip() for name, value in headers if name == b"x-forwarded-proto"), "")
        return SCHEMES.get(said, "")


def _without_port(text: str) -> str:
    """An address as proxies write it (`1.2.3.4:567`, `[::1]:567`), without the port; empty when it is no address."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        return ""
