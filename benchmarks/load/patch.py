"""What has changed, put into what was told before: what `web/src/table/patch.ts` does, in the words of this generator."""

from typing import Any

INSIDE = "~"


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
