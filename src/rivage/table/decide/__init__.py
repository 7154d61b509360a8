"""What is decided: every command answered with the events it leads to, or refused; pure, with time as an argument."""

from .chance import answer_for_physics
from .decision import Decision, Opening
from .dispatch import decide, followed, summary
from .due import due, restarted
from .opening import lay
from .phrases import PHRASES
from .takeover import AWAY_AFTER, lendable
from .turns import act_for_bot, round_for_bot

__all__ = [
    "AWAY_AFTER",
    "PHRASES",
    "Decision",
    "Opening",
    "act_for_bot",
    "answer_for_physics",
    "decide",
    "due",
    "followed",
    "lay",
    "lendable",
    "restarted",
    "round_for_bot",
    "summary",
]
