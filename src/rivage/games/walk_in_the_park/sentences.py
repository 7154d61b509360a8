"""Descriptions of views and labels of actions, as translatable sentences.

Squares and pieces keep their notation, which players also type. Message ids start with `walk-in-the-park-say-`.
"""

from typing import Final

from rivage.core import Seat, Sentence

from . import state as phases
from .actions import CHANGE, DRAW, ROLL, TICK, Action
from .components import ARMS, DRAWN_AS, EMPTY
from .sheet import BITS, KIND
from .state import WalkState
from .view import SheetView, WalkView

_PIECE: Final = {character: arms for arms, character in DRAWN_AS.items()}
"""The notation of a piece, by its character on a sheet."""


def _say(key: str, **args: str | int) -> Sentence:
    return Sentence(f"walk-in-the-park-say-{key}", {**args})


# Views.


def describe(view: WalkView) -> tuple[Sentence, ...]:
    """Describe the roll and the next decision, the seat's sheet row by row, its monuments, and the scores of all seats."""
    lines = [_now(view)]
    if view.seat >= 0:
        own = view.sheets[view.seat]
        lines += _rows(view, own)
        lines += _lists(view, own)
    return (*lines, *(_score(number, sheet) for number, sheet in enumerate(view.sheets)))


def _now(view: WalkView) -> Sentence:
    if view.phase == phases.OVER:
        return _say("over")
    if not view.roll:
        return _say("round", round=view.round, phase=view.phase)
    return _say("roll", round=view.round, roll=view.roll, phase=view.phase)


def _rows(view: WalkView, sheet: SheetView) -> list[Sentence]:
    """Describe the pieces in each row in notation; empty rows are left out."""
    found = []
    for row in range(view.plan.rows):
        characters = sheet.cells[row * view.plan.columns : (row + 1) * view.plan.columns]
        drawn = [
            f"{chr(ord('A') + column)}{row + 1}={_PIECE[character]}"
            for column, character in enumerate(characters)
            if character != EMPTY
        ]
        if drawn:
            found.append(_say("row", row=row + 1, squares=", ".join(drawn)))
    return found


def _lists(view: WalkView, sheet: SheetView) -> list[Sentence]:
    left = [monument.square for monument in view.plan.monuments if monument.square not in (*sheet.visited, *sheet.shut)]
    lists = (("visited", sheet.visited), ("left", left), ("shut", sheet.shut), ("joined", sheet.joined))
    found = [_say(key, squares=", ".join(squares)) for key, squares in lists if squares]
    return [*found, *(_say("ticked", bonus=bonus) for bonus in sheet.ticks)]


def _score(number: int, sheet: SheetView) -> Sentence:
    counts = {"points": sheet.points, "visits": len(sheet.visited), "statues": len(sheet.statues), "ibis": sheet.ibis}
    return _say("sheet", player=number + 1, **counts)


# Actions.


def label(state: WalkState, seat: Seat, action: Action) -> Sentence:
    """Describe a legal action of a seat, or a roll of chance."""
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
