"""Groups of friends who compare their scores of the daily deal, day by day.

A group has an unguessable id, and everybody who knows it may join. Members see the scores of a day once they have finished it;
before that they only see which members have finished. The scores of an earlier day are also visible to members who never started
it, because they can no longer do so.
"""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Protocol

import msgspec

from rivage.core import RivageError
from rivage.registry import find as find_game
from rivage.table.match import FindGame, nickname
from rivage.table.runtime import wall_clock

from .dealer import Dealer, DealError, daily_id, day_of, read_day

MAX_MEMBERS = 50
"""Maximum number of members of a group."""
MAX_GROUPS = 20
"""Maximum number of groups of one guest."""
MAX_TITLE_CHARS = 40
"""Maximum length of a group's name, in characters."""


class GroupError(RivageError):
    """A group of friends that cannot be shown or changed.

    Codes:
        group.unknown: no such group.
        group.full: it has `limit` members.
        group.too_many: the guest is in `limit` groups.
        group.not_member: the guest is not a member.
        group.not_host: only the host may do that.
        group.removed: the host has removed the guest.
        group.title: the name of the group is longer than `limit` characters.
    """

    code = "group.unknown"


class Group(msgspec.Struct, frozen=True):
    """A group as it is stored."""

    id: str
    game: str
    title: str
    """Its name; may be empty."""
    host: str
    """The id of the member who may rename it and remove members: its creator, or after they left the oldest member."""
    created: int


class Member(msgspec.Struct, frozen=True):
    """A member of a group as it is stored."""

    player: str
    number: int
    """Identifies the member within the group."""
    name: str
    joined: int


class MemberPlay(msgspec.Struct, frozen=True):
    """The play of a deal by a member."""

    deal: str
    player: str
    finished: bool
    score: float


class GroupStore(Protocol):
    """The part of the store that groups use. Every method may raise StoreError. A write returns once it is durable."""

    async def create_group(self, group: Group, name: str) -> None:
        """Save a new group whose only member is the host, with that nickname.

        Raises:
            GroupError: `group.too_many`.
        """
        ...

    async def find_group(self, group: str) -> tuple[Group, list[Member]] | None:
        """The group with that id and its members, the oldest first; None if there is none."""
        ...

    async def groups_of(self, player: str) -> list[Group]:
        """The groups of a player, the one joined first at the beginning."""
        ...

    async def join_group(self, group: str, player: str, name: str, now: int) -> None:
        """Add a member, or change the nickname of a member.

        Raises:
            GroupError: `group.unknown`, `group.full`, `group.too_many`, `group.removed`.
        """
        ...

    async def leave_group(self, group: str, player: str) -> bool:
        """Delete a member. The oldest member succeeds a host who leaves, and a group without members is deleted.

        Returns False if the player was not a member.

        Raises:
            GroupError: `group.unknown`.
        """
        ...

    async def remove_member(self, group: str, player: str) -> bool:
        """Remove a member for good. Returns False if the player was not a member.

        Raises:
            GroupError: `group.unknown`.
        """
        ...

    async def rename_group(self, group: str, title: str) -> None:
        """Change the name of a group."""
        ...

    async def member_plays(self, deals: Sequence[str], players: Sequence[str]) -> list[MemberPlay]:
        """The plays of some deals by some players."""
        ...


class GroupDay(msgspec.Struct, frozen=True):
    """A day of a member."""

    finished: bool
    score: float | None
    """None while it is hidden from the asking player, or not finished."""


class GroupMember(msgspec.Struct, frozen=True):
    """A member of a group, as its members see them."""

    number: int
    """Identifies the member within the group."""
    name: str
    you: bool
    host: bool
    days: tuple[GroupDay, ...]
    """The days of the week, Monday first."""
    total: float
    """The sum of the visible scores of the week."""


class GroupView(msgspec.Struct, frozen=True):
    """GET /api/v1/groups/{id}: a group and a week of its scores. Guests who are not members see its size only."""

    id: str
    game: str
    title: str
    inviter: str
    """The nickname of the host."""
    count: int
    """The number of members."""
    member: bool
    """Whether the asking player is a member."""
    host: bool
    """Whether the asking player is the host."""
    today: str
    """The date (UTC) of the deal that can be played now."""
    days: tuple[str, ...]
    """The dates of the week, Monday first."""
    members: tuple[GroupMember, ...]
    """The highest total first; empty for guests who are not members."""


class GroupLine(msgspec.Struct, frozen=True):
    """GET /api/v1/me/groups: a group of the asking player."""

    id: str
    game: str
    title: str


