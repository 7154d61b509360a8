"""What each person around a table is told: lines without secrets, and views made for their seats.

People who hold the same seats are told the same, so each message is made and encoded once for every such audience.
Where rounds are secret, who has nothing new to know is told nothing: not even that somebody has written.

Updates are sent as patches between two values: structs, lists, dictionaries with texts as keys, and what they are made of. No
value ever changes, so what is the same object has not changed; what compares equal has not either.

A patch is an object (`web/src/table/state/patch.ts` reads it):

- `"name": value` is the new value of a field,
- `"name~": patch` changes the value that is there,
- in a list the names are the numbers of its items; `"@": [at, count]` takes `count` items out from `at` on, and `"+": [...]` puts
  items in there, or at the end where there is no `"@"`. Both come before the numbers, which count what is there afterwards.

Where the new value is no longer than its patch, it is sent as it is.
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
from .table_view import Presences, seen_by, table_view

INSIDE: Final = "~"
"""Behind the name of what is changed and not replaced."""
PLACE: Final = "@"
ITEMS: Final = "+"

MAX_WHOLE_LIST_BYTES: Final = 256
"""Bytes of a list that is told as it is when anything in it has changed: looking for less would cost more than it spares."""
MAX_WHOLE_LIST_ITEMS: Final = 8
"""Items of a list that may be so short: who measured longer ones would encode much that has not changed."""
SMALL_PART: Final = 4
"""A patch of less than a part of so many items is shorter than the whole: nobody need measure it."""

PACKET_BYTES: Final = 1_300
"""Bytes of a message that has a view as it is. It is one packet on the line: less would not be told sooner, and to look what has
changed takes longer than to tell it."""
MAX_WHOLE_VIEW_BYTES: Final = 4_000
"""Bytes of such a message from which on views of its kind are not even tried so."""
_long: set[type] = set()
"""Kinds of views with which one was so long."""

_ATOMS: Final = frozenset((str, int, bool, float, NoneType))
"""What can only be replaced."""

_Inside = tuple[dict[str, Any] | None, bool]
"""The patch of a value by another of its type, None where it can only be replaced; and whether it is less than the whole."""

Made = dict[tuple[int, int], tuple[Any, Any, _Inside]]
"""What was made of two values before, by their identities: both of them, so that no other takes these, and what came of it."""


def patch_of(old: Any, new: Any, made: Made | None = None) -> dict[str, Any]:
    """The patch that turns `old` into `new`: two structs of one type, or two lists. Empty when they are the same.

    Several audiences see much of the same: what they share is made once where they share one `made`.
    """
    patch, _ = _inside(old, new, {} if made is None else made)
    assert patch is not None, "whoever has the first value has one of the same kind"
    return patch


def _inside(old: Any, new: Any, made: Made) -> _Inside:
    if isinstance(new, msgspec.Struct):
        return _struct_patch(old, new, made)
    if isinstance(new, list | tuple):
        return _list_patch(old, new, made)
    return _dict_patch(old, new, made) if isinstance(new, dict) else (None, False)


def _struct_patch(old: msgspec.Struct, new: msgspec.Struct, made: Made) -> _Inside:
    """Some of the fields are never longer than all of them; so nobody need measure that."""
    names = _names(type(new))
    if not names:
        return None, False
    patch: dict[str, Any] = {}
    less = _compare(patch, names, astuple(old), astuple(new), made)
    return patch, less or len(patch) < len(names)


@lru_cache(maxsize=1024)
def _names(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The names of the fields of a struct on the wire; none where not every field is always there."""
    config = struct.__struct_config__
    return () if config.omit_defaults or config.array_like else struct.__struct_encode_fields__


def _dict_patch(old: dict[Any, Any], new: dict[Any, Any], made: Made) -> _Inside:
    """None when a field is gone, or bears a name that is none."""
    if not old.keys() <= new.keys() or not all(type(name) is str and not name.endswith(INSIDE) for name in new):
        return None, False
    patch = {name: now for name, now in new.items() if name not in old}
    less = _compare(patch, tuple(old), tuple(old.values()), [new[name] for name in old], made)
    return patch, less or len(patch) < len(new)


def may_be_short(view: Any) -> bool:
    """Whether it is worth a try to tell a view as it is."""
    return type(view) not in _long


def is_short(view: Any, message: bytes) -> bool:
    """Whether a message that tells a view as it is may be sent so."""
    if len(message) > MAX_WHOLE_VIEW_BYTES:
        _long.add(type(view))
    return len(message) <= PACKET_BYTES


def put(patch: dict[str, Any], name: str, old: Any, new: Any, made: Made) -> None:
    """Add what has changed between two values, if anything has."""
    _compare(patch, (name,), (old,), (new,), made)


_NUMBERS: Final = tuple(str(number) for number in range(256))


def _list_patch(old: Sequence[Any], new: Sequence[Any], made: Made) -> _Inside:
    count = len(new)
    if len(old) != count:
        return _resized(old, new)
    patch: dict[str, Any] = {}
    less = _compare(patch, _NUMBERS if count <= len(_NUMBERS) else [str(number) for number in range(count)], old, new, made)
    return patch, len(patch) * SMALL_PART <= count or ((less or len(patch) < count) and _is_shorter(patch, new))


