"""The `GameInfo` of A Walk in the Park: credits, options, endings and versions of the rules."""

from collections.abc import Sequence
from typing import Final

from rivage.core import Credits, GameInfo, Option, Timing

from .components import MAX_SEATS, MIN_SEATS, SHEETS, Sheet

SIX_MONUMENTS: Final = "six-monuments"
"""A player has visited six monuments."""
SIX_IBIS: Final = "six-ibis"
"""A player has drawn six ibis, and nobody has visited six monuments."""
FULL_SHEET: Final = "full-sheet"
"""A player's sheet is full, and nobody has six monuments or six ibis."""
LAST_ROLL: Final = "last-roll"
"""The end of a solo game: all rolls are played."""

FIRST_RULES: Final = 1
"""Version 1 of the rules: the bonus `t-ibis` works from the next roll on."""
RULES: Final = 2
"""The current version of the rules: `t-ibis` works at once, also for a T that was rolled in this round and not drawn yet."""

STATUE_TIE: Final = Option("statue_tie", ("one", "each"))
"""The score of players who tie for most statues: one point, or one point for each of their statues."""
SHEET: Final = "sheet"
"""Name of the option that selects the printed sheet."""


def info(sheets: Sequence[Sheet] = SHEETS) -> GameInfo:
    """Return the `GameInfo` of the game with the given sheets as choices."""
    return GameInfo(
        id="walk-in-the-park",
        title="A Walk in the Park",
        credits=Credits(
            designers=("David Harding",),
            artists=("Kerri Aitken",),
            publisher="Grail Games",
            year=2022,
        ),
        rules_version=RULES,
        min_seats=MIN_SEATS,
        max_seats=MAX_SEATS,
        options=(STATUE_TIE, Option(SHEET, tuple(sheet.name for sheet in sheets))),
        endings=(SIX_MONUMENTS, SIX_IBIS, FULL_SHEET, LAST_ROLL),
        bot_levels=("stroller", "gardener", "botanist"),
        timing=Timing.ROUNDS,
        lesson=True,
    )


INFO: Final = info()
