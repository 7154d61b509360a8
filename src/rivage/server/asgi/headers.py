"""Security headers, and content negotiation by `Accept-Encoding` (RFC 9110, section 12.5.3)."""

import re
from collections.abc import Iterable

_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]+")

BASE_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"x-content-type-options", b"nosniff"),
    # Everybody who knows the URL of a table may open it, so it must not reach other sites in a Referer header.
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)

HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Makes browsers that have used https never use http again. Subdomains are not included: they may belong to other servers."""


def security_headers(host: str, *, secure: bool) -> list[tuple[bytes, bytes]]:
    """The security headers of a response to a request for `host`; `secure` for https."""
    # 'self' should allow WebSockets of the same host, but older versions of Safari need their URL.
    socket = f" {'wss' if secure else 'ws'}://{host}" if _HOST.fullmatch(host) else ""
    policy = (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{socket}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    )
    headers = [(b"content-security-policy", policy.encode()), *BASE_HEADERS]
    if secure:
        headers.append(HSTS)
    return headers


UNENCODED = "identity"
UNENCODED_WEIGHT = 0.0001
"""The weight of the uncompressed file when the header does not mention it: below every weight that a header can express."""


def choose_encoding(accept_encoding: str, offered: Iterable[str]) -> str:
    """The first encoding of `offered` with the highest weight in the header; empty for the uncompressed file.

    The uncompressed file is also sent when the header excludes it, because that is better than an error.
    """
    weights = dict(parse_weighted(part) for part in accept_encoding.lower().split(",") if part.strip())
    others = weights.get("*", 0.0)

    def weight(encoding: str) -> float:
        return max(weights.get(encoding, others), UNENCODED_WEIGHT if encoding == UNENCODED else 0.0)

    best = max((*offered, UNENCODED), key=weight)
    return "" if best == UNENCODED else best


def parse_weighted(part: str) -> tuple[str, float]:
    """Parse one element of an Accept header, such as `br;q=0.5`, into its value and weight. An invalid weight counts as 0."""
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
