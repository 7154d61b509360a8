"""Notation of actions, rounds and sheets: formatting and parsing. The notation of positions is in `position.py`.

An action of a player is called a *word*: `B2=NE` draws a piece, `B2+S` changes a piece into a T, `*flocks` ticks a bonus, `-`
states that no drawing is possible, `done` ends the round. A player's round is a sequence of words separated by spaces, without
`done`. A sheet has one line for each row and one character for each square.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from rivage.core import NotationError

from .actions import ROLLS, WRITTEN, Action
from .components import CROSS, DRAWN_AS, EMPTY, GARDEN, SHEETS, STRAIGHT, TURN, Sheet
from .sheet import BITS, CHANGE_BIT, Page, Plan, flocks, monument_squares, page_of, plan_of
from .state import Writing

CHARACTERS: Final = {0: EMPTY, CROSS: DRAWN_AS["NESW"], **{BITS[text]: DRAWN_AS[text] for text in BITS}}
"""The character of a square, by its content."""
CONTENT_OF: Final = {character: piece for piece, character in CHARACTERS.items()}
"""The content of a square, by its character."""
KIND_LETTERS: Final = {CHANGE_BIT[TURN]: "t", CHANGE_BIT[STRAIGHT]: "s"}
"""The letter of a changed kind in a position."""
NONE: Final = "-"
"""An empty field of a position."""


class Lexicon:
    """Parses the actions that are possible on the given sheets."""

    def __init__(self, sheets: Iterable[Sheet]) -> None:
        self.actions = {str(action): action for sheet in sheets for action in plan_of(sheet).words}
        """All actions by notation."""
        self._prefixes = frozenset(text[:length] for text in self.actions for length in range(len(text) + 1))
        self._max_length = max(map(len, self.actions))

    def parse_action(self, text: str) -> Action:
        """Parse an action.

        Raises:
            NotationError: when `text` is not an action; its offset is the end of the longest correct prefix.
        """
        action = self.actions.get(text) or self.actions.get(" ".join(text.split()))
        if action is not None:
            return action
        start = len(text) - len(text.lstrip())
        correct = max(length for length in range(self._max_length + 1) if text[start : start + length] in self._prefixes)
        raise NotationError("not an action", text=text, at=min(start + correct, len(text)))

    def parse_round(self, text: str) -> tuple[Action, ...]:
        """Parse a player's round, which is a sequence of actions.

        Raises:
            NotationError: when an action is unreadable, or there is none.
        """
        words = tuple(action for _, action in self.read_words(text))
        if not words:
            raise NotationError("a round has at least one action", text=text, at=0)
        return words

    def read_words(self, text: str, start: int = 0) -> list[tuple[int, Action]]:
        """Parse the actions in `text` from the index `start` on. Return each with its index.

        Raises:
            NotationError: when a part of the text is not an action of a player, or is `done`.
        """
        found = []
        for match in re.finditer(r"\S+", text[start:]):
            at = start + match.start()
            try:
                action = self.parse_action(match.group())
            except NotationError as error:
                raise NotationError(error.what, text=text, at=at + error.at) from None
            if action == WRITTEN or action in _CHANCE:
                raise NotationError(f"{action} is not an action of a player's round", text=text, at=at)
            found.append((at, action))
        return found


_CHANCE: Final = frozenset(ROLLS.values())
LEXICON: Final = Lexicon(SHEETS)
"""The parser for the built-in sheets."""


def format_action(action: Action) -> str:
    """Format an action."""
    return action


def format_round(words: Sequence[Action]) -> str:
    """Format the actions of a player's round without `done`. `parse_round` is the inverse."""
    return " ".join(word for word in words if word != WRITTEN)


# Sheets.


def format_cells(plan: Plan, cells: bytes, separator: str = "\n") -> str:
    """Format the squares of a sheet, row by row."""
    text = "".join(CHARACTERS[piece] for piece in cells)
    return separator.join(text[start : start + plan.columns] for start in range(0, len(text), plan.columns))


def parse_cells(plan: Plan, text: str, separator: str = "\n") -> bytes:
    """Parse the squares of a sheet. Spaces at the end of a row are ignored.

    Raises:
        NotationError: when `text` does not have the rows and columns of the sheet, or contains an unknown character.
    """
    cells = bytearray()
    at = 0
    rows = text.split(separator)
    while len(rows) > plan.rows and not rows[-1].strip():
        rows.pop()
    for number, written in enumerate(rows):
        row = written.rstrip()
        if number >= plan.rows:
            raise NotationError(f"a sheet has {plan.rows} rows, found more", text=text, at=at)
        for column, character in enumerate(row):
            if column >= plan.columns:
                raise NotationError(f"a row has {plan.columns} squares, found more", text=text, at=at + column)
            piece = CONTENT_OF.get(character)
            if piece is None:
                raise NotationError(f"a square is one of {' '.join(CONTENT_OF)}, not {character!r}", text=text, at=at + column)
            if (len(cells) == plan.centre) != (piece == CROSS):
                raise NotationError(f"{DRAWN_AS['NESW']} is printed only on {plan.sheet.centre}", text=text, at=at + column)
            cells.append(piece)
        if len(row) < plan.columns:
            raise NotationError(f"a row has {plan.columns} squares, found {len(row)}", text=text, at=at + len(row))
        at += len(written) + len(separator)
    if len(rows) < plan.rows:
        raise NotationError(f"a sheet has {plan.rows} rows, found {len(rows)}", text=text, at=len(text))
    return bytes(cells)


@lru_cache(maxsize=1024)
def format_page(plan: Plan, page: Page) -> str:
    """Format a sheet for a position: squares, circled monuments, ticks, changes."""
    changed = "".join(letter for bit, letter in KIND_LETTERS.items() if page.changed & bit)
    circled = "".join(monument_squares(plan, page.circled))
    return f"{format_cells(plan, page.cells, '/')} {circled or NONE} {','.join(page.ticks) or NONE} {changed or NONE}"


def format_seat(plan: Plan, writing: Writing) -> str:
    """Format a seat for a position: its sheet at the start of the round, and its actions in the round.

    The last action is `done` when the seat has finished the round.
    """
    words = [*writing.words, WRITTEN] if writing.done else writing.words
    text = format_page(plan, writing.start)
    return f"{text} : {' '.join(words)}" if words else text


class Facts(msgspec.Struct, frozen=True):
    """The loops, visited monuments and ibis of one sheet."""

    loops: int
    """Number of closed loops. Each earns a statue."""
    visited: tuple[str, ...]
    """Squares of the monuments that are joined to the centre, sorted."""
    ibis: int
    """Number of ibis."""
    flocks: tuple[int, ...]
    """Sizes of the groups of adjacent ibis, smallest first."""


def facts(text: str, sheet: Sheet = GARDEN) -> Facts:
    """Return the facts of a drawn sheet.

    Args:
        text: the squares of the sheet, one line for each row.
        sheet: the printed sheet.

    Raises:
        NotationError: when `text` is not a drawing on `sheet`.
    """
    plan = plan_of(sheet)
    page = page_of(plan, parse_cells(plan, text))
    return Facts(page.loops, monument_squares(plan, page.visited), page.ibis, flocks(plan, page.cells))
