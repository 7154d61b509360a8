"""Security headers of every response, and content negotiation by `Accept-Encoding` (RFC 9110, section 12.5.3)."""

import re
from collections.abc import Iterable

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


UNENCODED = "identity"
UNENCODED_WEIGHT = 0.0001
"""The weight of the plain file where no header asks for it: below every weight that can be written."""


def preferred(accepts: str, offered: Iterable[str]) -> str:
    """The encoding to send: the first of `offered` that the header weighs highest; empty for the plain file.

    Who names no encoding gets the plain file, and so does who refuses even that: it is better than an error.
    """
    weights = dict(weighed(part) for part in accepts.lower().split(",") if part.strip())
    others = weights.get("*", 0.0)

    def weight(encoding: str) -> float:
        return max(weights.get(encoding, others), UNENCODED_WEIGHT if encoding == UNENCODED else 0.0)

    best = max((*offered, UNENCODED), key=weight)
    return "" if best == UNENCODED else best


def weighed(part: str) -> tuple[str, float]:
    """One choice of such a header and its weight: 1 unless it says another, 0 when that cannot be read."""
    name, *parameters = [piece.strip() for piece in part.split(";")]
    for parameter in parameters:
        key, _, value = parameter.partition("=")
        if key.strip() == "q":
            try:
                weight = float(value)
            except ValueError:
                return name, 0.0
            return name, weight if 0 <= weight <= 1 else 0.0
    return name, 1.0
