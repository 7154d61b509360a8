"""Old matches packed away: the log of one that was over long ago, from a row for each event into a single small row.

Nothing is lost by it. Whoever asks for the log reads the same as before, and who adds to it finds every event in its own row
again. What is packed is unpacked and compared before the rows go.
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
_LAST = select(events.c.at).where(events.c.table_id == tables.c.id).order_by(events.c.n.desc()).limit(1).scalar_subquery()
_PACKED = select(archive.c.changed).where(archive.c.table_id == tables.c.id).scalar_subquery()
CHANGED = func.coalesce(_LAST, _PACKED, tables.c.created).label("changed")
"""When the last event of a table happened."""


class ReadLog(Protocol[T_co]):
    """Reads something of the log of a table; None when there is no such table. `archived`: there is an archive."""

    def __call__(self, connection: Connection, table: str, *, archived: bool) -> T_co | None:
        """Read it."""
        ...


def has_archive(connection: Connection) -> bool:
    """Whether a database is of a shape that has one; older ones that are only read stay as they are."""
    return inspect(connection).has_table(archive.name)


def read_log(connection: Connection, table: str, *, archived: bool) -> list[AnyEvent] | None:
    """Every event of a table, in order; None when there is no such table. `archived`: there is an archive.

    Raises:
        BadRecord: when what is stored of it cannot be read (`record.unsound`): that table is damaged, not the database.
    """
    with damage_as_bad_record():
        found = _stored(connection, table, archived=archived)
        return _log.decode(f"[{','.join(found)}]") if found is not None else None


def read_sound_log(connection: Connection, table: str, *, archived: bool) -> tuple[list[AnyEvent], BadRecord | None] | None:
    """The events of a table as far as they can be read, and what is wrong with the next; None when there is no such table."""
    rows = iter(connection.execute(_query(table, archived=archived)))
    found: list[AnyEvent] = []
    is_there = False

    def stored() -> Iterator[str]:
        nonlocal is_there
        for data, packed in rows:
            is_there = True
            if data is not None:
                yield data
            elif packed is not None:
                yield from _unpacked(packed)

    try:
        with damage_as_bad_record():
            found.extend(_event.decode(one) for one in stored())
    except BadRecord as error:
        number, why = len(found) + 1, error.details["why"]
        return found, BadRecord(f"event {number} cannot be read: {why}", code="record.unsound", line=number, why=why)
    return (found, None) if is_there else None


@contextmanager
def damage_as_bad_record() -> Iterator[None]:
    """A block that reads what is stored of one table.

    Raises:
        BadRecord: when it cannot be read (`record.unsound`).
    """
    try:
        yield
    except (MessageError, UnicodeDecodeError, zlib.error) as error:
        why = str(error)
    except OperationalError as error:
        # SQLite quotes what it found in the place of a text; that is nobody's business.
        why = "it is no UTF-8"
        if "UTF-8" not in str(error.orig):
            raise
    else:
        return
    raise BadRecord(f"the log of the table cannot be read: {why}", code="record.unsound", line=0, why=why)


def _query(table: str, *, archived: bool) -> Select[Any]:
    """Asks for every event of a table as it is stored: each in a row, or all packed in one."""
    # One statement sees one moment: between two a log could be packed, or unpacked.
    if archived:
        source = tables.outerjoin(events, events.c.table_id == tables.c.id).outerjoin(archive, archive.c.table_id == tables.c.id)
        query = select(events.c.data, archive.c.data)
    else:
        source, query = tables.outerjoin(events, events.c.table_id == tables.c.id), select(events.c.data, null())
    return query.select_from(source).where(tables.c.id == table).order_by(events.c.n)


def _stored(connection: Connection, table: str, *, archived: bool) -> list[str] | None:
    """Every event of a table as it is stored."""
    rows = connection.execute(_query(table, archived=archived)).all()
    if not rows:
        return None
    data, packed = rows[0]
    if data is None:
        return unpack(packed) if packed is not None else []
    return [row[0] for row in rows]


def candidates(connection: Connection, before: int, limit: int) -> list[str]:
    """At most `limit` ids of tables that are over, lie in rows and were last touched before then, the oldest first."""
    in_rows = select(events.c.n).where(events.c.table_id == tables.c.id, events.c.n == 1).exists()
    old = select(tables.c.id, CHANGED).where(tables.c.status == "over", tables.c.created < before, in_rows).subquery()
    query = select(old.c.id).where(old.c.changed < before).order_by(old.c.changed, old.c.id).limit(limit)
    return list(connection.scalars(query))


def put_away(connection: Connection, names: Sequence[str], before: int) -> int:
    """Pack the logs of tables that were last touched before then; returns how many there were. Inside a transaction."""
    count = 0
    for table in names:
        try:
            with damage_as_bad_record():
                count += _put_away(connection, table, before)
        except BadRecord as error:
            # It stays as it is, and keeps no other from being packed.
            logger.error("table %s… is not archived: %s", table[:6], error)
    return count


def _put_away(connection: Connection, table: str, before: int) -> bool:
    rows = connection.execute(
        select(events.c.n, events.c.at, events.c.data).where(events.c.table_id == table).order_by(events.c.n)
    ).all()
    if not rows or rows[-1].at >= before:
        return False  # touched since it was looked for
    packed = pack([row.data for row in rows])
    if not _holds(packed, rows):
        logger.error("table %s… is not archived: what was packed is not what was there", table[:6])
        return False
    connection.execute(insert(archive).values(table_id=table, changed=rows[-1].at, data=packed))
    connection.execute(delete(events).where(events.c.table_id == table))
    # A node that still has it in memory would write behind rows that are gone.
    connection.execute(update(tables).where(tables.c.id == table).values(keeper="", fence=tables.c.fence + 1))
    return True


def bring_back(connection: Connection, table: str) -> int:
    """Put each event of a log into its own row again, if it was packed; returns how many it has. Inside a transaction.

    Raises:
        BadRecord: when what was packed cannot be read.
    """
    packed = connection.scalars(select(archive.c.data).where(archive.c.table_id == table)).one_or_none()
    if packed is None:
        return 0
    with damage_as_bad_record():
        data = unpack(packed)
        rows = [{"table_id": table, "n": n, "at": _event.decode(one).at, "data": one} for n, one in enumerate(data, 1)]
    connection.execute(delete(archive).where(archive.c.table_id == table))
    connection.execute(insert(events), rows)
    return len(rows)


def pack(data: Sequence[str]) -> bytes:
    """Events as they are stored, made small together."""
    return zlib.compress("\n".join(data).encode(), 9)


def unpack(packed: bytes) -> list[str]:
    """The events that were packed."""
    return zlib.decompress(packed).decode().split("\n")


def _unpacked(packed: bytes) -> Iterator[str]:
    """The events that were packed, one by one, as far as they can be had.

    Raises:
        zlib.error, UnicodeDecodeError: where they cannot.
    """
    unpacking, rest = zlib.decompressobj(), b""
    # In the smallest pieces: of the one in which the damage is, nothing comes out.
    for at in range(len(packed)):
        *whole, rest = (rest + unpacking.decompress(packed[at : at + 1])).split(b"\n")
        yield from (one.decode() for one in whole)
    if not unpacking.eof:
        raise zlib.error("it is cut")
    yield rest.decode()


def _holds(packed: bytes, rows: Sequence[Any]) -> bool:
    """Whether every row could be made again of what was packed."""
    data = unpack(packed)
    return (
        [row.n for row in rows] == list(range(1, len(rows) + 1))
        and data == [row.data for row in rows]
        and [_event.decode(one).at for one in data] == [row.at for row in rows]
    )
