"""Whose page sent a request: only this server's own pages may change something or open a socket.

Programs that are no browsers send no Origin; they carry nobody's cookie by accident, so they are let in.
"""

import ipaddress
import re
import socket
from collections.abc import Collection, Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from rivage.server.errors import BadHost, BadPublicUrl, ForeignOrigin, Misdirected

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST = re.compile(rb"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?")
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


_PUBLIC_URL = re.compile(
    r"(?P<scheme>https?)://(?P<host>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?P<port>:[0-9]{1,5})?/*", re.ASCII | re.IGNORECASE
)


def read_public_url(text: str, flag: str = "--public-url") -> str:
    """An address that `flag` sets, as it goes before a path: scheme, name and port in small letters, and nothing after them.

    Raises:
        BadPublicUrl: when it has another scheme or none, no name, a name that no browser sends, a user, a path or a query.
    """
    found = _PUBLIC_URL.fullmatch(text.strip())
    if found is None or (found["port"] and not 0 < int(found["port"][1:]) < 65536):
        raise BadPublicUrl(text, flag)
    host = found["host"].removesuffix(".")
    if not (_is_number(host.strip("[]")) if host.startswith("[") else all(host.split("."))):
        raise BadPublicUrl(text, flag)
    return f"{found['scheme']}://{host}{found['port'] or ''}".lower()


def check_origin(headers: Iterable[tuple[bytes, bytes]], public_url: str = "") -> None:
    """Let a request pass when its page belongs to the host it was sent to, or to `public_url`.

    Raises:
        ForeignOrigin: when the page belongs elsewhere.
    """
    found = {name: value.decode("latin-1") for name, value in headers if name in {b"origin", b"host", b"sec-fetch-site"}}
    origin = found.get(b"origin")
    if origin is None:
        if found.get(b"sec-fetch-site", "none") not in {"same-origin", "none"}:
            raise ForeignOrigin(found[b"sec-fetch-site"])
        return
    place = _place(origin)
    scheme = origin.partition(":")[0]
    own = {_place(f"{scheme}://{found.get(b'host', '')}")}
    if public_url:
        own.add(_place(public_url))
    if place is None or place not in own:
        raise ForeignOrigin(origin)


def check_host(
    headers: Iterable[tuple[bytes, bytes]], public_url: str = "", local_names: Collection[str] = (), *, is_needed: bool = True
) -> None:
    """Let a request pass when it names one host, and one that can be this server.

    With a `public_url` only its name is taken, and what no other site can make a browser ask for: addresses in numbers and
    names without a dot, as probes and proxies on the same network use them. Else, with `local_names`, only these are taken, names
    below `localhost`, and numbers: whoever makes a name lead here from elsewhere (DNS rebinding) is refused. Where a host is not
    needed there may be none.

    Raises:
        BadHost: when there is no Host header and one is needed, or more than one, or one that is no address.
        Misdirected: when it names another server.
    """
    hosts = [value for name, value in headers if name == b"host"]
    if not hosts and not is_needed:
        return
    if len(hosts) != 1 or len(hosts[0]) > 262:
        raise BadHost
    _check_host(hosts[0], public_url, frozenset(local_names))


@lru_cache(maxsize=256)
def _check_host(host: bytes, public_url: str, local_names: frozenset[str]) -> None:
    found = _HOST.fullmatch(host)
    port = int(found[2][1:]) if found and found[2] else 80
    if found is None or not 0 < port < 65536:
        raise BadHost
    name = found[1].decode().strip("[]").rstrip(".").lower()
    if public_url:
        is_ours = "." not in name or name == urlsplit(public_url).hostname
    else:
        is_ours = not local_names or name in local_names or name.endswith(".localhost")
    if not is_ours and not _is_number(name):
        raise Misdirected


def _is_number(name: str) -> bool:
    """Whether a host is an address in numbers: no name service is asked for it, so nobody can make it lead here."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def names_of_this_machine() -> tuple[str, ...]:
    """The names by which people at this machine, and others that know it, call it."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    return tuple(dict.fromkeys(("localhost", "localhost.localdomain", own, short, f"{short}.local")))


def leads_to_itself(host: str) -> bool:
    """Whether a Host header names an address that leads everybody to their own machine."""
    return is_loopback(host.lower().rpartition(":")[0].strip("[]") if re.search(r":[0-9]+$", host) else host.strip("[]"))


def is_loopback(host: str) -> bool:
    """Whether who listens at `host` is heard on the same machine alone."""
    return host.lower() == "localhost" or (_is_number(host) and ipaddress.ip_address(host).is_loopback)


def _place(url: str) -> tuple[str, int] | None:
    """Host and port of an address, or None when it has none (`null`)."""
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS.get(parts.scheme)
    except ValueError:
        return None
    if not parts.hostname or port is None:
        return None
    return parts.hostname.lower(), port
