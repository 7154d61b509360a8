"""The lesson of Nim: leave two equal heaps, then take the same number as the opponent from the other heap."""

from functools import partial

from rivage.core import Lesson, Move, Reply, Seat, Step

from .position import parse_state

LESSON = Lesson(
    (
        Step(
            "equal",
            partial(parse_state, "2-1 0 wins"),
            (Move("A1", replies=(Reply("B1", Seat(1)),)), Move("A1")),
        ),
    ),
    minutes=1,
    seats=2,
)
