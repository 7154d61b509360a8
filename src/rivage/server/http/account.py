"""The endpoints of a guest's own data: preferences, passkeys and recovery phrase, sign-in, export and erasure."""

import asyncio
import re
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from rivage.core import GameError, encode
from rivage.hosting import Tables
from rivage.registry import find
from rivage.server.account.credentials import KEPT, PASSKEY, RECOVERY, Credentials, Keys
from rivage.server.account.erasure import erase
from rivage.server.account.errors import KeptFull, KeptName, KeptNewer, KeptQuota, KeptSize
from rivage.server.asgi.http import address_of
from rivage.server.asgi.problems import refused
from rivage.server.messages import Me
from rivage.store import Belonging, Broken, Player, Quota, QuotaExceeded, Store
from rivage.table import TableSummary, wall_clock
from rivage.table.errors import TableError
from rivage.table.record import dump_valid_part

from .api import ApiRequest, BucketsDep, ServicesDep, base_for, check_rate, check_storage, cookie_for, player_of, start_erasure

MAX_EXPORTED_TABLES = 10_000


class TableEntry(msgspec.Struct, frozen=True):
    """A table as the export names it."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    """The name at each seat; empty for bots and open seats."""
    changed: int
    """When the last thing happened that everybody may know, in milliseconds since 1970."""


class TableExported(msgspec.Struct, frozen=True):
    """A table where the guest sits or sat."""

    table: TableEntry
    record: tuple[msgspec.Raw, ...]
    """The match as `rivage export` writes it, a line each; of a damaged one what comes before the damage."""
    trouble: str = ""
    """The code of what is wrong with it, if anything is."""


class Export(msgspec.Struct, frozen=True):
    """GET /api/v1/me/export."""

    rivage: int
    """Version of this format."""
    player: Player | None
    """Name, and when the guest first and last sat down; none for who never did."""
    keys: Keys
    """Passkeys without their keys, and whether there is a recovery phrase."""
    kept: dict[str, msgspec.Raw]
    """Settings, album and whatever else pages keep."""
    belongings: tuple[dict[str, Any], ...]
    """All else that is kept for the guest."""
    tables: tuple[TableExported, ...]


async def export_of(store: Store, tables: Tables, credentials: Credentials, player: str, now: int) -> Export:
    """Everything of a guest.

    Raises:
        StoreError: when the store cannot be read.
    """
    things = await store.belongings(player)
    exported = [
        await _export_table(store, tables, table, known, now)
        for table, known in (await store.tables_of(player, MAX_EXPORTED_TABLES)).items()
    ]
    # The store's order counts hidden words too.
    exported.sort(key=lambda one: (-one.table.changed, one.table.id))
    return Export(
        rivage=1,
        player=await store.player(player),
        keys=await credentials.of(player),
        kept={thing.key: msgspec.Raw(thing.data.encode()) for thing in things if thing.kind == KEPT},
        belongings=tuple(
            {"kind": thing.kind, "key": thing.key, "data": thing.data, "changed": thing.changed}
            for thing in things
            if thing.kind not in {KEPT, PASSKEY, RECOVERY}
        ),
        tables=tuple(exported),
    )


async def _export_table(store: Store, tables: Tables, table: str, known: TableSummary, now: int) -> TableExported:
    changed = known.changed
    with suppress(TableError, GameError):  # nobody plays at a damaged table, or one whose game is gone with its package
        # The time of the last event that everybody may know: a hidden word of an opponent does not count.
        changed = (await tables.summary(table)).changed
    listed = TableEntry(table, known.game, known.status, known.names, changed)
    try:
        # A match is folded for it, which takes a while: others go on meanwhile.
        text, damage = await asyncio.to_thread(dump_valid_part, *await store.read_sound(table), find, now=now)
    except (TableError, GameError, Broken) as error:
        # Its game may be gone with its package.
        return TableExported(listed, (), error.code)
    lines = tuple(msgspec.Raw(line.encode()) for line in text.splitlines())
    return TableExported(listed, lines, damage.code if damage is not None else "")


_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class Kept(msgspec.Struct, frozen=True):
    """What a page keeps for its guest under a name, on every device where they are known."""

    version: int
    """How often it was written; 0 when nothing is there."""
    data: Any
    """Whatever the page likes, as JSON."""


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/me/passkeys."""

    credential: dict[str, Any]
    """What `navigator.credentials.create` gave, as JSON."""
    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


class ComeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/come-back: by a passkey, or by a phrase."""

    credential: dict[str, Any] | None = None
    """What `navigator.credentials.get` gave, as JSON."""
    phrase: Annotated[str, msgspec.Meta(max_length=400)] = ""


class RecoveryPhrase(msgspec.Struct, frozen=True):
    """A recovery phrase, shown once."""

    phrase: str


class Forgotten(msgspec.Struct, frozen=True):
    """POST /api/v1/me/forget: the result."""

    tables: int
    """At how many tables the guest had been."""


# Preferences.


@get("/api/v1/me/kept/{name:str}", responses=refused("identity.missing", "kept.name"))
async def kept(request: ApiRequest, services: ServicesDep, name: FromPath[str]) -> Kept:
    """What is kept for me under a name; version 0 and `null` when nothing is."""
    player, key = player_of(request, services), _named(name)
    for thing in await services.store.belongings(player, KEPT):
        if thing.key == key:
            return Kept(thing.version, msgspec.json.decode(thing.data))
    return Kept(0, None)


@put(
    "/api/v1/me/kept/{name:str}",
    responses=refused("identity.missing", "kept.name", "kept.newer", "kept.full", "kept.size", "kept.quota", "kept.address"),
)
async def keep(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, storage: BucketsDep, name: FromPath[str], data: JSONBody[Kept]
) -> Kept:
    """Keep something under a name, in place of the version that the body names."""
    player = player_of(request, services)
    check_rate(light, request)
    key = _named(name)
    text = encode(data.data)
    limits = services.settings.limits
    if len(text) > limits.kept_bytes:
        raise KeptSize(limits.kept_bytes)
    before = next((thing for thing in await services.store.belongings(player, KEPT) if thing.key == key), None)
    if data.version != (before.version if before else 0):
        raise KeptNewer(key)
    check_storage(storage, request, len(text) - len(before.data.encode() if before else b""))
    quota = Quota(limits.kept_names, limits.kept_total_bytes)
    thing = Belonging(player, KEPT, key, text.decode())
    try:
        written = await services.store.save_belonging(thing, expected=data.version, quota=quota)
    except QuotaExceeded as error:
        raise KeptFull(quota.max_number) if error.too_many else KeptQuota(quota.max_bytes) from None
    if written is None:
        raise KeptNewer(key)
    return Kept(written.version, data.data)


def _named(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise KeptName(name[:40])
    return name


# Passkeys and recovery phrase.


@get("/api/v1/me/keys", responses=refused("identity.missing"))
async def keys(request: ApiRequest, services: ServicesDep) -> Keys:
    """My passkeys, and whether I have a recovery phrase."""
    return await services.credentials.of(player_of(request, services))


@post("/api/v1/me/passkeys/options", status_code=200, responses=refused("identity.missing", "request.host", "passkey.too_many"))
async def passkey_options(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> dict[str, Any]:
    """What the browser needs to make a passkey (`PublicKeyCredentialCreationOptions` as JSON)."""
    check_rate(heavy, request)
    player = player_of(request, services)
    return await services.credentials.registration_options(player, await services.nickname(player), base_for(request, services))


@post("/api/v1/me/passkeys", responses=refused("identity.missing", "request.host", "passkey.refused", "passkey.too_many"))
async def add_passkey(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, data: JSONBody[NewPasskey]) -> Keys:
    """Keep the passkey that was just made."""
    check_rate(heavy, request)
    player = player_of(request, services)
    await services.credentials.add(player, base_for(request, services), data.credential, data.label)
    return await services.credentials.of(player)


@delete("/api/v1/me/passkeys/{key:str}", status_code=200, responses=refused("identity.missing", "passkey.unknown"))
async def remove_passkey(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, key: FromPath[str]) -> Keys:
    """Let a passkey lead to me no longer."""
    check_rate(heavy, request)
    player = player_of(request, services)
    await services.credentials.remove(player, key)
    return await services.credentials.of(player)


@post("/api/v1/me/recovery", responses=refused("identity.missing"))
async def new_phrase(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> RecoveryPhrase:
    """A new recovery phrase in place of the one I had. It is shown this once."""
    check_rate(heavy, request)
    return RecoveryPhrase(await services.credentials.new_phrase(player_of(request, services)))


@delete("/api/v1/me/recovery", status_code=200, responses=refused("identity.missing"))
async def drop_phrase(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> Keys:
    """Let no phrase lead to me any more."""
    check_rate(heavy, request)
    player = player_of(request, services)
    await services.credentials.drop_phrase(player)
    return await services.credentials.of(player)


# Sign-in.


@post("/api/v1/come-back/options", status_code=200, responses=refused("identity.missing", "request.host"))
async def come_back_options(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> dict[str, Any]:
    """What the browser needs to let me choose a passkey (`PublicKeyCredentialRequestOptions` as JSON)."""
    check_rate(heavy, request)
    return services.credentials.authentication_options(player_of(request, services), base_for(request, services))


@post(
    "/api/v1/come-back",
    status_code=200,
    responses=refused(
        "identity.missing", "request.host", "passkey.refused", "passkey.unknown", "recovery.unreadable", "recovery.unknown"
    ),
)
async def come_back(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, data: JSONBody[ComeBack]) -> Response[Me]:
    """Be the guest again whose passkey or phrase this is: this browser gets their cookie."""
    check_rate(heavy, request)
    player = player_of(request, services)
    if data.credential is not None:
        owner = await services.credentials.owner_by_passkey(player, base_for(request, services), data.credential)
    else:
        owner = await services.credentials.owner_by_phrase(data.phrase)
    services.security.report("came-back", address_of(request.scope))
    return Response(Me(await services.nickname(owner)), headers={"set-cookie": cookie_for(request, services, owner)})


# Export and erasure.


@get("/api/v1/me/export", responses=refused("identity.missing"))
async def export(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> Response[bytes]:
    """All that the server knows of me."""
    check_rate(heavy, request)
    told: Export = await export_of(
        services.store, services.tables, services.credentials, player_of(request, services), wall_clock()
    )
    headers = {"content-disposition": 'attachment; filename="rivage.json"'}
    text = await asyncio.to_thread(lambda: msgspec.json.format(encode(told), indent=1))
    return Response(text, media_type="application/json", headers=headers)


@post("/api/v1/me/forget", status_code=200, responses=refused("identity.missing"))
async def forget_me(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> Response[Forgotten]:
    """Forget me: everything that is mine goes, my name goes from the tables of others, and this browser is a fresh guest."""
    check_rate(heavy, request)
    player = player_of(request, services)
    alias = await start_erasure(services, player)
    services.security.report("forgotten", address_of(request.scope))
    tables = await erase(services.store, services.tables, player, alias)
    fresh, _ = services.identity.fresh()
    return Response(Forgotten(tables), headers={"set-cookie": cookie_for(request, services, fresh)})


ACCOUNT_HANDLERS: Final = [
    kept,
    keep,
    keys,
    passkey_options,
    add_passkey,
    remove_passkey,
    new_phrase,
    drop_phrase,
    come_back_options,
    come_back,
    export,
    forget_me,
]
