"""The endpoints of notification settings: browsers, a webhook, and the tables to notify of."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from rivage.core import encode
from rivage.server.asgi.problems import refused
from rivage.server.guard import EdgeError
from rivage.server.notify.notifier import new_secret
from rivage.server.notify.records import MAX_BROWSERS, MAX_TABLES, NOTIFY, PUSH, WEBHOOK, Subscription, Webhook, webhook_decoder
from rivage.server.notify.safe_http import BadTarget, PrivateTarget, check
from rivage.server.notify.vapid import encrypt
from rivage.store import Belonging

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, check_storage, player_of


class BadSubscription(EdgeError):
    """Not a subscription of a browser."""

    code = "push.unreadable"

    def __init__(self) -> None:
        super().__init__("that is not a subscription of a browser to its push service")


class TargetRefused(EdgeError):
    """Not a valid webhook URL."""

    code = "notify.target"

    def __init__(self) -> None:
        super().__init__("a webhook needs a URL that begins with https://, without a user name or password in it")


class TargetPrivate(EdgeError):
    """An address in the host's own network."""

    code = "notify.private"

    def __init__(self) -> None:
        super().__init__(
            "nothing is sent to addresses of this server's own network; its host may allow it with --private-targets"
        )


class NotifyFull(EdgeError):
    """Too many browsers to notify, or tables to notify of."""

    code = "notify.full"

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} at most: let one go first", most=most)


class NotSeated(EdgeError):
    """A player without a seat at the table has no turn there."""

    code = "notify.seat"

    def __init__(self) -> None:
        super().__init__("you have no seat at that table, so it is never your turn there")


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/v1/me/webhook."""

    url: Annotated[str, msgspec.Meta(max_length=1000)]


class WebhookShown(msgspec.Struct, frozen=True):
    """My program, as I see it."""

    url: str
    secret: str
    paused: int
    """Since when it gets no notifications, because it did not answer, in milliseconds since 1970; 0: it gets them."""
    status: int
    """What it last answered when it was given up; 0 for nothing at all."""


class Notifying(msgspec.Struct, frozen=True):
    """GET /api/v1/me/notify: how I am notified of my turns."""

    public_key: str
    """What a browser needs to subscribe (VAPID)."""
    browsers: tuple[str, ...] = ()
    """The keys of the browsers that are notified: the first 32 hexadecimal digits of the SHA-256 of each one's endpoint."""
    webhook: WebhookShown | None = None
    tables: tuple[str, ...] = ()
    """The tables of which I am notified."""


class NotifyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/v1/tables/{table}/notify."""

    on: bool


async def _settings(request: ApiRequest, services: ServicesDep) -> Notifying:
    player = player_of(request, services)
    things = await services.store.belongings(player)
    hooks = [webhook_decoder.decode(thing.data) for thing in things if thing.kind == WEBHOOK]
    return Notifying(
        services.notifier.vapid.public_key,
        tuple(thing.key for thing in things if thing.kind == PUSH),
        WebhookShown(hooks[0].url, hooks[0].secret, hooks[0].paused, hooks[0].status) if hooks else None,
        tuple(thing.key for thing in things if thing.kind == NOTIFY),
    )


@get("/api/v1/me/notify", responses=refused("identity.missing"))
async def notifying(request: ApiRequest, services: ServicesDep) -> Notifying:
    """How I am notified of my turns."""
    return await _settings(request, services)


@post(
    "/api/v1/me/push", responses=refused("identity.missing", "push.unreadable", "notify.private", "notify.full", "kept.address")
)
async def subscribe(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, storage: BucketsDep, data: JSONBody[Subscription]
) -> Notifying:
    """Notify this browser, too."""
    check_rate(light, request)
    player = player_of(request, services)
    try:
        check(data.endpoint, private=services.settings.private_targets)
        await asyncio.to_thread(encrypt, data, b"?")
    except PrivateTarget:
        raise TargetPrivate from None
    except (BadTarget, ValueError):
        raise BadSubscription from None
    known = {thing.key for thing in await services.store.belongings(player, PUSH)}
    if data.key not in known and len(known) >= MAX_BROWSERS:
        raise NotifyFull(MAX_BROWSERS)
    text = encode(data)
    check_storage(storage, request, len(text) if data.key not in known else 0)
    await services.store.save_belonging(Belonging(player, PUSH, data.key, text.decode()))
    return await _settings(request, services)


@delete("/api/v1/me/push/{key:str}", status_code=200, responses=refused("identity.missing"))
async def unsubscribe(request: ApiRequest, services: ServicesDep, light: BucketsDep, key: FromPath[str]) -> Notifying:
    """Stop notifying this browser."""
    check_rate(light, request)
    await services.store.delete_belonging(player_of(request, services), PUSH, key)
    return await _settings(request, services)


@put("/api/v1/me/webhook", responses=refused("identity.missing", "notify.target", "notify.private", "kept.address"))
async def set_webhook(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, storage: BucketsDep, data: JSONBody[NewWebhook]
) -> Notifying:
    """Notify a program; one that was paused is resumed."""
    check_rate(light, request)
    player = player_of(request, services)
    try:
        check(data.url, private=services.settings.private_targets)
    except PrivateTarget:
        raise TargetPrivate from None
    except BadTarget:
        raise TargetRefused from None
    known = [webhook_decoder.decode(thing.data) for thing in await services.store.belongings(player, WEBHOOK)]
    secret = known[0].secret if known and known[0].url == data.url else new_secret()
    text = encode(Webhook(data.url, secret))
    check_storage(storage, request, len(text) if not known else 0)
    await services.store.save_belonging(Belonging(player, WEBHOOK, WEBHOOK, text.decode()))
    return await _settings(request, services)


@delete("/api/v1/me/webhook", status_code=200, responses=refused("identity.missing"))
async def drop_webhook(request: ApiRequest, services: ServicesDep, light: BucketsDep) -> Notifying:
    """Stop notifying a program."""
    check_rate(light, request)
    await services.store.delete_belonging(player_of(request, services), WEBHOOK, WEBHOOK)
    return await _settings(request, services)


@put("/api/v1/tables/{table:str}/notify", responses=refused("identity.missing", "table.unknown", "notify.seat", "notify.full"))
async def notify_of(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, table: FromPath[str], data: JSONBody[NotifyWish]
) -> Notifying:
    """Notify me of my turns at a table where I sit, or stop."""
    check_rate(light, request)
    player = player_of(request, services)
    if not data.on:
        await services.store.delete_belonging(player, NOTIFY, table)
        return await _settings(request, services)
    match = await services.match(table)
    if not match.held_by(player):
        raise NotSeated
    known = await services.store.belongings(player, NOTIFY)
    if len(known) >= MAX_TABLES and table not in {thing.key for thing in known}:
        raise NotifyFull(MAX_TABLES)
    services.notifier.add_wish(table)
    await services.store.save_belonging(Belonging(player, NOTIFY, table, ""))
    return await _settings(request, services)


NOTIFICATION_HANDLERS: Final = [notifying, subscribe, unsubscribe, set_webhook, drop_webhook, notify_of]
