"""How the server says to a push service who it is (VAPID, RFC 8292), and writes so that only the browser can read (RFC 8291)."""

import base64
import hashlib
import hmac
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from .records import Subscription

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
TOKEN_LIFETIME_S = 12 * 3600
"""Seconds for which a signature is good; push services take a day at most."""
TTL_S = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that sleeps."""


class Vapid:
    """The key of the server. It follows from the secret that was made at the first start, so it is kept as that is."""

    def __init__(self, secret: bytes, subject: str) -> None:
        """`subject`: an address by which a push service can ask who this is."""
        number = int.from_bytes(hmac.digest(secret, b"vapid", hashlib.sha512)) % (_ORDER - 1) + 1
        self._private = ec.derive_private_key(number, ec.SECP256R1())
        self._subject = subject

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe, in base64url."""
        point = self._private.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """The headers of a message to an endpoint; a newer one of the same topic takes the place of an older."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_LIFETIME_S, "sub": self._subject}
        signer = Vapid02()
        signer.private_key = self._private
        return {
            **signer.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_S),
            "Topic": topic,
            "Urgency": "normal",
        }


def encrypt(subscription: Subscription, message: bytes) -> bytes:
    """A message that only the browser of a subscription can read.

    Raises:
        ValueError: when its keys are none.
    """
    # Only here: it brings two whole HTTP clients along, a quarter of what a server takes to start.
    from http_ece import ECEException
    from pywebpush import WebPusher, WebPushException

    keys = {"p256dh": subscription.keys.p256dh, "auth": subscription.keys.auth}
    try:
        body: bytes = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(message)["body"]
    except (WebPushException, ECEException, ValueError, TypeError, IndexError) as error:
        raise ValueError(f"no keys of a browser: {error}") from error
    return body
