"""What every part of the edge shares: the settings, and the things opened at start."""

import re
from dataclasses import dataclass, field

import msgspec

from rivage.bus import LocalBus
from rivage.deals import Dealer
from rivage.store import Store
from rivage.table import TableActor
from rivage.table.errors import UnknownTable

from .guard import SecurityLog
from .identity import Identity
from .limits import Limits
from .metrics import Metrics

_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Settings(msgspec.Struct, frozen=True):
    """What a host may choose."""

    public_url: str = ""
    """The address people use when it is not the one they ask for, as behind some proxies: `https://play.example.org`."""
    trust_proxy: str = "127.0.0.1,::1"
    """Proxies that are believed about whom they speak for: addresses and networks with commas between them."""
    limits: Limits = Limits()


@dataclass(frozen=True)
class House:
    """One running server."""

    store: Store
    bus: LocalBus
    identity: Identity
    metrics: Metrics
    dealer: Dealer
    settings: Settings = field(default_factory=Settings)
    security: SecurityLog = field(default_factory=SecurityLog)
    """Where attacks are told."""

    async def table(self, table: str) -> TableActor:
        """The table of that id.

        Raises:
            UnknownTable: when there is none.
            BadRecord, StoreError: when it cannot be loaded.
        """
        if _ID.fullmatch(table) is None:
            raise UnknownTable(table[:40])
        return await self.bus.table(table)
