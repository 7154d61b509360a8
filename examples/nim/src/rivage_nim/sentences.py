"""Nim in words, for who plays without a board: the sentences are in `locales/`, by their ids."""

from rivage.core import Seat, Sentence

from .actions import Take
from .components import NAMES
from .state import NimState
from .view import NimView


def describe(view: NimView) -> tuple[Sentence, ...]:
    """The heaps, one by one, and what the last pebble does."""
    heaps = (Sentence("nim-say-heap", {"heap": name, "count": size}) for name, size in zip(NAMES, view.heaps, strict=False))
    return (*heaps, Sentence("nim-say-goal", {"last": "loses" if view.misere else "wins"}))


def label(state: NimState, seat: Seat, action: Take) -> Sentence:
    """An action in words."""
    return Sentence("nim-say-take", {"heap": NAMES[action.heap], "count": action.count})
