"""Chance that nobody can bend and everybody can check.

A match has a secret seed of 32 random bytes (64 hexadecimal digits), or that of its deal. Its SHA-256, the `commit`, is shown
before anything is drawn; the seed is shown when the match is over. Whoever has both, and the list of draws
(`GET /api/v1/tables/{id}/dice`), can check them all:

1. SHA-256 of the 32 bytes of the seed must be the commit.
2. Draw number k (from 0, counting the chance actions that stand before it) has faces in a fixed order, each with a whole
   weight; `total` is their sum. Read HMAC-SHA256(key = the 32 bytes of the seed, message = k in decimal digits, as ASCII)
   as one big-endian number x of 256 bits.
3. If x >= 2^256 - (2^256 mod total), x lies in the last, incomplete stretch and would favour the first faces: read
   HMAC-SHA256(seed, "k.1") instead, then "k.2" and so on, until it does not.
4. r = x mod total. Go through the faces in order: the first whose weight exceeds r is picked; else subtract it from r.

In JavaScript: `crypto.subtle.sign("HMAC", key, encoder.encode("3"))`, and BigInt for x. So a takeback cannot re-roll the dice,
and a replay can prove every draw. In the second game of a match of two chance does what it did in the first: those draws are
marked `scripted` and follow from the first game's seed.
"""

import hashlib
import hmac
import secrets
from typing import TypeVar

from rivage.core import Chances

A = TypeVar("A")

SEED_BYTES = 32
_SPACE = 1 << 256


def new_seed() -> str:
    """A fresh secret seed, as 64 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commit(seed: str) -> str:
    """What is shown of `seed` before it may be known."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def verify(seed: str, committed: str) -> bool:
    """Whether `seed` is the one that was committed to."""
    try:
        return hmac.compare_digest(commit(seed), committed)
    except (ValueError, TypeError):
        return False


def number(seed: str, label: str, total: int) -> int:
    """An even draw from `range(total)`, the same for the same seed and label."""
    key = bytes.fromhex(seed)
    limit = _SPACE - _SPACE % total
    retry = 0
    while True:
        message = f"{label}.{retry}" if retry else label
        drawn = int.from_bytes(hmac.digest(key, message.encode(), "sha256"), "big")
        if drawn < limit:
            return drawn % total
        retry += 1


def draw(seed: str, k: int, chances: Chances[A]) -> A:
    """The chance action that is draw number `k` of the match."""
    return chances.pick(number(seed, str(k), chances.total))
