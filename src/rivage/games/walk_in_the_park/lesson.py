"""The lesson of A Walk in the Park: paths, visits, bonuses, loops, ibis, the end of the game, and two visits in one round.

A second player takes part; the second sheet of each position is theirs.
"""

from functools import partial
from typing import Final

from rivage.core import LEARNER, Lesson, Move, Problem, Reply, Seat, Step, Stray, starts_with

from .actions import ROLLS, WRITTEN, Action
from .components import TURN
from .position import parse_state
from .rules import legal_actions
from .state import WalkState

_OTHER: Final = Seat(1)
_ELSEWHERE: Final = Stray("elsewhere", lambda before, action, after: "=" in action)
"""The learner drew another piece than the lesson asks for."""
_CHANGE: Final = Stray("change", lambda before, action, after: "+" in action)
"""The learner changed a path into a T, which costs three points."""
_BONUS: Final = Stray("bonus", starts_with("*"))
"""The learner ticked another bonus than the lesson asks for."""
_BLANK: Final = "...../...../..┼../...../....."
"""An empty sheet."""


def _square(state: WalkState, action: Action) -> int:
    return state.setting.plan.words[action].square


def _joined(before: WalkState, action: Action, after: WalkState) -> bool:
    """Return whether the action drew a piece that is joined to the cross-roads."""
    return "=" in action and after.seats[LEARNER].page.labels[_square(after, action)] == after.setting.plan.centre


def _off_monuments(before: WalkState, action: Action, after: WalkState) -> bool:
    """Return whether the action drew an ibis on a square without a monument."""
    plan = after.setting.plan
    monuments = {monument.square for monument in plan.sheet.monuments}
    return action.endswith("=I") and plan.names[_square(after, action)] not in monuments


def _step(key: str, rolls: str, own: str, *moves: Move, other: str = _BLANK) -> Step:
    """Return a step in which the learner writes. The other player has circled, ticked and changed nothing."""
    return Step(key, partial(parse_state, f"garden one {rolls} | {own} | {other} - - -"), moves)


def _draw(shown: str, *strays: Stray) -> Move:
    return Move(shown, strays=(*strays, _CHANGE, _ELSEWHERE))


def _end_round(word: str, *rolled: Reply) -> Move:
    """Return the move that ends the learner's round. The other player replies with one action; a new roll may follow."""
    return Move(WRITTEN, strays=(_CHANGE,), replies=(Reply(word, _OTHER), Reply(WRITTEN, _OTHER), *rolled))


def _visits_two(state: WalkState) -> bool | None:
    """Return whether the learner has visited two monuments; None while another piece can be drawn in this round."""
    seat = state.seats[LEARNER]
    if seat.page.visited.bit_count() >= _VISITS:
        return True
    may_draw = not seat.done and any("=" in action or action.startswith("*") for action in legal_actions(state, LEARNER))
    return None if may_draw else False


_VISITS: Final = 2
"""Number of visits that solve the problem."""
_ANY_BONUS: Final = Move("*two", starts_with("*"), (_CHANGE,))
_NORTH: Final = ("..┬../..│../..┼../...../..... - - -", "...../...../..┼../..│../.....")
"""The sheets of the learner and of the other player after a few rounds."""
_ALMOST: Final = ".┌┬┐./─┘│└─/.┌┼┐./─┘.└./..... A2A4B1D1E2 turn,straight,one,two,t-ibis -"
"""A sheet with five visited monuments."""

LESSON: Final = Lesson(
    (
        _step("path", "s", f"{_BLANK} - - -", Move("C2=NS", _joined, (_ELSEWHERE,)), _end_round("C4=NS", Reply(ROLLS[TURN]))),
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
            "end", "stTsttsttstsTs", _ALMOST, _draw("E4=EW"), Move("*statue", starts_with("*"), (_CHANGE,)), _end_round("C1=NS"),
            other="...../..│../..┼../..│../.....",
        ),
    ),
    minutes=3,
    seats=2,
    problem=Problem(
        "alone",
        partial(parse_state, f"garden one sTt | ...../...../..┼../..│../..┴.. - - - | {_NORTH[1]} - - -"),
        ("B5=NE", "*turn", "D5=NW"),
        _visits_two,
    ),
)  # fmt: skip
