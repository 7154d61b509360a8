"""A Walk in the Park in words: what a seat sees, and each word it may write, told as people say it.

Squares and pieces keep their notation, since that is what one writes. The messages are those of the catalogue named
`walk-in-the-park-say-`.
"""

from typing import Final

from rivage.core import Seat, Sentence

from . import state as at
from .actions import CHANGE, DRAW, ROLL, TICK, Action
from .components import ARMS, DRAWN_AS, EMPTY, STRAIGHT, TURN, T
from .sheet import BITS, KIND
from .state import WalkState
from .view import SheetView, WalkView

_KIND: Final = {TURN: "a turn", STRAIGHT: "a straight path", T: "a T-junction", "ibis": "an ibis"}
_ARM: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
_BONUS: Final = {
    "one": "one point", "two": "two points", "ibis": "a point for every ibis", "flocks": "a point for every flock",
    "flock": "a point for every ibis of the best flock", "statues": "a point for every statue", "statue": "one more statue",
    "turn": "draw a turn", "straight": "draw a straight path", "t-ibis": "a rolled T may be an ibis",
}  # fmt: skip
_PHASE: Final = {
    at.ROLL: "the die comes next",
    at.DRAW: "draw it",
    at.TICK: "tick a bonus",
    at.BONUS: "draw the piece of the bonus",
    at.FREE: "all is drawn",
    at.WAITING: "others still draw",
}
_PIECE: Final = {look: arms for arms, look in DRAWN_AS.items()}
"""A piece as notation has it, by how it looks."""


def _say(key: str, text: str, **args: str | int) -> Sentence:
    return Sentence(text, f"walk-in-the-park-say-{key}", {**args})


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
        return _say("over", "The walk is over.")
    asked = _PHASE[view.phase]
    if not view.roll:
        return _say("round", f"Round {view.round}: {asked}.", round=view.round, phase=view.phase)
    text = f"Round {view.round}, {_KIND[view.roll]}: {asked}."
    return _say("roll", text, round=view.round, roll=view.roll, phase=view.phase)


def _rows(view: WalkView, sheet: SheetView) -> list[Sentence]:
    """What is drawn in each row, in notation; rows without anything are left out."""
    found = []
    for row in range(view.plan.rows):
        looks = sheet.cells[row * view.plan.columns : (row + 1) * view.plan.columns]
        drawn = [f"{chr(ord('A') + at)}{row + 1}={_PIECE[look]}" for at, look in enumerate(looks) if look != EMPTY]
        if drawn:
            squares = ", ".join(drawn)
            found.append(_say("row", f"Row {row + 1}: {squares}.", row=row + 1, squares=squares))
    return found


def _lists(view: WalkView, sheet: SheetView) -> list[Sentence]:
    left = [each.square for each in view.plan.monuments if each.square not in (*sheet.visited, *sheet.shut)]
    found = []
    for key, what, squares in (
        ("visited", "Monuments visited", sheet.visited),
        ("left", "Monuments to visit", left),
        ("shut", "Monuments closed by an ibis", sheet.shut),
        ("joined", "Joined to the cross-roads", sheet.joined),
    ):
        if squares:
            listed = ", ".join(squares)
            found.append(_say(key, f"{what}: {listed}.", squares=listed))
    return [*found, *(_say("ticked", f"Ticked: {_BONUS[bonus]}.", bonus=bonus) for bonus in sheet.ticks)]


def _stands(number: int, sheet: SheetView) -> Sentence:
    counts = {"points": sheet.points, "visits": len(sheet.visited), "statues": len(sheet.statues), "ibis": sheet.ibis}
    told = ", ".join(f"{name} {count}" for name, count in counts.items())
    return _say("sheet", f"Player {number + 1}: {told}.", player=number + 1, **counts)


# What may be written.


def label(state: WalkState, seat: Seat, action: Action) -> Sentence:
    """A word a seat may write next, or a roll."""
    word = state.setting.plan.words[action]
    square = state.setting.plan.names[word.square]
    if word.does == ROLL:
        return _say("rolled", f"The die shows {_KIND[word.key]}.", roll=word.key)
    if word.does == DRAW:
        arms = _ARMS[word.bits]
        text = f"{square}: {_KIND[KIND[word.bits]]}{_open(arms)}."
        return _say("draw", text, square=square, kind=KIND[word.bits], arms=arms)
    if word.does == CHANGE:
        arm = _ARMS[word.bits]
        return _say("change", f"{square}: make it a T, open to the {_ARM[arm]} too.", square=square, arm=arm)
    if word.does == TICK:
        return _say("tick", f"Tick a bonus: {_BONUS[word.key]}.", bonus=word.key)
    return _say("nothing", "Nothing can be drawn.") if action == "-" else _say("done", "All is drawn.")


_ARMS: Final = {bits: arms for arms, bits in (BITS | ARMS).items()}


def _open(arms: str) -> str:
    if arms == "I":
        return ""
    *others, last = [_ARM[arm] for arm in arms]
    return f", open to the {', '.join(others)} and {last}"
