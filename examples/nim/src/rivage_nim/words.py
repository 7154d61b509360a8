"""Nim in words, for who plays without a board: the sentences are in `locales/`, by their ids."""

from rivage.core import Seat, Sentence

from .actions import Take
from .components import NAMES
from .state import NimState
from .view import NimView


def describe(view: NimView) -> tuple[Sentence, ...]:
    """The heaps, one by one, and what the last pebble does."""
    lines = [
        Sentence(f"Heap {name}: {_pebbles(size)}.", "nim-say-heap", {"heap": name, "count": size})
        for name, size in zip(NAMES, view.heaps, strict=False)
    ]
    goal = "loses" if view.misere else "wins"
    return (*lines, Sentence(f"Who takes the last pebble {goal}.", "nim-say-goal", {"last": goal}))


def label(state: NimState, seat: Seat, action: Take) -> Sentence:
    """An action in words."""
    heap = NAMES[action.heap]
    text = f"Take {_pebbles(action.count)} from heap {heap}"
    return Sentence(text, "nim-say-take", {"heap": heap, "count": action.count})


def _pebbles(count: int) -> str:
    return f"{count} pebble{'' if count == 1 else 's'}"
