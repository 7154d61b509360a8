"""What is in the box, as data. Whatever the rulebook leaves open is one value here; every table follows from them."""

from typing import Final

import msgspec

# Seats.

MIN_SEATS: Final = 1
MAX_SEATS: Final = 8
"""The box has four pencils; every seat acts at the same time, so a table can be larger."""


# The printed sheet.


class Monument(msgspec.Struct, frozen=True):
    """A monument and where it stands."""

    square: str
    name: str
    """A key for translation."""


class Sheet(msgspec.Struct, frozen=True):
    """A printed sheet. Columns are letters from the left, rows numbers from the top; at most 26 by 9."""

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
"""Every sheet that can be played on; the first is the usual one."""

# The die.

TURN: Final = "turn"
STRAIGHT: Final = "straight"
T: Final = "t"
IBIS: Final = "ibis"
DIE: Final = {TURN: 2, STRAIGHT: 2, T: 1, IBIS: 1}
"""On how many faces each kind is."""

# Pieces. Arms are bits, in the order in which they are written.

ARMS: Final = {"N": 1, "E": 2, "S": 4, "W": 8}
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""Columns and rows to the neighbour an arm points at."""
BIRD: Final = 16
"""How an ibis is kept in a square: no arm at all."""
CROSS: Final = 15
"""The printed cross-roads."""
PIECES: Final = {
    TURN: ("NE", "ES", "SW", "NW"),
    STRAIGHT: ("NS", "EW"),
    T: ("NES", "ESW", "NSW", "NEW"),
    IBIS: ("I",),
}
"""Every way a kind can be drawn, as it is written."""
DRAWN_AS: Final = {
    "NE": "└", "ES": "┌", "SW": "┐", "NW": "┘", "NS": "│", "EW": "─",
    "NES": "├", "ESW": "┬", "NSW": "┤", "NEW": "┴", "NESW": "┼", "I": "i",
}  # fmt: skip
"""How a piece looks in the notation of a sheet."""
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
"""In the order of the sheet; each can be ticked once by each player."""
FIXED: Final = {ONE: 1, TWO: 2}
"""Points of the bonuses worth the same on every sheet."""
DRAWS: Final = {BONUS_TURN: TURN, BONUS_STRAIGHT: STRAIGHT}
"""Bonuses that draw a piece at once."""
MOST_TICKS: Final = 6

# Changes into a T.

CHANGEABLE: Final = (TURN, STRAIGHT)
"""Kinds that can be turned into a T, each once in a game."""
CHANGE_COST: Final = 3

# When it ends.

MONUMENTS_TO_END: Final = 6
IBIS_TO_END: Final = 6
ALONE_ROLLS: Final = 18
ALONE_GOAL: Final = 18
