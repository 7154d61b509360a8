"""Who is asking: a guest cookie that holds a random player id and this house's signature. No account, no password.

Nobody else ever sees a player id. The cookie is HttpOnly, so no script reads it, and SameSite=Lax, so no other
site's form or script sends it along with a request that changes something.
"""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable

from .errors import ForgedIdentity, MissingIdentity

COOKIE = "rivage_guest"
YEAR = 365 * 24 * 3600

_SHAPE = re.compile(r"(?P<player>[A-Za-z0-9_-]{22})\.(?P<mark>[A-Za-z0-9_-]{43})")


class Identity:
    """Gives out guest cookies and reads them back."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def fresh(self) -> tuple[str, str]:
        """A new guest: the player id, and the value of its cookie."""
        player = secrets.token_urlsafe(16)
        return player, f"{player}.{self._mark(player)}"

    def read(self, value: str | None) -> str:
        """The player id a cookie's value stands for.

        Raises:
            MissingIdentity: when there is no cookie.
            ForgedIdentity: when this house did not sign it.
        """
        if not value:
            raise MissingIdentity
        found = _SHAPE.fullmatch(value)
        if found is None or not hmac.compare_digest(found["mark"], self._mark(found["player"])):
            raise ForgedIdentity
        return found["player"]

    def _mark(self, player: str) -> str:
        digest = hmac.digest(self._secret, b"guest:" + player.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def set_cookie(value: str, *, secure: bool) -> str:
    """The Set-Cookie header for a guest; `secure` when people come by https."""
    text = f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return f"{text}; Secure" if secure else text


def cookie_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The value of the guest cookie in a request's headers."""
    for name, line in headers:
        if name == b"cookie":
            for pair in line.decode("latin-1").split(";"):
                key, _, value = pair.strip().partition("=")
                if key == COOKIE:
                    return value
    return None
