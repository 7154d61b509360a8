"""Actions as text, in a pair: whatever is written is read back. Positions are in `position.py`.

An action is its own text, one of the list in `actions.py`. The writer is strict, the reader forgives white space.
"""

from typing import Final

from rivage.core import NotationError

from .actions import ALL_ACTIONS, Action

_BEGINNINGS: Final = frozenset(text[:length] for text in ALL_ACTIONS for length in range(len(text) + 1))
"""Everything an action can begin with, the empty text included."""
_LONGEST: Final = max(map(len, ALL_ACTIONS))


def format_action(action: Action) -> str:
    """Write an action."""
    return action


def parse_action(text: str) -> Action:
    """Read an action.

    Raises:
        NotationError: when no action is written so; says where it goes wrong.
    """
    action = ALL_ACTIONS.get(text) or ALL_ACTIONS.get(" ".join(text.split()))
    if action is not None:
        return action
    begin = len(text) - len(text.lstrip())
    good = max(length for length in range(_LONGEST + 1) if text[begin : begin + length] in _BEGINNINGS)
    raise NotationError("no action is written so", text=text, at=min(begin + good, len(text)))
