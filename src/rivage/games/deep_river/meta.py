"""What is known of Deep River without playing it."""

from typing import Final

from rivage.core import Credits, GameInfo, Option

BEAR_HOME: Final = "bear-home"
"""The bear reached a nest: its owner lost."""
CURRENTS_HOME: Final = "currents-home"
"""Two currents reached the last tile, with the bear nearer to one nest."""
CURRENTS_HOME_DRAW: Final = "currents-home-draw"
"""Two currents reached the last tile, with the bear in the middle."""
REPETITION: Final = "repetition"
"""The same position stood for the third time."""
TOO_LONG: Final = "too-long"
"""So many turns were played that it is called a draw."""

STACK_COUNTS: Final = Option("stack_counts", ("both", "top"))
"""Which pawns of a stack that reaches the nest count for the bear."""
FIRST: Final = Option("first", ("chance", "eels", "salmon"))
"""Which side begins, unless the players settle it by `pie`."""
PIE: Final = Option("pie", (False, True))
"""One player names the side that begins, the other picks a side."""

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
