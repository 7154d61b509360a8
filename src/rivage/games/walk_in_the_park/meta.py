"""What is known of A Walk in the Park without playing it."""

from collections.abc import Sequence
from typing import Final

from rivage.core import Credits, GameInfo, Option, Timing

from .components import MAX_SEATS, MIN_SEATS, SHEETS, Sheet

SIX_MONUMENTS: Final = "six-monuments"
"""Somebody has visited six monuments."""
SIX_IBIS: Final = "six-ibis"
"""Somebody has drawn six ibis, and nobody visited six monuments."""
FULL_SHEET: Final = "full-sheet"
"""Neither, and somebody's sheet is full."""
LAST_ROLL: Final = "last-roll"
"""Alone: all rolls are played."""

FIRST_RULES: Final = 1
"""The first version of the rules: the bonus `t-ibis` worked from the next roll on."""
RULES: Final = 2
"""The present version: `t-ibis` works at once, also for a T rolled in this round and not drawn yet."""

STATUE_TIE: Final = Option("statue_tie", ("one", "each"))
"""What players who tie for most statues score: one point, or one for each of their statues."""
SHEET: Final = "sheet"
"""The option that names the printed sheet."""


def info(sheets: Sequence[Sheet] = SHEETS) -> GameInfo:
    """The game played on any of `sheets`."""
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
