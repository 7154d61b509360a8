"""The settings of a server, which the operator chooses."""

import msgspec

from rivage.hosting import Caps
from rivage.table.decide import IdleLimits

from .limits import Limits


class Settings(msgspec.Struct, frozen=True):
    """The settings of one server."""

    public_url: str = ""
    """The public base URL when it differs from the request's Host header, as behind some proxies: `https://play.example.org`."""
    network_url: str = ""
    """The URL for other devices on the local network, when the server listens to them and has no public URL."""
    local_names: tuple[str, ...] = ()
    """Accepted host names when the server listens on loopback alone and has no public URL; empty accepts any name."""
    trust_proxy: str = "127.0.0.1,::1"
    """Trusted proxies, whose X-Forwarded headers are used: addresses and networks, separated by commas."""
    limits: Limits = Limits()
    bot_workers: int = 0
    """Maximum number of bot processes; 0 for one less than there are cores, at least one."""
    think_on: str = "both"
    """Where bots run: `here`, in processes of the server; `bus`, on workers alone; `both`, when a bus is configured."""
    metrics: str = ""
    """A separate `HOST:PORT` for the metrics, which then are not served on the main port; empty for the main port."""
    metrics_token: str = ""
    """Bearer token that a client must send to read the metrics; empty for no token."""
    caps: Caps = Caps()
    """Maximum numbers of open tables of one guest and of one address."""
    idle_limits: IdleLimits = IdleLimits()
    """Times after which idle tables are closed."""
    archive_days: int = 30
    """Days after its end when a match is archived; 0 for never."""
    private_targets: bool = False
    """Whether webhooks may have addresses of the server's own network."""
    duplicate_days: int = 7
    """Days after its creation in which a duplicate may be started."""
    bus: str = ""
    """The NATS URL of the bus that connects the nodes of a cluster; empty for a single process."""
    cluster: str = "rivage"
    """The name of the cluster on the bus."""
    advertise: str = ""
    """The URL at which other nodes reach this one (`http://host:port`); empty for the default."""
    trace: str = ""
    """The OTLP/HTTP endpoint that traces of moves are sent to; empty to disable tracing."""