class Groups:
    """The groups of one deployment."""

    def __init__(
        self,
        store: GroupStore,
        dealer: Dealer,
        *,
        new_id: Callable[[], str],
        find: FindGame = find_game,
        clock: Callable[[], int] = wall_clock,
    ) -> None:
        self._store = store
        self._dealer = dealer
        self._new_id = new_id
        self._find = find
        self._clock = clock

    async def create(self, game: str, title: str, player: str, name: str) -> str:
        """Create a group with one member, its host. Returns its id.

        Raises:
            UnknownGame, DealError: `deal.none`.
            GroupError: `group.title`, `group.too_many`.
            BadName: for a nickname that cannot be shown.
            StoreError: when the store cannot write.
        """
        if not self._find(game).info.deals:
            raise DealError("the game has no daily deal", code="deal.none", game=game)
        group = Group(self._new_id(), game, _title(title), player, self._clock())
        await self._store.create_group(group, nickname(name))
        return group.id

    async def of(self, player: str) -> list[GroupLine]:
        """The groups of a player.

        Raises:
            StoreError: when the store cannot be read.
        """
        return [GroupLine(group.id, group.game, group.title) for group in await self._store.groups_of(player)]

    async def join(self, group: str, player: str, name: str) -> None:
        """Join a group, or change one's nickname in it.

        Raises:
            GroupError: `group.unknown`, `group.full`, `group.too_many`, `group.removed`.
            BadName: for a nickname that cannot be shown.
            StoreError: when the store cannot write.
        """
        await self._store.join_group(group, player, nickname(name), self._clock())

    async def leave(self, group: str, player: str) -> None:
        """Leave a group.

        Raises:
            GroupError: `group.unknown`, `group.not_member`.
            StoreError: when the store cannot write.
        """
        if not await self._store.leave_group(group, player):
            raise GroupError("the player is not a member", code="group.not_member")

    async def rename(self, group: str, player: str, title: str) -> None:
        """Change the name of a group, as its host.

        Raises:
            GroupError: `group.unknown`, `group.not_host`, `group.title`.
            StoreError: when the store cannot write.
        """
        await self._members_for_host(group, player)
        await self._store.rename_group(group, _title(title))

    async def remove(self, group: str, player: str, number: int) -> None:
        """Remove a member for good, as the host, who cannot remove themselves.

        Raises:
            GroupError: `group.unknown`, `group.not_host`, `group.not_member`.
            StoreError: when the store cannot write.
        """
        members = await self._members_for_host(group, player)
        other = next((member.player for member in members if member.number == number and member.player != player), None)
        if other is None or not await self._store.remove_member(group, other):
            raise GroupError("there is no such member", code="group.not_member")

    async def get(self, group: str) -> tuple[Group, list[Member]]:
        """A group and its members.

        Raises:
            GroupError: `group.unknown`.
            StoreError: when the store cannot be read.
        """
        found = await self._store.find_group(group)
        if found is None:
            raise GroupError("there is no such group", code="group.unknown", id=group[:40])
        return found

    async def view(self, group: str, player: str, day: str = "") -> GroupView:
        """A group as a player may see it, with the week of a date; by default of today.

        Raises:
            GroupError: `group.unknown`.
            DealError: `daily.unknown`.
            StoreError: when the store cannot be read.
        """
        found, members = await self.get(group)
        today = day_of(self._clock())
        shown = read_day(day or today)
        if shown is None or shown > today:
            raise DealError(f"{day[:20]!r} is not a date up to today", code="daily.unknown", day=day[:20])
        week = week_of(shown)
        is_member = any(member.player == player for member in members)
        return GroupView(
            id=found.id,
            game=found.game,
            title=found.title,
            inviter=next((member.name for member in members if member.player == found.host), ""),
            count=len(members),
            member=is_member,
            host=is_member and player == found.host,
            today=today,
            days=week,
            members=await self._week(found, members, player, week, today) if is_member else (),
        )

    async def _week(
        self, group: Group, members: Sequence[Member], player: str, week: Sequence[str], today: str
    ) -> tuple[GroupMember, ...]:
        ids = [daily_id(group.game, day) for day in week]
        players = [member.player for member in members]
        found = await self._store.member_plays(ids, players)
        unfinished = [play.deal for play in found if play.player == player and not play.finished]
        if any([await self._dealer.is_finished(deal, player) for deal in unfinished]):
            found = await self._store.member_plays(ids, players)
        plays = {(play.deal, play.player): play for play in found}
        rows = []
        for member in members:
            days = []
            for deal, day in zip(ids, week, strict=True):
                play, own = plays.get((deal, member.player)), plays.get((deal, player))
                # A player who can still start or finish the deal must not know what is possible.
                visible = own.finished if own is not None else day < today
                finished = play is not None and play.finished
                days.append(GroupDay(finished, play.score if play is not None and finished and visible else None))
            total = sum(day.score or 0.0 for day in days)
            is_host = member.player == group.host
            rows.append(GroupMember(member.number, member.name, member.player == player, is_host, tuple(days), total))
        return tuple(sorted(rows, key=lambda row: (-row.total, row.number)))

    async def _members_for_host(self, group: str, player: str) -> list[Member]:
        found, members = await self.get(group)
        if found.host != player:
            raise GroupError("only the host of the group may do that", code="group.not_host")
        return members


def week_of(day: str) -> tuple[str, ...]:
    """The dates of the week of a date, Monday first."""
    found = date.fromisoformat(day)
    monday = found - timedelta(days=found.weekday())
    return tuple((monday + timedelta(days=number)).isoformat() for number in range(7))


def _title(text: str) -> str:
    """The name of a group with single spaces between words.

    Raises:
        GroupError: `group.title`.
    """
    title = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if len(title) > MAX_TITLE_CHARS:
        raise GroupError(
            f"the name of a group has at most {MAX_TITLE_CHARS} characters", code="group.title", limit=MAX_TITLE_CHARS
        )
    return title
