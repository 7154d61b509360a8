"""What every part of the edge shares: the settings, and the things opened at start."""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from rivage.deals import Dealer
from rivage.hosting import Caps, Guest, Tables, TableSession
from rivage.store import Store, StoreError
from rivage.table import Match
from rivage.table.decide import IdleLimits
from rivage.table.errors import UnknownTable

from .account import Credentials
from .analysis_jobs import AnalysisJobs
from .guard import SecurityLog
from .identity import Identity
from .limits import Buckets, Limits
from .metrics import Metrics
from .notify import Notifier
from .workshops import Workshops
from .ws.connection_registry import Present

_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Settings(msgspec.Struct, frozen=True):
    """What a host may choose."""

    public_url: str = ""
    """The address people use when it is not the one they ask for, as behind some proxies: `https://play.example.org`."""
    network_url: str = ""
    """Where other devices of the network open the house, when it listens to them and has no public address."""
    local_names: tuple[str, ...] = ()
    """The names of this machine, where the house listens to it alone and has no public address; empty: any name is taken."""
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
    """What who reads the metrics must name; empty where none is asked for."""
    caps: Caps = Caps()
    """How many tables one guest or address may have open."""
    idle_limits: IdleLimits = IdleLimits()
    """How long tables are kept open at which nothing happens."""
    archive_days: int = 30
    """Days after which a match that is over is packed away; 0 never."""
    private_targets: bool = False
    """Guests may have their programs told at addresses of the host's own network."""
    duplicate_days: int = 7
    """Days for which a duplicate may be begun."""
    bus: str = ""
    """The address of the bus by which several nodes serve the same tables; empty where one process does."""
    cluster: str = "rivage"
    """What the nodes that belong together are called on the bus."""
    trace: str = ""
    """Where traces of moves are sent: an OTLP endpoint over HTTP; empty for nowhere."""


@dataclass(frozen=True)
class Services:
    """One running server."""

    store: Store
    tables: Tables
    identity: Identity
    metrics: Metrics
    dealer: Dealer
    workshops: Workshops
    notifier: Notifier
    """Tells people that it is their turn."""
    keyring: Credentials
    """By what guests are known again."""
    studies: AnalysisJobs
    """What is thought about for people, as bots think."""
    settings: Settings = field(default_factory=Settings)
    security: SecurityLog = field(default_factory=SecurityLog)
    """Where attacks are told."""
    present: Present = field(default_factory=Present)
    """Who has a socket open."""
    on_revoked: Callable[[str, int], None] = lambda _player, _before: None
    """Called with a player whose cookies were taken back here, and the time before which they were given."""
    share_limit: Callable[[str, Buckets], None] = lambda _name, _buckets: None
    """Called with each limit that counts at all nodes together."""

    @cached_property
    def creations(self) -> Buckets:
        """How many tables each address may still lay, rematches included."""
        return Buckets(self.settings.limits.tables_burst, self.settings.limits.tables_rate)

    async def visit(self, table: str, guest: Guest) -> TableSession:
        """Open a tab at the table of that id.

        Raises:
            UnknownTable: when there is none.
            BadRecord, StoreError, BusError: when it cannot be had.
        """
        return await self.tables.visit(sound(table), guest)

    async def match(self, table: str) -> Match:
        """The match at the table of that id, as it stands.

        Raises:
            UnknownTable: when there is none.
            BadRecord, StoreError: when it cannot be loaded.
        """
        return await self.tables.match(sound(table))

    async def nickname(self, player: str) -> str:
        """The last nickname of a player; empty for who had none.

        Raises:
            StoreError: when the store cannot be read.
        """
        known = await self.store.player(player)
        return known.name if known else ""

    async def invitation(self, duplicate: str) -> tuple[str, str]:
        """The game of a duplicate, and the name of who made it; empty for who had none.

        Raises:
            DealError: `duplicate.unknown`.
            StoreError: when the store cannot be read.
        """
        deal = await self.dealer.known(duplicate)
        return deal.game, await self.nickname(deal.host)

    async def remember(self, player: str, table: str, seat: int | None = None) -> None:
        """Keep the nickname a player has at a seat of a table, by default the first they hold, for the next time.

        What cannot be kept is asked for again: they have sat down, and a table has been laid, all the same.
        """
        with suppress(StoreError):  # the store has told its host
            match = await self.match(table)
            held = match.held_by(player)
            if held:
                # Seats may have other numbers by now: those that stayed open are taken away when a match begins.
                name = match.seats[seat if seat is not None and seat in held else held[0]].name
                await self.store.save_player(player, name)


def sound(table: str) -> str:
    """The id of a table, if it can be one.

    Raises:
        UnknownTable: when it cannot.
    """
    if _ID.fullmatch(table) is None:
        raise UnknownTable(table[:40])
    return table
