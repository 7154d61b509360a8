"""The edge under attack: connections, bytes, frames and time are counted before anything is parsed.

acceptor ─→ http ─→ (upgrade) ─→ frames       `guard` keeps the books of all three: one account an address
"""

from .acceptor import Acceptor
from .address_quota import Account
from .addresses import account_name
from .depth import is_too_deep
from .descriptors import raise_limit
from .frames import TEXTS, GuardedSocket
from .guard import Guard
from .http import GuardedHttp
from .security_log import SecurityLog

__all__ = [
    "TEXTS",
    "Acceptor",
    "Account",
    "Guard",
    "GuardedHttp",
    "GuardedSocket",
    "SecurityLog",
    "account_name",
    "is_too_deep",
    "raise_limit",
]
