"""Errors between nodes, each with a stable code and a sentence that says what to do.

BusError            bus.failed        the bus refused for a reason we have no better name for
├── BadBus          bus.url           an address that is not that of a bus
├── BadTrace        bus.trace         traces cannot be sent as asked for
├── BusAway         bus.away          the bus does not answer
├── NoJetStream     bus.jetstream     the bus runs without JetStream
├── OtherCluster    bus.cluster       the database belongs to another cluster
├── OtherVersion    bus.version       other nodes speak another version, or the database is of another one
├── WrongClock      bus.clock         this node's clock and the bus's disagree
├── Unreachable     bus.address       the address that this node advertises to the others does not lead to it
├── BadRelay        bus.relay         a relay request that no node of this cluster signed just now
└── Moved           bus.moved         the table is on its way to another node: come back at once

`str(error)` is for the host, in logs; `message` is for players and names no address.
"""

from rivage.core import RivageError


class BusError(RivageError):
    """An error between nodes."""

    code = "bus.failed"
    public_message = "the nodes of this server cannot reach each other; they try again"
    """The message for players."""

    def __init__(self, text: str) -> None:
        super().__init__(self.public_message)
        self._detail = text

    def __str__(self) -> str:
        """The sentence for the host."""
        return self._detail


class BadBus(BusError):
    """An address that is not that of a bus."""

    code = "bus.url"
    public_message = "the address of the bus, or the name of the cluster, is not valid"


class BadTrace(BusError):
    """Traces cannot be sent as asked for."""

    code = "bus.trace"
    public_message = "traces cannot be sent; the log says what to do"


class BusAway(BusError):
    """The bus does not answer."""

    code = "bus.away"
    public_message = "the bus between the nodes does not answer; this node tries again"


class NoJetStream(BusError):
    """The bus runs without JetStream."""

    code = "bus.jetstream"
    public_message = "the bus between the nodes runs without JetStream; the log says what to do"

    def __init__(self, where: str) -> None:
        super().__init__(f"The bus {where} runs without JetStream. Start it with --jetstream; then it goes on by itself.")


class OtherCluster(BusError):
    """The database belongs to another cluster."""

    code = "bus.cluster"
    public_message = "the database and the bus belong to different clusters; the log says what to do"


class OtherVersion(BusError):
    """Other nodes speak another version, or the database is of another one."""

    code = "bus.version"
    public_message = "other nodes are of another version; the log says what to do"


class WrongClock(BusError):
    """This node's clock and the bus's disagree."""

    code = "bus.clock"
    public_message = "the clock of this node is wrong; set it, and the node goes on by itself"


class Unreachable(BusError):
    """The address that this node advertises to the others does not lead to it."""

    code = "bus.address"
    public_message = "other nodes cannot reach this node; the log says what to do"

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(
            f"Nothing answers at {address}, the address by which other nodes should reach this one ({reason}). "
            "Name another with --advertise; until then this node hosts no table, and nothing is written."
        )


class BadRelay(BusError):
    """A relay request that no node of this cluster signed just now."""

    code = "bus.relay"
    public_message = "this connection does not come from a node of this server; the log says why"


class Moved(BusError):
    """The table is on its way to another node."""

    code = "bus.moved"
    public_message = "the table is moving to another node of this server: it is there in a moment"


class Going(Moved):
    """This node stops, and hands its tables over."""

    public_message = "this node stops and hands its tables to the others"

    def __init__(self) -> None:
        super().__init__("this node stops; use the others")


class Elsewhere(Moved):
    """Another node hosts the table."""

    def __init__(self, node: str) -> None:
        super().__init__(f"node {node} hosts the table")
        self.node = node
