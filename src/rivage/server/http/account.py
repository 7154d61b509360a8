"""Endpoints for a guest's own data: preferences, passkeys, recovery phrase, sign-in, export and erasure."""

import asyncio
import re
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from rivage.core import GameError, encode
from rivage.deals import Group
from rivage.hosting import Tables
from rivage.registry import find
from rivage.server.account.credentials import PASSKEY, PREFERENCE, RECOVERY, Credentials, Keys
from rivage.server.account.erasure import erase
from rivage.server.account.errors import KeptFull, KeptName, KeptNewer, KeptQuota, KeptSize
from rivage.server.asgi.http import address_of
from rivage.server.asgi.problems import error_responses
from rivage.server.messages import Me
from rivage.store import Belonging, Broken, Player, Quota, QuotaExceeded, Store
from rivage.table import TableSummary, wall_clock
from rivage.table.errors import TableError
from rivage.table.record import dump_valid_part

from .api import ApiRequest, BucketsDep, ServicesDep, base_for, check_rate, check_storage, cookie_for, player_of, start_erasure

MAX_EXPORTED_TABLES = 10_000


class TableEntry(msgspec.Struct, frozen=True):
    """The summary of a table in an export."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    """The name at each seat; empty for bots and open seats."""
    changed: int
    """Time of the last public event, in milliseconds since 1970."""


class TableExported(msgspec.Struct, frozen=True):
    """A table where the guest has or had a seat."""

    table: TableEntry
    record: tuple[msgspec.Raw, ...]
    """The lines of the match in the format of `rivage export`. A damaged match ends before the damage."""
    trouble: str = ""
    """The error code of a damaged match, or empty."""


class Export(msgspec.Struct, frozen=True):
    """GET /api/v1/me/export."""

    rivage: int
    """Version of this format."""
    player: Player | None
    """Nickname, and the times when the guest first and last took a seat; None for a guest who never did."""
    keys: Keys
    """Passkeys without their keys, and the time of the recovery phrase."""
    kept: dict[str, msgspec.Raw]
    """Preferences and other data stored by pages, by name."""
    belongings: tuple[dict[str, Any], ...]
    """All other stored data of the guest."""
    groups: tuple[dict[str, Any], ...]
    """The groups of friends where the guest is a member, with their nickname."""
    tables: tuple[TableExported, ...]


async def export_of(store: Store, tables: Tables, credentials: Credentials, player: str, now: int) -> Export:
    """Collect all stored data of a guest.

    Raises:
        StoreError: when the store cannot be read.
    """
    records = await store.belongings(player)
    exported = [
        await _export_table(store, tables, table, known, now)
        for table, known in (await store.tables_of(player, MAX_EXPORTED_TABLES)).items()
    ]
    # The store's order would reveal the times of hidden events.
    exported.sort(key=lambda item: (-item.table.changed, item.table.id))
    return Export(
        rivage=1,
        player=await store.player(player),
        keys=await credentials.of(player),
        kept={record.key: msgspec.Raw(record.data.encode()) for record in records if record.kind == PREFERENCE},
        belongings=tuple(
            {"kind": record.kind, "key": record.key, "data": record.data, "changed": record.changed}
            for record in records
            if record.kind not in {PREFERENCE, PASSKEY, RECOVERY}
        ),
        groups=tuple([await _export_group(store, group, player) for group in await store.groups_of(player)]),
        tables=tuple(exported),
    )


async def _export_group(store: Store, group: Group, player: str) -> dict[str, Any]:
    found = await store.find_group(group.id)
    own = next((member for member in found[1] if member.player == player), None) if found else None
    name, joined = (own.name, own.joined) if own else ("", 0)
    return {"id": group.id, "game": group.game, "title": group.title, "name": name, "joined": joined}


async def _export_table(store: Store, tables: Tables, table: str, known: TableSummary, now: int) -> TableExported:
    changed = known.changed
    with suppress(TableError, GameError):  # a damaged table, or the package of its game was removed
        # The time of the last public event. The stored time may be that of an opponent's hidden event.
        changed = (await tables.summary(table)).changed
    entry = TableEntry(table, known.game, known.status, known.names, changed)
    try:
        # In a thread, because a whole match is processed.
        text, damage = await asyncio.to_thread(dump_valid_part, *await store.read_intact(table), find, now=now)
    except (TableError, GameError, Broken) as error:
        return TableExported(entry, (), error.code)
    lines = tuple(msgspec.Raw(line.encode()) for line in text.splitlines())
    return TableExported(entry, lines, damage.code if damage is not None else "")


_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class Kept(msgspec.Struct, frozen=True):
    """A stored preference of a guest, which is synchronised between their devices."""

    version: int
    """Number of writes; 0 when nothing is stored."""
    data: Any
    """The value, any JSON."""


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/me/passkeys."""

    credential: dict[str, Any]
    """The result of `navigator.credentials.create` as JSON."""
    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


class ComeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/come-back: sign in with a passkey or a recovery phrase."""

    credential: dict[str, Any] | None = None
    """The result of `navigator.credentials.get` as JSON; null for a sign-in with a phrase."""
    phrase: Annotated[str, msgspec.Meta(max_length=400)] = ""


class RecoveryPhrase(msgspec.Struct, frozen=True):
    """A new recovery phrase, which is returned only once."""

    phrase: str


class Forgotten(msgspec.Struct, frozen=True):
    """POST /api/v1/me/forget: the result."""

    tables: int
    """Number of tables from which the guest was removed."""


# Preferences.


@get("/api/v1/me/kept/{name:str}", responses=error_responses("identity.missing", "kept.name"))
async def get_preference(request: ApiRequest, services: ServicesDep, name: FromPath[str]) -> Kept:
    """Return a preference; version 0 and `null` when it is not stored."""
    player, key = player_of(request, services), _validate_name(name)
    for record in await services.store.belongings(player, PREFERENCE):
        if record.key == key:
            return Kept(record.version, msgspec.json.decode(record.data))
    return Kept(0, None)


@put(
    "/api/v1/me/kept/{name:str}",
    responses=error_responses(
        "identity.missing", "kept.name", "kept.newer", "kept.full", "kept.size", "kept.quota", "kept.address"
    ),
)
async def set_preference(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, storage: BucketsDep, name: FromPath[str], data: JSONBody[Kept]
) -> Kept:
    """Store a preference unless its version differs from that of the body."""
    player = player_of(request, services)
    check_rate(light, request)
    key = _validate_name(name)
    text = encode(data.data)
    limits = services.settings.limits
    if len(text) > limits.preference_bytes:
        raise KeptSize(limits.preference_bytes)
    records = await services.store.belongings(player, PREFERENCE)
    before = next((record for record in records if record.key == key), None)
    if data.version != (before.version if before else 0):
        raise KeptNewer(key)
    check_storage(storage, request, len(text) - len(before.data.encode() if before else b""))
    quota = Quota(limits.max_preferences, limits.total_preference_bytes)
    record = Belonging(player, PREFERENCE, key, text.decode())
    try:
        written = await services.store.save_belonging(record, expected=data.version, quota=quota)
    except QuotaExceeded as error:
        raise KeptFull(quota.max_number) if error.too_many else KeptQuota(quota.max_bytes) from None
    if written is None:
        raise KeptNewer(key)
    return Kept(written.version, data.data)


def _validate_name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise KeptName(name[:40])
    return name


# Passkeys and recovery phrase.


@get("/api/v1/me/keys", responses=error_responses("identity.missing"))
async def keys(request: ApiRequest, services: ServicesDep) -> Keys:
    """Return my passkeys and the time of my recovery phrase."""
    return await services.credentials.of(player_of(request, services))


@post(
    "/api/v1/me/passkeys/options",
    status_code=200,
    responses=error_responses("identity.missing", "request.host", "passkey.too_many"),
)
async def passkey_options(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> dict[str, Any]:
    """Return the options for a new passkey (`PublicKeyCredentialCreationOptions` as JSON)."""
    check_rate(heavy, request)
    player = player_of(request, services)
    return await services.credentials.registration_options(player, await services.nickname(player), base_for(request, services))


@post("/api/v1/me/passkeys", responses=error_responses("identity.missing", "request.host", "passkey.refused", "passkey.too_many"))
async def add_passkey(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, data: JSONBody[NewPasskey]) -> Keys:
    """Store a new passkey."""
    check_rate(heavy, request)
    player = player_of(request, services)
    await services.credentials.add(player, base_for(request, services), data.credential, data.label)
    return await services.credentials.of(player)


@delete("/api/v1/me/passkeys/{key:str}", status_code=200, responses=error_responses("identity.missing", "passkey.unknown"))
async def remove_passkey(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, key: FromPath[str]) -> Keys:
    """Delete a passkey of mine."""
    check_rate(heavy, request)
    player = player_of(request, services)
    await services.credentials.remove(player, key)
    return await services.credentials.of(player)


@post("/api/v1/me/recovery", responses=error_responses("identity.missing"))
async def new_phrase(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> RecoveryPhrase:
    """Create a recovery phrase in place of an earlier one. It is returned only once."""
    check_rate(heavy, request)
    return RecoveryPhrase(await services.credentials.new_phrase(player_of(request, services)))


@delete("/api/v1/me/recovery", status_code=200, responses=error_responses("identity.missing"))
async def delete_phrase(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> Keys:
    """Delete my recovery phrase."""
    check_rate(heavy, request)
    player = player_of(request, services)
    await services.credentials.delete_phrase(player)
    return await services.credentials.of(player)


# Sign-in.


@post("/api/v1/come-back/options", status_code=200, responses=error_responses("identity.missing", "request.host"))
async def sign_in_options(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> dict[str, Any]:
    """Return the options for a sign-in with a passkey (`PublicKeyCredentialRequestOptions` as JSON)."""
    check_rate(heavy, request)
    return services.credentials.authentication_options(player_of(request, services), base_for(request, services))


@post(
    "/api/v1/come-back",
    status_code=200,
    responses=error_responses(
        "identity.missing", "request.host", "passkey.refused", "passkey.unknown", "recovery.unreadable", "recovery.unknown"
    ),
)
async def sign_in(request: ApiRequest, services: ServicesDep, heavy: BucketsDep, data: JSONBody[ComeBack]) -> Response[Me]:
    """Sign in with a passkey or a recovery phrase: the browser gets a cookie of its owner."""
    check_rate(heavy, request)
    player = player_of(request, services)
    if data.credential is not None:
        owner = await services.credentials.owner_by_passkey(player, base_for(request, services), data.credential)
    else:
        owner = await services.credentials.owner_by_phrase(data.phrase)
    services.security.report("came-back", address_of(request.scope))
    return Response(Me(await services.nickname(owner)), headers={"set-cookie": cookie_for(request, services, owner)})


# Export and erasure.


@get("/api/v1/me/export", responses=error_responses("identity.missing"))
async def export(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> Response[bytes]:
    """Download all my stored data."""
    check_rate(heavy, request)
    exported: Export = await export_of(
        services.store, services.tables, services.credentials, player_of(request, services), wall_clock()
    )
    headers = {"content-disposition": 'attachment; filename="rivage.json"'}
    text = await asyncio.to_thread(lambda: msgspec.json.format(encode(exported), indent=1))
    return Response(text, media_type="application/json", headers=headers)


@post("/api/v1/me/forget", status_code=200, responses=error_responses("identity.missing"))
async def erase_me(request: ApiRequest, services: ServicesDep, heavy: BucketsDep) -> Response[Forgotten]:
    """Erase my data: delete it, remove my name from shared tables, and make this browser a new guest."""
    check_rate(heavy, request)
    player = player_of(request, services)
    alias = await start_erasure(services, player)
    services.security.report("forgotten", address_of(request.scope))
    tables = await erase(services.store, services.tables, player, alias)
    new_guest, _ = services.identity.create_guest()
    return Response(Forgotten(tables), headers={"set-cookie": cookie_for(request, services, new_guest)})


ACCOUNT_HANDLERS: Final = [
    get_preference,
    set_preference,
    keys,
    passkey_options,
    add_passkey,
    remove_passkey,
    new_phrase,
    delete_phrase,
    sign_in_options,
    sign_in,
    export,
    erase_me,
]
