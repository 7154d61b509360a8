"""The HTTP and WebSocket edge: bytes to messages and back. The wiring is in `app.py`."""

from .app import Edge, open_house
from .house import House, Settings
from .limits import Limits
from .metrics_page import read_address
from .origin import is_loopback, names_of_this_machine, read_public_url
from .run import listen, run, serve

__all__ = [
    "Edge",
    "House",
    "Limits",
    "Settings",
    "is_loopback",
    "listen",
    "names_of_this_machine",
    "open_house",
    "read_address",
    "read_public_url",
    "run",
    "serve",
]
