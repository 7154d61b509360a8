"""Deals and plays in a database, by statements that SQLite and PostgreSQL both understand."""

from typing import Any

from sqlalchemy import Connection, Double, Select, Text, cast, func, insert, literal, null, select, union_all, update

from rivage.core import Decoder, Value, encode
from rivage.deals import Deal, Play, Standings

from .schema import deals, plays, tables

_options: Decoder[dict[str, Value]] = Decoder(dict[str, Value])


def find_deal(connection: Connection, deal: str) -> Deal | None:
    """The deal of that id, or None."""
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
    """What a player did with a deal, or None."""
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
    counts = sorted(((row.score, row.many, row.above) for row in rows if row.part == "count"), reverse=True)
    mine = next((_play(row) for row in rows if row.part == "mine"), None)
    best = [_play(row) for row in rows if row.part == "best"]
    best.sort(key=lambda play: (-(play.score or 0.0), play.finished or 0, play.player))
    rank = next((above + 1 for score, _, above in counts if mine is not None and score == mine.score), 0)
    return Standings(tuple((score, many) for score, many, _ in counts), mine, rank, tuple(best))


def _standings(deal: str, player: str, top: int) -> Any:
    done = (plays.c.deal == deal) & plays.c.finished.is_not(None)
    many = func.count()
    above = func.sum(many).over(order_by=plays.c.score.desc()) - many
    nothing = [cast(null(), column.type).label(column.name) for column in plays.c if column.name != "score"]
    counts = select(
        literal("count", Text).label("part"),
        cast(plays.c.score, Double).label("score"),
        many.label("many"),
        above.label("above"),
        *nothing,
    ).where(done)
    ranked = _best_first(select(*_columns("best")).where(done)).limit(top).subquery()
    mine = select(*_columns("mine")).where(plays.c.deal == deal, plays.c.player == player)
    return union_all(counts.group_by(plays.c.score), select(ranked), mine)


def _columns(part: str) -> list[Any]:
    rest = [column for column in plays.c if column.name != "score"]
    return [literal(part, Text).label("part"), plays.c.score, literal(0).label("many"), literal(0).label("above"), *rest]


def _best_first(query: Select[Any]) -> Select[Any]:
    return query.order_by(plays.c.score.desc(), plays.c.finished, plays.c.player)


def _play(row: Any) -> Play:
    return Play(row.deal, row.player, row.table_id, row.name, row.started, row.finished, row.score, row.detail)
