"""Capacity planning for a million concurrent players, calculated from measurements: the table of docs/explanation/million.md.

    python -m benchmarks.million

All inputs are in this file: `Measured` has measurements with the commands that produced them, `Assumed` has assumptions.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from .report import Report, number


@dataclass(frozen=True)
class Measured:
    """Measurements on one core of the machine named in benchmarks/README.md."""

    move_us: float = 407
    """CPU of a node for a move whose players are connected to that node (`benchmarks/run nodes`, one node with NATS)."""
    remote_us: float = 633
    """Additional CPU for a move with both players on other nodes (`benchmarks/run nodes`: four nodes minus one, over 3/4)."""
    beat_us: float = 47
    """CPU of a node for a heartbeat of a browser (`benchmarks/run lines`)."""
    table_kib: float = 59
    """Memory of a table and its two connections (`benchmarks/run lines`)."""
    node_mib: float = 112
    """Memory of an idle node (`benchmarks/run lines`)."""
    neighbour_us: float = 60
    """CPU of a node for a heartbeat of another node on NATS."""
    line_bytes: float = 1003
    """Bytes sent to each subscriber for a move (`benchmarks/run nodes`: bytes per move, over two subscribers)."""
    beat_bytes: float = 90
    """Bytes sent for a heartbeat, including packet headers."""
    postgres_us: float = 154
    """CPU of PostgreSQL for a move (`benchmarks/run nodes`, four nodes)."""
    wal_bytes: float = 386
    """Bytes of its write-ahead log for an event (`benchmarks/run nodes`, four nodes)."""
    stored_bytes: float = 212
    """Bytes of an event on disk, including the index (`benchmarks/run nodes`, four nodes)."""
    nats_us: float = 41
    """CPU of NATS for a move (`benchmarks/run nodes`, four nodes)."""
    bus_bytes: float = 1276
    """Bytes on NATS for a move (`benchmarks/run nodes`, four nodes)."""
    connections: int = 8
    """Number of connections from a node to PostgreSQL."""


@dataclass(frozen=True)
class Assumed:
    """Assumptions about the behaviour of people and the prices of machines. Change them for other calculations."""

    seconds_a_move: float = 15
    """Seconds between two actions of an active player."""
    playing: float = 0.8
    """The share of people with an open page who are playing; the others watch, wait or are away."""
    seen: float = 0.7
    """The share of visible pages. They send a heartbeat every second, hidden ones every 15 seconds."""
    full: float = 0.6
    """The maximum utilisation of a core, as headroom for peaks."""
    cores: int = 8
    """Number of cores per machine."""
    machine_gib: int = 32
    """Memory per machine, in GiB."""
    machine_euros: float = 60
    """Price of such a machine per month, at a European hoster."""
    terabyte_euros: float = 1
    """Price of a terabyte of outgoing traffic, at that hoster; 50 to 90 at the large clouds."""
    peak: float = 3
    """The ratio of the busiest hour to the average. Traffic and storage depend on the average."""
    lives_a_second: float = 3.3
    """Heartbeats per second that a node sends to all others (decision 45)."""
    commits: float = 500
    """Maximum commits per second of a node, because of group commit."""


@dataclass(frozen=True)
class Needs:
    """The resources for a number of people."""

    people: int
    moves: float
    beats: float
    nodes: int
    """The number of nodes, each on one core."""
    on_moves: float
    on_beats: float
    on_chatter: float
    """The shares of the nodes' CPU for moves, heartbeats of browsers, and heartbeats of other nodes."""
    machines: int
    memory_gib: float
    postgres_cores: float
    postgres_connections: int
    commits: float
    """Number of commits per second, before group commit in PostgreSQL."""
    wal_mb: float
    """Megabytes of write-ahead log per second."""
    stored_gb: float
    """Gigabytes stored per day."""
    nats_cores: float
    bus_gbit: float
    sent_gbit: float
    sent_tb: float
    """Terabytes of outgoing traffic per month."""
    euros: float
    """Price of all machines and traffic in euros per month."""


MEASURED = Measured()
ASSUMED = Assumed()


