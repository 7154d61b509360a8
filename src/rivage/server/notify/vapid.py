"""Web Push: identification of the server to push services (VAPID, RFC 8292) and encryption of messages (RFC 8291)."""

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
"""The order of the curve P-256."""
TOKEN_LIFETIME_S = 12 * 3600
"""Seconds for which a VAPID token is valid. Push services accept at most a day."""
TTL_S = 24 * 3600
"""Seconds for which a push service stores a message for an offline browser."""


class Vapid:
    """The VAPID key of the server, derived from the server's stored secret."""

    def __init__(self, secret: bytes, subject: str) -> None:
        """`subject`: a contact URL for the operators of push services."""
        number = int.from_bytes(hmac.digest(secret, b"vapid", hashlib.sha512)) % (_ORDER - 1) + 1
        self._private = ec.derive_private_key(number, ec.SECP256R1())
        self._subject = subject

    @property
    def public_key(self) -> str:
        """The public key with which browsers subscribe, in base64url."""
        point = self._private.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """The headers of a message to an endpoint. An undelivered message is replaced by a newer one of the same topic."""
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
    """Encrypt a message for the browser of a subscription.

    Raises:
        ValueError: when the keys of the subscription are invalid.
    """
    # Imported here because it imports two HTTP clients, which takes a quarter of the start-up time of the server.
    from http_ece import ECEException
    from pywebpush import WebPusher, WebPushException

    keys = {"p256dh": subscription.keys.p256dh, "auth": subscription.keys.auth}
    try:
        body: bytes = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(message)["body"]
    except (WebPushException, ECEException, ValueError, TypeError, IndexError) as error:
        raise ValueError(f"invalid keys of a subscription: {error}") from error
    return body
