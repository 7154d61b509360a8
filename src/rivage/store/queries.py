"""SQL for the index of tables, settings, deals and plays. The same statements run on SQLite and PostgreSQL."""

import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    Double,
    Select,
    Text,
    bindparam,
    cast,
    delete,
    func,
    insert,
    literal,
    null,
    select,
    union_all,
    update,
)

from rivage.core import Decoder, Value, encode
from rivage.deals import Deal, Play, Standings
from rivage.table.errors import Fenced, UnknownTable
from rivage.table.log import Owner, TableSummary
from rivage.table.match import Occupant

from .archive import CHANGED
from .schema import deals, plays, settings, table_players, tables


def tables_of(connection: Connection, player: str, limit: int) -> dict[str, TableSummary]:
    """See `Store.tables_of`."""
    own_tables = select(table_players.c.table_id).where(table_players.c.player == player)
    return _summaries(connection, _INDEX.where(tables.c.id.in_(own_tables)).order_by(CHANGED.desc(), tables.c.id).limit(limit))


def summaries(connection: Connection, names: Sequence[str]) -> dict[str, TableSummary]:
    """See `Store.summaries`."""
    return _summaries(connection, _INDEX.where(tables.c.id.in_(names)))


_INDEX = select(tables.c.id, tables.c.game, tables.c.status, tables.c.due, CHANGED)


def _summaries(connection: Connection, chosen: Select[Any]) -> dict[str, TableSummary]:
    found = connection.execute(chosen).all()
    seats: dict[str, list[Occupant]] = {row.id: [] for row in found}
    query = select(table_players.c.table_id, table_players.c.player, table_players.c.name)
    for table, player_id, name in connection.execute(
        query.where(table_players.c.table_id.in_(seats)).order_by(table_players.c.seat)
    ):
        seats[table].append(Occupant(player=player_id, name=name))
    return {row.id: TableSummary(row.game, row.status, tuple(seats[row.id]), row.due, row.changed) for row in found}


def find_due(connection: Connection, until: int, not_owned_by: Sequence[str]) -> list[tuple[str, int]]:
    """See `Store.find_due`."""
    query = select(tables.c.id, tables.c.due).where(tables.c.due <= until, tables.c.keeper.not_in(not_owned_by))
    return [(row.id, row.due) for row in connection.execute(query.order_by(tables.c.due, tables.c.created, tables.c.id))]


def set_due(connection: Connection, table: str, due: int | None) -> None:
    """See `Log.set_due`."""
    connection.execute(update(tables).where(tables.c.id == table).values(due=due))


def find_inactive(connection: Connection, statuses: Sequence[str], before: int, limit: int) -> list[str]:
    """See `Log.find_inactive`."""
    # The creation time is checked first, because the time of the last event is expensive to find.
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
    # The owner locks the row while it writes (see `batch`). Do not wait for it, because that would block this node's writer.
    unchanged = tables.c.id == table, tables.c.fence == seen
    if connection.scalar(select(tables.c.fence).where(*unchanged).with_for_update(skip_locked=True)) is None:
        raise Fenced(table)
    connection.execute(update(tables).where(*unchanged).values(keeper=node, fence=seen + 1))
    return seen + 1


def find_scheduled(connection: Connection, node: str) -> list[str]:
    """See `Store.find_scheduled`."""
    query = select(tables.c.id).where(tables.c.keeper == node, tables.c.due.is_not(None)).order_by(tables.c.due, tables.c.id)
    return list(connection.scalars(query))


PROBE = "probe"
"""Key of the setting that `Store.ping` writes. In a cluster each node has its own key with this prefix."""
_PROBE_KEPT_NS = 24 * 3600 * 10**9
"""Nanoseconds after which the probe setting of a dead node is deleted."""
_REVOKED = "revoked:"
"""Key prefix of the settings for revoked cookies: the key ends with the player."""
ERASED_AFTER_S = 24 * 3600
"""Seconds. A revocation that reaches further into the future than this is the erasure of a player."""
_CLUSTER = "cluster"
"""Key of the setting with the cluster that this database belongs to."""


def secret(connection: Connection) -> bytes:
    """See `Store.secret`."""
    found = get_setting(connection, "secret")
    if found is None:
        # When two servers start together, the second insert fails, is retried, and finds the first one's secret.
        found = secrets.token_hex(32)
        connection.execute(insert(settings).values(key="secret", value=found))
    return bytes.fromhex(found)


def revocations(connection: Connection) -> dict[str, int]:
    """For each player with revoked cookies: cookies issued before this time (Unix seconds) are revoked."""
    rows = connection.execute(select(settings.c.key, settings.c.value).where(settings.c.key.like(f"{_REVOKED}%")))
    return {key.removeprefix(_REVOKED): int(value) for key, value in rows}


def revoke(connection: Connection, player: str, before: int) -> None:
    """See `Store.revoke`."""
    key, value = f"{_REVOKED}{player}", str(before)
    if not _update(connection, key, value):
        connection.execute(insert(settings).values(key=key, value=value))


def find_erased(connection: Connection, players: list[str]) -> set[str]:
    """The players among `players` who were erased; see `ERASED_AFTER_S`."""
    keys = [f"{_REVOKED}{player}" for player in players]
    rows = connection.execute(select(settings.c.key, settings.c.value).where(settings.c.key.in_(keys)))
    until = time.time() + ERASED_AFTER_S
    return {key.removeprefix(_REVOKED) for key, value in rows if int(value) > until}


