"""Checks of the Origin and Host headers: only pages of this server may send unsafe requests or open WebSockets.

Requests without an Origin header are allowed: they come from programs other than browsers, which do not send cookies by accident.
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
    """Parse and normalise the base URL that the option `flag` sets: scheme, host and port in lower case.

    Raises:
        BadPublicUrl: when it is not an http or https URL, its host is invalid, or it has a user name, a path or a query.
    """
    found = _PUBLIC_URL.fullmatch(text.strip())
    if found is None or (found["port"] and not 0 < int(found["port"][1:]) < 65536):
        raise BadPublicUrl(text, flag)
    host = found["host"].removesuffix(".")
    if not (_is_ip_address(host.strip("[]")) if host.startswith("[") else all(host.split("."))):
        raise BadPublicUrl(text, flag)
    return f"{found['scheme']}://{host}{found['port'] or ''}".lower()


def check_origin(headers: Iterable[tuple[bytes, bytes]], public_url: str = "") -> None:
    """Accept a request when the page that sent it belongs to the requested host or to `public_url`.

    Raises:
        ForeignOrigin: when the page belongs to another site.
    """
    found = {name: value.decode("latin-1") for name, value in headers if name in {b"origin", b"host", b"sec-fetch-site"}}
    origin = found.get(b"origin")
    if origin is None:
        if found.get(b"sec-fetch-site", "none") not in {"same-origin", "none"}:
            raise ForeignOrigin(found[b"sec-fetch-site"])
        return
    site = _host_and_port(origin)
    scheme = origin.partition(":")[0]
    own = {_host_and_port(f"{scheme}://{found.get(b'host', '')}")}
    if public_url:
        own.add(_host_and_port(public_url))
    if site is None or site not in own:
        raise ForeignOrigin(origin)


def check_host(
    headers: Iterable[tuple[bytes, bytes]], public_url: str = "", local_names: Collection[str] = (), *, is_needed: bool = True
) -> None:
    """Validate the Host header of a request, as a protection against DNS rebinding.

    With a `public_url`, accept its host name, IP addresses and names without a dot. Probes and proxies on the same network use
    the latter two, and another site cannot make a browser request them. Without a `public_url` but with `local_names`, accept
    these names, names below `localhost`, and IP addresses. Without either, accept every name. A missing header is accepted
    unless `is_needed`.

    Raises:
        BadHost: when the header is missing, repeated or invalid.
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
    if not is_ours and not _is_ip_address(name):
        raise Misdirected


def _is_ip_address(name: str) -> bool:
    """Whether a host is an IP address, which DNS rebinding cannot abuse because it is not resolved."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def names_of_this_machine() -> tuple[str, ...]:
    """The host names by which this machine is reached locally and on its network."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    return tuple(dict.fromkeys(("localhost", "localhost.localdomain", own, short, f"{short}.local")))


def is_loopback_host(host: str) -> bool:
    """Whether a Host header names a loopback address, which does not work on other devices."""
    return is_loopback(host.lower().rpartition(":")[0].strip("[]") if re.search(r":[0-9]+$", host) else host.strip("[]"))


def is_loopback(host: str) -> bool:
    """Whether `host` is `localhost` or a loopback address."""
    return host.lower() == "localhost" or (_is_ip_address(host) and ipaddress.ip_address(host).is_loopback)


def _host_and_port(url: str) -> tuple[str, int] | None:
    """Host and port of a URL, or None when it has no host (the origin `null`)."""
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS.get(parts.scheme)
    except ValueError:
        return None
    if not parts.hostname or port is None:
        return None
    return parts.hostname.lower(), port
