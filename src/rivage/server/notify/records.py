"""Stored notification settings."""

import hashlib
from typing import Annotated

import msgspec

from rivage.core import Decoder

PUSH, WEBHOOK, NOTIFY, DUE = "push", "webhook", "notify", "due"
"""Kinds of belongings: browsers, a webhook, tables to notify of, and notifications that are not delivered yet."""
MAX_BROWSERS = 10
"""Browsers of one guest."""
MAX_TABLES = 200
"""Tables of which one guest wants notifications."""

Short = Annotated[str, msgspec.Meta(max_length=200)]


class PushKeys(msgspec.Struct, frozen=True):
    """What a browser gives to be written to."""

    p256dh: Short
    auth: Short


class Subscription(msgspec.Struct, frozen=True):
    """POST /api/v1/me/push: a browser to notify, as `PushSubscription.toJSON` gives it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: PushKeys
    language: Annotated[str, msgspec.Meta(max_length=10)] = ""

    @property
    def key(self) -> str:
        """Its name among the belongings of its guest."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:32]


class Webhook(msgspec.Struct, frozen=True):
    """A program to notify."""

    url: str
    secret: str
    """What signs every message to it."""
    paused: int = 0
    """Since when it gets no notifications, because it did not answer; 0: it gets them."""
    status: int = 0
    """What it last answered; 0 for nothing at all."""


subscription_decoder: Decoder[Subscription] = Decoder(Subscription)
webhook_decoder: Decoder[Webhook] = Decoder(Webhook)
