"""What is shown: who may see what, the log as each audience reads it, and the messages made of both."""

from .audience import Audience, audience, viewpoint
from .audience_log import AudienceLog
from .redact import WITHHELD, anonymous, before_chance, public, revealed, without_chance
from .table_view import Presences, SeatViews, seat_views, seen_by, table_view
from .updates import ShownTable, Updates

__all__ = [
    "WITHHELD",
    "Audience",
    "AudienceLog",
    "Presences",
    "SeatViews",
    "ShownTable",
    "Updates",
    "anonymous",
    "audience",
    "before_chance",
    "public",
    "revealed",
    "seat_views",
    "seen_by",
    "table_view",
    "viewpoint",
    "without_chance",
]
