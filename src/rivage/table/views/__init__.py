"""Views of a table: the information that each audience may see, the log as it reads it, and the messages built from both."""

from .audience import Audience, audience, viewpoint
from .audience_log import AudienceLog
from .redact import WITHHELD, anonymised, before_chance, public, revealed, without_chance
from .table_view import Presences, SeatViews, personal_view, seat_views, table_view
from .updates import ShownTable, Updates

__all__ = [
    "WITHHELD",
    "Audience",
    "AudienceLog",
    "Presences",
    "SeatViews",
    "ShownTable",
    "Updates",
    "anonymised",
    "audience",
    "before_chance",
    "personal_view",
    "public",
    "revealed",
    "seat_views",
    "table_view",
    "viewpoint",
    "without_chance",
]
