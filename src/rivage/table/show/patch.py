"""What has changed between two values, of which the receiver has the first: news cost what has changed, not what there is.

Values are what is sent: structs, lists, dictionaries with texts as keys, and what they are made of. No value ever changes, so
what is the same object has not changed; what compares equal has not either.

A patch is an object (`web/src/table/patch.ts` reads it):

- `"name": value` is the new value of a field,
- `"name~": patch` changes the value that is there,
- in a list the names are the numbers of its items; `"@": [at, count]` takes `count` items out from `at` on, and `"+": [...]` puts
  items in there, or at the end where there is no `"@"`. Both come before the numbers, which count what is there afterwards.

Where the new value is no longer than its patch, it is sent as it is.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Final

import msgspec

from rivage.core import encode

INSIDE: Final = "~"
"""Behind the name of what is changed and not replaced."""
PLACE: Final = "@"
ITEMS: Final = "+"

FEW: Final = 4
"""A patch of less than a part of so many items is shorter than the whole: nobody need measure it."""


def patch_of(old: Any, new: Any) -> dict[str, Any]:
    """The patch that turns `old` into `new`: two structs of one type, or two lists. Empty when they are the same."""
    patch, _ = _inside(old, new)
    assert patch is not None, "whoever has the first value has one of the same kind"
    return patch


def _same(old: Any, new: Any) -> bool:
    return old is new or (type(old) is type(new) and old == new)


def _put(patch: dict[str, Any], name: str, old: Any, new: Any) -> None:
    """Add what has changed at `name`; it is known that something has."""
    inside, of = _inside(old, new) if type(old) is type(new) else (None, 0)
    if inside is None:
        patch[name] = new
    elif len(inside) * FEW <= of:
        patch[name + INSIDE] = inside
    else:
        # What was measured is not encoded a second time.
        short, whole = encode(inside), encode(new)
        if len(short) + len(INSIDE) < len(whole):
            patch[name + INSIDE] = msgspec.Raw(short)
        else:
            patch[name] = msgspec.Raw(whole)


def _inside(old: Any, new: Any) -> tuple[dict[str, Any] | None, int]:
    """The patch of a value by another of its type, and of how many fields or items; None where it can only be replaced."""
    if isinstance(new, msgspec.Struct):
        return _struct_patch(old, new)
    if isinstance(new, list | tuple):
        return _list_patch(old, new)
    return _dict_patch(old, new) if isinstance(new, dict) else (None, 0)


def _struct_patch(old: msgspec.Struct, new: msgspec.Struct) -> tuple[dict[str, Any] | None, int]:
    names = _names(type(new))
    if not names:
        return None, 0
    patch: dict[str, Any] = {}
    for field, name in names:
        before, after = getattr(old, field), getattr(new, field)
        if not _same(before, after):
            _put(patch, name, before, after)
    return patch, len(names)


@lru_cache(maxsize=1024)
def _names(struct: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a struct, each with its name on the wire; none where not every field is always there."""
    config = struct.__struct_config__
    if config.omit_defaults or config.array_like:
        return ()
    return tuple(zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True))


def _dict_patch(old: dict[Any, Any], new: dict[Any, Any]) -> tuple[dict[str, Any] | None, int]:
    """None when a field is gone, or bears a name that is none."""
    if not old.keys() <= new.keys() or not all(type(name) is str and not name.endswith(INSIDE) for name in new):
        return None, 0
    patch: dict[str, Any] = {}
    for name, after in new.items():
        if name not in old:
            patch[name] = after
        elif not _same(old[name], after):
            _put(patch, name, old[name], after)
    return patch, len(new)


def _list_patch(old: Sequence[Any], new: Sequence[Any]) -> tuple[dict[str, Any], int]:
    count = len(new)
    start = 0
    for before, after in zip(old, new, strict=False):
        if not _same(before, after):
            break
        start += 1
    if start == len(old):
        return {ITEMS: new[start:]} if count > start else {}, count
    patch: dict[str, Any] = {}
    if len(old) == count:
        for number, before, after in zip(range(start, count), islice(old, start, None), islice(new, start, None), strict=True):
            if not _same(before, after):
                _put(patch, str(number), before, after)
        return patch, count
    end = 0
    most = min(len(old), count) - start
    while end < most and _same(old[-1 - end], new[-1 - end]):
        end += 1
    patch[PLACE] = (start, len(old) - start - end)
    if count > start + end:
        patch[ITEMS] = new[start : count - end]
    return patch, count
