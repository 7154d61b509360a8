"""The headers of every answer: what a page of this house may load, and what it tells others."""

import re

_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]+")

PLAIN: tuple[tuple[bytes, bytes], ...] = (
    (b"x-content-type-options", b"nosniff"),
    # A table's link is its key: no other site may learn it from a Referer.
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)

LASTING = (b"strict-transport-security", b"max-age=31536000")
"""A browser that came by https once never tries http again. Other names of the same domain are their owners' business."""


def security_headers(host: str, *, secure: bool) -> list[tuple[bytes, bytes]]:
    """The headers for an answer to a request for `host`; `secure` when it came by https."""
    # 'self' is meant to cover sockets of the same host, but older Safari wants them named.
    socket = f" {'wss' if secure else 'ws'}://{host}" if _HOST.fullmatch(host) else ""
    policy = (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{socket}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    )
    found = [(b"content-security-policy", policy.encode()), *PLAIN]
    if secure:
        found.append(LASTING)
    return found
