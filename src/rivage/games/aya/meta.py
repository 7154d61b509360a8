"""Metadata of Aya: options, versions of the rules, credits and phrases."""

from typing import Final

from msgspec.structs import replace

from rivage.core import Credits, GameInfo, Option, Preset, Timing, Variation

from .components import (
    CAMERAS,
    EARLIER_PATIENCE,
    FREE_RETRIGGERS,
    GLASS_COUNTS,
    GLASS_SECONDS,
    LANDSCAPE_COUNTS,
    MAX_SEATS,
    MIN_SEATS,
    PATIENCE,
    TABLES,
    TERRAINS,
)

STEADY: Final = "steady"
"""Value of the option `hands`: a domino stands exactly where it is released."""
REAL: Final = "real"
"""Value of the option `hands`: the physics simulation decides whether a released domino stands."""

BY_GLASS: Final = "glass"
"""Ending: the last hourglass ran out, then the river was toppled and counted."""
BY_STOCK: Final = "stock"
"""Ending: a player's stock was empty before the last hourglass ran out."""

FIRST_RULES: Final = 1
"""The first version of the rules: the Start tile gave every animal its landscape."""
SECOND_RULES: Final = 2
"""The second version: the Start tile has no terrain and gives no animal its landscape.

Only a Garden placed as a fork could cut its stretch, an animal within a millimetre of a tile was refused, and a turn lasted 20
seconds unless players chose otherwise.
"""
RULES: Final = 3
"""The current version: a Garden that forks is a fork even if not declared, and the declaration can be changed.

An animal near a tile is allowed, and a turn has no time limit unless the players choose one.
"""
PATIENCES: Final = {FIRST_RULES: EARLIER_PATIENCE, SECOND_RULES: EARLIER_PATIENCE, RULES: PATIENCE}
"""Values of the option `patience` by version of the rules."""

GOAL: Final = 20
"""Points with which the river counts as a success in the statistics of a player."""
BOT_LEVELS: Final = ("apprentice", "builder", "architect")
"""Levels of the bots, weakest first."""

PHRASES: Final = ("aya-here", "aya-mine", "aya-wait", "aya-gap", "aya-turn", "aya-help", "aya-ready", "aya-lovely")
"""Phrases that players can send to each other during the match."""

CALLS: Final = (
    "aya-gap",
    "aya-wait",
    "aya-bravo",
    *(f"aya-have-{terrain}{camera}" for terrain in TERRAINS for camera in ("", "-camera")),
    "aya-have-garden",
)
"""Calls that players make with one touch. `aya-have-…` names the domino in hand, by its terrain and its camera."""

FIRST_RIVER: Final = Preset(
    "first-river",
    seats=3,
    options=(("table", "90x60"), ("glass", 240), ("glasses", 1), ("landscapes", 3)),
)
"""A short first match: enough time for a river of 30 dominoes or more, and few landscapes."""

REAL_HANDS: Final = Variation("real-hands", option="hands", value=REAL)
"""The variation offered after a match with steady hands: the same options, but physics decides what stands."""

INFO: Final = GameInfo(
    id="aya",
    title="Aya",
    credits=Credits(
        designers=("Olivier Grégoire", "Thibaut Quintens"),
        artists=("Julien Hanoteaux", "Cédric Michiels"),
        publisher="Act in Games",
        year=2015,
        advisers=("Johan Michaux",),
    ),
    rules_version=RULES,
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    options=(
        Option("cameras", CAMERAS),
        Option("table", tuple(TABLES)),
        Option("hands", (STEADY, REAL)),
        Option("free_retriggers", FREE_RETRIGGERS),
        Option("patience", PATIENCE),
        Option("glass", GLASS_SECONDS),
        Option("glasses", GLASS_COUNTS),
        Option("landscapes", LANDSCAPE_COUNTS),
    ),
    presets=(FIRST_RIVER,),
    variations=(REAL_HANDS,),
    endings=(BY_GLASS, BY_STOCK),
    bot_levels=BOT_LEVELS,
    timing=Timing.REAL_TIME,
    cooperative=True,
    goal=GOAL,
    advice=True,
    findings=True,
    lesson=True,
    phrases=PHRASES,
    calls=CALLS,
)


def info_of(rules: int) -> GameInfo:
    """The `GameInfo` of Aya for a version of the rules."""
    options = tuple(Option(option.name, PATIENCES[rules]) if option.name == "patience" else option for option in INFO.options)
    return replace(INFO, rules_version=rules, options=options)
