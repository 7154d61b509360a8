"""Snapshots and patches for the clients of a table: log lines without secrets, and views made for each audience.

People who hold the same seats get the same messages, so each message is created and encoded once per audience. In games with
secret rounds, receivers that may not see a change get no message: not even a sign that somebody has acted.

A patch is the difference between two values made of structs, lists and dictionaries with string keys. Values are immutable, so
objects that are identical or equal have not changed.

A patch is a JSON object (`web/src/table/state/patch.ts` applies it):

- `"name": value` is the new value of a field,
- `"name~": patch` changes the existing value of a field,
- in a list the names are the indices of its items; `"@": [at, count]` removes `count` items from index `at` on, and `"+": [...]`
  inserts items there, or at the end if there is no `"@"`. Both are applied before the indices, which refer to the result.

If the new value is not longer than its patch, the value is sent instead.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import is_not
from types import NoneType
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from rivage.core import Seat, encode
from rivage.table.decide import DEFAULT_IDLE_LIMITS, IdleLimits
from rivage.table.match import Match
from rivage.table.protocol import Acted, Entry, Patch, Snapshot, TableView

from .audience import Audience, audience, viewpoint
from .audience_log import AudienceLog
from .table_view import Presences, personal_view, table_view

PATCH_SUFFIX: Final = "~"
"""Suffix of the name of a field that is changed by a patch, not replaced."""
RANGE_KEY: Final = "@"
"""Key for the range of list items that is removed."""
INSERT_KEY: Final = "+"
"""Key for the list items that are inserted."""

MAX_WHOLE_LIST_BYTES: Final = 256
"""Bytes of a list that is always sent whole when an item has changed: computing a smaller patch would cost more than it saves."""
MAX_WHOLE_LIST_ITEMS: Final = 8
"""Items up to which a list is measured against `MAX_WHOLE_LIST_BYTES`. Encoding longer lists to measure them would take too long.
"""
CHANGED_PART: Final = 4
"""If at most one in this number of items has changed, the patch is certainly shorter than the list, so neither is measured."""

PACKET_BYTES: Final = 1_300
"""Bytes of a message that may contain the whole view. It fits into one network packet, so a smaller patch would not arrive
sooner, and computing the patch takes longer than sending the view."""
MAX_WHOLE_VIEW_BYTES: Final = 4_000
"""Bytes of a message with a whole view. Above it, views of the same type are always sent as patches."""
_long_view_types: set[type] = set()
"""Types of views for which one view was longer than `MAX_WHOLE_VIEW_BYTES`."""

_ATOMS: Final = frozenset((str, int, bool, float, NoneType))
"""Types whose values can only be replaced."""

_ValuePatch = tuple[dict[str, Any] | None, bool]
"""The patch between two values of one type, None if the value can only be replaced; and whether it is shorter than the value."""

PatchCache = dict[tuple[int, int], tuple[Any, Any, _ValuePatch]]
"""Patches computed before, by the identities of both values. The values are stored too, so that their identities stay unique."""


def patch_of(old: Any, new: Any, cache: PatchCache | None = None) -> dict[str, Any]:
    """The patch that turns `old` into `new`: two structs of one type, or two lists. Empty if they are equal.

    Audiences share many values. Calls with the same `cache` compute the patch of a shared pair of values only once.
    """
    patch, _ = _value_patch(old, new, {} if cache is None else cache)
    assert patch is not None, "both values have the same type"
    return patch


def _value_patch(old: Any, new: Any, cache: PatchCache) -> _ValuePatch:
    if isinstance(new, msgspec.Struct):
        return _struct_patch(old, new, cache)
    if isinstance(new, list | tuple):
        return _list_patch(old, new, cache)
    return _dict_patch(old, new, cache) if isinstance(new, dict) else (None, False)


def _struct_patch(old: msgspec.Struct, new: msgspec.Struct, cache: PatchCache) -> _ValuePatch:
    """A patch with only some of the fields is never longer than the whole struct, so it is not measured."""
    names = _names(type(new))
    if not names:
        return None, False
    patch: dict[str, Any] = {}
    shorter = _compare(patch, names, astuple(old), astuple(new), cache)
    return patch, shorter or len(patch) < len(names)


@lru_cache(maxsize=1024)
def _names(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The names of the fields of a struct on the wire; empty if fields can be omitted."""
    config = struct.__struct_config__
    return () if config.omit_defaults or config.array_like else struct.__struct_encode_fields__


