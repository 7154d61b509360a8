"""What is decided: every command answered with the events it leads to, or refused; pure, with time as an argument."""

from .abandon import abandoned
from .absence import changes_at, closable, closable_from
from .chance import answer_for_physics
from .consent import may_ask_from
from .decision import Decision, Opening
from .dispatch import decide, followed, summary
from .opening import lay
from .patience import USUAL, Patience
from .phrases import PHRASES
from .takeover import AWAY_AFTER, lendable
from .timeouts import due, next_due, restarted
from .turns import act_for_bot, round_for_bot

__all__ = [
    "AWAY_AFTER",
    "PHRASES",
    "USUAL",
    "Decision",
    "Opening",
    "Patience",
    "abandoned",
    "act_for_bot",
    "answer_for_physics",
    "changes_at",
    "closable",
    "closable_from",
    "decide",
    "due",
    "followed",
    "lay",
    "lendable",
    "may_ask_from",
    "next_due",
    "restarted",
    "round_for_bot",
    "summary",
]
