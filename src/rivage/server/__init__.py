"""The HTTP and WebSocket server. `app.py` connects its parts."""

from .app import Edge, open_services
from .asgi.origin import is_loopback, names_of_this_machine, read_public_url
from .http.metrics_page import read_address
from .limits import Limits
from .run import listen, run, serve
from .services import Services
from .settings import Settings

__all__ = [
    "Edge",
    "Limits",
    "Services",
    "Settings",
    "is_loopback",
    "listen",
    "names_of_this_machine",
    "open_services",
    "read_address",
    "read_public_url",
    "run",
    "serve",
]
