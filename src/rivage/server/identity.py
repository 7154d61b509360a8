"""Guest cookies: a random player id, the time of issue, and the signature of this server.

There is no account and no password. Nobody else ever sees a player id. The cookie is HttpOnly, so no script reads it, and
SameSite=Lax, so no other site's form or script sends it along with a request that changes something. Over https its name
begins with `__Host-`: browsers take such a cookie from this very host alone. It lasts a year, and is renewed by who comes back.
"""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from time import time

from .errors import ExpiredIdentity, ForgedIdentity, MissingIdentity

COOKIE = "rivage_guest"
LANGUAGE_COOKIE = "rivage_language"
HOST_COOKIE = f"__Host-{COOKIE}"
"""Its name over https."""
COOKIE_LIFETIME_S = 365 * 24 * 3600
RENEW_AFTER_S = 30 * 24 * 3600
"""Seconds after which a cookie is renewed."""
MAX_CLOCK_SKEW_S = 300
"""Seconds that a cookie may be issued in the future, after a clock was set back."""
UNDATED_UNTIL = int(datetime(2027, 12, 31, tzinfo=UTC).timestamp())
"""Cookies without a time are read until then: browsers forgot the last of them a year after it was given."""

_SHAPE = re.compile(r"(?P<player>[A-Za-z0-9_-]{22})(?:\.(?P<given>[0-9]{1,12}))?\.(?P<mark>[A-Za-z0-9_-]{43})")


class Identity:
    """Issues and reads guest cookies."""

    def __init__(self, secret: bytes, *, clock: Callable[[], float] = time, revoked: Mapping[str, int] | None = None) -> None:
        """`revoked`: for each player whose cookies were taken back, the time (Unix seconds) before which they were given."""
        self._secret = secret
        self._clock = clock
        # The oldest first.
        self._revoked = dict(sorted((revoked or {}).items(), key=lambda item: item[1]))

    def fresh(self) -> tuple[str, str]:
        """A new guest: the player id, and the value of its cookie."""
        player = secrets.token_urlsafe(16)
        return player, self.value(player)

    def read(self, value: str | None) -> str:
        """The player id a cookie's value stands for.

        Raises:
            MissingIdentity: when there is no cookie.
            ForgedIdentity: when this server did not sign it.
            ExpiredIdentity: when it did, but too long ago, or took it back since.
        """
        return self._read(value)[0]

    def renewed(self, value: str | None) -> str:
        """A younger value to replace a cookie's, or the empty text while it is young enough.

        Raises:
            MissingIdentity, ForgedIdentity, ExpiredIdentity: as `read`.
        """
        player, given = self._read(value)
        return self.value(player) if self._clock() - given > RENEW_AFTER_S else ""

    def revocation_time(self, player: str) -> int:
        """The time (Unix seconds) before which every cookie of a player so far was given: to be kept, then revoked."""
        # The one that was given after the last revocation bears its time, which may still be to come.
        return max(int(self._clock()), self._revoked.get(player, 0)) + 1

    def erasure_time(self) -> int:
        """A time (Unix seconds) to revoke cookies of an erased player before: none issued until then is ever accepted."""
        return int(self._clock()) + COOKIE_LIFETIME_S

    def revoke(self, player: str, before: int) -> None:
        """Revoke every cookie issued to `player` before then. The caller has stored it, for `revoked` after a restart."""
        # Other nodes' clocks may be behind, and their messages late: a revocation is never shortened.
        self._revoked[player] = max(before, self._revoked.pop(player, 0))
        since = oldest_revocation(self._clock())
        while self._revoked and (oldest := next(iter(self._revoked.items())))[1] < since:
            del self._revoked[oldest[0]]

    @property
    def revoked(self) -> Mapping[str, int]:
        """For each player whose cookies were taken back and might still be read, the time before which they were given."""
        return self._revoked

    def _read(self, value: str | None) -> tuple[str, int]:
        """Player id and time given."""
        if not value:
            raise MissingIdentity
        found = _SHAPE.fullmatch(value)
        if found is None or not hmac.compare_digest(found["mark"], self._mark(found["player"], found["given"])):
            raise ForgedIdentity
        now = self._clock()
        given = int(found["given"] or 0)
        is_dated = found["given"] is not None
        if (is_dated and not now - COOKIE_LIFETIME_S <= given <= now + MAX_CLOCK_SKEW_S) or (
            not is_dated and now > UNDATED_UNTIL
        ):
            raise ExpiredIdentity
        if given < self._revoked.get(found["player"], 0):
            raise ExpiredIdentity
        return found["player"], given

    def value(self, player: str) -> str:
        """The value of a cookie for a player, given now."""
        # Not before a revocation of the same second.
        given = max(int(self._clock()), self._revoked.get(player, 0))
        return f"{player}.{given}.{self._mark(player, str(given))}"

    def _mark(self, player: str, given: str | None) -> str:
        signed = f"guest:{player}" if given is None else f"guest:{player}:{given}"
        digest = hmac.digest(self._secret, signed.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def oldest_revocation(now: float) -> int:
    """The time since which a cookie must have been taken back that would otherwise be read; earlier ones need no memory."""
    # Cookies without a time do not grow old.
    return int(now) - COOKIE_LIFETIME_S if now > UNDATED_UNTIL else 0


def set_cookie(value: str, *, secure: bool) -> str:
    """The Set-Cookie header for a guest; `secure` when people come by https."""
    text = f"{HOST_COOKIE if secure else COOKIE}={value}; Path=/; Max-Age={COOKIE_LIFETIME_S}; HttpOnly; SameSite=Lax"
    return f"{text}; Secure" if secure else text


def cookie_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The value of the guest cookie in a request's headers; the one that only this host can have set goes first."""
    found = _cookies(headers)
    return found.get(HOST_COOKIE, found.get(COOKIE))


def language_cookie(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The language chosen in this browser, for pages rendered before its scripts run; empty for none."""
    return _cookies(headers).get(LANGUAGE_COOKIE, "")


def _cookies(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, line in headers:
        if name == b"cookie":
            for pair in line.decode("latin-1").split(";"):
                key, _, value = pair.strip().partition("=")
                found.setdefault(key, value)
    return found


def has_plain_name(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """The guest cookie comes under the name it has without https."""
    return not any(name == b"cookie" and f"{HOST_COOKIE}=".encode() in line for name, line in headers)
