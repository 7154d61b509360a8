"""Notation of actions: a heap and a number. `B2` takes two pebbles from heap B."""

import re

from rivage.core import NotationError

from .actions import Take
from .components import NAMES

_ACTION = re.compile(rf"([{NAMES}])([1-9])")


def parse_action(text: str) -> Take:
    """Parse an action.

    Raises:
        NotationError: when `text` is not an action.
    """
    found = _ACTION.fullmatch(text)
    if found is None:
        at = 1 if text[:1] and text[0] in NAMES else 0
        raise NotationError("a heap from A to D and a number are expected, such as B2", text=text, at=at)
    return Take(NAMES.index(found[1]), int(found[2]))


def format_action(action: Take) -> str:
    """Format an action. `parse_action` is the inverse."""
    return f"{NAMES[action.heap]}{action.count}"
