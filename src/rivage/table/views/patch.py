"""What has changed between two values, of which the receiver has the first: news cost what has changed, not what there is.

Values are what is sent: structs, lists, dictionaries with texts as keys, and what they are made of. No value ever changes, so
what is the same object has not changed; what compares equal has not either.

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
from msgspec.structs import astuple

from rivage.core import encode

INSIDE: Final = "~"
"""Behind the name of what is changed and not replaced."""
PLACE: Final = "@"
ITEMS: Final = "+"

SHORT: Final = 256
"""Bytes of a list that is told as it is when anything in it has changed: looking for less would cost more than it spares."""
LOOKED_AT: Final = 8
"""Items of a list that may be so short: who measured longer ones would encode much that has not changed."""
FEW: Final = 4
"""A patch of less than a part of so many items is shorter than the whole: nobody need measure it."""

PACKET: Final = 1_300
"""Bytes of a message that has a view as it is. It is one packet on the line: less would not be told sooner, and to look what has
changed takes longer than to tell it."""
LONG: Final = 4_000
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
    if len(message) > LONG:
        _long.add(type(view))
    return len(message) <= PACKET


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
    return patch, len(patch) * FEW <= count or ((less or len(patch) < count) and _is_shorter(patch, new))


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
        elif kind is tuple and len(now) <= LOOKED_AT and (whole := _short(now)) is not None:
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
    return msgspec.Raw(whole) if len(whole) <= SHORT else None


def _shared(old: Any, new: Any, made: Made) -> _Inside:
    """The same as `_inside`, made once for all who share these two values."""
    known = made.get((id(old), id(new)))
    if known is None:
        known = made[id(old), id(new)] = old, new, _inside(old, new, made)
    return known[2]
