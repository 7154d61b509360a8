"""What each person around a table is told: lines without secrets, and views made for their seats.

People who hold the same seats are told the same, so each message is made and encoded once for every such audience.
Where rounds are secret, who has nothing new to know is told nothing: not even that somebody has written.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rivage.core import Seat, encode
from rivage.table.decide import DEFAULT_IDLE_LIMITS, IdleLimits
from rivage.table.match import Match
from rivage.table.protocol import Acted, Entry, Patch, Snapshot, TableView

from .audience import Audience, audience, viewpoint
from .audience_log import AudienceLog
from .patch import INSIDE, Made, is_short, may_be_short, patch_of, put
from .table_view import Presences, seen_by, table_view

MOST_MOTION = 200_000
"""Characters of motion that who has just come is sent: the past is known by where it led, and the record keeps all of it."""

MOST_LINES = 2_000
"""Lines of the log that who has just come is sent, the newest: positions come by the replay, and the record keeps all of it."""


class Told(Struct, frozen=True):
    """How things stand, as an audience is told it: the same object for all who are told the same."""

    table: TableView
    view: Any
    common: TableView
    """The table as a spectator is told it."""


class Updates:
    """One round of telling everybody how things stand: made after a batch of events, asked once for each receiver."""

    __slots__ = (
        "_alike",
        "_audience_log",
        "_audiences",
        "_before",
        "_patches",
        "_seats",
        "_shared",
        "_snapshots",
        "_table",
        "_tables",
        "_told",
        "_views",
        "_was",
        "match",
    )

    def __init__(
        self,
        table: str,
        match: Match,
        presences: Presences,
        now: int,
        audience_log: AudienceLog,
        before: Match | None = None,
        idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS,
    ) -> None:
        """Tell how `match` stands; `audience_log` ends with the batch to be told, and `before` is the match before it, if any."""
        self._table = table_view(table, match, presences, now, idle_limits)
        self._seats = presences.seats
        self.match = match
        self._audience_log = audience_log
        # Another number of seats is news for everybody.
        comparable = before is not None and match.timing.secret and len(before.seats) == len(match.seats)
        self._before = before if comparable else None
        self._was = table_view(table, before, presences, now, idle_limits) if comparable and before is not None else None
        self._audiences: dict[str, Audience] = {}
        self._views: dict[Seat | None, Any] = {}
        self._told: dict[Audience, Told] = {}
        self._patches: dict[tuple[Audience, int], tuple[Told, bytes]] = {}
        """By what the receiver was told before, which is kept here so that no other takes its identity."""
        self._shared: Made = {}
        """What has changed for several audiences."""
        self._alike = not match.timing.secret
        """The tables of two audiences differ in nothing but who they are themselves."""
        self._tables: dict[int, dict[str, Any]] = {}
        """What has changed of the table, by the identity of what a spectator was told of it before."""
        self._snapshots: dict[Audience, bytes] = {}

    def news(self, player: str) -> bool:
        """Whether there is anything new for a player. In turns there always is: everybody sees everything.

        All at once: new lines, or another table. The game's view alone changes only with one of these, as who has finished
        shows in `to_act`, and all else of a running round is the writer's own.
        """
        if self._before is None or self._was is None:
            return True
        who = self._audience(player)
        if who in self._told or self._audience_log.fresh(who[0])[1]:
            return True
        return seen_by(self._was, self._before, who) != seen_by(self._table, self.match, who)

    def patch(self, player: str, before: Told) -> tuple[Told, bytes]:
        """How things stand, as a player is told it who was told `before`; and the encoded `Patch` that tells it."""
        who = self._audience(player)
        told = self._stands(who)
        made = self._patches.get((who, id(before)))
        if made is None:
            made = self._patches[who, id(before)] = (before, self._encoded_patch(who, before, told))
        return told, made[1]

    def _encoded_patch(self, who: Audience, before: Told, told: Told) -> bytes:
        since, entries = self._audience_log.fresh(who[0])
        lines = tuple(entries)
        changes = self._table_changes(before, told)
        if told.view is not before.view:
            if may_be_short(told.view):
                data = encode(Patch(since, since + len(lines), lines, {**changes, "view": told.view}))
                if is_short(told.view, data):
                    return data
            put(changes, "view", before.view, told.view, self._shared)
        return encode(Patch(since, since + len(lines), lines, changes))

    def _table_changes(self, before: Told, told: Told) -> dict[str, Any]:
        """What turns the table that was told before into that of now."""
        old, new = before.table, told.table
        if self._alike and old.seats is new.seats and old.host is new.host:
            # Nothing of it is their own: the same has changed for everybody who was told the same table.
            table = self._tables.get(id(before.common))
            if table is None:
                table = self._tables[id(before.common)] = patch_of(before.common, told.common, self._shared)
        else:
            table = patch_of(old, new, self._shared)
        return {"table" + INSIDE: table} if table else {}

    def told(self, player: str) -> Told:
        """How things stand, as a player is told it."""
        return self._stands(self._audience(player))

    def snapshot(self, player: str) -> bytes:
        """The encoded `Snapshot` for a player."""
        who = self._audience(player)
        data = self._snapshots.get(who)
        if data is None:
            n, entries = self._audience_log.newest(who[0], MOST_LINES)
            if self.match.timing.measures_time:
                entries = lightened(entries)
            told = self._stands(who)
            message = Snapshot(n, told.table, told.view, tuple(entries), first=n - len(entries) + 1)
            data = self._snapshots[who] = encode(message)
        return data

    def _audience(self, player: str) -> Audience:
        who = self._audiences.get(player)
        if who is None:
            who = self._audiences[player] = audience(self.match, player)
        return who

    def _stands(self, who: Audience) -> Told:
        told = self._told.get(who)
        if told is None:
            told = self._told[who] = Told(seen_by(self._table, self.match, who, self._seats), self._view(who), self._table)
        return told

    def _view(self, who: Audience) -> Any:
        match = self.match
        if match.state is None:
            return None
        seat = viewpoint(match, who[0])
        if seat not in self._views:
            self._views[seat] = match.game.view(match.state, seat)
        return self._views[seat]


def lightened(entries: Sequence[Entry], most: int = MOST_MOTION) -> Sequence[Entry]:
    """Lines for who has just come: the newest motions, as long as they are no longer than `most` together, and none before."""
    kept: list[Entry] = []
    for entry in reversed(entries):
        event = entry.event
        if isinstance(event, Acted) and event.motion:
            most -= len(event.motion)
            kept.append(entry if most >= 0 else Entry(entry.n, replace(event, motion="")))
        else:
            kept.append(entry)
    return kept[::-1]
