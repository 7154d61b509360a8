"""Challenges for passkeys: not stored, valid for a few minutes, for one guest, and once."""

import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from time import time

LIFETIME_S = 300
"""Seconds."""
_NONCE, _TIME, _MARK = 16, 8, 32
_MAX_USED = 100_000
"""Challenges that are remembered as used here; beyond that the oldest are forgotten before they are too old."""


class Challenges:
    """Gives out challenges and takes each back once."""

    def __init__(self, secret: bytes, *, clock: Callable[[], float] = time) -> None:
        self._secret = secret
        self._clock = clock
        self._used: OrderedDict[bytes, int] = OrderedDict()
        self.use_once: Callable[[str], Awaitable[bool]] | None = None
        """Uses a key in the whole cluster, and returns False when another node was first; None where there is one node."""

    def fresh(self, purpose: str, player: str) -> bytes:
        """A new challenge for a player and a purpose."""
        head = secrets.token_bytes(_NONCE) + (int(self._clock()) + LIFETIME_S).to_bytes(_TIME)
        return head + self._mark(head, purpose, player)

    async def take(self, challenge: bytes, purpose: str, player: str) -> bool:
        """Whether a challenge was given to `player` for this purpose, lately, and was not taken before, at any node.

        Raises:
            BusError: when the other nodes cannot be asked.
        """
        head, mark = challenge[:-_MARK], challenge[-_MARK:]
        if len(head) != _NONCE + _TIME or not hmac.compare_digest(mark, self._mark(head, purpose, player)):
            return False
        now, until = int(self._clock()), int.from_bytes(head[_NONCE:])
        if until < now or head in self._used:
            return False
        self._used[head] = until
        while len(self._used) > _MAX_USED or next(iter(self._used.values())) < now:
            self._used.popitem(last=False)
        return self.use_once is None or await self.use_once(head.hex())

    def _mark(self, head: bytes, purpose: str, player: str) -> bytes:
        return hmac.digest(self._secret, b"challenge:" + head + f":{purpose}:{player}".encode(), hashlib.sha256)
