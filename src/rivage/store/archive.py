"""The archive: compresses the log of an old match from one row for each event into a single row.

Archiving is lossless and transparent: reading an archived log returns the same events, and appending to it unpacks it first. The
packed data is unpacked and compared before the rows are deleted.
"""

import logging
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Select, delete, func, insert, inspect, null, select, update
from sqlalchemy.exc import OperationalError

from rivage.core import Decoder, MessageError
from rivage.table.errors import BadRecord
from rivage.table.protocol import AnyEvent

from .schema import archive, events, tables

logger = logging.getLogger(__name__)

T_co = TypeVar("T_co", covariant=True)

_event: Decoder[AnyEvent] = Decoder(AnyEvent)
_log: Decoder[list[AnyEvent]] = Decoder(list[AnyEvent])
_LAST_AT = select(events.c.at).where(events.c.table_id == tables.c.id).order_by(events.c.n.desc()).limit(1).scalar_subquery()
_PACKED_AT = select(archive.c.changed).where(archive.c.table_id == tables.c.id).scalar_subquery()
CHANGED = func.coalesce(_LAST_AT, _PACKED_AT, tables.c.created).label("changed")
"""SQL expression: the time of the last event of a table."""


class ReadLog(Protocol[T_co]):
    """Reads the log of a table; returns None when there is no such table. `archived` says whether the archive table exists."""

    def __call__(self, connection: Connection, table: str, *, archived: bool) -> T_co | None: ...


def has_archive(connection: Connection) -> bool:
    """Whether the database has the archive table. A read-only store may have an older schema without it."""
    return inspect(connection).has_table(archive.name)


def read_log(connection: Connection, table: str, *, archived: bool) -> list[AnyEvent] | None:
    """Read all events of a table; None when there is no such table. `archived` says whether the archive table exists.

    Raises:
        BadRecord: when the stored log cannot be decoded (`record.unsound`). Only this table is damaged, not the database.
    """
    with damage_as_bad_record():
        found = _stored(connection, table, archived=archived)
        return _log.decode(f"[{','.join(found)}]") if found is not None else None


def read_intact_log(connection: Connection, table: str, *, archived: bool) -> tuple[list[AnyEvent], BadRecord | None] | None:
    """Read the events of a table up to the first damaged one, and the error of that one; None when there is no such table."""
    rows = iter(connection.execute(_query(table, archived=archived)))
    found: list[AnyEvent] = []
    file_exists = False

    def stored() -> Iterator[str]:
        nonlocal file_exists
        for data, packed in rows:
            file_exists = True
            if data is not None:
                yield data
            elif packed is not None:
                yield from _unpack_intact(packed)

    try:
        with damage_as_bad_record():
            found.extend(_event.decode(data) for data in stored())
    except BadRecord as error:
        number, why = len(found) + 1, error.details["why"]
        return found, BadRecord(f"event {number} cannot be read: {why}", code="record.unsound", line=number, why=why)
    return (found, None) if file_exists else None


@contextmanager
def damage_as_bad_record() -> Iterator[None]:
    """A context for code that reads the stored log of one table.

    Raises:
        BadRecord: when the log cannot be decoded (`record.unsound`).
    """
    try:
        yield
    except (MessageError, UnicodeDecodeError, zlib.error) as error:
        why = str(error)
    except OperationalError as error:
        # The message of SQLite quotes the stored text, which must not get into a log.
        why = "not UTF-8"
        if "UTF-8" not in str(error.orig):
            raise
    else:
        return
    raise BadRecord(f"the log of the table cannot be read: {why}", code="record.unsound", line=0, why=why)


def _query(table: str, *, archived: bool) -> Select[Any]:
    """A query for the stored events of a table, whether they are in rows or packed."""
    # One statement, because the log could be packed or unpacked between two.
    if archived:
        source = tables.outerjoin(events, events.c.table_id == tables.c.id).outerjoin(archive, archive.c.table_id == tables.c.id)
        query = select(events.c.data, archive.c.data)
    else:
        source, query = tables.outerjoin(events, events.c.table_id == tables.c.id), select(events.c.data, null())
    return query.select_from(source).where(tables.c.id == table).order_by(events.c.n)


