"""Decides which process hosts a table: one process hosts them all (`local`), or the nodes of a cluster share them (`cluster`)."""

from . import trace
from .errors import BusError
from .local import Custody, LocalTables, new_id
from .open_tables import Caps, OpenTables
from .table_session import (
    RELAY_HEADER,
    RELAY_PATH,
    SERVICE_RESTART,
    NodeTables,
    RelayedSession,
    TabConnection,
    Tables,
    TableSession,
)

__all__ = [
    "RELAY_HEADER",
    "RELAY_PATH",
    "SERVICE_RESTART",
    "BusError",
    "Caps",
    "Custody",
    "LocalTables",
    "NodeTables",
    "OpenTables",
    "RelayedSession",
    "TabConnection",
    "TableSession",
    "Tables",
    "new_id",
    "trace",
]