def calculate(people: int, measured: Measured = MEASURED, assumed: Assumed = ASSUMED) -> Needs:
    """Calculate the resources for a number of concurrent people."""
    moves = people * assumed.playing / assumed.seconds_a_move
    beats = people * (assumed.seen + (1 - assumed.seen) / 15)

    def work(nodes: int) -> tuple[float, float, float]:
        """CPU seconds per second for moves, heartbeats and other nodes. With more nodes, more connections are relayed."""
        move = measured.move_us + measured.remote_us * (1 - 1 / nodes)
        others = nodes * (nodes - 1) * assumed.lives_a_second * measured.neighbour_us
        return moves * move / 1e6, beats * measured.beat_us / 1e6, others / 1e6

    nodes = 1
    while (needed := ceil(sum(work(nodes)) / assumed.full)) > nodes:
        nodes = needed
    parts = work(nodes)
    memory = people / 2 * measured.table_kib / 2**20 + nodes * measured.node_mib / 2**10
    postgres = moves * measured.postgres_us / 1e6 / assumed.full
    nats = moves * measured.nats_us / 1e6 / assumed.full if nodes > 1 else 0.0
    sent = moves * 2 * measured.line_bytes + beats * measured.beat_bytes
    machines = max(ceil((nodes + postgres + nats) / assumed.cores), ceil(memory / assumed.machine_gib / 0.7))
    terabytes = sent * 30 * 86_400 / assumed.peak / 1e12
    return Needs(
        people=people,
        moves=moves,
        beats=beats,
        nodes=nodes,
        on_moves=parts[0] / sum(parts),
        on_beats=parts[1] / sum(parts),
        on_chatter=parts[2] / sum(parts),
        machines=machines,
        memory_gib=memory,
        postgres_cores=postgres,
        postgres_connections=nodes * measured.connections,
        commits=min(moves, nodes * assumed.commits),
        wal_mb=moves * measured.wal_bytes / 1e6,
        stored_gb=moves * measured.stored_bytes * 86_400 / assumed.peak / 1e9,
        nats_cores=nats,
        bus_gbit=moves * measured.bus_bytes * 8 / 1e9 if nodes > 1 else 0.0,
        sent_gbit=sent * 8 / 1e9,
        sent_tb=terabytes,
        euros=machines * assumed.machine_euros + terabytes * assumed.terabyte_euros,
    )


def people_per_node(measured: Measured = MEASURED, assumed: Assumed = ASSUMED) -> int:
    """The number of people that one node can serve, in hundreds."""
    people = 100
    while calculate(people + 100, measured, assumed).nodes == 1:
        people += 100
    return people


SIZES = (1_000, 10_000, 100_000, 1_000_000)
ROWS: dict[str, Callable[[Needs], str]] = {
    "actions a second": lambda needs: number(needs.moves),
    "heartbeats a second": lambda needs: number(needs.beats),
    "nodes (one core each)": lambda needs: number(needs.nodes),
    "share of moves, heartbeats, other nodes": lambda needs: (
        f"{needs.on_moves:.0%}, {needs.on_beats:.0%}, {needs.on_chatter:.0%}"
    ),
    "memory of all nodes": lambda needs: f"{needs.memory_gib:,.1f} GiB",
    "PostgreSQL, cores": lambda needs: f"{needs.postgres_cores:,.1f}",
    "PostgreSQL, connections": lambda needs: number(needs.postgres_connections),
    "PostgreSQL, commits a second": lambda needs: number(needs.commits),
    "PostgreSQL, written a second": lambda needs: f"{needs.wal_mb:,.1f} MB",
    "PostgreSQL, stored a day": lambda needs: f"{needs.stored_gb:,.1f} GB",
    "NATS, cores": lambda needs: f"{needs.nats_cores:,.1f}",
    "NATS, traffic": lambda needs: f"{needs.bus_gbit:,.2f} Gbit/s",
    "sent to browsers": lambda needs: f"{needs.sent_gbit:,.2f} Gbit/s",
    "machines of 8 cores in all": lambda needs: number(needs.machines),
    "traffic in a month": lambda needs: f"{needs.sent_tb:,.1f} TB",
    "euros a month": lambda needs: number(needs.euros),
}


def table() -> str:
    """The table of the page, in Markdown."""
    found = [calculate(size) for size in SIZES]
    report = Report("million", "", ("people at once", *map(number, SIZES)))
    report.rows = [(name, *(format_cell(needs) for needs in found)) for name, format_cell in ROWS.items()]
    return report.markdown().split("\n\n", 1)[1].strip()


if __name__ == "__main__":
    print(table())
    print(f"\nOne node serves {people_per_node():,} players.")
