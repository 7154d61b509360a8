"""SQL for daily deals: the plays of bots, a player's plays of all days, and groups of friends.

The same statements run on SQLite and PostgreSQL.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, exists, func, insert, select, text, update

from rivage.deals import MAX_GROUPS, MAX_MEMBERS, BotPlay, DayPlay, Group, GroupError, Member, MemberPlay, Play, day_of

from .queries import find_play
from .schema import bot_plays as bots
from .schema import daily_group_members as members
from .schema import daily_groups as groups
from .schema import deals, plays

_ADD_BOT_PLAY = text(
    "INSERT INTO bot_plays (deal, level, score, detail) VALUES (:deal, :level, :score, :detail) ON CONFLICT DO NOTHING"
)


def bot_plays(connection: Connection, deal: str) -> list[BotPlay]:
    """See `DealStore.bot_plays`."""
    rows = connection.execute(select(bots).where(bots.c.deal == deal).order_by(bots.c.level))
    return [BotPlay(row.deal, row.level, row.score, row.detail) for row in rows]


def save_bot_play(connection: Connection, play: BotPlay) -> None:
    """See `DealStore.save_bot_play`."""
    # Another node may have played the same deal.
    connection.execute(_ADD_BOT_PLAY, asdict(play))


def first_day(connection: Connection, game: str) -> str | None:
    """See `DealStore.first_day`."""
    # Only dailies have no host, which has an index.
    is_daily = (deals.c.host == "") & (deals.c.kind == "daily") & (deals.c.game == game)
    query = select(func.min(deals.c.day)).where(is_daily, exists().where(plays.c.deal == deals.c.id))
    found: str | None = connection.scalar(query)
    return found


def day_plays(connection: Connection, game: str, player: str) -> list[DayPlay]:
    """See `DealStore.day_plays`."""
    query = select(deals.c.day, deals.c.kind, plays.c.table_id, plays.c.finished, plays.c.score)
    query = query.join(plays, plays.c.deal == deals.c.id).where(plays.c.player == player, deals.c.game == game)
    rows = connection.execute(query.where(deals.c.kind != "duplicate").order_by(deals.c.day.desc(), deals.c.kind.desc()))
    return [_day_play(row) for row in rows]


def _day_play(row: Any) -> DayPlay:
    ranked, finished = row.kind == "daily", row.finished is not None
    in_time = ranked and finished and day_of(row.finished) == row.day
    return DayPlay(row.day, ranked, row.table_id, finished, row.score or 0.0, in_time)


def restart_play(connection: Connection, play: Play, previous: str) -> Play:
    """See `DealStore.restart_play`."""
    here = (plays.c.deal == play.deal) & (plays.c.player == play.player)
    done = (plays.c.table_id == previous) & plays.c.finished.is_not(None)
    new = {"table_id": play.table, "name": play.name, "started": play.started, "finished": None, "score": None, "detail": ""}
    connection.execute(update(plays).where(here, done).values(**new))
    return find_play(connection, play.deal, play.player) or play


# Groups of friends.

_PRESENT = members.c.removed == 0


def create_group(connection: Connection, group: Group, name: str) -> None:
    """See `GroupStore.create_group`."""
    _check_number_of_groups(connection, group.host)
    connection.execute(insert(groups).values(**asdict(group)))
    row = {"group_id": group.id, "player": group.host, "number": 1, "name": name, "joined": group.created, "removed": 0}
    connection.execute(insert(members).values(**row))


def find_group(connection: Connection, group: str) -> tuple[Group, list[Member]] | None:
    """See `GroupStore.find_group`."""
    row = connection.execute(select(groups).where(groups.c.id == group)).one_or_none()
    return (_group(row), _members(connection, group)) if row else None


def groups_of(connection: Connection, player: str) -> list[Group]:
    """See `GroupStore.groups_of`."""
    query = select(groups).join(members, members.c.group_id == groups.c.id).where(members.c.player == player, _PRESENT)
    return [_group(row) for row in connection.execute(query.order_by(members.c.joined, groups.c.id))]


def join_group(connection: Connection, group: str, player: str, name: str, now: int) -> None:
    """See `GroupStore.join_group`."""
    _lock(connection, group)
    here = (members.c.group_id == group) & (members.c.player == player)
    removed = connection.scalar(select(members.c.removed).where(here))
    if removed:
        raise GroupError("the host of the group has removed this player", code="group.removed")
    if removed is not None:
        connection.execute(update(members).where(here).values(name=name))
        return
    known = _members(connection, group)
    if len(known) >= MAX_MEMBERS:
        raise GroupError(f"the group has {MAX_MEMBERS} members already", code="group.full", limit=MAX_MEMBERS)
    _check_number_of_groups(connection, player)
    last = connection.scalar(select(func.max(members.c.number)).where(members.c.group_id == group)) or 0
    row = {"group_id": group, "player": player, "number": last + 1, "name": name, "joined": now, "removed": 0}
    connection.execute(insert(members).values(**row))


def remove_member(connection: Connection, group: str, player: str) -> bool:
    """See `GroupStore.remove_member`."""
    _lock(connection, group)
    here = (members.c.group_id == group) & (members.c.player == player)
    return bool(connection.execute(update(members).where(here, _PRESENT).values(removed=1, name="")).rowcount)


def leave_group(connection: Connection, group: str, player: str) -> bool:
    """See `GroupStore.leave_group`."""
    _lock(connection, group)
    here = (members.c.group_id == group) & (members.c.player == player)
    # The row of a removed member stays, so that they cannot leave and join again.
    left = connection.execute(delete(members).where(here, _PRESENT)).rowcount
    known = _members(connection, group)
    if not known:
        connection.execute(delete(members).where(members.c.group_id == group))
        connection.execute(delete(groups).where(groups.c.id == group))
    else:
        connection.execute(update(groups).where(groups.c.id == group, groups.c.host == player).values(host=known[0].player))
    return bool(left)


def rename_group(connection: Connection, group: str, title: str) -> None:
    """See `GroupStore.rename_group`."""
    connection.execute(update(groups).where(groups.c.id == group).values(title=title))


def member_plays(connection: Connection, wanted: Sequence[str], players: Sequence[str]) -> list[MemberPlay]:
    """See `GroupStore.member_plays`."""
    query = select(plays.c.deal, plays.c.player, plays.c.finished, plays.c.score)
    rows = connection.execute(query.where(plays.c.deal.in_(wanted), plays.c.player.in_(players)))
    return [MemberPlay(row.deal, row.player, row.finished is not None, row.score or 0.0) for row in rows]


def delete_member(connection: Connection, player: str) -> None:
    """Delete a player who is erased from all groups."""
    for group in sorted(connection.scalars(select(members.c.group_id).where(members.c.player == player))):
        leave_group(connection, group, player)
    connection.execute(delete(members).where(members.c.player == player))


def _lock(connection: Connection, group: str) -> None:
    """Lock a group against changes of other nodes until the end of the transaction.

    Raises:
        GroupError: `group.unknown`.
    """
    if connection.scalar(select(groups.c.id).where(groups.c.id == group).with_for_update()) is None:
        raise GroupError("there is no such group", code="group.unknown", id=group[:40])


def _check_number_of_groups(connection: Connection, player: str) -> None:
    number = connection.scalar(select(func.count()).select_from(members).where(members.c.player == player, _PRESENT)) or 0
    if number >= MAX_GROUPS:
        raise GroupError(f"a guest is in at most {MAX_GROUPS} groups", code="group.too_many", limit=MAX_GROUPS)


def _members(connection: Connection, group: str) -> list[Member]:
    query = select(members).where(members.c.group_id == group, _PRESENT).order_by(members.c.number)
    return [Member(row.player, row.number, row.name, row.joined) for row in connection.execute(query)]


def _group(row: Any) -> Group:
    return Group(row.id, row.game, row.title, row.host, row.created)
