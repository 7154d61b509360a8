"""Notation of positions: heaps, seat to move, whether the last pebble wins or loses, and the last action: `3-4-2 1 wins C3`."""

import re

from rivage.core import NotationError

from .components import NAMES
from .notation import format_action, parse_action
from .state import NimState

_STATE = re.compile(r"(\d(?:-\d)*) ([01]) (wins|loses)(?: ([A-D][1-9]))?")


def parse_state(text: str) -> NimState:
    """Parse a position.

    Raises:
        NotationError: when `text` is not a position.
    """
    found = _STATE.fullmatch(text)
    if found is None:
        raise NotationError("heaps, a seat and what the last pebble does are expected, such as 3-4-5 0 wins", text=text, at=0)
    heaps = tuple(int(size) for size in found[1].split("-"))
    if len(heaps) > len(NAMES):
        raise NotationError(f"there are {len(NAMES)} heaps at most", text=text, at=0)
    return NimState(heaps, int(found[2]), found[3] == "loses", parse_action(found[4]) if found[4] else None)


def format_state(state: NimState) -> str:
    """Format a position. `parse_state` is the inverse."""
    fields = ["-".join(map(str, state.heaps)), str(state.turn), "loses" if state.misere else "wins"]
    return " ".join(fields + ([format_action(state.last)] if state.last else []))
