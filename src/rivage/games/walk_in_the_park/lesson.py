"""A Walk in the Park in a few minutes: paths, visits, bonuses, loops, ibis, and how a walk ends.

The learner walks beside somebody else, whose sheet is the second of each position.
"""

from functools import partial
from typing import Final

from rivage.core import LEARNER, Lesson, Move, Reply, Seat, Step, Stray, starts_with

from .actions import ROLLS, WRITTEN, Action
from .components import TURN
from .position import parse_state
from .state import WalkState

_OTHER: Final = Seat(1)
_ELSEWHERE: Final = Stray("elsewhere", lambda before, action, after: "=" in action)
"""Drawn, but not what was asked for."""
_CHANGE: Final = Stray("change", lambda before, action, after: "+" in action)
"""A path was turned into a T, which costs three points."""
_BONUS: Final = Stray("bonus", starts_with("*"))
"""Another bonus."""
_BLANK: Final = "...../...../..┼../...../....."
"""A sheet on which nothing is drawn yet."""


def _square(state: WalkState, action: Action) -> int:
    return state.setting.plan.words[action].square


def _joined(before: WalkState, action: Action, after: WalkState) -> bool:
    """Whether something was drawn that is joined to the cross-roads."""
    return "=" in action and after.seats[LEARNER].page.labels[_square(after, action)] == after.setting.plan.centre


def _off_monuments(before: WalkState, action: Action, after: WalkState) -> bool:
    """Whether an ibis was drawn where no monument is."""
    plan = after.setting.plan
    return action.endswith("=I") and plan.names[_square(after, action)] not in {each.square for each in plan.sheet.monuments}


def _step(key: str, rolls: str, own: str, *moves: Move, other: str = _BLANK) -> Step:
    """A step in which the learner writes; the other has circled, ticked and changed nothing."""
    return Step(key, partial(parse_state, f"garden one {rolls} | {own} | {other} - - -"), moves)


def _draw(shown: str, *strays: Stray) -> Move:
    return Move(shown, strays=(*strays, _CHANGE, _ELSEWHERE))


def _written(word: str, *rolled: Reply) -> Move:
    """The round is written, and the other writes a word; the die may be rolled for the next."""
    return Move(WRITTEN, strays=(_CHANGE,), replies=(Reply(word, _OTHER), Reply(WRITTEN, _OTHER), *rolled))


_ANY_BONUS: Final = Move("*two", starts_with("*"), (_CHANGE,))
_NORTH: Final = ("..┬../..│../..┼../...../..... - - -", "...../...../..┼../..│../.....")
"""Both have walked a little: the learner towards the harbour."""
_ALMOST: Final = ".┌┬┐./─┘│└─/.┌┼┐./─┘.└./..... A2A4B1D1E2 turn,straight,one,two,t-ibis -"
"""Five monuments are visited."""

LESSON: Final = Lesson(
    (
        _step("path", "s", f"{_BLANK} - - -", Move("C2=NS", _joined, (_ELSEWHERE,)), _written("C4=NS", Reply(ROLLS[TURN]))),
        _step("visit", "sTs", _NORTH[0], _draw("B1=EW"), _ANY_BONUS, other=_NORTH[1]),
        _step(
            "bonus", "sTs", f"{_NORTH[0]} : B1=EW", Move("*straight", strays=(_CHANGE, _BONUS)), _draw("D1=EW"), _ANY_BONUS,
            other=_NORTH[1],
        ),
        _step("loop", "tst", "...../..┌┐./..┼../...../..... - - -", _draw("D3=NW"), other=_NORTH[1]),
        _step(
            "ibis", "sti", "...../..│../..┼../.i.../..... - - -",
            Move("C4=I", _off_monuments, (Stray("shut", lambda before, action, after: action.endswith("=I")), _CHANGE)),
            other=_NORTH[1],
        ),
        _step(
            "end", "stTsttsttstsTs", _ALMOST, _draw("E4=EW"), Move("*statue", starts_with("*"), (_CHANGE,)), _written("C1=NS"),
            other="...../..│../..┼../..│../.....",
        ),
    ),
    minutes=4,
    seats=2,
)  # fmt: skip