def _dict_patch(old: dict[Any, Any], new: dict[Any, Any], cache: PatchCache) -> _ValuePatch:
    """The patch between two dicts; None if a key was removed, or a key could be confused with the syntax of patches."""
    if not old.keys() <= new.keys() or not all(type(name) is str and not name.endswith(PATCH_SUFFIX) for name in new):
        return None, False
    patch = {name: now for name, now in new.items() if name not in old}
    shorter = _compare(patch, tuple(old), tuple(old.values()), [new[name] for name in old], cache)
    return patch, shorter or len(patch) < len(new)


def may_send_whole(view: Any) -> bool:
    """Whether a view of this type may be short enough to be sent whole."""
    return type(view) not in _long_view_types


def fits_packet(view: Any, message: bytes) -> bool:
    """Whether a message with the whole view is short enough to be sent."""
    if len(message) > MAX_WHOLE_VIEW_BYTES:
        _long_view_types.add(type(view))
    return len(message) <= PACKET_BYTES


def add_change(patch: dict[str, Any], name: str, old: Any, new: Any, cache: PatchCache) -> None:
    """Add the difference between two values to a patch, if there is one."""
    _compare(patch, (name,), (old,), (new,), cache)


_NUMBERS: Final = tuple(str(number) for number in range(256))


def _list_patch(old: Sequence[Any], new: Sequence[Any], cache: PatchCache) -> _ValuePatch:
    count = len(new)
    if len(old) != count:
        return _resized(old, new)
    patch: dict[str, Any] = {}
    shorter = _compare(patch, _NUMBERS if count <= len(_NUMBERS) else [str(number) for number in range(count)], old, new, cache)
    return patch, len(patch) * CHANGED_PART <= count or ((shorter or len(patch) < count) and _is_shorter(patch, new))


def _resized(old: Sequence[Any], new: Sequence[Any]) -> _ValuePatch:
    """The patch between two lists of different lengths: items were inserted or removed."""
    count = len(new)
    common = min(len(old), count)
    start = 0
    while start < common and old[start] == new[start]:
        start += 1
    if start == len(old):
        return {INSERT_KEY: new[start:]}, start > 0
    common -= start
    end = 0
    while end < common and old[-1 - end] == new[-1 - end]:
        end += 1
    patch: dict[str, Any] = {RANGE_KEY: (start, len(old) - start - end)}
    if count > start + end:
        patch[INSERT_KEY] = new[start : count - end]
    return patch, start + end > 0 and _is_shorter(patch, new)


def _is_shorter(patch: dict[str, Any], new: Sequence[Any]) -> bool:
    return len(encode(patch)) + len(PATCH_SUFFIX) < len(encode(new))


def _compare(patch: dict[str, Any], names: Sequence[str], old: Sequence[Any], new: Sequence[Any], cache: PatchCache) -> bool:
    """Add the differences between two lists of equal length to a patch. Returns whether a nested patch is shorter than its item.

    This is a hot path, run for every audience after every action. Therefore unchanged items are skipped by built-in functions.
    """
    shorter = False
    for number in compress(range(len(new)), map(is_not, old, new)):
        was, now = old[number], new[number]
        if was == now:
            continue
        name, kind = names[number], type(now)
        if kind in _ATOMS or kind is not type(was):
            patch[name] = now
        elif kind is tuple and len(now) <= MAX_WHOLE_LIST_ITEMS and (whole := _whole_list(now)) is not None:
            patch[name] = whole
        else:
            nested, is_shorter = (
                _struct_patch(was, now, cache) if isinstance(now, msgspec.Struct) else _shared_patch(was, now, cache)
            )
            if is_shorter:
                shorter = True
                patch[name + PATCH_SUFFIX] = nested
            else:
                patch[name] = now
    return shorter


