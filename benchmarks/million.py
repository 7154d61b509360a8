"""What a million people at once would take, reckoned from what was measured: the table of docs/explanation/million.md.

    python -m benchmarks.million

Every figure that goes in stands in this file: `Measured` with the command that gave it, `Assumed` for what cannot be measured.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from .report import Report, number


@dataclass(frozen=True)
class Measured:
    """Figures of one core of the machine named in benchmarks/README.md."""

    move_us: float = 407
    """CPU of a node for a move whose players are all on it (`benchmarks/run nodes`, one node on a bus)."""
    remote_us: float = 633
    """More for a move whose players are all elsewhere (the same: four nodes less one, over three quarters)."""
    beat_us: float = 47
    """CPU of a node for a heartbeat of a browser (`benchmarks/run lines`)."""
    table_kib: float = 59
    """Memory of a table and its two lines (the same)."""
    node_mib: float = 112
    """Memory of a node at which nobody is (the same)."""
    neighbour_us: float = 60
    """CPU of a node for a word of another one on the bus; each says that it lives."""
    line_bytes: float = 1003
    """What a listener is sent for a move (the same: bytes for each move, over two listeners)."""
    beat_bytes: float = 90
    """What a heartbeat sends, with the headers of its packet."""
    postgres_us: float = 154
    """CPU of PostgreSQL for a move (`benchmarks/run nodes`, four nodes)."""
    wal_bytes: float = 386
    """What it writes to its own log for an event (the same)."""
    stored_bytes: float = 212
    """What an event takes on disk, with its index (the same)."""
    nats_us: float = 41
    """CPU of NATS for a move (`benchmarks/run nodes`, four nodes)."""
    bus_bytes: float = 1276
    """What a move puts on the bus (the same)."""
    connections: int = 8
    """Connections of a node to PostgreSQL."""


@dataclass(frozen=True)
class Assumed:
    """How people behave, and what machines cost. Change these to reckon with your own."""

    seconds_a_move: float = 15
    """Seconds between two actions of one person who plays."""
    playing: float = 0.8
    """Part of the people with a page open who play; the others look, wait or have put the phone down."""
    seen: float = 0.7
    """Part of the pages that are seen: they ask for a word every second, the others every 15."""
    full: float = 0.6
    """How much of a core may be used, so that nobody waits when many act at once."""
    cores: int = 8
    """Cores of a machine."""
    machine_gib: int = 32
    machine_euros: float = 60
    """For such a machine, a month, at a plain European host."""
    terabyte_euros: float = 1
    """For a terabyte sent to the world, there; 50 to 90 at the large clouds."""
    peak: float = 3
    """The busiest hour over the average: what is sent and stored follows the average."""
    lives_a_second: float = 3.3
    """How often a node says to all others that it lives (decision 45)."""
    commits: float = 500
    """Commits a second of one node at most: it gathers what comes in while the last one is written."""


@dataclass(frozen=True)
class Needs:
    """What so many people take."""

    people: int
    moves: float
    beats: float
    nodes: int
    """Processes of one core."""
    on_moves: float
    on_beats: float
    on_chatter: float
    """What the nodes' cores do: moves, heartbeats, and hearing that the others live; parts of all."""
    machines: int
    memory_gib: float
    postgres_cores: float
    postgres_connections: int
    commits: float
    """A second, before PostgreSQL gathers them itself."""
    wal_mb: float
    """A second."""
    stored_gb: float
    """A day."""
    nats_cores: float
    bus_gbit: float
    sent_gbit: float
    sent_tb: float
    """A month."""
    euros: float
    """A month."""


MEASURED = Measured()
ASSUMED = Assumed()


def reckon(people: int, measured: Measured = MEASURED, assumed: Assumed = ASSUMED) -> Needs:
    """All that so many people at once take."""
    moves = people * assumed.playing / assumed.seconds_a_move
    beats = people * (assumed.seen + (1 - assumed.seen) / 15)

    def work(nodes: int) -> tuple[float, float, float]:
        """Seconds of CPU a second for moves, heartbeats and other nodes; the more nodes, the fewer lines are at their table's."""
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


def held_by_one(measured: Measured = MEASURED, assumed: Assumed = ASSUMED) -> int:
    """How many people one node holds, in hundreds."""
    people = 100
    while reckon(people + 100, measured, assumed).nodes == 1:
        people += 100
    return people


SIZES = (1_000, 10_000, 100_000, 1_000_000)
ROWS: dict[str, Callable[[Needs], str]] = {
    "actions a second": lambda one: number(one.moves),
    "heartbeats a second": lambda one: number(one.beats),
    "nodes (one core each)": lambda one: number(one.nodes),
    "of their work: moves, heartbeats, each other": lambda one: f"{one.on_moves:.0%}, {one.on_beats:.0%}, {one.on_chatter:.0%}",
    "memory of all nodes": lambda one: f"{one.memory_gib:,.1f} GiB",
    "PostgreSQL, cores": lambda one: f"{one.postgres_cores:,.1f}",
    "PostgreSQL, connections": lambda one: number(one.postgres_connections),
    "PostgreSQL, commits a second": lambda one: number(one.commits),
    "PostgreSQL, written a second": lambda one: f"{one.wal_mb:,.1f} MB",
    "PostgreSQL, stored a day": lambda one: f"{one.stored_gb:,.1f} GB",
    "NATS, cores": lambda one: f"{one.nats_cores:,.1f}",
    "NATS, carried": lambda one: f"{one.bus_gbit:,.2f} Gbit/s",
    "sent to browsers": lambda one: f"{one.sent_gbit:,.2f} Gbit/s",
    "machines of 8 cores, all together": lambda one: number(one.machines),
    "sent in a month": lambda one: f"{one.sent_tb:,.1f} TB",
    "euros a month": lambda one: number(one.euros),
}


def table() -> str:
    """The table of the page."""
    found = [reckon(size) for size in SIZES]
    report = Report("million", "", ("people at once", *map(number, SIZES)))
    report.rows = [(name, *(shown(one) for one in found)) for name, shown in ROWS.items()]
    return report.markdown().split("\n\n", 1)[1].strip()


if __name__ == "__main__":
    print(table())
    print(f"\nOne node holds {held_by_one():,} people.")
