"""What is known of Aya without playing it."""

from typing import Final

from rivage.core import Credits, GameInfo, Option, Timing

from .components import CAMERAS, FREE_RETRIGGERS, GLASS_SECONDS, MAX_SEATS, MIN_SEATS, PATIENCE, TABLES

STEADY: Final = "steady"
"""A domino stands exactly where it is released."""
REAL: Final = "real"
"""Physics decides."""

BY_GLASS: Final = "glass"
"""The second glass ran out, and what was built was toppled and counted."""
BY_STOCK: Final = "stock"
"""A stock ran out first."""

FIRST_RULES: Final = 1
"""The first version of the rules: the Start tile gave every animal its landscape."""
RULES: Final = 2
"""The present one: the Start tile is of no terrain and gives none."""

BOT_LEVELS: Final = ("apprentice", "builder", "architect")
"""Weakest first."""

PHRASES: Final = ("aya-here", "aya-mine", "aya-wait", "aya-gap", "aya-turn", "aya-help", "aya-ready", "aya-lovely")
"""What builders say to each other while the sand runs."""

INFO: Final = GameInfo(
    id="aya",
    title="Aya",
    credits=Credits(
        designers=("Olivier Grégoire", "Thibaut Quintens"),
        artists=("Julien Hanoteaux", "Cédric Michiels"),
        publisher="Act in Games",
        year=2015,
    ),
    rules_version=RULES,
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    options=(
        Option("cameras", CAMERAS),
        Option("table", tuple(TABLES)),
        Option("hands", (STEADY, REAL)),
        Option("free_retriggers", FREE_RETRIGGERS),
        Option("patience", PATIENCE, alone=0),
        Option("glass", GLASS_SECONDS),
    ),
    endings=(BY_GLASS, BY_STOCK),
    bot_levels=BOT_LEVELS,
    timing=Timing.REAL_TIME,
    advice=True,
    findings=True,
    lesson=True,
    phrases=PHRASES,
)
