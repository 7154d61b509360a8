"""Which encoding of a file a browser wants, by its `Accept-Encoding` (RFC 9110, section 12.5.3)."""

from collections.abc import Iterable

PLAIN = "identity"
LEAST = 0.0001
"""The weight of the plain file where nobody asks for it: below every weight that can be written."""


def preferred(accepts: str, offered: Iterable[str]) -> str:
    """The encoding to send: the first of `offered` that the header weighs highest; empty for the plain file.

    Who names no encoding gets the plain file, and so does who refuses even that: it is better than an error.
    """
    weights = dict(weighed(part) for part in accepts.lower().split(",") if part.strip())
    others = weights.get("*", 0.0)

    def weight(encoding: str) -> float:
        return max(weights.get(encoding, others), LEAST if encoding == PLAIN else 0.0)

    best = max((*offered, PLAIN), key=weight)
    return "" if best == PLAIN else best


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
