"""Players, their belongings (settings, album, passkeys, subscriptions), and how a player is anonymised in logs and deleted."""

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
from .archive import bring_back
from .errors import PlayerErased, QuotaExceeded
from .schema import belongings as things
from .schema import deals, events, mentions, players, plays, settings, table_players

_event: Decoder[AnyEvent] = Decoder(AnyEvent)
ERASURE: Final = "erasure:"
"""Prefix of the settings that name players whose erasure is not complete; the value is the alias that takes their place."""


class Belonging(msgspec.Struct, frozen=True):
    """One thing that is stored for a player."""

    player: str
    kind: str
    """What it is: `kept`, `passkey`, `phrase` and so on."""
    key: str
    """Its name among the player's belongings of that kind."""
    data: str
    """The thing itself, as text."""
    version: int = 1
    """How often it was written."""
    changed: int = 0
    """When it was written last, in milliseconds since 1970."""


class Quota(msgspec.Struct, frozen=True):
    """How much of one kind a player may have."""

    max_number: int
    max_bytes: int
    """Of all together."""


class Expiring(msgspec.Struct, frozen=True):
    """Kinds of belongings that are deleted when their player has not been seen for long."""

    kinds: tuple[str, ...]
    unless: tuple[str, ...]
    """Whoever has a belonging of these kinds keeps everything."""


class Player(msgspec.Struct, frozen=True):
    """A guest, known by a cookie."""

    id: str
    name: str
    created: int
    seen: int


def anonymised(event: AnyEvent, player: str, alias: str) -> AnyEvent:
    """An event with a player replaced by an alias without a name."""
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
    query = select(things).where(things.c.player == player).order_by(things.c.kind, things.c.key)
    return [_thing(row) for row in connection.execute(query.where(things.c.kind == kind) if kind else query)]


def find_belongings(connection: Connection, kind: str, key: str) -> list[Belonging]:
    """See `Store.find_belongings`."""
    query = select(things).where(things.c.kind == kind).order_by(things.c.player)
    return [_thing(row) for row in connection.execute(query.where(things.c.key == key) if key else query)]


def save_belonging(connection: Connection, thing: Belonging, expected: int | None, quota: Quota | None) -> Belonging | None:
    """See `Store.save_belonging`."""
    refuse_erased(connection, thing.player)
    here = _is(thing.player, thing.kind, thing.key)
    version = connection.scalars(select(things.c.version).where(here)).one_or_none() or 0
    if expected is not None and expected != version:
        return None
    if quota is not None:
        _check_quota(connection, thing, quota)
    kept = replace(thing, version=version + 1, changed=time.time_ns() // 1_000_000)
    row = msgspec.structs.asdict(kept)
    connection.execute(update(things).where(here).values(**row) if version else insert(things).values(**row))
    return kept


def _check_quota(connection: Connection, thing: Belonging, quota: Quota) -> None:
    others = (things.c.player == thing.player) & (things.c.kind == thing.kind) & (things.c.key != thing.key)
    is_sqlite = connection.dialect.name == "sqlite"
    size = func.length(cast(things.c.data, LargeBinary)) if is_sqlite else func.octet_length(things.c.data)
    number, size_bytes = connection.execute(select(func.count(), func.coalesce(func.sum(size), 0)).where(others)).one()
    if number >= quota.max_number:
        raise QuotaExceeded(too_many=True)
    if size_bytes + len(thing.data.encode()) > quota.max_bytes:
        raise QuotaExceeded(too_many=False)


def find_inactive_owners(connection: Connection, expiring: Expiring, before: int, limit: int) -> list[str]:
    """At most `limit` players with belongings that expire."""
    query = select(things.c.player).distinct().where(*_expired(expiring, before))
    return list(connection.scalars(query.limit(limit)))


def delete_expired(connection: Connection, expiring: Expiring, before: int, owners: Sequence[str]) -> int:
    """Delete the belongings of some players that expire, and return how many there were."""
    return connection.execute(delete(things).where(things.c.player.in_(owners), *_expired(expiring, before))).rowcount


def _expired(expiring: Expiring, before: int) -> tuple[ColumnElement[bool], ...]:
    others = things.alias()
    is_used = (others.c.changed >= before) | others.c.kind.in_(expiring.unless)
    return (
        things.c.changed < before,
        things.c.kind.in_(expiring.kinds),
        ~exists().where(others.c.player == things.c.player, is_used),
        ~exists().where(players.c.id == things.c.player, players.c.seen >= before),
    )


def delete_belonging(connection: Connection, player: str, kind: str, key: str) -> bool:
    """See `Store.delete_belonging`."""
    return bool(connection.execute(delete(things).where(_is(player, kind, key))).rowcount)


# Erasure.


def mentioned(added: Sequence[AnyEvent]) -> set[str]:
    """The players whom some events mention."""
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
    """Wait for transactions of other nodes that mention a player and began before the erasure was known to them."""
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
    """Those of some players who asked to be erased. An erasure that begins later waits for this transaction."""
    if not names:
        return set()
    if connection.dialect.name == "postgresql":
        for player in sorted(names):
            connection.execute(select(func.pg_advisory_xact_lock_shared(func.hashtext(player))))
    return queries.find_erased(connection, sorted(names))


def refuse_erased(connection: Connection, player: str) -> None:
    """Refuse to write anything about a player who asked to be erased.

    Raises:
        PlayerErased: when the player did.
    """
    if find_erased(connection, {player} - {""}):
        raise PlayerErased


def anonymise_player(connection: Connection, table: str, player: str, alias: str) -> None:
    """See `Log.anonymise_player`."""
    with suppress(BadRecord):  # an unreadable log names nobody
        bring_back(connection, table)
    log = connection.execute(select(events.c.n, events.c.data).where(events.c.table_id == table)).all()
    rows = []
    for n, data in log:
        other = _anonymised_line(data, player, alias)
        if other != data:
            rows.append({"of": table, "number": n, "text": other})
    if rows:
        one = update(events).where(events.c.table_id == bindparam("of"), events.c.n == bindparam("number"))
        connection.execute(one.values(data=bindparam("text")), rows)
    connection.execute(delete(mentions).where(mentions.c.table_id == table, mentions.c.player == player))
    _rename(connection, table_players, player, alias)


def _anonymised_line(data: str, player: str, alias: str) -> str:
    """A stored event with a player replaced. One that names them and cannot be read is emptied: their name may be in it."""
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
    connection.execute(delete(things).where(things.c.player == player))
    connection.execute(delete(players).where(players.c.id == player))


def _rename(connection: Connection, where: Table, player: str, alias: str) -> None:
    connection.execute(update(where).where(where.c.player == player).values(player=alias, name=""))


def _is(player: str, kind: str, key: str) -> Any:
    return (things.c.player == player) & (things.c.kind == kind) & (things.c.key == key)


def _thing(row: Any) -> Belonging:
    return Belonging(row.player, row.kind, row.key, row.data, row.version, row.changed)
