"""Errors of the cluster: its nodes, its message bus (NATS) and its workers. Each has a stable code.

BusError            bus.failed        any other failure of the bus
├── BadBusUrl       bus.url           the bus URL or the cluster name is not valid
├── BadTrace        bus.trace         tracing cannot start
├── BusUnavailable  bus.away          the bus does not answer
├── NoJetStream     bus.jetstream     the bus runs without JetStream
├── OtherCluster    bus.cluster       the database or the bus belongs to another cluster
├── OtherVersion    bus.version       other nodes run an incompatible version, or the database has one
├── WrongClock      bus.clock         the clocks of this node and of the bus differ too much
├── Unreachable     bus.address       other nodes cannot connect to the address that this node advertises
├── BadRelay        bus.relay         a relay request without a valid signature of another node
└── Moved           bus.moved         the table is moving to another node: the client should reconnect

`str(error)` is for the operator, in logs; `message` is for players and contains no address.
"""

from rivage.core import RivageError


class BusError(RivageError):
    """Base class of the errors of a cluster."""

    code = "bus.failed"
    public_message = "the nodes of this server cannot reach each other; they try again"
    """The message for players."""

    def __init__(self, text: str) -> None:
        super().__init__(self.public_message)
        self._detail = text

    def __str__(self) -> str:
        """The text for the operator."""
        return self._detail


class BadBusUrl(BusError):
    """The bus URL or the cluster name is not valid."""

    code = "bus.url"
    public_message = "the address of the bus, or the name of the cluster, is not valid"


class BadTrace(BusError):
    """Tracing cannot start: the URL is not valid, or OpenTelemetry is not installed."""

    code = "bus.trace"
    public_message = "traces cannot be sent; the log says what to do"


class BusUnavailable(BusError):
    """The bus does not answer."""

    code = "bus.away"
    public_message = "the bus between the nodes does not answer; this node tries again"


class NoJetStream(BusError):
    """The bus runs without JetStream."""

    code = "bus.jetstream"
    public_message = "the bus between the nodes runs without JetStream; the log says what to do"

    def __init__(self, where: str) -> None:
        super().__init__(f"The bus {where} runs without JetStream. Start it with --jetstream; this process reconnects.")


class OtherCluster(BusError):
    """The database or the bus belongs to another cluster."""

    code = "bus.cluster"
    public_message = "the database and the bus belong to different clusters; the log says what to do"


class OtherVersion(BusError):
    """Other nodes run an incompatible version, or the database has one."""

    code = "bus.version"
    public_message = "other nodes are of another version; the log says what to do"


class WrongClock(BusError):
    """The clocks of this node and of the bus differ too much."""

    code = "bus.clock"
    public_message = "the clock of this node is wrong; set it, and the node goes on by itself"


class Unreachable(BusError):
    """Other nodes cannot connect to the address that this node advertises."""

    code = "bus.address"
    public_message = "other nodes cannot reach this node; the log says what to do"

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(
            f"Nothing answers at {address}, the address by which other nodes should reach this one ({reason}). "
            "Name another with --advertise; until then this node hosts no table, and nothing is written."
        )


class BadRelay(BusError):
    """A relay request without a valid signature of another node of this cluster."""

    code = "bus.relay"
    public_message = "this connection does not come from a node of this server; the log says why"


class Moved(BusError):
    """The table is moving to another node: the client should reconnect."""

    code = "bus.moved"
    public_message = "the table is moving to another node of this server: it is there in a moment"


class NodeStopping(Moved):
    """This node is stopping, and hands its tables to the others."""

    public_message = "this node stops and hands its tables to the others"

    def __init__(self) -> None:
        super().__init__("this node stops; use the others")


class HostedElsewhere(Moved):
    """Another node hosts the table."""

    def __init__(self, node: str) -> None:
        super().__init__(f"node {node} hosts the table")
        self.node = node
