"""Chance that nobody can bend and everybody can check.

A match has a secret seed of 32 random bytes. Its SHA-256, the `commit`, is shown before anything is drawn; the seed is
shown when the match is over. Draw number k (from 0, counting the chance actions that stand before it) reads
HMAC-SHA256(seed, "k") as one big-endian number; if that number lies in the last, incomplete stretch of `total`, it reads
HMAC-SHA256(seed, "k.1"), "k.2" and so on. What is left after division by `total` is the number that
`Chances.pick` turns into an action. So a takeback cannot re-roll the dice, and a replay can prove every draw.
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
