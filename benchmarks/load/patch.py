"""Applies patches to the last snapshot of a table, as `web/src/table/state/patch.ts` does in the browser."""

from typing import Any

INSIDE = "~"
"""Suffix of a name whose value is a patch of the old value."""

Snapshot = dict[str, Any]
"""The current `table` and the game's `view` as JSON values."""


def apply_message(last: Snapshot | None, message: dict[str, Any]) -> Snapshot | None:
    """The snapshot after a message; None if it is neither a snapshot nor a patch of a known snapshot."""
    match message["t"]:
        case "snapshot":
            return {"table": message["table"], "view": message["view"]}
        case "patch" if last is not None:
            now: Snapshot = patched(last, message["changes"])
            return now
    return None


def patched(old: Any, changes: dict[str, Any]) -> Any:
    """Apply a patch to a value. Unchanged parts stay the same objects."""
    if isinstance(old, dict):
        new = dict(old)
        for name, value in changes.items():
            if name.endswith(INSIDE):
                inside = name[:-1]
                new[inside] = patched(old[inside], value)
            else:
                new[name] = value
        return new
    items = list(old)
    at, count = changes.get("@", (len(items), 0))
    items[at : at + count] = changes.get("+", ())
    for name, value in changes.items():
        if name not in {"@", "+"}:
            number = int(name.removesuffix(INSIDE))
            items[number] = patched(items[number], value) if name.endswith(INSIDE) else value
    return items
