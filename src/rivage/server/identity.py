"""Signed guest cookies: a random player id, the time of issue, and an HMAC signature.

There are no accounts and no passwords. A player id is never sent to other players. The cookie is HttpOnly, so scripts cannot read
it, and SameSite=Lax, so a form or script of another site cannot send it with a request that changes something. Over https its
name starts with `__Host-`: browsers accept such a cookie from this host alone. It is valid for a year and renewed at a visit.
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
"""Name of the guest cookie over https."""
COOKIE_LIFETIME_S = 365 * 24 * 3600
RENEW_AFTER_S = 30 * 24 * 3600
"""Age in seconds at which a cookie is renewed."""
MAX_CLOCK_SKEW_S = 300
"""Seconds by which the time of issue may lie in the future, after a clock was set back."""
UNDATED_UNTIL = int(datetime(2027, 12, 31, tzinfo=UTC).timestamp())
"""Unix time until which cookies without a time of issue are accepted. An earlier release issued them, for a year."""

_VALUE = re.compile(r"(?P<player>[A-Za-z0-9_-]{22})(?:\.(?P<issued>[0-9]{1,12}))?\.(?P<signature>[A-Za-z0-9_-]{43})")


class Identity:
    """Issues, verifies and revokes guest cookies."""

    def __init__(self, secret: bytes, *, clock: Callable[[], float] = time, revoked: Mapping[str, int] | None = None) -> None:
        """`revoked`: for each player with revoked cookies, the time (Unix seconds) before which they were issued."""
        self._secret = secret
        self._clock = clock
        # Sorted by time, because `revoke` removes the oldest from the front.
        self._revoked = dict(sorted((revoked or {}).items(), key=lambda item: item[1]))

    def create_guest(self) -> tuple[str, str]:
        """Create a guest. Returns the player id and the value of the cookie."""
        player = secrets.token_urlsafe(16)
        return player, self.issue(player)

    def read(self, value: str | None) -> str:
        """Verify the value of a cookie and return its player id.

        Raises:
            MissingIdentity: when there is no cookie.
            ForgedIdentity: when this server did not sign it.
            ExpiredIdentity: when it has expired or was revoked.
        """
        return self._read(value)[0]

    def renew(self, value: str | None) -> str:
        """Return a new value for a cookie that is due for renewal, else an empty string.

        Raises:
            MissingIdentity, ForgedIdentity, ExpiredIdentity: as `read`.
        """
        player, issued = self._read(value)
        return self.issue(player) if self._clock() - issued > RENEW_AFTER_S else ""

    def revocation_time(self, player: str) -> int:
        """The time (Unix seconds) to pass to `revoke` for all cookies that were issued to a player until now."""
        # A cookie issued just after the last revocation has that revocation's time, which may still lie ahead.
        return max(int(self._clock()), self._revoked.get(player, 0)) + 1

    def erasure_time(self) -> int:
        """The time (Unix seconds) to pass to `revoke` for an erased player, so that no cookie of theirs is ever accepted."""
        return int(self._clock()) + COOKIE_LIFETIME_S

    def revoke(self, player: str, before: int) -> None:
        """Revoke every cookie issued to `player` before a time (Unix seconds). The caller must have stored the revocation."""
        # Clocks of other nodes may be behind and their messages late, so a revocation is never shortened.
        self._revoked[player] = max(before, self._revoked.pop(player, 0))
        since = oldest_revocation(self._clock())
        while self._revoked and (oldest := next(iter(self._revoked.items())))[1] < since:
            del self._revoked[oldest[0]]

    @property
    def revoked(self) -> Mapping[str, int]:
        """For each player with revoked cookies that have not expired, the time before which they were issued."""
        return self._revoked

    def _read(self, value: str | None) -> tuple[str, int]:
        """Verify the value of a cookie. Returns the player id and the time of issue."""
        if not value:
            raise MissingIdentity
        found = _VALUE.fullmatch(value)
        if found is None or not hmac.compare_digest(found["signature"], self._sign(found["player"], found["issued"])):
            raise ForgedIdentity
        now = self._clock()
        issued = int(found["issued"] or 0)
        is_dated = found["issued"] is not None
        if (is_dated and not now - COOKIE_LIFETIME_S <= issued <= now + MAX_CLOCK_SKEW_S) or (
            not is_dated and now > UNDATED_UNTIL
        ):
            raise ExpiredIdentity
        if issued < self._revoked.get(found["player"], 0):
            raise ExpiredIdentity
        return found["player"], issued

    def issue(self, player: str) -> str:
        """The value of a new cookie for a player."""
        # A cookie issued in the second of a revocation must be valid.
        issued = max(int(self._clock()), self._revoked.get(player, 0))
        return f"{player}.{issued}.{self._sign(player, str(issued))}"

    def _sign(self, player: str, issued: str | None) -> str:
        signed = f"guest:{player}" if issued is None else f"guest:{player}:{issued}"
        digest = hmac.digest(self._secret, signed.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def oldest_revocation(now: float) -> int:
    """The time (Unix seconds) of the oldest revocation still needed: cookies issued before it have expired anyway."""
    # Cookies without a time of issue do not expire before `UNDATED_UNTIL`.
    return int(now) - COOKIE_LIFETIME_S if now > UNDATED_UNTIL else 0


def set_cookie(value: str, *, secure: bool) -> str:
    """The Set-Cookie header for a guest; `secure` for browsers that connect over https."""
    text = f"{HOST_COOKIE if secure else COOKIE}={value}; Path=/; Max-Age={COOKIE_LIFETIME_S}; HttpOnly; SameSite=Lax"
    return f"{text}; Secure" if secure else text


def cookie_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The value of the guest cookie in a request's headers. The `__Host-` cookie, which only this host can set, goes first."""
    found = _cookies(headers)
    return found.get(HOST_COOKIE, found.get(COOKIE))


def language_cookie(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The language chosen in this browser, or an empty string. Pages are rendered in it before scripts run."""
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
    """Whether the guest cookie has the name that is used without https."""
    return not any(name == b"cookie" and f"{HOST_COOKIE}=".encode() in line for name, line in headers)
