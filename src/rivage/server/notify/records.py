"""The stored notification settings of a guest."""

import hashlib
from typing import Annotated

import msgspec

from rivage.core import Decoder

PUSH, WEBHOOK, NOTIFY, DUE = "push", "webhook", "notify", "due"
"""Kinds of stored player data: subscribed browsers, the webhook, tables to notify of, and undelivered notifications."""
MAX_BROWSERS = 10
"""Maximum number of subscribed browsers of one guest."""
MAX_TABLES = 200
"""Tables for which one guest may enable notifications."""

Short = Annotated[str, msgspec.Meta(max_length=200)]


class PushKeys(msgspec.Struct, frozen=True):
    """The keys of a push subscription, with which messages to the browser are encrypted."""

    p256dh: Short
    auth: Short


class Subscription(msgspec.Struct, frozen=True):
    """POST /api/v1/me/push: the push subscription of a browser, as `PushSubscription.toJSON` returns it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: PushKeys
    language: Annotated[str, msgspec.Meta(max_length=10)] = ""

    @property
    def key(self) -> str:
        """The key of its record: the first 32 hexadecimal digits of the SHA-256 of the endpoint."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:32]


class Webhook(msgspec.Struct, frozen=True):
    """A stored webhook."""

    url: str
    secret: str
    """The secret with which its messages are signed."""
    paused: int = 0
    """Time when it was paused because deliveries failed, in milliseconds since 1970; 0 while it is active."""
    status: int = 0
    """HTTP status of the failed delivery that paused it; 0 when there was no response."""


subscription_decoder: Decoder[Subscription] = Decoder(Subscription)
webhook_decoder: Decoder[Webhook] = Decoder(Webhook)
