"""The lesson of Deep River: swimming, stacks, the nest, doubles, the bear, and a win in one turn. Extra steps teach the rest.

The learner plays the eels. Each start position contains only the pieces that its step needs.
"""

from functools import partial
from typing import Final

from rivage.core import LEARNER, Lesson, Move, Problem, Reply, Seat, Step, Stray, starts_with

from .actions import DONE, NEST
from .position import parse_state
from .state import DeepRiverState

_SALMON: Final = Seat(1)


_CURRENT: Final = Stray("current", starts_with("c"))
"""The learner chose another current than the lesson asks for."""
_FISH: Final = Stray("fish", starts_with("nest", "t"))
"""The learner moved another fish than the lesson asks for."""


def _current(shown: str, *others: str) -> Move:
    return Move(shown, starts_with(shown, *others), (_CURRENT,))


def _fish(shown: str) -> Move:
    return Move(shown, strays=(_FISH,))


def _step(key: str, position: str, *moves: Move) -> Step:
    return Step(key, partial(parse_state, position), moves)


def _won(state: DeepRiverState) -> bool | None:
    """Return whether the learner has won; None while another action in this turn can still win."""
    if state.result is not None:
        return LEARNER in state.result.winners
    return None if any(action != DONE for action in state.legal) else False


_ANSWER: Final = tuple(Reply(action, _SALMON) for action in ("c3", NEST, DONE))
"""The first turn of the salmon."""
_DOUBLE: Final = Move("double t4", starts_with("double"))
_TILT: Final = Move("tilt 2", starts_with("tilt"))

LESSON: Final = Lesson(
    (
        _step("swim", "ABS*TAB ./././.+./././. 50/50 4 1a1a1a - e", _current("c1"), _fish(NEST), Move(DONE, replies=_ANSWER)),
        _step("stack", "ATS*BAB ././e/.+./s/./. 40/40 4 2a3b2b - e", _current("c1", "c3"), _fish("t3")),
        _step("nest", "ABS*TAB ./././.+././se/. 40/40 4 3a3a2a - e", _current("c1", "c2"), _fish("t6")),
        _step("big", "ABS*TAB ./e/./.+./././. 40/50 4 2a2a3a - e", _current("c1"), _fish("t2"), _DOUBLE),
        _step("bear", "ABS*TAB ./././.+./E/./s 40/40 4 3b4a3b - e", _current("c3"), _fish("t5")),
        _step("home", "ABS*TAB ./././.+./././Se 40/40 5 5b4a5a - e", _current("c3"), _fish("t7")),
    ),
    minutes=3,
    seats=2,
    # The single is near the nest, but only the double is two steps for the bear.
    problem=Problem("alone", partial(parse_state, "ABS*TAB ./././.+./E/e/. 30/50 6 4a4a4a - e"), ("c2", "t5"), _won),
    extras=(
        _step("advance", "ABS*TAB ./././.+./e/./. 40/50 4 4b4b3a - e", _current("c3"), _fish("t5"), _fish("t6")),
        _step("swap", "ABS*TAB e/././.+./eS/./. 30/40 5 4a4b4a - e", _current("c1"), _fish("t1"), Move("swap 5")),
        _step("tilt", "ABS*TAB ././e/.+./././. 40/50 5 4a5b4b - e", _current("c1", "c3"), _fish("t3"), _TILT),
        _step("currents", "ABS*TAB ./././.+./././. 50/50 5 7a6a4a - e", _current("c2"), _fish(NEST), Move(DONE)),
    ),
)
