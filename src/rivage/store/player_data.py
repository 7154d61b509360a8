"""SQL for players and their belongings (settings, album, passkeys, subscriptions), and for erasing a player."""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    LargeBinary,
    Table,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from rivage.core import Decoder, MessageError, encode
from rivage.table.errors import BadRecord
from rivage.table.protocol import AnyEvent
from rivage.table.protocol import events as ev

from . import queries
from .archive import unpack_log
from .daily import delete_member
from .errors import PlayerErased, QuotaExceeded
from .schema import belongings as items
from .schema import deals, events, mentions, players, plays, results, settings, table_players

_event: Decoder[AnyEvent] = Decoder(AnyEvent)
ERASURE: Final = "erasure:"
"""Key prefix of the settings for unfinished erasures: the key ends with the player, and the value is the alias."""


class Belonging(msgspec.Struct, frozen=True):
    """One item that is stored for a player."""

    player: str
    kind: str
    """The kind: `kept` (settings), `passkey`, `phrase` and so on."""
    key: str
    """The name among the player's belongings of that kind."""
    data: str
    """The contents, as text."""
    version: int = 1
    """The number of writes."""
    changed: int = 0
    """The time of the last write, in milliseconds since 1970."""


class Quota(msgspec.Struct, frozen=True):
    """Limits for a player's belongings of one kind."""

    max_number: int
    max_bytes: int
    """The total size of their data."""


class Expiring(msgspec.Struct, frozen=True):
    """Kinds of belongings that are deleted after their player was inactive for a long time."""

    kinds: tuple[str, ...]
    unless: tuple[str, ...]
    """Players with a belonging of one of these kinds are exempt."""


class Player(msgspec.Struct, frozen=True):
    """A guest, identified by a cookie."""

    id: str
    name: str
    created: int
    seen: int


def anonymised(event: AnyEvent, player: str, alias: str) -> AnyEvent:
    """Replace a player by an alias without a name in an event."""
    if isinstance(event, ev.Created) and event.host == player:
        return replace(event, host=alias)
    if isinstance(event, ev.Seated) and event.player == player:
        return replace(event, player=alias, name="")
    return event


def find_player(connection: Connection, player_id: str) -> Player | None:
    """See `Store.player`."""
    row = connection.execute(select(players).where(players.c.id == player_id)).one_or_none()
    return Player(row.id, row.name, row.created, row.seen) if row else None


def save_player(connection: Connection, player_id: str, name: str) -> Player:
    """See `Store.save_player`."""
    refuse_erased(connection, player_id)
    now = time.time_ns() // 1_000_000
    if not connection.execute(update(players).where(players.c.id == player_id).values(name=name, seen=now)).rowcount:
        connection.execute(insert(players).values(id=player_id, name=name, created=now, seen=now))
    saved = find_player(connection, player_id)
    assert saved is not None
    return saved


# Belongings.


def belongings(connection: Connection, player: str, kind: str) -> list[Belonging]:
    """See `Store.belongings`."""
    query = select(items).where(items.c.player == player).order_by(items.c.kind, items.c.key)
    return [_to_belonging(row) for row in connection.execute(query.where(items.c.kind == kind) if kind else query)]


def find_belongings(connection: Connection, kind: str, key: str) -> list[Belonging]:
    """See `Store.find_belongings`."""
    query = select(items).where(items.c.kind == kind).order_by(items.c.player)
    return [_to_belonging(row) for row in connection.execute(query.where(items.c.key == key) if key else query)]


