"""Who keeps the tables, and how the others reach them: one process keeps all (`local`), or several nodes do (`shared`)."""

from .errors import BusError
from .glances import Glance
from .local import Custody, LocalTables, TableLog, new_id
from .open_tables import Caps, OpenTables
from .tables import Tables
from .visits import Guest, Visit

__all__ = [
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
]
