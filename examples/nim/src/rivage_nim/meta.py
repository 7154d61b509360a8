"""Title, credits, options, endings and bot levels of Nim."""

from rivage.core import Credits, GameInfo, Option

from .components import LAYOUTS

TOOK_LAST = "took-last"
LEFT_LAST = "left-last"

INFO = GameInfo(
    id="nim",
    title="Nim",
    credits=Credits(designers=("Traditional",), artists=(), publisher="Public domain", year=1901),
    rules_version=1,
    min_seats=2,
    max_seats=2,
    options=(
        Option("heaps", tuple(LAYOUTS)),
        Option("last", ("wins", "loses")),
    ),
    endings=(TOOK_LAST, LEFT_LAST),
    bot_levels=("novice", "sage"),
    lesson=True,
)
