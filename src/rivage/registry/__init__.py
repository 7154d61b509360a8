"""Discovery of games: the built-in ones and those of installed packages (entry-point group `rivage.games`).

The registry finds a game by id and calls its bots and its physics. It scans the installed packages once, on first use. A package
that fails validation is skipped and listed by `broken_games`; the server starts without it.
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
from .scan import GROUP, BrokenGame, Entry, GamePackage, all_games, broken_games, find
from .translations import ENGLISH, LOCALES, SentenceView, format_message, languages, render, sentence_view

__all__ = [
    "ENGLISH",
    "GROUP",
    "LOCALES",
    "Advice",
    "BrokenGame",
    "Entry",
    "Finding",
    "GamePackage",
    "Goal",
    "SentenceView",
    "TeamPlan",
    "advise",
    "all_games",
    "broken_games",
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
