"""What goes wrong between nodes, each with a stable code and a sentence that says what to do.

BusError            bus.failed        the bus refused for a reason we have no better name for
├── BadBus          bus.url           an address that names no bus we know
├── BadTrace        bus.trace         traces cannot be sent as asked for
├── BusAway         bus.away          the bus does not answer
├── NoJetStream     bus.jetstream     the bus answers, and keeps nothing
├── OtherCluster    bus.cluster       the database belongs to another cluster
├── OtherVersion    bus.version       other nodes speak another version, or the database is of another one
├── WrongClock      bus.clock         this node's clock and the bus's disagree
├── Unreachable     bus.address       the address that this node advertises to the others does not lead to it
├── BadRelay        bus.relay         a relay request that no node of this cluster signed just now
└── Moved           bus.moved         the table is on its way to another node: come back at once

`str(error)` is for whoever runs the house; `message` goes to players and names no address.
"""

from rivage.core import RivageError


class BusError(RivageError):
    """Said between nodes."""

    code = "bus.failed"
    said = "the nodes of this house cannot reach each other; it is tried again"
    """What players are told."""

    def __init__(self, text: str) -> None:
        super().__init__(self.said)
        self._told = text

    def __str__(self) -> str:
        """The sentence for whoever runs the house."""
        return self._told


class BadBus(BusError):
    """An address that names no bus we know."""

    code = "bus.url"
    said = "the address of the bus, or the name of the cluster, cannot be one"


class BadTrace(BusError):
    """Traces cannot be sent as asked for."""

    code = "bus.trace"
    said = "traces cannot be sent as this house was told to; the log says what to do"


class BusAway(BusError):
    """The bus does not answer."""

    code = "bus.away"
    said = "the bus between the nodes does not answer; it is tried again"


class NoJetStream(BusError):
    """The bus answers, and keeps nothing."""

    code = "bus.jetstream"
    said = "the bus between the nodes keeps nothing; the log says what to do"

    def __init__(self, where: str) -> None:
        super().__init__(f"The bus {where} runs without JetStream. Start it with --jetstream; then it goes on by itself.")


class OtherCluster(BusError):
    """The database belongs to another cluster."""

    code = "bus.cluster"
    said = "the database and the bus belong to different clusters; the log says what to do"


class OtherVersion(BusError):
    """Other nodes speak another version, or the database is of another one."""

    code = "bus.version"
    said = "other nodes are of another version; the log says what to do"


class WrongClock(BusError):
    """This node's clock and the bus's disagree."""

    code = "bus.clock"
    said = "the clock of this node is wrong; set it, and it goes on by itself"


class Unreachable(BusError):
    """The address that this node advertises to the others does not lead to it."""

    code = "bus.address"
    said = "other nodes cannot reach this node; the log says what to do"

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(
            f"Nothing answers at {address}, the address by which other nodes should reach this one ({reason}). "
            "Name another with --advertise; until then this node keeps no table, and nothing is written."
        )


class BadRelay(BusError):
    """A relay request that no node of this cluster signed just now."""

    code = "bus.relay"
    said = "this connection does not come from a node of this server; the log says why"


class Moved(BusError):
    """The table is on its way to another node."""

    code = "bus.moved"
    said = "the table is moving to another node of this house: it is there in a moment"


class Going(Moved):
    """This node is told to stop, and hands its tables over."""

    said = "this node is told to stop and hands its tables to the others"

    def __init__(self) -> None:
        super().__init__("this node goes; the others are there")


class Elsewhere(Moved):
    """Another node keeps the table."""

    def __init__(self, node: str) -> None:
        super().__init__(f"node {node} keeps the table")
        self.node = node
