"""A Walk in the Park in words: what a seat sees, and each word it may write.

Squares and pieces keep their notation, since that is what one writes. The messages are those of the catalogue named
`walk-in-the-park-say-`.
"""

from typing import Final

from rivage.core import Seat, Sentence

from . import state as at
from .actions import CHANGE, DRAW, ROLL, TICK, Action
from .components import ARMS, DRAWN_AS, EMPTY
from .sheet import BITS, KIND
from .state import WalkState
from .view import SheetView, WalkView

_PIECE: Final = {look: arms for arms, look in DRAWN_AS.items()}
"""A piece as notation has it, by how it looks."""


def _say(key: str, **args: str | int) -> Sentence:
    return Sentence(f"walk-in-the-park-say-{key}", {**args})


# What is seen.


def describe(view: WalkView) -> tuple[Sentence, ...]:
    """The roll and what is asked, the own sheet row by row, what is still to be visited, and how everybody stands."""
    lines = [_now(view)]
    if view.seat >= 0:
        own = view.sheets[view.seat]
        lines += _rows(view, own)
        lines += _lists(view, own)
    return (*lines, *(_stands(number, sheet) for number, sheet in enumerate(view.sheets)))


def _now(view: WalkView) -> Sentence:
    if view.phase == at.OVER:
        return _say("over")
    if not view.roll:
        return _say("round", round=view.round, phase=view.phase)
    return _say("roll", round=view.round, roll=view.roll, phase=view.phase)


def _rows(view: WalkView, sheet: SheetView) -> list[Sentence]:
    """What is drawn in each row, in notation; rows without anything are left out."""
    found = []
    for row in range(view.plan.rows):
        looks = sheet.cells[row * view.plan.columns : (row + 1) * view.plan.columns]
        drawn = [f"{chr(ord('A') + at)}{row + 1}={_PIECE[look]}" for at, look in enumerate(looks) if look != EMPTY]
        if drawn:
            found.append(_say("row", row=row + 1, squares=", ".join(drawn)))
    return found


def _lists(view: WalkView, sheet: SheetView) -> list[Sentence]:
    left = [each.square for each in view.plan.monuments if each.square not in (*sheet.visited, *sheet.shut)]
    lists = (("visited", sheet.visited), ("left", left), ("shut", sheet.shut), ("joined", sheet.joined))
    found = [_say(key, squares=", ".join(squares)) for key, squares in lists if squares]
    return [*found, *(_say("ticked", bonus=bonus) for bonus in sheet.ticks)]


def _stands(number: int, sheet: SheetView) -> Sentence:
    counts = {"points": sheet.points, "visits": len(sheet.visited), "statues": len(sheet.statues), "ibis": sheet.ibis}
    return _say("sheet", player=number + 1, **counts)


# What may be written.


def label(state: WalkState, seat: Seat, action: Action) -> Sentence:
    """A word a seat may write next, or a roll."""
    word = state.setting.plan.words[action]
    square = state.setting.plan.names[word.square]
    if word.does == ROLL:
        return _say("rolled", roll=word.key)
    if word.does == DRAW:
        return _say("draw", square=square, kind=KIND[word.bits], arms=_ARMS[word.bits])
    if word.does == CHANGE:
        return _say("change", square=square, arm=_ARMS[word.bits])
    if word.does == TICK:
        return _say("tick", bonus=word.key)
    return _say("nothing") if action == "-" else _say("done")


_ARMS: Final = {bits: arms for arms, bits in (BITS | ARMS).items()}
