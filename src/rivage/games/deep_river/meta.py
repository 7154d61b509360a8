"""The `GameInfo` of Deep River: credits, options and endings."""

from typing import Final

from rivage.core import Credits, GameInfo, Option

BEAR_HOME: Final = "bear-home"
"""The bear reached a nest; the owner of the nest loses."""
CURRENTS_HOME: Final = "currents-home"
"""Two currents reached the last tile; the player whose nest is farther from the bear wins."""
CURRENTS_HOME_DRAW: Final = "currents-home-draw"
"""Two currents reached the last tile with the bear in the middle: a draw."""
REPETITION: Final = "repetition"
"""The same position occurred for the third time: a draw."""
TOO_LONG: Final = "too-long"
"""The limit of turns was reached: a draw."""

STACK_COUNTS: Final = Option("stack_counts", ("both", "top"))
"""Which pawns of a stack that reaches the nest count for the bear."""
FIRST: Final = Option("first", ("chance", "eels", "salmon"))
"""The side that moves first; ignored with the pie rule."""
PIE: Final = Option("pie", (False, True))
"""The pie rule: one player names the side that moves first, the other player picks a side."""

INFO: Final = GameInfo(
    id="deep-river",
    title="Deep River",
    credits=Credits(
        designers=("Jonathan Favre-Godal", "Corentin Lebrat"),
        artists=("Sander Legrand",),
        publisher="Laboludic (Bayard)",
        year=2024,
    ),
    rules_version=1,
    min_seats=2,
    max_seats=2,
    seat_names=("eels", "salmon"),
    options=(STACK_COUNTS, FIRST, PIE),
    endings=(BEAR_HOME, CURRENTS_HOME, CURRENTS_HOME_DRAW, REPETITION, TOO_LONG),
    lesson=True,
    bot_levels=("first-steps", "duckling", "young-otter", "grey-heron", "river-guide", "old-bear"),
)
