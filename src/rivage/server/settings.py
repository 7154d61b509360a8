"""What a host may choose."""

import msgspec

from rivage.hosting import Caps
from rivage.table.decide import IdleLimits

from .limits import Limits


class Settings(msgspec.Struct, frozen=True):
    """The settings of one server."""

    public_url: str = ""
    """The address people use when it is not the one they ask for, as behind some proxies: `https://play.example.org`."""
    network_url: str = ""
    """Where other devices of the network open the server, when it listens to them and has no public address."""
    local_names: tuple[str, ...] = ()
    """The names of this machine, where the server listens to it alone and has no public address; empty: any name is taken."""
    trust_proxy: str = "127.0.0.1,::1"
    """Proxies that are believed about whom they speak for: addresses and networks with commas between them."""
    limits: Limits = Limits()
    bot_workers: int = 0
    """Processes in which bots think, at most; 0: one less than there are cores, at least one."""
    think_on: str = "both"
    """Where bots think: `here`, in these processes; on the `bus`, in those of workers alone; `both`, where there is a bus."""
    metrics: str = ""
    """The `HOST:PORT` at which the metrics are shown, and not where people play; empty for none of their own."""
    metrics_token: str = ""
    """Bearer token for the metrics; empty for none."""
    caps: Caps = Caps()
    """How many tables one guest or address may have open."""
    idle_limits: IdleLimits = IdleLimits()
    """How long tables are kept open at which nothing happens."""
    archive_days: int = 30
    """Days after which a match that is over is packed away; 0 never."""
    private_targets: bool = False
    """Webhooks may be in the host's own network."""
    duplicate_days: int = 7
    """Days after its creation in which a duplicate may be started."""
    bus: str = ""
    """The address of the bus by which several nodes serve the same tables; empty where one process does."""
    cluster: str = "rivage"
    """What the nodes that belong together are called on the bus."""
    advertise: str = ""
    """Where other nodes reach this one, as `http://host:port`; empty where nothing listens."""
    trace: str = ""
    """Where traces of moves are sent: an OTLP endpoint over HTTP; empty for nowhere."""
