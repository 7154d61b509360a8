"""The HTTP and WebSocket edge: bytes to messages and back. The wiring is in `app.py`."""

from .app import Edge, open_house
from .house import House, Settings
from .limits import Limits
from .run import listen, run, serve

__all__ = ["Edge", "House", "Limits", "Settings", "listen", "open_house", "run", "serve"]
