"""Every game this server knows: its own, and those of installed packages (entry-point group `rivage.games`).

Whoever needs a game, or a bot for one, asks here. Other packages are looked for once, when the first question comes; one that is
broken is left out and told by name (`broken`), and the server starts without it.
"""

from .files import catalogue_text, client_folder, drawing, lesson_of
from .hooks import (
    Advice,
    Finding,
    Goal,
    TeamPlan,
    advise,
    choose,
    findings,
    has_physics,
    load_bots,
    motion_matches,
    pace,
    simulate,
    team_plan,
)
from .scan import GROUP, Broken, Entry, GamePackage, all_games, broken, find
from .translations import ENGLISH, LOCALES, SentenceView, format_message, languages, render, sentence_view

__all__ = [
    "ENGLISH",
    "GROUP",
    "LOCALES",
    "Advice",
    "Broken",
    "Entry",
    "Finding",
    "GamePackage",
    "Goal",
    "SentenceView",
    "TeamPlan",
    "advise",
    "all_games",
    "broken",
    "catalogue_text",
    "choose",
    "client_folder",
    "drawing",
    "find",
    "findings",
    "format_message",
    "has_physics",
    "languages",
    "lesson_of",
    "load_bots",
    "motion_matches",
    "pace",
    "render",
    "sentence_view",
    "simulate",
    "team_plan",
]
