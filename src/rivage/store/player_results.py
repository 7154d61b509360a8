"""SQL for the results of matches for each player. They are written with the events of a match, in the same transaction."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, case, delete, func, literal, or_, select, text, union_all

from rivage.players import Best, Crown, Cursor, FinishedDaily, GameFilter, Place, ResultCount
from rivage.table.match import PlayerResult

from .player_data import find_erased
from .schema import deals, plays, results, table_players, tables

_COLUMNS = ("player", "table_id", "game", "at", "result", "against", "level", "score", "turns", "deal")
_INSERT = f"INSERT INTO results ({', '.join(_COLUMNS)}) VALUES ({', '.join(f':{name}' for name in _COLUMNS)}) ON CONFLICT"  # noqa: S608 -- constants
_WRITE = text(f"{_INSERT} (player, table_id) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in _COLUMNS[2:])}")
_ADD = text(f"{_INSERT} DO NOTHING")
_STARTED = ("playing", "paused", "over")
"""The statuses of matches that have results."""


def write_results(connection: Connection, written: Mapping[str, tuple[str, Iterable[PlayerResult]]]) -> None:
    """Replace the results of some tables; for each table the game and the new results."""
    if not written:
        return
    connection.execute(delete(results).where(results.c.table_id.in_(list(written))))
    rows = [_row(table, game, result) for table, (game, found) in written.items() for result in found]
    if rows:
        # Another node may be adding missing results at this moment.
        connection.execute(_WRITE, rows)


def add_missing_results(connection: Connection, table: str, game: str, found: Iterable[PlayerResult]) -> None:
    """See `Store.add_missing_results`."""
    # The log may have been read before a player was erased: an alias has their seat then.
    seated = set(connection.scalars(select(table_players.c.player).where(table_players.c.table_id == table)))
    kept = seated - find_erased(connection, {result.player for result in found})
    rows = [_row(table, game, result) for result in found if result.player in kept]
    if rows:
        connection.execute(_ADD, rows)


def _row(table: str, game: str, result: PlayerResult) -> dict[str, Any]:
    return {
        "player": result.player,
        "table_id": table,
        "game": game,
        "at": result.at,
        "result": result.result,
        "against": result.against,
        "level": result.level,
        "score": result.score,
        "turns": result.turns,
        "deal": result.deal,
    }


def find_without_results(connection: Connection, after: str, limit: int) -> list[str]:
    """See `Store.find_without_results`."""
    known = select(results.c.table_id).where(results.c.table_id == tables.c.id).exists()
    seated = select(table_players.c.seat).where(table_players.c.table_id == tables.c.id, table_players.c.player != "").exists()
    query = select(tables.c.id).where(tables.c.id > after, tables.c.status.in_(_STARTED), seated, ~known)
    return list(connection.scalars(query.order_by(tables.c.id).limit(limit)))


def count_results(connection: Connection, player: str) -> list[ResultCount]:
    """See `Store.count_results`."""
    kinds = (results.c.game, results.c.against, results.c.level, results.c.result)
    query = select(*kinds, func.count()).where(results.c.player == player).group_by(*kinds).order_by(*kinds)
    return [ResultCount(*row) for row in connection.execute(query)]


def find_bests(connection: Connection, player: str) -> list[Best]:
    """See `Store.find_bests`."""
    # A day of the archive can be repeated with rolls that are known.
    kind = case((results.c.against == "solo", "alone"), else_=results.c.against)
    scored = _ranked(kind, results.c.score, results.c.score.desc()).where(
        results.c.player == player, results.c.score.is_not(None), ~results.c.deal.startswith("archive:")
    )
    quickest = _ranked(literal("turns"), results.c.turns, results.c.turns).where(
        results.c.player == player, results.c.result == "won", results.c.turns > 0
    )
    found = union_all(scored, quickest).subquery()
    rows = connection.execute(select(found).where(found.c.place == 1).order_by(found.c.game, found.c.kind))
    return [Best(row.game, row.kind, float(row.value), row.table_id, row.at) for row in rows]


def _ranked(kind: ColumnElement[Any], value: ColumnElement[Any], order: ColumnElement[Any]) -> Select[Any]:
    """The results of each game and kind with their places by `order`. Of equal results the earliest is the first."""
    place = func.row_number().over(partition_by=(results.c.game, kind), order_by=(order, results.c.at, results.c.table_id))
    return select(
        results.c.game, kind.label("kind"), value.label("value"), results.c.table_id, results.c.at, place.label("place")
    )


def find_crowns(connection: Connection, player: str) -> list[Crown]:
    """See `Store.find_crowns`."""
    beaten = select(results.c.game, results.c.level).where(
        results.c.player == player, results.c.result == "won", results.c.level != ""
    )
    return [Crown(*row) for row in connection.execute(beaten.distinct())]


def find_games(connection: Connection, player: str, wanted: GameFilter, before: Cursor | None, limit: int) -> list[Place]:
    """See `Store.find_games`."""
    query = select(results.c.table_id, results.c.at, results.c.result, results.c.against).where(results.c.player == player)
    for column, value in ((results.c.game, wanted.game), (results.c.result, wanted.result), (results.c.against, wanted.against)):
        if value:
            query = query.where(column == value)
    if before is not None:
        later = and_(results.c.at == before.at, results.c.table_id < before.table)
        query = query.where(results.c.at <= before.at, or_(results.c.at < before.at, later))
    return [
        Place(*row) for row in connection.execute(query.order_by(results.c.at.desc(), results.c.table_id.desc()).limit(limit))
    ]


def find_dailies(connection: Connection, player: str) -> list[FinishedDaily]:
    """See `Store.find_dailies`."""
    query = select(deals.c.game, deals.c.day, plays.c.score, plays.c.finished, plays.c.table_id).join(
        deals, deals.c.id == plays.c.deal
    )
    mine = query.where(plays.c.player == player, plays.c.finished.is_not(None), deals.c.kind == "daily")
    return [FinishedDaily(*row) for row in connection.execute(mine.order_by(deals.c.day, deals.c.game))]
