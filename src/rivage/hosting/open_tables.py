"""Limits the number of open tables of one guest or one network address, so that nobody can fill the server.

A table is open until its match is over. It counts for at most a day after its creation: guests with unfinished matches from
yesterday, and everybody who shares their address, may play again today.
"""

import msgspec

from rivage.table.errors import TooManyTables
from rivage.table.match import DAY


class Caps(msgspec.Struct, frozen=True):
    """The maximum numbers of open tables; 0 for no limit."""

    guest: int = 100
    """Maximum number of open tables created by one guest."""
    address: int = 500
    """Maximum number of open tables created from one address. A school, a café or a home has one address for everybody."""


class OpenTables:
    """The open tables, counted by guest and by address."""

    def __init__(self, caps: Caps) -> None:
        self._caps = caps
        self._created: dict[tuple[str, str], dict[str, int]] = {}
        """For each guest or address: the open tables with the times of their creation, the oldest first."""
        self._keys: dict[str, tuple[tuple[str, str], ...]] = {}
        """For each open table: the keys (guest, address) under which it is counted."""

    def add(self, table: str, guest: str, address: str, now: int) -> bool:
        """Count a table that is about to be created at `now`. Returns False when it is counted already.

        An empty `guest` or `address` is not counted.

        Raises:
            TooManyTables: when the guest or the address has reached the limit.
        """
        if table in self._keys:
            return False
        limits = self._limits(guest, address)
        keys = tuple(key for key in limits if key[1] and limits[key])
        for key in keys:
            self._expire(key, now - DAY)
            if len(self._created.get(key, ())) >= limits[key]:
                raise TooManyTables(
                    f"{limits[key]} tables of today are open: finish some of them first", most=limits[key], whose=key[0]
                )
        self._record(table, keys, now)
        return True

    def _limits(self, guest: str, address: str) -> dict[tuple[str, str], int]:
        """The limits of a guest and an address."""
        return {("guest", guest): self._caps.guest, ("address", address): self._caps.address}

    def _record(self, table: str, keys: tuple[tuple[str, str], ...], now: int) -> None:
        self._keys[table] = keys
        for key in keys:
            self._created.setdefault(key, {})[table] = now

    def _expire(self, key: tuple[str, str], before: int) -> None:
        """Stop counting tables that were created before a time."""
        for table, created in list(self._created.get(key, {}).items()):
            if created > before:
                break
            self.drop(table)

    def drop(self, table: str) -> None:
        """Stop counting a table: its match is over, or it was not created after all."""
        for key in self._keys.pop(table, ()):
            tables = self._created[key]
            tables.pop(table, None)
            if not tables:
                del self._created[key]

    def count(self, table: str, guest: str, address: str, at: int) -> None:
        """Count a table that was created at another node, regardless of the limits."""
        if table not in self._keys:
            self._record(table, tuple(key for key in self._limits(guest, address) if key[1]), at)

    def __len__(self) -> int:
        """The number of open tables."""
        return len(self._keys)
