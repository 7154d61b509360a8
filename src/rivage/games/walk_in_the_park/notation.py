"""Words, rounds and sheets as text, in pairs: whatever is written is read back. Positions are in `position.py`.

A word is its own text: `B2=NE` draws, `B2+S` changes into a T, `*flocks` ticks, `-` says that nothing is possible, `done` ends
the round. A player's whole round is its words with spaces, `done` left out. A sheet is one line a row, one character a square.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from rivage.core import NotationError

from .actions import ROLLS, WRITTEN, Action
from .components import CROSS, DRAWN_AS, EMPTY, GARDEN, SHEETS, STRAIGHT, TURN, Sheet
from .sheet import BITS, CHANGE_BIT, Page, Plan, flocks, masked, page_of, plan_of
from .state import Writing

LOOKS: Final = {0: EMPTY, CROSS: DRAWN_AS["NESW"], **{BITS[text]: DRAWN_AS[text] for text in BITS}}
"""How a square looks, by what is in it."""
MEANS: Final = {look: piece for piece, look in LOOKS.items()}
KIND_LETTERS: Final = {CHANGE_BIT[TURN]: "t", CHANGE_BIT[STRAIGHT]: "s"}
"""How a changed kind is written in a position."""
NONE: Final = "-"


class Lexicon:
    """Every word that can be written on any of some sheets."""

    def __init__(self, sheets: Iterable[Sheet]) -> None:
        self.every = {str(action): action for sheet in sheets for action in plan_of(sheet).words}
        """All words by their text."""
        self._beginnings = frozenset(text[:length] for text in self.every for length in range(len(text) + 1))
        self._longest = max(map(len, self.every))

    def parse_action(self, text: str) -> Action:
        """Read a word.

        Raises:
            NotationError: when no word is written so; says where it goes wrong.
        """
        action = self.every.get(text) or self.every.get(" ".join(text.split()))
        if action is not None:
            return action
        begin = len(text) - len(text.lstrip())
        good = max(length for length in range(self._longest + 1) if text[begin : begin + length] in self._beginnings)
        raise NotationError("no word is written so", text=text, at=min(begin + good, len(text)))

    def parse_round(self, text: str) -> tuple[Action, ...]:
        """Read a player's whole round.

        Raises:
            NotationError: when one of its words cannot be read, or there is none; says where.
        """
        words = tuple(action for _, action in self.read_words(text))
        if not words:
            raise NotationError("a round has at least one word", text=text, at=0)
        return words

    def read_words(self, text: str, begin: int = 0) -> list[tuple[int, Action]]:
        """The words of `text` from `begin` on, each with where it stands.

        Raises:
            NotationError: at the first that is no word of a round.
        """
        found = []
        for match in re.finditer(r"\S+", text[begin:]):
            at = begin + match.start()
            try:
                action = self.parse_action(match.group())
            except NotationError as error:
                raise NotationError(error.what, text=text, at=at + error.at) from None
            if action == WRITTEN or action in _CHANCE:
                raise NotationError(f"{action} is no word of a player's round", text=text, at=at)
            found.append((at, action))
        return found


_CHANCE: Final = frozenset(ROLLS.values())
LEXICON: Final = Lexicon(SHEETS)
"""The words of the sheets of the house."""


def format_action(action: Action) -> str:
    """Write a word."""
    return action


def format_round(words: Sequence[Action]) -> str:
    """Write a player's whole round; `parse_round` reads it back."""
    return " ".join(word for word in words if word != WRITTEN)


# Sheets.


def format_cells(plan: Plan, cells: bytes, between: str = "\n") -> str:
    """Write a drawing, row by row."""
    text = "".join(LOOKS[piece] for piece in cells)
    return between.join(text[start : start + plan.columns] for start in range(0, len(text), plan.columns))


def parse_cells(plan: Plan, text: str, between: str = "\n") -> bytes:
    """Read a drawing; spaces at the end of a row are forgiven.

    Raises:
        NotationError: says what is wrong, and where.
    """
    cells = bytearray()
    at = 0
    rows = text.split(between)
    while len(rows) > plan.rows and not rows[-1].strip():
        rows.pop()
    for number, written in enumerate(rows):
        row = written.rstrip()
        if number >= plan.rows:
            raise NotationError(f"a sheet has {plan.rows} rows, here is another", text=text, at=at)
        for column, look in enumerate(row):
            if column >= plan.columns:
                raise NotationError(f"a row has {plan.columns} squares, here is another", text=text, at=at + column)
            piece = MEANS.get(look)
            if piece is None:
                raise NotationError(f"a square is one of {' '.join(MEANS)}, not {look!r}", text=text, at=at + column)
            if (len(cells) == plan.centre) != (piece == CROSS):
                raise NotationError(
                    f"{DRAWN_AS['NESW']} is printed on {plan.sheet.centre}, only there", text=text, at=at + column
                )
            cells.append(piece)
        if len(row) < plan.columns:
            raise NotationError(f"a row has {plan.columns} squares, here are {len(row)}", text=text, at=at + len(row))
        at += len(written) + len(between)
    if len(rows) < plan.rows:
        raise NotationError(f"a sheet has {plan.rows} rows, here are {len(rows)}", text=text, at=len(text))
    return bytes(cells)


@lru_cache(maxsize=1024)
def format_page(plan: Plan, page: Page) -> str:
    """Write a sheet as a position has it: drawing, circled monuments, ticks, changes."""
    changed = "".join(letter for bit, letter in KIND_LETTERS.items() if page.changed & bit)
    circled = "".join(masked(plan, page.circled))
    return f"{format_cells(plan, page.cells, '/')} {circled or NONE} {','.join(page.ticks) or NONE} {changed or NONE}"


def format_seat(plan: Plan, writing: Writing) -> str:
    """Write a sheet as the round found it, and the words since; `done` is the last of them when all is written."""
    words = [*writing.words, WRITTEN] if writing.done else writing.words
    text = format_page(plan, writing.start)
    return f"{text} : {' '.join(words)}" if words else text


class Facts(msgspec.Struct, frozen=True):
    """Loops, visits and ibis of one drawing."""

    loops: int
    """What the paths alone earn in statues."""
    visited: tuple[str, ...]
    """Squares of the monuments joined to the centre, sorted."""
    ibis: int
    flocks: tuple[int, ...]
    """Sizes of the groups of ibis, smallest first."""


def facts(text: str, sheet: Sheet = GARDEN) -> Facts:
    """The facts of a sheet written as one line a row.

    Raises:
        NotationError: when `text` is no such sheet; says where.
    """
    plan = plan_of(sheet)
    page = page_of(plan, parse_cells(plan, text))
    return Facts(page.loops, masked(plan, page.visited), page.ibis, flocks(plan, page.cells))