def _stored(connection: Connection, table: str, *, archived: bool) -> list[str] | None:
    """The stored events of a table as JSON texts."""
    rows = connection.execute(_query(table, archived=archived)).all()
    if not rows:
        return None
    data, packed = rows[0]
    if data is None:
        return unpack(packed) if packed is not None else []
    return [row[0] for row in rows]


def find_packable(connection: Connection, before: int, limit: int) -> list[str]:
    """At most `limit` ids of finished tables that are not packed and whose last event was before a time, the oldest first."""
    in_rows = select(events.c.n).where(events.c.table_id == tables.c.id, events.c.n == 1).exists()
    old = select(tables.c.id, CHANGED).where(tables.c.status == "over", tables.c.created < before, in_rows).subquery()
    query = select(old.c.id).where(old.c.changed < before).order_by(old.c.changed, old.c.id).limit(limit)
    return list(connection.scalars(query))


def pack_logs(connection: Connection, names: Sequence[str], before: int) -> int:
    """Pack the logs of some tables if their last event was before a time. Returns the number of packed logs.

    Must run inside a transaction.
    """
    count = 0
    for table in names:
        try:
            with damage_as_bad_record():
                count += _pack_log(connection, table, before)
        except BadRecord as error:
            # A damaged log stays as it is, and the others are still packed.
            logger.error("table %s… is not archived: %s", table[:6], error)
    return count


def _pack_log(connection: Connection, table: str, before: int) -> bool:
    rows = connection.execute(
        select(events.c.n, events.c.at, events.c.data).where(events.c.table_id == table).order_by(events.c.n)
    ).all()
    if not rows or rows[-1].at >= before:
        return False  # changed since it was selected
    packed = pack([row.data for row in rows])
    if not _is_lossless(packed, rows):
        logger.error("table %s… is not archived: the packed data differs from its rows", table[:6])
        return False
    connection.execute(insert(archive).values(table_id=table, changed=rows[-1].at, data=packed))
    connection.execute(delete(events).where(events.c.table_id == table))
    # Fence off a node that still has the table in memory, because it would append after rows that no longer exist.
    connection.execute(update(tables).where(tables.c.id == table).values(keeper="", fence=tables.c.fence + 1))
    return True


def unpack_log(connection: Connection, table: str) -> int:
    """Unpack a packed log into one row for each event. Returns the number of events, 0 when the log was not packed.

    Must run inside a transaction.

    Raises:
        BadRecord: when the packed data cannot be decoded.
    """
    packed = connection.scalars(select(archive.c.data).where(archive.c.table_id == table)).one_or_none()
    if packed is None:
        return 0
    with damage_as_bad_record():
        data = unpack(packed)
        rows = [{"table_id": table, "n": n, "at": _event.decode(text).at, "data": text} for n, text in enumerate(data, 1)]
    connection.execute(delete(archive).where(archive.c.table_id == table))
    connection.execute(insert(events), rows)
    return len(rows)


def pack(data: Sequence[str]) -> bytes:
    """Compress stored events together."""
    return zlib.compress("\n".join(data).encode(), 9)


def unpack(packed: bytes) -> list[str]:
    """Decompress stored events."""
    return zlib.decompress(packed).decode().split("\n")


def _unpack_intact(packed: bytes) -> Iterator[str]:
    """Decompress stored events one by one, up to the first damage.

    Raises:
        zlib.error, UnicodeDecodeError: at the damage.
    """
    unpacking, rest = zlib.decompressobj(), b""
    # Byte by byte, because a chunk that contains the damage yields nothing.
    for at in range(len(packed)):
        *whole, rest = (rest + unpacking.decompress(packed[at : at + 1])).split(b"\n")
        yield from (line.decode() for line in whole)
    if not unpacking.eof:
        raise zlib.error("truncated")
    yield rest.decode()


def _is_lossless(packed: bytes, rows: Sequence[Any]) -> bool:
    """Whether every row can be restored from the packed data."""
    data = unpack(packed)
    return (
        [row.n for row in rows] == list(range(1, len(rows) + 1))
        and data == [row.data for row in rows]
        and [_event.decode(text).at for text in data] == [row.at for row in rows]
    )
