"""What has changed, put into what was told before: what `web/src/table/state/patch.ts` does, in the words of this generator."""

from typing import Any

INSIDE = "~"

Told = dict[str, Any]
"""What a line was told last: the `table` and the game's `view`, as JSON has them."""


def told(last: Told | None, message: dict[str, Any]) -> Told | None:
    """What a line knows after a message, if that tells how things stand; None if it does not."""
    match message["t"]:
        case "snapshot":
            return {"table": message["table"], "view": message["view"]}
        case "patch" if last is not None:
            now: Told = patched(last, message["changes"])
            return now
    return None


def patched(old: Any, changes: dict[str, Any]) -> Any:
    """The value after the changes; what has not changed stays the same object."""
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
