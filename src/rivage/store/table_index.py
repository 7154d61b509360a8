"""One row a table beside its log: for lists, for tables that must be woken, and for the node that owns it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, select, update

from rivage.table.errors import Fenced, UnknownTable
from rivage.table.log import Owner

from .archive import CHANGED
from .schema import table_players, tables


class TableEntry(msgspec.Struct, frozen=True):
    """One line in a list of tables."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    """Name at each seat; empty for an open one."""
    changed: int
    """When the last event happened, in milliseconds since 1970."""


def tables_of(connection: Connection, player: str, limit: int) -> list[TableEntry]:
    """See `Store.tables_of`."""
    mine = select(table_players.c.table_id).where(table_players.c.player == player)
    found = connection.execute(
        select(tables.c.id, tables.c.game, tables.c.status, CHANGED)
        .where(tables.c.id.in_(mine))
        .order_by(CHANGED.desc(), tables.c.id)
        .limit(limit)
    ).all()
    names: dict[str, list[str]] = {row.id: [] for row in found}
    seats = select(table_players.c.table_id, table_players.c.name).where(table_players.c.table_id.in_(names))
    for table, name in connection.execute(seats.order_by(table_players.c.seat)):
        names[table].append(name)
    return [TableEntry(row.id, row.game, row.status, tuple(names[row.id]), row.changed) for row in found]


def find_due(connection: Connection, until: int, not_owned_by: Sequence[str]) -> list[tuple[str, int]]:
    """See `Store.find_due`."""
    query = select(tables.c.id, tables.c.due).where(tables.c.due <= until, tables.c.keeper.not_in(not_owned_by))
    return [(row.id, row.due) for row in connection.execute(query.order_by(tables.c.due, tables.c.created, tables.c.id))]


def set_due(connection: Connection, table: str, due: int | None) -> None:
    """See `Log.set_due`."""
    connection.execute(update(tables).where(tables.c.id == table).values(due=due))


def find_inactive(connection: Connection, statuses: Sequence[str], before: int, limit: int) -> list[str]:
    """See `Log.find_inactive`."""
    # Created before then is checked first: it spares looking for the last event of most tables.
    old = select(tables.c.id, CHANGED).where(tables.c.status.in_(statuses), tables.c.created < before).subquery()
    query = select(old.c.id).where(old.c.changed < before).order_by(old.c.changed, old.c.id).limit(limit)
    return list(connection.scalars(query))


def find_owner(connection: Connection, table: str) -> Owner:
    """See `Store.owner`."""
    row = connection.execute(select(tables.c.keeper, tables.c.fence).where(tables.c.id == table)).one_or_none()
    if row is None:
        raise UnknownTable(table)
    return Owner(row.keeper, row.fence)


def take_over(connection: Connection, table: str, node: str, seen: int) -> int:
    """See `Store.take_over`."""
    # An owner that is just writing holds the row (see `batch`). We do not wait for it: all other writers would wait too.
    mine = tables.c.id == table, tables.c.fence == seen
    if connection.scalar(select(tables.c.fence).where(*mine).with_for_update(skip_locked=True)) is None:
        raise Fenced(table)
    connection.execute(update(tables).where(*mine).values(keeper=node, fence=seen + 1))
    return seen + 1


def find_scheduled(connection: Connection, node: str) -> list[str]:
    """See `Store.find_scheduled`."""
    query = select(tables.c.id).where(tables.c.keeper == node, tables.c.due.is_not(None)).order_by(tables.c.due, tables.c.id)
    return list(connection.scalars(query))
