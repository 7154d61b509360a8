"""Notation of actions: formatting and parsing. The notation of positions is in `position.py`.

An action is a string, one of those in `actions.py`. The parser ignores additional white space.
"""

from typing import Final

from rivage.core import NotationError

from .actions import ALL_ACTIONS, Action

_PREFIXES: Final = frozenset(text[:length] for text in ALL_ACTIONS for length in range(len(text) + 1))
"""All prefixes of all actions, including the empty text."""
_MAX_LENGTH: Final = max(map(len, ALL_ACTIONS))


def format_action(action: Action) -> str:
    """Format an action in notation."""
    return action


def parse_action(text: str) -> Action:
    """Parse an action in notation.

    Raises:
        NotationError: when `text` is not an action; its offset is the end of the longest correct prefix.
    """
    action = ALL_ACTIONS.get(text) or ALL_ACTIONS.get(" ".join(text.split()))
    if action is not None:
        return action
    start = len(text) - len(text.lstrip())
    correct = max(length for length in range(_MAX_LENGTH + 1) if text[start : start + length] in _PREFIXES)
    raise NotationError("not an action", text=text, at=min(start + correct, len(text)))
