"""Actions and positions as text and back.

An action names a heap and a number: `B2` takes two from heap B. A position: `3-4-5 0 wins`, and after it what was taken
last, if anything was.
"""

import re

from rivage.core import NotationError

from .state import NAMES, NimState, Take

_ACTION = re.compile(r"([A-D])([1-9])")
_STATE = re.compile(r"(\d(?:-\d)*) ([01]) (wins|loses)(?: ([A-D][1-9]))?")


def parse_action(text: str) -> Take:
    """Read an action.

    Raises:
        NotationError: says what is wrong, and where.
    """
    found = _ACTION.fullmatch(text)
    if found is None:
        at = 1 if text[:1] and text[0] in NAMES else 0
        raise NotationError("a heap from A to D and a number are expected, such as B2", text=text, at=at)
    return Take(NAMES.index(found[1]), int(found[2]))


def format_action(action: Take) -> str:
    """Write an action; `parse_action` reads it back."""
    return f"{NAMES[action.heap]}{action.count}"


def parse_state(text: str) -> NimState:
    """Read a position.

    Raises:
        NotationError: says what is wrong, and where.
    """
    found = _STATE.fullmatch(text)
    if found is None:
        raise NotationError("heaps, a seat and what the last pebble does are expected, such as 3-4-5 0 wins", text=text, at=0)
    heaps = tuple(int(size) for size in found[1].split("-"))
    if len(heaps) > len(NAMES):
        raise NotationError(f"there are {len(NAMES)} heaps at most", text=text, at=0)
    return NimState(heaps, int(found[2]), found[3] == "loses", parse_action(found[4]) if found[4] else None)


def format_state(state: NimState) -> str:
    """Write a position; `parse_state` reads it back."""
    fields = ["-".join(map(str, state.heaps)), str(state.turn), "loses" if state.misere else "wins"]
    return " ".join(fields + ([format_action(state.last)] if state.last else []))
