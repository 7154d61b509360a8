"""Protection against denial-of-service attacks: limits connections, bytes, requests and frames before uvicorn parses them.

acceptor ─→ connection (http, frames) ─→ uvicorn ─→ `GuardedApp` ─→ the application

`guard` has the deadlines and the quotas by address. This package does not import the rest of the server.
"""

from .acceptor import Acceptor
from .address_quota import AddressQuota, Bucket, NetworkLimits
from .addresses import address_key
from .app import LIFT_LIMITS, WRITE_TEXTS, GuardedApp
from .connection import GuardedConnection
from .errors import EdgeError, LongHeaders, LongPath, Malformed, TooLarge, TooMany, TooSlow
from .guard import Guard, raise_descriptor_limit
from .http import is_too_deep
from .security_log import SecurityLog

__all__ = [
    "LIFT_LIMITS",
    "WRITE_TEXTS",
    "Acceptor",
    "AddressQuota",
    "Bucket",
    "EdgeError",
    "Guard",
    "GuardedApp",
    "GuardedConnection",
    "LongHeaders",
    "LongPath",
    "Malformed",
    "NetworkLimits",
    "SecurityLog",
    "TooLarge",
    "TooMany",
    "TooSlow",
    "address_key",
    "is_too_deep",
    "raise_descriptor_limit",
]
