"""How deep JSON is nested, without descending into it."""

import re

# A string that does not end takes the rest with it: nothing is looked at twice.
_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)


def is_too_deep(body: bytes, most: int) -> bool:
    """Whether lists and objects are nested more than `most` deep; whether it is JSON at all is found out by others."""
    if body.count(b"[") + body.count(b"{") <= most:
        return False
    depth = 0
    for found in _TOKEN.finditer(body):
        token = found[0]
        if token in b"[{":
            depth += 1
            if depth > most:
                return True
        elif token in b"]}":
            depth -= 1
    return False
