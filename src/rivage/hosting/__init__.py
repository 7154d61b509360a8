"""Who keeps the tables, and how the others reach them: one process keeps all (`local`), or several nodes do (`nodes`)."""

from . import trace
from .errors import BusError
from .local import Custody, LocalTables, new_id
from .open_tables import Caps, OpenTables
from .table_session import COME_BACK, RELAY_HEADER, RELAY_PATH, Guest, NodeTables, RelayedSession, Tables, TableSession

__all__ = [
    "COME_BACK",
    "RELAY_HEADER",
    "RELAY_PATH",
    "BusError",
    "Caps",
    "Custody",
    "Guest",
    "LocalTables",
    "NodeTables",
    "OpenTables",
    "RelayedSession",
    "TableSession",
    "Tables",
    "new_id",
    "trace",
]
