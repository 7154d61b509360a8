"""What every part of the edge shares: the settings, and the things opened at start."""

from dataclasses import dataclass, field

import msgspec

from rivage.bus import LocalBus
from rivage.store import Store

from .identity import Identity
from .limits import Limits
from .metrics import Metrics


class Settings(msgspec.Struct, frozen=True):
    """What a host may choose."""

    public_url: str = ""
    """The address people use when it is not the one they ask for, as behind some proxies: `https://play.example.org`."""
    limits: Limits = Limits()


@dataclass(frozen=True)
class House:
    """One running server."""

    store: Store
    bus: LocalBus
    identity: Identity
    metrics: Metrics
    settings: Settings = field(default_factory=Settings)
