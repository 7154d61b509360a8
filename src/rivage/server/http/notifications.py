"""Endpoints for notification settings: browsers (Web Push), a webhook, and the tables to notify of."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from rivage.core import encode
from rivage.server.asgi.problems import error_responses
from rivage.server.guard import EdgeError
from rivage.server.notify.notifier import new_secret
from rivage.server.notify.records import MAX_BROWSERS, MAX_TABLES, NOTIFY, PUSH, WEBHOOK, Subscription, Webhook, webhook_decoder
from rivage.server.notify.safe_http import BadTarget, PrivateTarget, check
from rivage.server.notify.vapid import encrypt
from rivage.store import Belonging

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, check_storage, player_of


class BadSubscription(EdgeError):
    """The push subscription is invalid."""

    code = "push.unreadable"

    def __init__(self) -> None:
        super().__init__("this is not a valid push subscription of a browser")


class TargetRefused(EdgeError):
    """The webhook URL is invalid."""

    code = "notify.target"

    def __init__(self) -> None:
        super().__init__("a webhook needs a URL that begins with https://, without a user name or password in it")


class TargetPrivate(EdgeError):
    """The URL leads to the server's own network."""

    code = "notify.private"

    def __init__(self) -> None:
        super().__init__(
            "notifications to addresses of the server's own network are not allowed; its operator can enable --private-targets"
        )


class NotifyFull(EdgeError):
    """The guest has the maximum number of browsers or tables."""

    code = "notify.full"

    def __init__(self, most: int) -> None:
        super().__init__(f"at most {most} are allowed: remove one first", most=most)


class NotSeated(EdgeError):
    """The player has no seat at the table."""

    code = "notify.seat"

    def __init__(self) -> None:
        super().__init__("you have no seat at that table, so it is never your turn there")


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/v1/me/webhook."""

    url: Annotated[str, msgspec.Meta(max_length=1000)]


class WebhookShown(msgspec.Struct, frozen=True):
    """My webhook."""

    url: str
    secret: str
    paused: int
    """Time when it was paused because deliveries failed, in milliseconds since 1970; 0 while it is active."""
    status: int
    """HTTP status of the failed delivery that paused it; 0 when there was no response."""


class Notifying(msgspec.Struct, frozen=True):
    """GET /api/v1/me/notify: my notification settings."""

    public_key: str
    """The VAPID public key, with which a browser subscribes."""
    browsers: tuple[str, ...] = ()
    """The keys of my subscribed browsers: the first 32 hexadecimal digits of the SHA-256 of the endpoint."""
    webhook: WebhookShown | None = None
    tables: tuple[str, ...] = ()
    """The tables for which I get notifications."""


class NotifyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/v1/tables/{table}/notify."""

    on: bool


async def _settings(request: ApiRequest, services: ServicesDep) -> Notifying:
    player = player_of(request, services)
    records = await services.store.belongings(player)
    hooks = [webhook_decoder.decode(record.data) for record in records if record.kind == WEBHOOK]
    return Notifying(
        services.notifier.vapid.public_key,
        tuple(record.key for record in records if record.kind == PUSH),
        WebhookShown(hooks[0].url, hooks[0].secret, hooks[0].paused, hooks[0].status) if hooks else None,
        tuple(record.key for record in records if record.kind == NOTIFY),
    )


@get("/api/v1/me/notify", responses=error_responses("identity.missing"))
async def notifying(request: ApiRequest, services: ServicesDep) -> Notifying:
    """Return my notification settings."""
    return await _settings(request, services)


@post(
    "/api/v1/me/push",
    responses=error_responses("identity.missing", "push.unreadable", "notify.private", "notify.full", "kept.address"),
)
async def subscribe(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, storage: BucketsDep, data: JSONBody[Subscription]
) -> Notifying:
    """Subscribe a browser to my notifications."""
    check_rate(light, request)
    player = player_of(request, services)
    try:
        check(data.endpoint, private=services.settings.private_targets)
        await asyncio.to_thread(encrypt, data, b"?")
    except PrivateTarget:
        raise TargetPrivate from None
    except (BadTarget, ValueError):
        raise BadSubscription from None
    known = {record.key for record in await services.store.belongings(player, PUSH)}
    if data.key not in known and len(known) >= MAX_BROWSERS:
        raise NotifyFull(MAX_BROWSERS)
    text = encode(data)
    check_storage(storage, request, len(text) if data.key not in known else 0)
    await services.store.save_belonging(Belonging(player, PUSH, data.key, text.decode()))
    return await _settings(request, services)


@delete("/api/v1/me/push/{key:str}", status_code=200, responses=error_responses("identity.missing"))
async def unsubscribe(request: ApiRequest, services: ServicesDep, light: BucketsDep, key: FromPath[str]) -> Notifying:
    """Unsubscribe a browser."""
    check_rate(light, request)
    await services.store.delete_belonging(player_of(request, services), PUSH, key)
    return await _settings(request, services)


@put("/api/v1/me/webhook", responses=error_responses("identity.missing", "notify.target", "notify.private", "kept.address"))
async def set_webhook(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, storage: BucketsDep, data: JSONBody[NewWebhook]
) -> Notifying:
    """Set my webhook. A paused webhook is resumed."""
    check_rate(light, request)
    player = player_of(request, services)
    try:
        check(data.url, private=services.settings.private_targets)
    except PrivateTarget:
        raise TargetPrivate from None
    except BadTarget:
        raise TargetRefused from None
    known = [webhook_decoder.decode(record.data) for record in await services.store.belongings(player, WEBHOOK)]
    secret = known[0].secret if known and known[0].url == data.url else new_secret()
    text = encode(Webhook(data.url, secret))
    check_storage(storage, request, len(text) if not known else 0)
    await services.store.save_belonging(Belonging(player, WEBHOOK, WEBHOOK, text.decode()))
    return await _settings(request, services)


@delete("/api/v1/me/webhook", status_code=200, responses=error_responses("identity.missing"))
async def delete_webhook(request: ApiRequest, services: ServicesDep, light: BucketsDep) -> Notifying:
    """Delete my webhook."""
    check_rate(light, request)
    await services.store.delete_belonging(player_of(request, services), WEBHOOK, WEBHOOK)
    return await _settings(request, services)


@put(
    "/api/v1/tables/{table:str}/notify",
    responses=error_responses("identity.missing", "table.unknown", "notify.seat", "notify.full"),
)
async def set_table_notifications(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, table: FromPath[str], data: JSONBody[NotifyWish]
) -> Notifying:
    """Enable or disable notifications of my turns at a table where I have a seat."""
    check_rate(light, request)
    player = player_of(request, services)
    if not data.on:
        await services.store.delete_belonging(player, NOTIFY, table)
        return await _settings(request, services)
    match = await services.match(table)
    if not match.held_by(player):
        raise NotSeated
    known = await services.store.belongings(player, NOTIFY)
    if len(known) >= MAX_TABLES and table not in {record.key for record in known}:
        raise NotifyFull(MAX_TABLES)
    services.notifier.add_table(table)
    await services.store.save_belonging(Belonging(player, NOTIFY, table, ""))
    return await _settings(request, services)


NOTIFICATION_HANDLERS: Final = [notifying, subscribe, unsubscribe, set_webhook, delete_webhook, set_table_notifications]