def _whole_list(new: Sequence[Any]) -> Any:
    """The whole list if it is short enough to be sent whole, None if a patch is worth computing."""
    if not new or type(new[0]) in _ATOMS:
        return new
    whole = encode(new)
    return msgspec.Raw(whole) if len(whole) <= MAX_WHOLE_LIST_BYTES else None


def _shared_patch(old: Any, new: Any, cache: PatchCache) -> _ValuePatch:
    """Like `_value_patch`, but computed once for all audiences that share these two values."""
    cached = cache.get((id(old), id(new)))
    if cached is None:
        cached = cache[id(old), id(new)] = old, new, _value_patch(old, new, cache)
    return cached[2]


MAX_MOTION_CHARS = 200_000
"""Characters of motion data in a snapshot. Of older motions only the results are sent; the record contains all of them."""

MAX_SNAPSHOT_LINES = 2_000
"""Log lines in a snapshot, the newest ones. Positions come from the replay, and the record contains all lines."""


class ShownTable(Struct, frozen=True):
    """The table and the view as sent to an audience: the same object for all receivers who got the same."""

    table: TableView
    view: Any
    common: TableView
    """The table as sent to a spectator."""


class Updates:
    """The messages after one batch of events: created once per batch, then queried for each receiver."""

    __slots__ = (
        "_audience_log",
        "_audiences",
        "_before",
        "_patch_cache",
        "_patches",
        "_same_tables",
        "_seats",
        "_shown_tables",
        "_snapshots",
        "_table",
        "_table_before",
        "_tables",
        "_views",
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
        """Updates for the current `match`.

        Args:
            table: the id of the table.
            match: the match after the batch.
            presences: the connected players.
            now: the current time, in milliseconds since 1970.
            audience_log: the log, ending with the batch to be sent.
            before: the match before the batch; None if it is not known, so that everybody gets an update.
            idle_limits: how long absent players are waited for.
        """
        self._table = table_view(table, match, presences, now, idle_limits)
        self._seats = presences.seats
        self.match = match
        self._audience_log = audience_log
        # If the number of seats has changed, everybody gets an update.
        comparable = before is not None and match.timing.secret and len(before.seats) == len(match.seats)
        self._before = before if comparable else None
        self._table_before = table_view(table, before, presences, now, idle_limits) if comparable and before is not None else None
        self._audiences: dict[str, Audience] = {}
        self._views: dict[Seat | None, Any] = {}
        self._shown_tables: dict[Audience, ShownTable] = {}
        self._patches: dict[tuple[Audience, int], tuple[ShownTable, bytes]] = {}
        """Patches by audience and the identity of the value sent before, which is stored too: its identity stays unique."""
        self._patch_cache: PatchCache = {}
        """Patches of values that several audiences share."""
        self._same_tables = not match.timing.secret
        """Whether the tables of two audiences differ only in the fields about the receiver."""
        self._tables: dict[int, dict[str, Any]] = {}
        """The patch of the table, by the identity of the table that was sent to spectators before."""
        self._snapshots: dict[Audience, bytes] = {}

    def has_news(self, player: str) -> bool:
        """Whether anything has changed for a player. In turns this is always so, because all events are public.

        In games played in rounds there are new lines or a changed table. The game's view changes only together with one of these:
        a seat that finishes its round leaves `to_act`, and the other changes of a round are visible only to their author.
        """
        if self._before is None or self._table_before is None:
            return True
        viewer = self._audience(player)
        if viewer in self._shown_tables or self._audience_log.latest_batch(viewer[0])[1]:
            return True
        return personal_view(self._table_before, self._before, viewer) != personal_view(self._table, self.match, viewer)

    def patch(self, player: str, before: ShownTable) -> tuple[ShownTable, bytes]:
        """The current table and view for a player, and the encoded `Patch` from `before`, which was sent to the player last."""
        viewer = self._audience(player)
        shown = self._shown(viewer)
        stored = self._patches.get((viewer, id(before)))
        if stored is None:
            stored = self._patches[viewer, id(before)] = (before, self._encoded_patch(viewer, before, shown))
        return shown, stored[1]

    def _encoded_patch(self, viewer: Audience, before: ShownTable, shown: ShownTable) -> bytes:
        since, entries = self._audience_log.latest_batch(viewer[0])
        lines = tuple(entries)
        changes = self._table_changes(before, shown)
        if shown.view is not before.view:
            if may_send_whole(shown.view):
                data = encode(Patch(since, since + len(lines), lines, {**changes, "view": shown.view}))
                if fits_packet(shown.view, data):
                    return data
            add_change(changes, "view", before.view, shown.view, self._patch_cache)
        return encode(Patch(since, since + len(lines), lines, changes))

    def _table_changes(self, before: ShownTable, shown: ShownTable) -> dict[str, Any]:
        """The patch from the table that was sent before to the current one."""
        old, new = before.table, shown.table
        if self._same_tables and old.seats is new.seats and old.host is new.host:
            # No field about the receiver has changed, so all receivers who got the same table share this patch.
            table = self._tables.get(id(before.common))
            if table is None:
                table = self._tables[id(before.common)] = patch_of(before.common, shown.common, self._patch_cache)
        else:
            table = patch_of(old, new, self._patch_cache)
        return {"table" + PATCH_SUFFIX: table} if table else {}

    def shown_to(self, player: str) -> ShownTable:
        """The table and view for a player."""
        return self._shown(self._audience(player))

    def snapshot(self, player: str) -> bytes:
        """The encoded `Snapshot` for a player."""
        viewer = self._audience(player)
        data = self._snapshots.get(viewer)
        if data is None:
            n, entries = self._audience_log.newest(viewer[0], MAX_SNAPSHOT_LINES)
            if self.match.timing.measures_time:
                entries = without_old_motions(entries)
            shown = self._shown(viewer)
            message = Snapshot(n, shown.table, shown.view, tuple(entries), first=n - len(entries) + 1)
            data = self._snapshots[viewer] = encode(message)
        return data

    def _audience(self, player: str) -> Audience:
        viewer = self._audiences.get(player)
        if viewer is None:
            viewer = self._audiences[player] = audience(self.match, player)
        return viewer

    def _shown(self, viewer: Audience) -> ShownTable:
        shown = self._shown_tables.get(viewer)
        if shown is None:
            shown = self._shown_tables[viewer] = ShownTable(
                personal_view(self._table, self.match, viewer, self._seats), self._view(viewer), self._table
            )
        return shown

    def _view(self, viewer: Audience) -> Any:
        match = self.match
        if match.state is None:
            return None
        seat = viewpoint(match, viewer[0])
        if seat not in self._views:
            self._views[seat] = match.game.view(match.state, seat)
        return self._views[seat]


def without_old_motions(entries: Sequence[Entry], limit: int = MAX_MOTION_CHARS) -> Sequence[Entry]:
    """Log lines for a snapshot, with the newest motions of at most `limit` characters in total; older motions are left out."""
    shortened: list[Entry] = []
    for entry in reversed(entries):
        event = entry.event
        if isinstance(event, Acted) and event.motion:
            limit -= len(event.motion)
            shortened.append(entry if limit >= 0 else Entry(entry.n, replace(event, motion="")))
        else:
            shortened.append(entry)
    return shortened[::-1]
