"""Descriptions and labels for text play. The sentences are in `locales/<language>/nim.ftl`."""

from rivage.core import Seat, Sentence

from .actions import Take
from .components import NAMES
from .state import NimState
from .view import NimView


def describe(view: NimView) -> tuple[Sentence, ...]:
    """Describe the heaps and the goal."""
    heaps = (Sentence("nim-say-heap", {"heap": name, "count": size}) for name, size in zip(NAMES, view.heaps, strict=False))
    return (*heaps, Sentence("nim-say-goal", {"last": "loses" if view.misere else "wins"}))


def label(state: NimState, seat: Seat, action: Take) -> Sentence:
    """Describe an action."""
    return Sentence("nim-say-take", {"heap": NAMES[action.heap], "count": action.count})
