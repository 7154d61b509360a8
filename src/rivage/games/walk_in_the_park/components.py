"""The components of the box as data. Ambiguities of the rulebook are resolved by constants here; the tables derive from them."""

from typing import Final

import msgspec

# Seats.

MIN_SEATS: Final = 1
MAX_SEATS: Final = 8
"""Seats, at most. The box has four pencils, but all seats act at the same time, so more can play."""


# The printed sheet.


class Monument(msgspec.Struct, frozen=True):
    """A monument on a sheet."""

    square: str
    name: str
    """A translation key."""


class Sheet(msgspec.Struct, frozen=True):
    """A printed sheet of at most 26 by 9 squares. Columns are letters from the left, rows are numbers from the top."""

    name: str
    columns: int
    rows: int
    centre: str
    """The square of the printed cross-roads."""
    monuments: tuple[Monument, ...]


GARDEN: Final = Sheet(
    name="garden",
    columns=5,
    rows=5,
    centre="C3",
    monuments=(
        Monument("B1", "opera-house"),
        Monument("D1", "macquaries-chair"),
        Monument("A2", "government-house"),
        Monument("E2", "moreton-bay-fig"),
        Monument("A4", "choragic-monument"),
        Monument("E4", "lion-gate"),
        Monument("B5", "calyx"),
        Monument("D5", "duck-pond"),
    ),
)

SHEETS: Final = (GARDEN,)
"""The available sheets; the first is the default."""

# The die.

TURN: Final = "turn"
STRAIGHT: Final = "straight"
T: Final = "t"
IBIS: Final = "ibis"
DIE: Final = {TURN: 2, STRAIGHT: 2, T: 1, IBIS: 1}
"""The number of faces of the die with each kind of piece."""

# Pieces. Arms are bits, in the order of the notation.

ARMS: Final = {"N": 1, "E": 2, "S": 4, "W": 8}
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""Offset in columns and rows to the neighbour at which an arm points."""
BIRD: Final = 16
"""The content of a square with an ibis. It has no arms."""
CROSS: Final = 15
"""The content of the square with the printed cross-roads: all four arms."""
PIECES: Final = {
    TURN: ("NE", "ES", "SW", "NW"),
    STRAIGHT: ("NS", "EW"),
    T: ("NES", "ESW", "NSW", "NEW"),
    IBIS: ("I",),
}
"""The pieces of each kind in notation: its arms, or `I`."""
DRAWN_AS: Final = {
    "NE": "└", "ES": "┌", "SW": "┐", "NW": "┘", "NS": "│", "EW": "─",
    "NES": "├", "ESW": "┬", "NSW": "┤", "NEW": "┴", "NESW": "┼", "I": "i",
}  # fmt: skip
"""The character of each piece in the notation of a sheet."""
EMPTY: Final = "."

# Bonuses.

ONE: Final = "one"
TWO: Final = "two"
PER_IBIS: Final = "ibis"
FLOCKS: Final = "flocks"
FLOCK: Final = "flock"
STATUES: Final = "statues"
STATUE: Final = "statue"
BONUS_TURN: Final = "turn"
BONUS_STRAIGHT: Final = "straight"
T_IBIS: Final = "t-ibis"
BONUSES: Final = (ONE, TWO, PER_IBIS, FLOCKS, FLOCK, STATUES, STATUE, BONUS_TURN, BONUS_STRAIGHT, T_IBIS)
"""The bonuses in the order of the sheet. Each player can tick each of them once."""
FIXED: Final = {ONE: 1, TWO: 2}
"""Points of the bonuses with a fixed score."""
DRAWS: Final = {BONUS_TURN: TURN, BONUS_STRAIGHT: STRAIGHT}
"""The kind of the additional piece, for bonuses that give one."""
MAX_TICKS: Final = 6
"""Bonuses that a player can tick in a game, at most."""

# Changes into a T.

CHANGEABLE: Final = (TURN, STRAIGHT)
"""Kinds of pieces that can be changed into a T, each once in a game."""
CHANGE_COST: Final = 3
"""Points that a change costs."""

# The end of the game.

MONUMENTS_TO_END: Final = 6
IBIS_TO_END: Final = 6
ALONE_ROLLS: Final = 18
"""Number of rolls in a solo game."""
ALONE_GOAL: Final = 18
"""Points that win a solo game."""