def delete_revocations(connection: Connection, players: list[str]) -> None:
    """Delete the revocations of some players."""
    statement = delete(settings).where(settings.c.key == bindparam("old"))
    connection.execute(statement, [{"old": f"{_REVOKED}{player}"} for player in players])


def join_cluster(connection: Connection, name: str) -> str:
    """See `Store.join_cluster`."""
    found = get_setting(connection, _CLUSTER)
    if found is None and name:
        connection.execute(insert(settings).values(key=_CLUSTER, value=name))
    return found or name


def write_probe(connection: Connection, key: str) -> str:
    """Write a new value and return it."""
    now = time.time_ns()
    if not _update(connection, key, str(now)):
        stale = settings.c.key.like(f"{PROBE}:%") & (settings.c.value < str(now - _PROBE_KEPT_NS))
        connection.execute(delete(settings).where(stale))
        connection.execute(insert(settings).values(key=key, value=str(now)))
    return str(now)


def read_probe(connection: Connection, key: str) -> str | None:
    """The value that was last written by `write_probe`."""
    return get_setting(connection, key)


def get_setting(connection: Connection, key: str) -> str | None:
    """The value of a setting, or None."""
    return connection.scalars(select(settings.c.value).where(settings.c.key == key)).one_or_none()


def _update(connection: Connection, key: str, value: str) -> bool:
    return bool(connection.execute(update(settings).where(settings.c.key == key).values(value=value)).rowcount)


_options: Decoder[dict[str, Value]] = Decoder(dict[str, Value])


def find_deal(connection: Connection, deal: str) -> Deal | None:
    """The deal with that id, or None."""
    row = connection.execute(select(deals).where(deals.c.id == deal)).mappings().one_or_none()
    return Deal(**{**row, "options": _options.decode(row["options"])}) if row else None


def save_deal(connection: Connection, deal: Deal) -> Deal:
    """See `DealStore.save_deal`."""
    known = find_deal(connection, deal.id)
    if known is None:
        row = {name: getattr(deal, name) for name in Deal.__struct_fields__}
        connection.execute(insert(deals).values(**{**row, "options": encode(deal.options).decode()}))
    return known or deal


def find_play(connection: Connection, deal: str, player: str) -> Play | None:
    """A player's play of a deal, or None."""
    row = connection.execute(select(plays).where(plays.c.deal == deal, plays.c.player == player)).one_or_none()
    return _play(row) if row else None


def start_play(connection: Connection, play: Play) -> Play:
    """See `DealStore.start_play`."""
    known = find_play(connection, play.deal, play.player)
    if known is None:
        connection.execute(
            insert(plays).values(
                deal=play.deal, player=play.player, table_id=play.table, name=play.name, started=play.started, detail=""
            )
        )
    return known or play


def finish_play(connection: Connection, table: str, finished: int, score: float, detail: str) -> bool:
    """See `DealStore.finish_play`."""
    open_play = (plays.c.finished.is_(None)) & (plays.c.table_id == table)
    return bool(connection.execute(update(plays).where(open_play).values(finished=finished, score=score, detail=detail)).rowcount)


def find_missing_results(connection: Connection) -> list[str]:
    """See `DealStore.find_missing_results`."""
    query = select(plays.c.table_id).join(tables, tables.c.id == plays.c.table_id)
    return list(connection.scalars(query.where(plays.c.finished.is_(None), tables.c.status == "over")))


def standings(connection: Connection, deal: str, player: str, top: int) -> Standings:
    """See `DealStore.standings`."""
    rows = connection.execute(_standings(deal, player, top)).all()
    counts = sorted(((row.score, row.number, row.above) for row in rows if row.part == "count"), reverse=True)
    mine = next((_play(row) for row in rows if row.part == "mine"), None)
    best = [_play(row) for row in rows if row.part == "best"]
    best.sort(key=lambda play: (-(play.score or 0.0), play.finished or 0, play.player))
    rank = next((above + 1 for score, _, above in counts if mine is not None and score == mine.score), 0)
    return Standings(tuple((score, number) for score, number, _ in counts), mine, rank, tuple(best))


def _standings(deal: str, player: str, top: int) -> Any:
    done = (plays.c.deal == deal) & plays.c.finished.is_not(None)
    number = func.count()
    above = func.sum(number).over(order_by=plays.c.score.desc()) - number
    nothing = [cast(null(), column.type).label(column.name) for column in plays.c if column.name != "score"]
    counts = select(
        literal("count", Text).label("part"),
        cast(plays.c.score, Double).label("score"),
        number.label("number"),
        above.label("above"),
        *nothing,
    ).where(done)
    ranked = _best_first(select(*_columns("best")).where(done)).limit(top).subquery()
    mine = select(*_columns("mine")).where(plays.c.deal == deal, plays.c.player == player)
    return union_all(counts.group_by(plays.c.score), select(ranked), mine)


def _columns(part: str) -> list[Any]:
    rest = [column for column in plays.c if column.name != "score"]
    return [literal(part, Text).label("part"), plays.c.score, literal(0).label("number"), literal(0).label("above"), *rest]


def _best_first(query: Select[Any]) -> Select[Any]:
    return query.order_by(plays.c.score.desc(), plays.c.finished, plays.c.player)


def _play(row: Any) -> Play:
    return Play(row.deal, row.player, row.table_id, row.name, row.started, row.finished, row.score, row.detail)
