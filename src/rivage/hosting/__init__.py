"""Who keeps the tables, and how the others reach them: one process keeps all (`local`), or several nodes do (`nodes`)."""

from . import trace
from .errors import BusError
from .local import Custody, LocalTables, new_id
from .open_tables import Caps, OpenTables
from .table_session import COME_BACK, Guest, Tables, TableSession

__all__ = [
    "COME_BACK",
    "BusError",
    "Caps",
    "Custody",
    "Guest",
    "LocalTables",
    "OpenTables",
    "TableSession",
    "Tables",
    "new_id",
    "trace",
]
