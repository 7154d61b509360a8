"""Whose page sent a request: only this house's own pages may change something or open a socket.

Programs that are no browsers send no Origin; they carry nobody's cookie by accident, so they are let in.
"""

from collections.abc import Iterable
from urllib.parse import urlsplit

from .errors import ForeignOrigin

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


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