def _resized(old: Sequence[Any], new: Sequence[Any]) -> _Inside:
    """Items were put in, or taken out."""
    count = len(new)
    most = min(len(old), count)
    start = 0
    while start < most and old[start] == new[start]:
        start += 1
    if start == len(old):
        return {ITEMS: new[start:]}, start > 0
    most -= start
    end = 0
    while end < most and old[-1 - end] == new[-1 - end]:
        end += 1
    patch: dict[str, Any] = {PLACE: (start, len(old) - start - end)}
    if count > start + end:
        patch[ITEMS] = new[start : count - end]
    return patch, start + end > 0 and _is_shorter(patch, new)


def _is_shorter(patch: dict[str, Any], new: Sequence[Any]) -> bool:
    return len(encode(patch)) + len(INSIDE) < len(encode(new))


def _compare(patch: dict[str, Any], names: Sequence[str], old: Sequence[Any], new: Sequence[Any], made: Made) -> bool:
    """Add what has changed between two lists of as many items. Whether any of it is less than the whole item.

    Hot: for every audience after every action. So what has not changed is passed over by the interpreter's own loops.
    """
    less = False
    for number in compress(range(len(new)), map(is_not, old, new)):
        was, now = old[number], new[number]
        if was == now:
            continue
        name, kind = names[number], type(now)
        if kind in _ATOMS or kind is not type(was):
            patch[name] = now
        elif kind is tuple and len(now) <= MAX_WHOLE_LIST_ITEMS and (whole := _short(now)) is not None:
            patch[name] = whole
        else:
            inside, is_less = _struct_patch(was, now, made) if isinstance(now, msgspec.Struct) else _shared(was, now, made)
            if is_less:
                less = True
                patch[name + INSIDE] = inside
            else:
                patch[name] = now
    return less


def _short(new: Sequence[Any]) -> Any:
    """A list of few items, to be told as it is; None where it is worth looking what has changed in it."""
    if not new or type(new[0]) in _ATOMS:
        return new
    whole = encode(new)
    return msgspec.Raw(whole) if len(whole) <= MAX_WHOLE_LIST_BYTES else None


def _shared(old: Any, new: Any, made: Made) -> _Inside:
    """The same as `_inside`, made once for all who share these two values."""
    known = made.get((id(old), id(new)))
    if known is None:
        known = made[id(old), id(new)] = old, new, _inside(old, new, made)
    return known[2]


MAX_MOTION_CHARS = 200_000
"""Characters of motion that who has just come is sent: the past is known by where it led, and the record keeps all of it."""

MAX_SNAPSHOT_LINES = 2_000
"""Lines of the log that who has just come is sent, the newest: positions come by the replay, and the record keeps all of it."""


class ShownTable(Struct, frozen=True):
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
        self._told: dict[Audience, ShownTable] = {}
        self._patches: dict[tuple[Audience, int], tuple[ShownTable, bytes]] = {}
        """By what the receiver was told before, which is kept here so that no other takes its identity."""
        self._shared: Made = {}
        """What has changed for several audiences."""
        self._alike = not match.timing.secret
        """The tables of two audiences differ in nothing but who they are themselves."""
        self._tables: dict[int, dict[str, Any]] = {}
        """What has changed of the table, by the identity of what a spectator was told of it before."""
        self._snapshots: dict[Audience, bytes] = {}

    def has_news(self, player: str) -> bool:
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

    def patch(self, player: str, before: ShownTable) -> tuple[ShownTable, bytes]:
        """How things stand, as a player is told it who was told `before`; and the encoded `Patch` that tells it."""
        who = self._audience(player)
        told = self._stands(who)
        made = self._patches.get((who, id(before)))
        if made is None:
            made = self._patches[who, id(before)] = (before, self._encoded_patch(who, before, told))
        return told, made[1]

    def _encoded_patch(self, who: Audience, before: ShownTable, told: ShownTable) -> bytes:
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

    def _table_changes(self, before: ShownTable, told: ShownTable) -> dict[str, Any]:
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

    def shown_to(self, player: str) -> ShownTable:
        """How things stand, as a player is told it."""
        return self._stands(self._audience(player))

    def snapshot(self, player: str) -> bytes:
        """The encoded `Snapshot` for a player."""
        who = self._audience(player)
        data = self._snapshots.get(who)
        if data is None:
            n, entries = self._audience_log.newest(who[0], MAX_SNAPSHOT_LINES)
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

    def _stands(self, who: Audience) -> ShownTable:
        told = self._told.get(who)
        if told is None:
            told = self._told[who] = ShownTable(seen_by(self._table, self.match, who, self._seats), self._view(who), self._table)
        return told

    def _view(self, who: Audience) -> Any:
        match = self.match
        if match.state is None:
            return None
        seat = viewpoint(match, who[0])
        if seat not in self._views:
            self._views[seat] = match.game.view(match.state, seat)
        return self._views[seat]


def lightened(entries: Sequence[Entry], most: int = MAX_MOTION_CHARS) -> Sequence[Entry]:
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
