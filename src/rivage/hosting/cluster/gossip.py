"""What every node should know and none must: who laid tables, what addresses have used up, whose cookies were taken back.

Told once, to all who listen now. A node that was not there counts a little less: limits are kept roughly, and what must hold for
certain (that a cookie is taken back) stands in the database as well and is read at the start.
"""

import asyncio
from collections import Counter
from collections.abc import Callable

from rivage.hosting.link import Link
from rivage.hosting.open_tables import Caps, OpenTables

from .messages import Ended, Laid, Revoked, Spent, ToAll, Used, write
from .outbox import Post

GATHER = 0.5
"""Seconds for which what was used up is gathered."""


class Gossip:
    """Tells the others, and passes on what they tell."""

    def __init__(self, link: Link, post: Post, node: Callable[[], str]) -> None:
        """`node` gives our own id."""
        self._link = link
        self._post = post
        self._node = node
        self._takes: dict[str, Counter[str]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._limits: dict[str, Callable[[str, int], None]] = {}
        self.open_tables: SharedOpenTables
        self.on_revoked: Callable[[str, int], None] = lambda _player, _before: None
        """Called when another node takes cookies back."""
        self.on_used: Callable[[bytes], None] = lambda _challenge: None
        """Called when a challenge was taken at another node."""

    def tell(self, letter: ToAll) -> None:
        """Tell all other nodes."""
        self._post.send(self._link.subject("all"), write(letter))

    def revoked(self, player: str, before: int) -> None:
        """The cookies of a player were taken back here."""
        self.tell(Revoked(self._node(), player, before))

    def used(self, challenge: bytes) -> None:
        """A challenge was taken here."""
        self.tell(Used(self._node(), challenge))

    def share(self, name: str, spend: Callable[[str, int], None]) -> Callable[[str], None]:
        """Share a limit among the nodes: call what this returns with each who uses it here; `spend` hears who did elsewhere."""
        self._limits[name] = spend

        def took(who: str) -> None:
            self._takes.setdefault(name, Counter())[who] += 1
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(GATHER, self._flush)

        return took

    def hear(self, letter: ToAll) -> None:
        """Take in what another node tells."""
        match letter:
            case Laid(table=table, guest=guest, address=address, at=at):
                self.open_tables.count(table, guest, address, at)
            case Ended(table=table):
                self.open_tables.forget(table)
            case Revoked(player=player, before=before):
                self.on_revoked(player, before)
            case Used(challenge=challenge):
                self.on_used(challenge)
            case Spent(takes=takes):
                for name, whos in takes.items():
                    if (spend := self._limits.get(name)) is not None:
                        for who, count in whos.items():
                            spend(who, count)

    def close(self) -> None:
        """Tell nothing any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _flush(self) -> None:
        self._timer = None
        takes, self._takes = self._takes, {}
        self.tell(Spent(self._node(), {name: dict(counts) for name, counts in takes.items()}))


class SharedOpenTables(OpenTables):
    """The open tables of all nodes, by who laid them."""

    def __init__(self, caps: Caps, gossip: Gossip, node: Callable[[], str]) -> None:
        super().__init__(caps)
        self._gossip = gossip
        self._node = node
        gossip.open_tables = self

    def add(self, table: str, guest: str, address: str, now: int) -> bool:
        """See `OpenTables.add`; the other nodes hear of it."""
        counted = super().add(table, guest, address, now)
        if counted:
            self._gossip.tell(Laid(self._node(), table, guest, address, now))
        return counted

    def drop(self, table: str) -> None:
        """See `OpenTables.drop`; the other nodes hear of it."""
        if table in self._keys:
            self._gossip.tell(Ended(self._node(), table))
        super().drop(table)

    def forget(self, table: str) -> None:
        """A table that another node tells about is over."""
        super().drop(table)
