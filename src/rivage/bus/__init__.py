"""Who keeps the tables, and how the others reach them: one process keeps all (`local`), or several nodes do (`nodes`)."""

from . import trace
from .errors import BusError
from .glances import Glance
from .local import LocalTables, new_id
from .needs import Custody, TableLog
from .open_tables import Caps, OpenTables
from .tables import Tables
from .visits import COME_BACK, Guest, Visit

__all__ = [
    "COME_BACK",
    "BusError",
    "Caps",
    "Custody",
    "Glance",
    "Guest",
    "LocalTables",
    "OpenTables",
    "TableLog",
    "Tables",
    "Visit",
    "new_id",
    "trace",
]