def save_belonging(connection: Connection, belonging: Belonging, expected: int | None, quota: Quota | None) -> Belonging | None:
    """See `Store.save_belonging`."""
    refuse_erased(connection, belonging.player)
    here = _is(belonging.player, belonging.kind, belonging.key)
    version = connection.scalars(select(items.c.version).where(here)).one_or_none() or 0
    if expected is not None and expected != version:
        return None
    if quota is not None:
        _check_quota(connection, belonging, quota)
    kept = replace(belonging, version=version + 1, changed=time.time_ns() // 1_000_000)
    row = msgspec.structs.asdict(kept)
    connection.execute(update(items).where(here).values(**row) if version else insert(items).values(**row))
    return kept


def _check_quota(connection: Connection, belonging: Belonging, quota: Quota) -> None:
    others = (items.c.player == belonging.player) & (items.c.kind == belonging.kind) & (items.c.key != belonging.key)
    is_sqlite = connection.dialect.name == "sqlite"
    size = func.length(cast(items.c.data, LargeBinary)) if is_sqlite else func.octet_length(items.c.data)
    number, size_bytes = connection.execute(select(func.count(), func.coalesce(func.sum(size), 0)).where(others)).one()
    if number >= quota.max_number:
        raise QuotaExceeded(too_many=True)
    if size_bytes + len(belonging.data.encode()) > quota.max_bytes:
        raise QuotaExceeded(too_many=False)


def find_inactive_owners(connection: Connection, expiring: Expiring, before: int, limit: int) -> list[str]:
    """At most `limit` players with expired belongings."""
    query = select(items.c.player).distinct().where(*_expired(expiring, before))
    return list(connection.scalars(query.limit(limit)))


def delete_expired(connection: Connection, expiring: Expiring, before: int, owners: Sequence[str]) -> int:
    """Delete the expired belongings of some players. Returns the number of deleted belongings."""
    return connection.execute(delete(items).where(items.c.player.in_(owners), *_expired(expiring, before))).rowcount


def _expired(expiring: Expiring, before: int) -> tuple[ColumnElement[bool], ...]:
    others = items.alias()
    is_used = (others.c.changed >= before) | others.c.kind.in_(expiring.unless)
    return (
        items.c.changed < before,
        items.c.kind.in_(expiring.kinds),
        ~exists().where(others.c.player == items.c.player, is_used),
        ~exists().where(players.c.id == items.c.player, players.c.seen >= before),
    )


def delete_belonging(connection: Connection, player: str, kind: str, key: str) -> bool:
    """See `Store.delete_belonging`."""
    return bool(connection.execute(delete(items).where(_is(player, kind, key))).rowcount)


# Erasure.


def mentioned(added: Sequence[AnyEvent]) -> set[str]:
    """The players that some events mention."""
    found = set()
    for event in added:
        if type(event) is ev.Seated:
            found.add(event.player)
        elif type(event) is ev.Created:
            found.add(event.host)
    found.discard("")
    return found


def find_mentions(connection: Connection, player: str) -> list[str]:
    """See `Store.find_mentions`."""
    seats = select(table_players.c.table_id).where(table_players.c.player == player)
    return sorted(connection.scalars(seats.union(select(mentions.c.table_id).where(mentions.c.player == player))))


def start_erasure(connection: Connection, player: str, alias: str, before: int) -> str:
    """See `Store.start_erasure`."""
    known = queries.get_setting(connection, f"{ERASURE}{player}")
    queries.revoke(connection, player, before)
    if known is None:
        connection.execute(insert(settings).values(key=f"{ERASURE}{player}", value=alias))
    return known or alias


def wait_for_mentions(connection: Connection, player: str) -> None:
    """Wait for running transactions of other nodes that mention a player and started before the erasure."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(player))))


def erasures(connection: Connection) -> dict[str, str]:
    """See `Store.erasures`."""
    rows = connection.execute(select(settings.c.key, settings.c.value).where(settings.c.key.like(f"{ERASURE}%")))
    return {key.removeprefix(ERASURE): alias for key, alias in rows}


def end_erasure(connection: Connection, player: str) -> None:
    """See `Store.end_erasure`."""
    connection.execute(delete(settings).where(settings.c.key == f"{ERASURE}{player}"))


def find_erased(connection: Connection, names: set[str]) -> set[str]:
    """The players among `names` who asked to be erased. An erasure that starts later waits for this transaction."""
    if not names:
        return set()
    if connection.dialect.name == "postgresql":
        for player in sorted(names):
            connection.execute(select(func.pg_advisory_xact_lock_shared(func.hashtext(player))))
    return queries.find_erased(connection, sorted(names))


def refuse_erased(connection: Connection, player: str) -> None:
    """Refuse a write that mentions an erased player.

    Raises:
        PlayerErased: when the player asked to be erased.
    """
    if find_erased(connection, {player} - {""}):
        raise PlayerErased


def anonymise_player(connection: Connection, table: str, player: str, alias: str) -> None:
    """See `Log.anonymise_player`."""
    with suppress(BadRecord):  # a damaged archive cannot be anonymised
        unpack_log(connection, table)
    log = connection.execute(select(events.c.n, events.c.data).where(events.c.table_id == table)).all()
    rows = []
    for n, data in log:
        other = _anonymised_line(data, player, alias)
        if other != data:
            rows.append({"of": table, "number": n, "text": other})
    if rows:
        statement = update(events).where(events.c.table_id == bindparam("of"), events.c.n == bindparam("number"))
        connection.execute(statement.values(data=bindparam("text")), rows)
    connection.execute(delete(mentions).where(mentions.c.table_id == table, mentions.c.player == player))
    connection.execute(delete(results).where(results.c.table_id == table, results.c.player == player))
    _rename(connection, table_players, player, alias)


def _anonymised_line(data: str, player: str, alias: str) -> str:
    """Replace a player in a stored event. A damaged event that mentions the player is emptied, because it may hold the name."""
    try:
        event = _event.decode(data)
    except MessageError:
        return "null" if player in data else data
    other = anonymised(event, player, alias)
    return data if other is event else encode(other).decode()


def delete_player(connection: Connection, player: str, alias: str) -> None:
    """See `Store.delete_player`."""
    _rename(connection, table_players, player, alias)
    _rename(connection, plays, player, alias)
    connection.execute(update(deals).where(deals.c.host == player).values(host=alias))
    delete_member(connection, player)
    connection.execute(delete(results).where(results.c.player == player))
    connection.execute(delete(items).where(items.c.player == player))
    connection.execute(delete(players).where(players.c.id == player))


def _rename(connection: Connection, where: Table, player: str, alias: str) -> None:
    connection.execute(update(where).where(where.c.player == player).values(player=alias, name=""))


def _is(player: str, kind: str, key: str) -> Any:
    return (items.c.player == player) & (items.c.kind == kind) & (items.c.key == key)


def _to_belonging(row: Any) -> Belonging:
    return Belonging(row.player, row.kind, row.key, row.data, row.version, row.changed)
