"""What guests keep in the house beside their seats (settings, album, passkeys, subscriptions), and how a guest is forgotten."""

import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Table, bindparam, delete, insert, select, update

from rivage.core import Decoder, MessageError, encode
from rivage.table.errors import BadRecord
from rivage.table.protocol import AnyEvent
from rivage.table.protocol import events as ev

from .archive import bring_back, sound, unpack
from .schema import archive, belongings, deals, events, players, plays, table_players, tables

_event: Decoder[AnyEvent] = Decoder(AnyEvent)
AT_ONCE: Final = 1000
"""Tables whose logs one statement looks through."""


class Belonging(msgspec.Struct, frozen=True):
    """One thing that a guest keeps."""

    player: str
    kind: str
    """What it is: `kept`, `passkey`, `phrase` and so on; whoever keeps it knows."""
    key: str
    """Its name among the guest's things of that kind."""
    data: str
    """Whatever it is, as text."""
    version: int = 1
    """How often it was written."""
    changed: int = 0
    """When it was written last, in milliseconds since 1970."""


class BelongingStore(Protocol):
    """Where the things of guests are kept."""

    async def belongings(self, player: str, kind: str = "") -> list[Belonging]:
        """What a guest keeps, of one kind or of all, in the order of kind and key."""
        ...

    async def belonging_to(self, kind: str, key: str = "") -> list[Belonging]:
        """The things of all guests of that kind, and of that key if one is given."""
        ...

    async def keep(self, thing: Belonging, expected: int | None = None) -> Belonging | None:
        """Keep a thing, new or known; returns it as it is kept, when it is durable.

        With `expected`, only if its version is that one now (0: there is none); else nothing is written, and None returned.
        """
        ...

    async def drop(self, player: str, kind: str, key: str) -> bool:
        """Keep a thing no longer; whether there was one."""
        ...

    async def mentions(self, player: str) -> list[str]:
        """The ids of all tables whose logs name a player, wherever they once sat. Looks at every log: seldom asked."""
        ...

    async def sever(self, table: str, player: str, alias: str) -> None:
        """Take a player out of the log of a table: another id stands for them, and no name. Nothing else of it changes."""
        ...

    async def forget(self, player: str, alias: str) -> None:
        """Forget a player beside the logs: name, things, deals and plays, where the alias stands from now on without a name."""
        ...


def severed(event: AnyEvent, player: str, alias: str) -> AnyEvent:
    """An event as it is told once a player is forgotten."""
    if isinstance(event, ev.Created) and event.host == player:
        return replace(event, host=alias)
    if isinstance(event, ev.Seated) and event.player == player:
        return replace(event, player=alias, name="")
    return event


# In a database, by statements that SQLite and PostgreSQL both understand.


def find(connection: Connection, player: str, kind: str) -> list[Belonging]:
    """See `BelongingStore.belongings`."""
    query = select(belongings).where(belongings.c.player == player).order_by(belongings.c.kind, belongings.c.key)
    return [_thing(row) for row in connection.execute(query.where(belongings.c.kind == kind) if kind else query)]


def find_owners(connection: Connection, kind: str, key: str) -> list[Belonging]:
    """See `BelongingStore.belonging_to`."""
    query = select(belongings).where(belongings.c.kind == kind).order_by(belongings.c.player)
    return [_thing(row) for row in connection.execute(query.where(belongings.c.key == key) if key else query)]


def keep(connection: Connection, thing: Belonging, expected: int | None) -> Belonging | None:
    """See `BelongingStore.keep`."""
    here = _is(thing.player, thing.kind, thing.key)
    version = connection.scalars(select(belongings.c.version).where(here)).one_or_none() or 0
    if expected is not None and expected != version:
        return None
    kept = replace(thing, version=version + 1, changed=time.time_ns() // 1_000_000)
    row = msgspec.structs.asdict(kept)
    connection.execute(update(belongings).where(here).values(**row) if version else insert(belongings).values(**row))
    return kept


def drop(connection: Connection, player: str, kind: str, key: str) -> bool:
    """See `BelongingStore.drop`."""
    return bool(connection.execute(delete(belongings).where(_is(player, kind, key))).rowcount)


def mentions(connection: Connection, player: str) -> list[str]:
    """See `BelongingStore.mentions`."""
    found = set(connection.scalars(select(table_players.c.table_id).where(table_players.c.player == player)))
    # An id has neither a quote nor a per cent; its underscore stands for any letter, so what is found is looked at again.
    named = select(events.c.table_id, events.c.data).where(events.c.data.like(f'%"{player}"%'))
    packed = select(archive.c.table_id, archive.c.data)
    for first, last in _stretches(connection):
        found.update(
            table for table, data in connection.execute(named.where(events.c.table_id.between(first, last))) if player in data
        )
        for table, data in connection.execute(packed.where(archive.c.table_id.between(first, last))):
            # One that nobody can read names nobody, and must not keep a guest from being forgotten.
            with suppress(BadRecord), sound():
                if any(f'"{player}"' in one for one in unpack(data)):
                    found.add(table)
    return sorted(found)


def _stretches(connection: Connection) -> Iterator[tuple[str, str]]:
    """All tables, some at a time, as the first and the last id: no statement takes long, and little is in memory at once."""
    last = ""
    while ids := connection.scalars(select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(AT_ONCE)).all():
        last = ids[-1]
        yield ids[0], last


def sever(connection: Connection, table: str, player: str, alias: str) -> None:
    """See `BelongingStore.sever`."""
    with suppress(BadRecord):  # nobody can read it: it names nobody
        bring_back(connection, table)
    log = connection.execute(select(events.c.n, events.c.data).where(events.c.table_id == table)).all()
    rows = []
    for n, data in log:
        other = _severed(data, player, alias)
        if other != data:
            rows.append({"of": table, "number": n, "text": other})
    if rows:
        one = update(events).where(events.c.table_id == bindparam("of"), events.c.n == bindparam("number"))
        connection.execute(one.values(data=bindparam("text")), rows)
    _rename(connection, table_players, player, alias)


def _severed(data: str, player: str, alias: str) -> str:
    """A line of a log once a player is forgotten. One that names them and cannot be read goes: their name may be in it."""
    try:
        event = _event.decode(data)
    except MessageError:
        return "null" if player in data else data
    other = severed(event, player, alias)
    return data if other is event else encode(other).decode()


def forget(connection: Connection, player: str, alias: str) -> None:
    """See `BelongingStore.forget`."""
    _rename(connection, table_players, player, alias)
    _rename(connection, plays, player, alias)
    connection.execute(update(deals).where(deals.c.host == player).values(host=alias))
    connection.execute(delete(belongings).where(belongings.c.player == player))
    connection.execute(delete(players).where(players.c.id == player))


def _rename(connection: Connection, where: Table, player: str, alias: str) -> None:
    connection.execute(update(where).where(where.c.player == player).values(player=alias, name=""))


def _is(player: str, kind: str, key: str) -> Any:
    return (belongings.c.player == player) & (belongings.c.kind == kind) & (belongings.c.key == key)


def _thing(row: Any) -> Belonging:
    return Belonging(row.player, row.kind, row.key, row.data, row.version, row.changed)
