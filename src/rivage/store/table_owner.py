"""Which of several nodes keeps a table, in a database: by statements that SQLite and PostgreSQL both understand."""

from sqlalchemy import Connection, insert, select, update

from rivage.table.errors import Fenced, UnknownTable
from rivage.table.log import Keeping

from .schema import settings, tables

_CLUSTER = "cluster"
"""The setting that says whose database this is."""


def find(connection: Connection, table: str) -> Keeping:
    """See `SharedLog.keeping`."""
    row = connection.execute(select(tables.c.keeper, tables.c.fence).where(tables.c.id == table)).one_or_none()
    if row is None:
        raise UnknownTable(table)
    return Keeping(row.keeper, row.fence)


def take_over(connection: Connection, table: str, keeper: str, seen: int) -> int:
    """See `SharedLog.take_over`."""
    # Who is just writing to it holds its row (see `batch`). That is not waited for: whoever writes here would wait too.
    mine = tables.c.id == table, tables.c.fence == seen
    if connection.scalar(select(tables.c.fence).where(*mine).with_for_update(skip_locked=True)) is None:
        raise Fenced(table)
    connection.execute(update(tables).where(*mine).values(keeper=keeper, fence=seen + 1))
    return seen + 1


def orphans(connection: Connection, keeper: str) -> list[str]:
    """See `SharedLog.orphans`."""
    query = select(tables.c.id).where(tables.c.keeper == keeper, tables.c.due.is_not(None)).order_by(tables.c.due, tables.c.id)
    return list(connection.scalars(query))


def cluster(connection: Connection, name: str) -> str:
    """See `SharedStore.cluster`."""
    found = connection.scalars(select(settings.c.value).where(settings.c.key == _CLUSTER)).one_or_none()
    if found is None and name:
        connection.execute(insert(settings).values(key=_CLUSTER, value=name))
    return found or name
