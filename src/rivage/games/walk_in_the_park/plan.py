"""A printed sheet as tables: squares by number, what lies beside what, and every word that can be written on it."""

from functools import cache
from typing import Final

from .actions import ANYWHERE, CHANGE, DRAW, Action, Word
from .components import (
    ARMS,
    BIRD,
    CHANGEABLE,
    OPPOSITE,
    PIECES,
    STEP,
    STRAIGHT,
    TURN,
    Monument,
    Sheet,
)

ARM_BITS: Final = {text: sum(ARMS[arm] for arm in text) for kind in PIECES for text in PIECES[kind] if text != "I"}
BITS: Final = ARM_BITS | {"I": BIRD}
"""A piece as it is kept in a square, by its text."""
KIND: Final = {BITS[text]: kind for kind, texts in PIECES.items() for text in texts}
"""The kind of a piece, by its bits."""


class Plan:
    """The tables of one sheet. Squares are counted from 0, row by row."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.columns = sheet.columns
        self.rows = sheet.rows
        self.names: tuple[str, ...] = tuple(
            f"{chr(ord('A') + column)}{row + 1}" for row in range(sheet.rows) for column in range(sheet.columns)
        )
        self.number: dict[str, int] = {name: square for square, name in enumerate(self.names)}
        self.centre = self.number[sheet.centre]
        self.monuments: tuple[tuple[int, int, Monument], ...] = tuple(
            (1 << index, self.number[monument.square], monument) for index, monument in enumerate(sheet.monuments)
        )
        """The bit of each monument in a mask, its square, and itself."""
        self.links = tuple(self._links(square) for square in range(len(self.names)))
        """For each square and each set of arms: the neighbours the arms point at, and the arm that would answer."""
        self.beside = tuple(tuple(other for other, _ in links[15]) for links in self.links)
        """The orthogonal neighbours of each square."""
        self.draws: dict[str, tuple[tuple[Action, ...], ...]] = {
            kind: tuple(tuple(Action(f"{name}={piece}") for piece in pieces) for name in self.names)
            for kind, pieces in PIECES.items()
        }
        """By kind and square: every way to draw it there."""
        self.changes: tuple[dict[int, tuple[Action, ...]], ...] = tuple(
            {
                BITS[piece]: tuple(Action(f"{name}+{arm}") for arm in ARMS if arm not in piece)
                for kind in CHANGEABLE
                for piece in PIECES[kind]
            }
            for name in self.names
        )
        """By square and the piece on it: every way to turn it into a T."""
        self.words: dict[Action, Word] = self._words()

    def _links(self, square: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        column, row = square % self.columns, square // self.columns
        answers: dict[int, tuple[int, int]] = {}
        for arm, bit in ARMS.items():
            right, down = STEP[arm]
            if 0 <= column + right < self.columns and 0 <= row + down < self.rows:
                answers[bit] = (square + right + down * self.columns, ARMS[OPPOSITE[arm]])
        return tuple(tuple(link for bit, link in answers.items() if arms & bit) for arms in range(16))

    def _words(self) -> dict[Action, Word]:
        words = dict(ANYWHERE)
        for square, name in enumerate(self.names):
            for kind, pieces in PIECES.items():
                for piece in pieces:
                    words[Action(f"{name}={piece}")] = Word(DRAW, square, BITS[piece], kind)
            for arm, bit in ARMS.items():
                words[Action(f"{name}+{arm}")] = Word(CHANGE, square, bit)
        return words

    def __repr__(self) -> str:
        return f"plan_of({self.sheet.name})"


@cache
def plan_of(sheet: Sheet) -> Plan:
    """The tables of `sheet`, made once."""
    return Plan(sheet)


CHANGE_BIT: Final = {TURN: 1, STRAIGHT: 2}
"""How a changed kind is kept in a mask."""
